/** The machine that serves, for whoever sits at it: what phones may be kept out by, and how to end the server. */
import type { RequestEvent } from '@sveltejs/kit';
import { isLoopback, isOwn } from '../base/guests.ts';
import { isAnywhere, places } from '../base/lan.ts';

/** What the desk of this machine is told. */
export interface Here {
	/** Its addresses in networks, the likeliest first. */
	readonly addresses: readonly string[];
	/** Whether any other device has reached it since it began. */
	readonly reached: boolean;
	/** What an administrator types so that phones may come in; null where the system asks by itself. */
	readonly firewall: string | null;
	/** Whether this server may be ended at the desk: a double click began it. */
	readonly ends: boolean;
	/** Whether the machine is kept awake; null while no phone is here, and where nobody tries. */
	readonly awake: boolean | null;
}

/** Whether a visitor sits at this very machine. Behind a proxy, and among several processes, nobody can tell. */
export function sitsHere(event: RequestEvent): boolean {
	if (process.env['BEHIND_PROXY'] === '1' || globalThis.guests === undefined) return false;
	return isOwn(event.getClientAddress());
}

/**
 * The same page by the name that never changes, for whoever sits at this machine and came by one of its
 * addresses in a network: cookies go by address, so a desk opened there would be lost with it. Null for
 * anybody else, and where the server listens to nothing but that address.
 */
export function atLocalhost(event: RequestEvent): string | null {
	const { protocol, hostname, port, pathname, search } = event.url;
	const address = hostname.replace(/^\[|\]$/g, '');
	const byNetwork = protocol === 'http:' && isOwn(address) && !isLoopback(address);
	if (!byNetwork || !isAnywhere(process.env['HOST'] ?? '') || !sitsHere(event)) return null;
	return `http://localhost${port && `:${port}`}${pathname}${search}`;
}

/** What is to be said of it now, by way of the address by which it was asked. */
export function hereNow({ port }: Pick<URL, 'port'>): Here {
	return {
		addresses: places().map(({ host }) => host),
		reached: globalThis.guests?.came === true,
		firewall: firewallOf(process.platform, process.execPath, port || '80'),
		ends: globalThis.isBundle === true,
		awake: globalThis.isAwake ?? null
	};
}

/**
 * The command that lets phones in, or two lines of them. Windows goes by the program's path, a Mac asks by itself. Whoever pressed “Cancel”
 * there, or may not press anything else, has made a rule that keeps the program out, and that counts for more than one that lets it in.
 */
export function firewallOf(platform: NodeJS.Platform, node: string, port: string): string | null {
	if (platform === 'win32') {
		const program = `program="${node}"`;
		return [
			`netsh advfirewall firewall delete rule name=all dir=in ${program}`,
			`netsh advfirewall firewall add rule name="Borrowed Earth" dir=in action=allow profile=private ${program}`
		].join('\n');
	}
	return platform === 'linux' ? `sudo ufw allow ${port}/tcp` : null;
}

/** Milliseconds in which the answer to who ended it gets through. */
const LAST_WORD = 100;

/** Ends the server in order: as a closed window does, all is stored. */
export function endSoon(): void {
	setTimeout(() => process.emit('SIGTERM', 'SIGTERM'), LAST_WORD).unref();
}
