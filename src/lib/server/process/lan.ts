/** This machine's address in the room's network. */
import { networkInterfaces } from 'node:os';

/** Networks that exist inside this machine only: no phone is there. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|vethernet|utun|tun|zt|tailscale)/i;

/** The IPv4 address that phones in the same network can open; null on a machine without a network. */
export function lanAddress(): string | null {
	const found = Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
		(addresses ?? [])
			.filter(({ family, internal }) => family === 'IPv4' && !internal)
			.map(({ address }) => ({ address, virtual: VIRTUAL.test(name) }))
	);
	return (found.find(({ virtual }) => !virtual) ?? found[0])?.address ?? null;
}
