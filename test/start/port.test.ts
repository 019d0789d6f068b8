/** The port of a server for which none is set. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../src/start/port.mjs';

/** Another program at a port of one address alone. */
async function at(host: string) {
	const other = createServer((socket) => socket.end()).listen(0, host);
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

test('the last one used is taken again once it is free', async () => {
	const other = await at('127.0.0.1');
	await other[Symbol.asyncDispose]();
	expect(await freePort(other.port)).toBe(other.port);
});

test.each([
	['all addresses', undefined],
	// what Linux allows for two addresses Windows and macOS allow for all and one
	['another address', '127.0.0.2']
])('where another program is at localhost it is not taken for %s', async (_, host) => {
	await using other = await at('127.0.0.1');
	expect(await freePort(other.port, host)).not.toBe(other.port);
});
