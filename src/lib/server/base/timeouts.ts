/** How long the HTTP server waits for a request to arrive: a slow sender is cut off after this time. */
export const TIMEOUTS = {
	/** Milliseconds for the headers, a socket's handshake included. */
	headersTimeout: 10_000,
	/** Milliseconds for all of a request; a picture over a slow line takes its time. */
	requestTimeout: 60_000,
	/** How often that is looked at. */
	connectionsCheckingInterval: 2_000
} as const;
