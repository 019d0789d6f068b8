/** The process's sync sockets: src/server.ts and `vite dev` hand them what asks for `/sync/`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { documents } from './sync/documents.ts';
import { watch } from './base/metrics.ts';
import { facilitates, visitorAt } from './storage/identity.ts';
import { presence } from './people/people.ts';
import { storage } from './storage/store.ts';
import { SyncServer } from './sync/server.ts';
import { findTable, host } from './tables/tables.ts';

const server = new SyncServer({ documents, findTable, visitorAt, facilitates, presence });

watch('sockets', 'Open WebSockets', () => server.sockets.web);
watch('lines', 'Lines of requests that stand for a WebSocket', () => server.sockets.requests);
watch('tables_in_memory', 'Tables in memory', () => host.size);
watch('documents', 'Shared documents in memory', () => documents.size);
for (const what of ['workshops', 'tables', 'people'] as const) {
	watch(what, `Stored ${what}`, async () => (await storage().count())[what]);
}

/** Answers a request for a socket on one document. */
export function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
	server.upgrade(request, socket, head);
}

/** Answers a request that stands for a socket, where a network lets none through. */
export function poll(request: IncomingMessage, response: ServerResponse): void {
	server.poll(request, response).catch(() => response.destroy());
}

/** Stores what was accepted and closes every socket with 1012, so that its client comes back. */
export const closeAll = (): Promise<void> => server.closeAll();
