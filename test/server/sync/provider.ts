/** A person's own client of one document, as the product's pages open it. */
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

/** Connects, and tries again after a number of milliseconds at most. */
export const providerOf = (
	address: string,
	name: string,
	token: string,
	patience: number
): WebsocketProvider =>
	new WebsocketProvider(address, name, new Y.Doc(), {
		protocols: ['borrowed-earth', `token.${token}`],
		WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
		disableBc: true,
		maxBackoffTime: patience
	});
