/** This machine's addresses in the networks that it is in, and which of them phones in the room can most likely open. */
import { isIPv6 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { said } from './terminal.mjs';

/** An address as it stands in a link, and what the machine calls the network that it is in. */
export interface Place {
	readonly host: string;
	readonly adapter: string;
}

type Adapters = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Names of networks that end inside this machine: those of virtual machines, of containers, and of the system itself. */
const INSIDE =
	/virtual|vbox|vmware|vmnet|vethernet|hyper-?v|\bwsl|parallels|\bvnic|docker|podman|\bbr-[\da-f]|veth|virbr|lxc|lxd|incus|\bcni|flannel|\bcali|cilium|kube|weave|loopback|npcap|bluetooth|\bawdl|\bllw|\banpi|\bdummy/i;
/** Names of tunnels, which end far away. */
const TUNNEL =
	/vpn|\btap\d*\b|\bu?tun\d*\b|\bwg|wireguard|\bppp|ipsec|gpd\d|nord|radmin|hamachi|\bham\d|\bzt|\bfeth|zerotier|tailscale|nebula|proton|mullvad|surfshark|warp|anyconnect|forti|pangp|globalprotect|zscaler|teredo|isatap|tnl|\b(sit|gif|stf)\d/i;
/** Adapters of such programs by the numbers that their makers give them, whatever somebody has called them: VirtualBox, VMware, TAP, Docker, none at all. */
const MADE_UP = /^(0a:00:27|00:50:56:c0|00:ff:|02:42:|00:00:00:00:00:00)/i;
const WIRELESS = /wi-?fi|wlan|\bwl|wireless|drahtlos|sans fil|inal[aá]mbric|bezprzewod|бездрот/i;

/** Nobody is reached there: what a machine gives itself where nobody gave it an address, and what was never meant for a network. */
const NOWHERE = /^(169\.254|0|127|22[4-9]|23\d|24\d|25[0-5])\.|^(fe[89ab]|ff|::)/i;
/** What phones get in rooms, best first; elsewhere addresses of the Internet are given to each machine. */
const RANGES = [
	/^192\.168\./,
	/^10\./,
	/^172\.(1[6-9]|2\d|3[01])\./,
	/^(?!100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|198\.1[89]\.)\d+\./,
	/^\d/,
	/^f[cd]/i
];

/** Where other devices may find this machine, the likeliest first; a version 6 address stands in brackets. */
export function places(
	adapters: Adapters = networkInterfaces(),
	host: string | undefined = process.env['HOST']
): readonly (Place & { readonly likely: boolean })[] {
	return Object.entries(adapters)
		.flatMap(([adapter, found = []]) => found.map((info) => ({ adapter, info })))
		.filter(({ info }) => !info.internal && !NOWHERE.test(info.address) && listens(host, info))
		.map(({ adapter, info }) => ({ place: placeOf(adapter, info), score: scoreOf(adapter, info) }))
		.sort((one, other) => other.score - one.score)
		.map(({ place, score }) => ({ ...place, likely: score > 0 }));
}

/** The address that phones in the same network can open, as it stands in a link; null on a machine without one. */
export const lanAddress = (...machine: Parameters<typeof places>): string | null =>
	places(...machine).find(({ likely }) => likely)?.host ?? null;

/** What phones open, as the terminal says it: the address set or the likeliest one, and the other ones, a line each. */
interface Ways {
	readonly room: string | null;
	readonly others: readonly string[];
	/** It listens to the whole network, and there is none. One that listens behind a proxy needs none. */
	readonly lost: boolean;
}

/** What the terminal says of a server at this port. Throws where `ADDRESS` is none. */
export function waysIn(port: number): Ways {
	const set = addressSet({ protocol: 'http:', port: String(port) });
	if (set !== null) return { room: set, others: [], lost: false };
	const found = places();
	const best = found.find(({ likely }) => likely);
	const others = found.filter((place) => place !== best);
	return {
		room: best ? `http://${best.host}:${String(port)}` : null,
		others: others.map(({ host, adapter }) => `    http://${host}:${String(port)}   ${adapter}`),
		lost: !best && isAnywhere(process.env['HOST'] ?? '')
	};
}

/**
 * The address that is set with ADDRESS, as an origin: a name, an address or a whole one, such as
 * `https://earth.school.example`; null where none is set. Throws for what is none of these.
 */
export function addressSet({ protocol, port }: Pick<URL, 'protocol' | 'port'>): string | null {
	const set = process.env['ADDRESS']?.trim() ?? '';
	if (set === '') return null;
	const whole = /^https?:\/\//i.test(set);
	const link = whole ? set : `${protocol}//${isIPv6(set) ? `[${set}]` : set}`;
	const read = URL.canParse(link) ? new URL(link) : null;
	if (!read || read.href !== `${read.origin}/`)
		throw new Error(said('start_address_bad', { address: set }));
	if (!whole && !/:\d+$/.test(link.replace(/^.*\]/, ''))) read.port = port;
	return read.origin;
}

const placeOf = (adapter: string, { address }: NetworkInterfaceInfo): Place => ({
	host: isIPv6(address) ? `[${address}]` : address,
	adapter
});

/** Whether a server that listens at `host` is reached at this address. */
function listens(host = '', { address, family }: NetworkInterfaceInfo): boolean {
	if (host === '0.0.0.0') return family === 'IPv4';
	return isAnywhere(host) || host === address;
}

/** Whether a server that listens at `host` is reached by every address of its machine. */
export const isAnywhere = (host: string): boolean => ['', '0.0.0.0', '::'].includes(host);

/** Above 0 where phones may be. A version 4 network for one machine alone is a tunnel. */
function scoreOf(adapter: string, { address, mac, cidr }: NetworkInterfaceInfo): number {
	const range = RANGES.findIndex((addresses) => addresses.test(address));
	const alone = /^\d.*\/32$/.test(cidr ?? '');
	const away = [INSIDE, TUNNEL].some((names) => names.test(adapter)) || MADE_UP.test(mac) || alone;
	const score = 2 * (range < 0 ? 1 : RANGES.length + 1 - range) + (WIRELESS.test(adapter) ? 1 : 0);
	return away ? score - 100 : score;
}
