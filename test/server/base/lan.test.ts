/** Which address of a machine phones are sent to: made-up machines, each with the one that is right. */
import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressSet, lanAddress, places, waysIn } from '../../../src/lib/server/base/lan.ts';

/** A network by its adapter's name: its addresses, and what else is told of it. */
type Network = readonly [adapter: string, addresses: string | string[], mac?: string];

const infoOf = (written: string, mac = '3c:22:fb:10:20:30'): NetworkInterfaceInfo => {
	const [address = '', bits = address.includes(':') ? '64' : '24'] = written.split('/');
	const shared = { address, netmask: '', mac, internal: false, cidr: `${address}/${bits}` };
	return address.includes(':')
		? { ...shared, family: 'IPv6', scopeid: 0 }
		: { ...shared, family: 'IPv4' };
};
const LOOPBACK = { ...infoOf('127.0.0.1/8', '00:00:00:00:00:00'), internal: true };
const machine = (...networks: readonly Network[]) =>
	Object.fromEntries([
		...networks.map(([adapter, addresses, mac]) => [
			adapter,
			[addresses].flat().map((address) => infoOf(address, mac))
		]),
		['lo', [LOOPBACK]]
	]) as NodeJS.Dict<NetworkInterfaceInfo[]>;

const WIFI: Network = ['Wi-Fi', ['fe80::1', '192.168.1.20']];
const WLAN: Network = ['wlp2s0', ['192.168.1.20', 'fe80::1']];
const CABLE: Network = ['eth0', '10.4.7.20'];

const MACHINES: readonly (readonly [what: string, right: string | null, ...networks: Network[]])[] =
	[
		['Windows alone', '192.168.1.20', WIFI],
		['VirtualBox', '192.168.1.20', ['VirtualBox Host-Only Network', '192.168.56.1'], WIFI],
		[
			'VirtualBox under another name',
			'192.168.1.20',
			['Ethernet 3', '192.168.56.1', '0a:00:27:00:00:0c'],
			WIFI
		],
		['VMware', '192.168.1.20', ['VMware Network Adapter VMnet8', '192.168.80.1'], WIFI],
		[
			'VMware under another name',
			'192.168.1.20',
			['Ethernet 4', '192.168.80.1', '00:50:56:c0:00:08'],
			WIFI
		],
		['Hyper-V', '192.168.1.20', ['vEthernet (Default Switch)', '172.22.0.1'], WIFI],
		['WSL', '10.4.7.20', ['vEthernet (WSL)', '172.22.0.1'], ['WLAN', '10.4.7.20']],
		['NordLynx', '192.168.1.20', ['NordLynx', '10.5.0.2/16'], WIFI],
		['Radmin', '192.168.1.20', ['Radmin VPN', '26.10.20.30'], WIFI],
		['OpenVPN', '192.168.1.20', ['OpenVPN TAP-Windows6', '10.8.0.6'], WIFI],
		[
			'TAP under another name',
			'10.4.7.20',
			['Ethernet 2', '192.168.8.6', '00:ff:12:34:56:78'],
			['WLAN', '10.4.7.20']
		],
		['no cable', '192.168.1.20', ['Ethernet', '169.254.17.3/16'], WIFI],
		['no network but a cable without one', null, ['Ethernet', '169.254.17.3/16']],
		['WireGuard', '192.168.1.20', ['wg0', '10.0.0.2/32'], WLAN],
		['a tunnel of any name', '192.168.1.20', ['home', '192.168.7.2/32'], WLAN],
		['mobile broadband', '192.168.1.20', ['ppp0', '10.64.64.64/32'], WLAN],
		['Podman', '10.4.7.20', ['podman0', '10.88.0.1/16'], ['wlan0', '10.4.7.20']],
		['LXD', '10.4.7.20', ['lxdbr0', '10.11.12.1'], CABLE],
		['Kubernetes', '10.4.7.20', ['cni0', '10.42.0.1'], ['flannel.1', '10.42.0.0/32'], CABLE],
		[
			'Docker',
			'172.20.3.4',
			['docker0', '172.17.0.1/16'],
			['br-1f2e3d4c5b6a', '172.18.0.1'],
			['enp3s0', '172.20.3.4']
		],
		['a container', '10.4.7.20', ['veth12ab34', '192.168.3.1'], ['virbr0', '192.168.122.1'], CABLE],
		['Tailscale', '10.4.7.20', ['tailscale0', '100.101.102.103/32'], ['wlan0', '10.4.7.20']],
		['ZeroTier', '10.4.7.20', ['ztabcdef12', '192.168.192.5'], ['wlan0', '10.4.7.20']],
		[
			'macOS',
			'192.168.1.20',
			['utun3', '10.9.0.2/32'],
			['awdl0', 'fe80::2'],
			['en0', '192.168.1.20']
		],
		['a proxy that pretends', '10.4.7.20', ['Meta', '198.18.0.1/30'], ['Ethernet', '10.4.7.20']],
		['cable and radio', '192.168.1.20', ['Ethernet', '192.168.1.19'], WIFI],
		['a university', '131.130.1.20', ['Ethernet', '131.130.1.20']],
		[
			'version 6 alone',
			'[2001:db8::20]',
			['Ethernet', ['fe80::1', 'fd12::20', '2001:db8::20/128']]
		],
		['version 6 of the room alone', '[fd12::20]', ['wlan0', ['fe80::1', 'fd12::20']]],
		['both versions', '10.4.7.20', ['Ethernet', ['2001:db8::20', '10.4.7.20']]],
		['virtual networks alone', null, ['docker0', '172.17.0.1/16', '02:42:ac:11:00:02']],
		['nothing', null]
	];
