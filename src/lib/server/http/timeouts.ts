/** How long the HTTP server waits for a request to be said: who dribbles it holds a connection no longer than this. */
export const TIMEOUTS = {
	/** Milliseconds for the headers, a socket's handshake included. */
	headersTimeout: 10_000,
	/** Milliseconds for all of a request; a picture over a slow line takes its time. */
	requestTimeout: 60_000,
	/** How often that is looked at. */
	connectionsCheckingInterval: 2_000
} as const;
