/** The machine that serves, for whoever sits at it: never for anybody else. */
import type { NetworkInterfaceInfo } from 'node:os';
import type { RequestEvent } from '@sveltejs/kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const WLAN = { address: '192.168.1.5', internal: false } as NetworkInterfaceInfo;
vi.mock('node:os', async (original) => ({
	...(await original<typeof import('node:os')>()),
	networkInterfaces: () => ({ wlan0: [WLAN] })
}));
const { openTable, Visitor } = await import('../harness.ts');
const { atLocalhost, firewallOf } = await import('../../../src/lib/server/http/here.ts');

const HERE = { address: '127.0.0.1' };
const PHONE = { address: '192.168.1.77' };
const NOBODY = { came: false, here: 0 };

beforeEach(() => {
	globalThis.guests = NOBODY;
	globalThis.isBundle = true;
});
afterEach(() => {
	globalThis.guests = undefined;
	globalThis.isBundle = undefined;
	vi.unstubAllEnvs();
});

const ask = async (from: { address: string }) =>
	(await new Visitor().knock('GET', '/api/here', from)).body;

describe('what the machine knows of itself', () => {
	test('is told at it: whether a phone has come, and what the desk may do', async () => {
		expect(await ask(HERE)).toMatchObject({ reached: false, ends: true, awake: null });
		globalThis.guests = { came: true, here: 0 };
		expect(await ask(HERE)).toMatchObject({ reached: true });
		globalThis.isBundle = false;
		expect(await ask(HERE)).toMatchObject({ ends: false });
	});

	test('is told nobody else, nor behind a proxy, where every visitor may seem to sit here', async () => {
		expect(await ask(PHONE)).toBeNull();
		vi.stubEnv('BEHIND_PROXY', '1');
		expect(await ask(HERE)).toBeNull();
	});

	test('is unknown where nobody counts who comes', async () => {
		globalThis.guests = undefined;
		expect(await ask(HERE)).toBeNull();
	});
});

describe('whoever sits at the machine, and opened their desk by its address in a network', () => {
	const sent = (link: string, address = WLAN.address) =>
		atLocalhost({ url: new URL(link), getClientAddress: () => address } as RequestEvent);

	test('is led to the same page at localhost, which never changes', () => {
		expect(sent('http://192.168.1.5:3000/workshop/Ab3?tab=people')).toBe(
			'http://localhost:3000/workshop/Ab3?tab=people'
		);
		expect(sent('http://192.168.1.5/')).toBe('http://localhost/');
	});

	test('stays where they are at localhost, and by a name that somebody has set', () => {
		for (const link of ['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])
			expect(sent(link)).toBeNull();
		expect(sent('http://earth.school.example:3000/')).toBeNull();
		expect(sent('https://192.168.1.5/')).toBeNull();
	});

	test('stays where the server listens to nothing else, and so does every other device', () => {
		expect(sent('http://192.168.1.5:3000/', PHONE.address)).toBeNull();
		vi.stubEnv('HOST', '192.168.1.5');
		expect(sent('http://192.168.1.5:3000/')).toBeNull();
		vi.stubEnv('HOST', '0.0.0.0');
		expect(sent('http://192.168.1.5:3000/')).toBe('http://localhost:3000/');
	});
});

describe('the server is ended', () => {
	const ended = vi.fn();
	beforeEach(() => {
		ended.mockReset();
		const emit = process.emit.bind(process) as (...event: unknown[]) => boolean;
		vi.spyOn(process, 'emit').mockImplementation(((...event: unknown[]) => {
			if (event[0] !== 'SIGTERM') return emit(...event);
			ended(event[0]);
			return true;
		}) as never);
	});
	afterEach(() => {
		vi.restoreAllMocks();
	});

	test('by the facilitator at its own machine, as a closed window ends it', async () => {
		const { facilitator, workshop } = await openTable();
		const answer = await facilitator.knock('POST', `/api/workshops/${workshop}/end`, HERE);
		expect(answer.status).toBe(204);
		expect(ended).not.toHaveBeenCalled(); // the answer goes out first
		await vi.waitFor(() => {
			expect(ended).toHaveBeenCalledExactlyOnceWith('SIGTERM');
		});
	});

	test('by nobody else', async () => {
		const { facilitator, workshop } = await openTable();
		const path = `/api/workshops/${workshop}/end`;
		expect((await facilitator.knock('POST', path, PHONE)).status).toBe(404);
		expect((await new Visitor().knock('POST', path, HERE)).status).toBe(401);
		globalThis.isBundle = false;
		expect((await facilitator.knock('POST', path, HERE)).status).toBe(404);
		expect(ended).not.toHaveBeenCalled();
	});
});

test('the command for the firewall names the program on Windows and the port on Linux; a Mac asks by itself', () => {
	const node = 'C:\\Users\\Eva Müller\\Borrowed Earth\\app\\node\\node.exe';
	const [first, second] = firewallOf('win32', node, '3000')?.split('\n') ?? [];
	// “Cancel” has made a rule against it, which counts for more than the one that follows
	expect(first).toMatch(/delete rule name=all dir=in program=/);
	expect(second).toMatch(/add rule .* action=allow profile=private program=/);
	for (const line of [first, second]) expect(line).toContain(` program="${node}"`);
	expect(firewallOf('linux', '/node', '3001')).toBe('sudo ufw allow 3001/tcp');
	expect(firewallOf('darwin', '/node', '3000')).toBeNull();
});
