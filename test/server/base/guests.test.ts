/** Who comes from another device. */
import { EventEmitter } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { countGuests, isOwn } from '../../../src/lib/server/base/guests.ts';

const info = (address: string) => ({ address }) as NetworkInterfaceInfo;
const ADAPTERS = { wlan0: [info('192.168.1.5'), info('fe80::12')] };

test.each([
	['127.0.0.1', true],
	['127.8.0.1', true],
	['::1', true],
	['::ffff:127.0.0.1', true],
	['192.168.1.5', true],
	['::ffff:192.168.1.5', true],
	['fe80::12%wlan0', true],
	['192.168.1.6', false],
	['::ffff:192.168.1.50', false],
	['fe80::13%wlan0', false],
	['', false]
])('%s is this machine’s own: %s', (address, expected) => {
	expect(isOwn(address, ADAPTERS)).toBe(expected);
});

/** A connection from an address. */
const from = (server: Server, remoteAddress: string): Socket => {
	const socket = Object.assign(new EventEmitter(), { remoteAddress }) as unknown as Socket;
	server.emit('connection', socket);
	return socket;
};

test('the desk on this machine is no guest; a phone is, and has been one when it is gone', () => {
	const server = createServer();
	const guests = countGuests(server, (address) => isOwn(address, ADAPTERS));
	from(server, '127.0.0.1');
	from(server, '::ffff:192.168.1.5');
	expect(guests).toEqual({ came: false, here: 0 });
	const phone = from(server, '::ffff:192.168.1.77');
	from(server, '192.168.1.78');
	expect(guests).toEqual({ came: true, here: 2 });
	phone.emit('close');
	expect(guests).toEqual({ came: true, here: 1 });
});
