/** How long the HTTP server waits for a request to arrive, and for the next one. */
export const TIMEOUTS = {
	/** Milliseconds for the headers, a socket's handshake included. */
	headersTimeout: 10_000,
	/** Milliseconds for all of a request; a picture over a slow line takes its time. */
	requestTimeout: 60_000,
	/** How often that is looked at. */
	connectionsCheckingInterval: 2_000,
	/** Milliseconds that a connection stays open for the next request: a phone whose turn comes round need not knock anew. */
	keepAliveTimeout: 60_000
} as const;
