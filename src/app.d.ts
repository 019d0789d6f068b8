import type * as Sync from '$lib/server/sync.ts';

declare global {
	/** The process's sync server: one instance for the routes and for the sockets. */
	var sync: Pick<typeof Sync, 'upgrade' | 'closeAll'>;
}
