/** Where a link leads, by how the desk was opened and what was chosen there. */
import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const adapters = vi.hoisted(() => ({ now: {} }));
vi.mock('node:os', async (original) => ({
	...(await original<typeof import('node:os')>()),
	networkInterfaces: () => adapters.now
}));
const { invitationTo, linked } = await import('../../../src/lib/server/people/invitation.ts');

const info = (address: string): NetworkInterfaceInfo => ({
	...{ address, netmask: '255.255.255.0', cidr: `${address}/24`, mac: '3c:22:fb:10:20:30' },
	...{ family: 'IPv4', internal: false }
});
const asking = (origin: string, chosen?: string) => ({
	url: new URL(`${origin}/workshop/x`),
	cookies: { get: (name: string) => (name === 'address' ? chosen : undefined) }
});
const there = (origin: string, chosen?: string) => {
	const { address, link, qr, places } = invitationTo(asking(origin, chosen), 'JC4M7P');
	const marked = places.map(({ host, chosen }) => (chosen ? `${host}!` : host));
	return { address, link, qr: qr !== null, places: marked };
};

beforeEach(() => {
	vi.stubEnv('HOST', '');
	adapters.now = {
		'VMware Network Adapter VMnet8': [info('192.168.80.1')],
		WLAN: [info('10.4.7.20')]
	};
});
afterEach(() => {
	vi.unstubAllEnvs();
});

test('a desk on the machine itself invites to its likeliest address and offers the others', () => {
	for (const host of ['localhost', '127.0.0.1', '[::1]'])
		expect(there(`http://${host}:3000`)).toEqual({
			address: '10.4.7.20:3000/join',
			link: 'http://10.4.7.20:3000/join/JC4M7P',
			qr: true,
			places: ['10.4.7.20!', '192.168.80.1']
		});
});

test('what was chosen counts while the machine has it', () => {
	expect(there('http://localhost:3000', '192.168.80.1')).toMatchObject({
		link: 'http://192.168.80.1:3000/join/JC4M7P',
		places: ['10.4.7.20', '192.168.80.1!']
	});
	for (const gone of ['192.168.99.1', 'evil.example', ''])
		expect(there('http://localhost:3000', gone).link).toBe('http://10.4.7.20:3000/join/JC4M7P');
});

test('a desk that was opened by one of the addresses has shown that it is right', () => {
	expect(there('http://192.168.80.1:3000')).toMatchObject({
		link: 'http://192.168.80.1:3000/join/JC4M7P',
		places: ['10.4.7.20', '192.168.80.1!']
	});
});

test('a name of the server’s own stays, whatever was chosen', () => {
	expect(there('https://earth.school.example', '192.168.80.1')).toEqual({
		address: 'earth.school.example/join',
		link: 'https://earth.school.example/join/JC4M7P',
		qr: true,
		places: []
	});
});

test('without an address there is no square code, for no link', () => {
	adapters.now = { Ethernet: [info('169.254.3.4')] };
	expect(there('http://localhost:3000')).toMatchObject({ qr: false, places: [] });
	expect(linked(asking('http://localhost:3000'), '/link/x')).toEqual({
		url: 'http://localhost:3000/link/x',
		qr: null
	});
});

test('where virtual networks are all there is, they are offered and none is taken', () => {
	adapters.now = { docker0: [info('172.17.0.1')] };
	expect(there('http://localhost:3000')).toMatchObject({ qr: false, places: ['172.17.0.1'] });
	expect(there('http://localhost:3000', '172.17.0.1')).toMatchObject({ qr: true });
});

test('what was set for the server comes before all', () => {
	vi.stubEnv('ADDRESS', 'laptop.local');
	expect(there('http://localhost:3000', '192.168.80.1')).toEqual({
		address: 'laptop.local:3000/join',
		link: 'http://laptop.local:3000/join/JC4M7P',
		qr: true,
		places: []
	});
});
