/** Another program of this machine, which keeps silent. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** It takes a port, any free one for 0, of all addresses or of one; it ends where it is disposed of. */
export async function taking(port: number, host?: string) {
	const other = createServer((socket) => socket.resume()).listen({ port, host });
	await once(other, 'listening');
	const address = other.address();
	return {
		port: typeof address === 'object' ? (address?.port ?? 0) : 0,
		[Symbol.asyncDispose]: async () => {
			other.close();
			await once(other, 'close');
		}
	};
}
