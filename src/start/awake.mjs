/** Keeps this machine awake while phones are here: a laptop that sleeps is a server that sleeps. */
import { spawn } from 'node:child_process';

/** Windows wants to be told by a program that stays; it ends with ours. @param {number} pid */
const telling = (pid) =>
	[
		`$say = Add-Type -PassThru -Name Say -Namespace Earth -MemberDefinition '[DllImport("kernel32.dll")] public static extern uint SetThreadExecutionState(uint flags);'`,
		// from now on, and the system alone: its screen may go dark
		`while (Get-Process -Id ${pid} -ErrorAction SilentlyContinue) { [void]$say::SetThreadExecutionState([uint32]2147483649); Start-Sleep -Seconds 20 }`
	].join('; ');

/**
 * What keeps a system awake until a process ends.
 * @param {NodeJS.Platform} platform
 * @param {number} pid
 * @returns {readonly [program: string, ...args: string[]] | null} null where nothing is known
 */
export function keeperOn(platform, pid) {
	if (platform === 'darwin') return ['caffeinate', '-i', '-w', String(pid)];
	if (platform === 'win32')
		return ['powershell', '-NoProfile', '-NonInteractive', '-Command', telling(pid)];
	if (platform !== 'linux') return null;
	const inhibit = ['--what=idle:sleep', '--who=Borrowed Earth', '--why=Phones are connected'];
	return ['systemd-inhibit', ...inhibit, 'tail', `--pid=${pid}`, '-f', '/dev/null'];
}

/** One machine, kept awake or not. */
export class Awake {
	/** @type {import('node:child_process').ChildProcess | null} */
	#keeper = null;
	#failed = false;
	#command;

	/** @param {ReturnType<typeof keeperOn>} [command] */
	constructor(command = keeperOn(process.platform, process.pid)) {
		this.#command = command;
	}

	/**
	 * Keeps it awake from now on, or lets it sleep.
	 * @param {boolean} isWanted
	 * @returns {boolean | null} whether it is kept awake; false where that does not work, null where it may sleep
	 */
	keep(isWanted) {
		if (!isWanted) {
			this.#keeper?.kill();
			this.#keeper = null;
			return null;
		}
		if (!this.#failed) this.#keeper ??= this.#begin();
		return this.#keeper !== null;
	}

	/** A keeper that ends by itself never worked: it is not begun again. */
	#begin() {
		const [program, ...args] = this.#command ?? [];
		if (program === undefined) {
			this.#failed = true;
			return null;
		}
		const keeper = spawn(program, args, { stdio: 'ignore', windowsHide: true });
		const ended = () => {
			if (this.#keeper !== keeper) return;
			this.#failed = true;
			this.#keeper = null;
		};
		return keeper.on('error', ended).on('exit', ended);
	}
}
