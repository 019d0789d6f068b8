/** The machine that serves, for whoever sits at it: never for anybody else. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { openTable, Visitor } = await import('../harness.ts');
const { firewallOf } = await import('../../../src/lib/server/http/here.ts');

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
	expect(firewallOf('win32', node, '3000')).toContain(`profile=private program="${node}"`);
	expect(firewallOf('linux', '/node', '3001')).toBe('sudo ufw allow 3001/tcp');
	expect(firewallOf('darwin', '/node', '3000')).toBeNull();
});
