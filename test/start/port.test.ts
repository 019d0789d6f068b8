/** The port of a server for which none is set. */
import { expect, test } from 'vitest';
import { freePort } from '../../src/start/port.mjs';
import { taking } from './taking.ts';

test('the last one used is taken again once it is free', async () => {
	const other = await taking(0);
	await other[Symbol.asyncDispose]();
	expect(await freePort(other.port)).toBe(other.port);
});

test.each([
	['all addresses', undefined],
	// what Linux allows for two addresses Windows and macOS allow for all and one
	['another address', '127.0.0.2']
])('where another program is at localhost it is not taken for %s', async (_, host) => {
	await using other = await taking(0, '127.0.0.1');
	expect(await freePort(other.port, host)).not.toBe(other.port);
});
