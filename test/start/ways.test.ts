/** What the window says when the machine's address changes in the middle of a lesson. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellWays } from '../../src/start/ways.ts';

vi.mock('node:os', async (original) => ({
	...(await original<typeof import('node:os')>()),
	networkInterfaces: vi.fn()
}));

/** The machine is in one network, with this address, or in none. */
function at(address: string | null): void {
	const info = {
		address,
		family: 'IPv4',
		mac: '1',
		internal: false,
		cidr: `${String(address)}/24`
	};
	vi.mocked(networkInterfaces).mockReturnValue(
		address === null ? {} : { wlan0: [info as NetworkInterfaceInfo] }
	);
}

let lines: string[] = [];
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubEnv('HOST', '');
	vi.stubEnv('ADDRESS', '');
	vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	lines = [];
});

/** What has been said since the last time. */
function heard(): string {
	const said = lines.join('\n');
	lines = [];
	return said;
}

/** The window stands open, and has said the machine’s first address. */
function firstSaid(): string {
	at('192.168.1.5');
	tellWays(3000);
	return heard();
}

test('it says the address, and nothing more while that stays', () => {
	expect(firstSaid()).toContain('http://192.168.1.5:3000');
	vi.advanceTimersByTime(60_000);
	expect(heard()).toBe('');
});

test('another address is said within seconds, with its code, once', () => {
	firstSaid();
	at('192.168.7.9');
	vi.advanceTimersByTime(5_000);
	const said = heard();
	expect(said).toContain('Phones have to scan the code again.');
	expect(said).toContain('http://192.168.7.9:3000');
	expect(said).toMatch(/[▀▄█]/);
	vi.advanceTimersByTime(60_000);
	expect(heard()).toBe('');
});

test('a network that goes and comes back with the same address changes nothing', () => {
	firstSaid();
	at(null);
	vi.advanceTimersByTime(30_000);
	at('192.168.1.5');
	vi.advanceTimersByTime(30_000);
	expect(heard()).toBe('');
});

test('a machine that gets its first network says how phones come in', () => {
	at(null);
	tellWays(3000);
	expect(heard()).toContain('Phones cannot join');
	at('10.0.0.4');
	vi.advanceTimersByTime(5_000);
	const said = heard();
	expect(said).toContain('http://10.0.0.4:3000');
	expect(said).not.toContain('scan the code again');
});
