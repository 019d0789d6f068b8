/** A page of one person at the small server, whose database can be made to fail. */
import {
	forceCloseDatabase,
	IDBDatabase as Database,
	IDBFactory as Factory,
	IDBObjectStore as Store
} from 'fake-indexeddb';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { SharedDocument } from '../../../src/lib/table/shared.svelte.ts';
import type { House } from '../../server/sync/house.ts';

/** A disk that is full. */
const full = () => new DOMException('', 'QuotaExceededError');

/** Opens a document of the house as a page does, with this token. */
export function openShared({ port }: Pick<House, 'port'>, name: string, token: string) {
	class Socket extends WebSocket {
		constructor(url: string, protocols: readonly string[]) {
			super(url, [...protocols, `token.${token}`]);
		}
	}
	vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
	vi.stubGlobal('WebSocket', Socket);
	return new SharedDocument(name, { keep: true, gone: () => undefined });
}

/** A database as it is in a new browser. */
export function newDatabase(): void {
	vi.stubGlobal('indexedDB', new Factory());
}

/** Ways in which a database fails while a page is open. */
export const FAULTS: Readonly<Record<string, (name: string) => void>> = {
	'is deleted': (name) => {
		indexedDB.deleteDatabase(name);
	},
	'is deleted and deleted again': (name) => {
		const here = indexedDB;
		here.deleteDatabase(name);
		setTimeout(() => here.deleteDatabase(name), 5);
	},
	'is given another version': (name) => {
		const other = indexedDB.open(name, 2);
		other.onsuccess = () => {
			other.result.close();
		};
	},
	'is closed by the browser': () => {
		const transaction = vi.spyOn(Database.prototype, 'transaction');
		transaction.mockImplementationOnce(function (this: IDBDatabase, ...asked) {
			forceCloseDatabase(this as unknown as typeof Database);
			return this.transaction(...asked);
		});
	},
	'throws at each transaction': () => {
		vi.spyOn(Database.prototype, 'transaction').mockImplementation(() => {
			throw new DOMException('The database connection is closing.', 'InvalidStateError');
		});
	},
	'throws at each write': () => {
		for (const way of ['add', 'put'] as const)
			vi.spyOn(Store.prototype, way).mockImplementation(() => {
				throw full();
			});
	},
	'throws at one write': () => {
		vi.spyOn(Store.prototype, 'add').mockImplementationOnce(() => {
			throw full();
		});
	},
	'is full once a write ends': () => {
		vi.spyOn(Store.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
			const request = this.put(...row);
			this.transaction.abort();
			return request;
		});
	}
};

/** Browsers that let no page keep anything. */
export const PRIVATE: Readonly<Record<string, () => void>> = {
	'has no database': () => {
		vi.stubGlobal('indexedDB', undefined);
	},
	'throws at the word': () => {
		Object.defineProperty(globalThis, 'indexedDB', {
			configurable: true,
			get: () => {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			}
		});
	},
	'throws when it is opened': () => {
		vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			throw new DOMException('', 'SecurityError');
		});
	},
	'fails to open': () => {
		vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			const request = {} as IDBOpenDBRequest;
			setTimeout(() => {
				request.onerror?.(new Event('error'));
			});
			return request;
		});
	}
};