const machines = MACHINES.map(([what, right, ...networks]) => ({ what, right, networks }));
test.each(machines)('$what: phones are sent to $right', ({ right, networks }) => {
	const adapters = machine(...networks);
	const backwards = Object.fromEntries(Object.entries(adapters).reverse());
	expect([lanAddress(adapters, ''), lanAddress(backwards, '')]).toEqual([right, right]);
});

describe('what is offered', () => {
	const adapters = machine(
		['Ethernet', '169.254.17.3/16'],
		['VirtualBox Host-Only Network', '192.168.56.1'],
		['Wi-Fi', ['fe80::1', '2001:db8::20', '192.168.1.20']]
	);
	const hosts = (host?: string) => places(adapters, host).map((place) => place.host);

	test('is every address that a phone may open, the likeliest first', () => {
		expect(places(adapters, '')).toEqual([
			{ host: '192.168.1.20', adapter: 'Wi-Fi', likely: true },
			{ host: '[2001:db8::20]', adapter: 'Wi-Fi', likely: true },
			{ host: '192.168.56.1', adapter: 'VirtualBox Host-Only Network', likely: false }
		]);
	});

	test('is what the server listens at', () => {
		expect(hosts('::')).toEqual(hosts(''));
		expect(hosts('0.0.0.0')).toEqual(['192.168.1.20', '192.168.56.1']);
		expect(hosts('192.168.56.1')).toEqual(['192.168.56.1']);
		expect(hosts('2001:db8::20')).toEqual(['[2001:db8::20]']);
		expect([hosts('127.0.0.1'), hosts('localhost')]).toEqual([[], []]);
	});
});

describe('ADDRESS', () => {
	afterEach(() => {
		vi.unstubAllEnvs();
	});
	const asked = new URL('http://localhost:3000/workshop');

	test('is what is told at the start, or else where the machine is, unless it listens to itself alone', () => {
		vi.stubEnv('ADDRESS', 'laptop.local');
		expect(waysIn(3000)).toEqual({ room: 'http://laptop.local:3000', others: [], lost: false });
		vi.stubEnv('ADDRESS', '');
		vi.stubEnv('HOST', '127.0.0.1');
		expect(waysIn(3000)).toEqual({ room: null, others: [], lost: false });
		vi.stubEnv('HOST', '');
		const here = lanAddress();
		expect(waysIn(3000)).toMatchObject({
			room: here === null ? null : `http://${here}:3000`,
			lost: here === null
		});
	});

	test.each([
		['', null],
		['  ', null],
		['192.168.1.20', 'http://192.168.1.20:3000'],
		['192.168.1.20:80', 'http://192.168.1.20'],
		['laptop.local', 'http://laptop.local:3000'],
		['laptop.local:8080', 'http://laptop.local:8080'],
		['2001:db8::20', 'http://[2001:db8::20]:3000'],
		['[2001:db8::20]', 'http://[2001:db8::20]:3000'],
		['[2001:db8::20]:8080', 'http://[2001:db8::20]:8080'],
		['https://earth.school.example', 'https://earth.school.example'],
		['https://earth.school.example:8443/', 'https://earth.school.example:8443']
	])('%s gives %s', (set, origin) => {
		vi.stubEnv('ADDRESS', set);
		expect(addressSet(asked)).toBe(origin);
	});

	test.each([
		'two words',
		'http://',
		'https://earth.school.example/join',
		'ann@school.example',
		'1.2.3.4:99999',
		'ftp://x'
	])('%s is refused', (set) => {
		vi.stubEnv('ADDRESS', set);
		expect(() => addressSet(asked)).toThrow(set);
	});
});
