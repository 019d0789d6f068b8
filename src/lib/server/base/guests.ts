/** Whether other devices have found this machine: what keeps phones out, such as a firewall, is seen nowhere else. */
import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';

/** What has come from other devices since the server began. */
export interface Guests {
	came: boolean;
	/** How many connections they hold now. */
	here: number;
}

/** Whether an address means this machine on every machine. */
export const isLoopback = (address: string): boolean => /^(127\.|::1$)/.test(address);

/** Whether an address is one of this machine's own: who comes from it sits here. */
export function isOwn(address: string, adapters = networkInterfaces()): boolean {
	const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
	if (isLoopback(plain)) return true;
	return Object.values(adapters).some((found = []) => found.some((info) => info.address === plain));
}

/** Counts the connections of other devices to a server from now on. */
export function countGuests(server: Server, own: (address: string) => boolean = isOwn): Guests {
	const guests: Guests = { came: false, here: 0 };
	server.on('connection', (socket) => {
		if (own(socket.remoteAddress ?? '127.0.0.1')) return;
		guests.came = true;
		guests.here += 1;
		socket.once('close', () => (guests.here -= 1));
	});
	return guests;
}
