/** Two machines that are one: network namespaces joined by a cable, whose addresses come and go. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium, whereIs } from '../../scripts/chromium.mjs';

const ip = (...args: string[]): boolean => spawnSync('ip', args).status === 0;

function must(...args: string[]): void {
	if (!ip(...args)) throw new Error(`ip ${args.join(' ')}`);
}

/** Whether that can be had here: on Linux, with iproute2, as root. */
export function canPart(): boolean {
	const name = `try-${String(process.pid)}`;
	if (whereIs('nsenter') === null || !ip('netns', 'add', name)) return false;
	return ip('netns', 'del', name);
}

const CABLE = 'lan0';

/** One of the two. */
export class Machine {
	readonly #name: string;

	constructor(name: string) {
		this.#name = `${name}-${String(process.pid)}`;
		must('netns', 'add', this.#name);
		must('-n', this.#name, 'link', 'set', 'lo', 'up');
	}

	/** Joins both. */
	join(other: Machine): void {
		const end = ['peer', 'name', CABLE, 'netns', other.#name];
		must('-n', this.#name, 'link', 'add', CABLE, 'type', 'veth', ...end);
		for (const one of [this, other]) must('-n', one.#name, 'link', 'set', CABLE, 'up');
	}

	give(address: string): void {
		must('-n', this.#name, 'addr', 'add', `${address}/24`, 'dev', CABLE);
	}

	take(address: string): void {
		must('-n', this.#name, 'addr', 'del', `${address}/24`, 'dev', CABLE);
	}

	/** A command that runs another one here. */
	get within(): readonly [string, string] {
		return ['nsenter', `--net=/run/netns/${this.#name}`];
	}

	/** Its own browser; `folder` is for what starts it. */
	async openBrowser(folder: string): Promise<Browser> {
		const executablePath = join(folder, `${this.#name}.sh`);
		const program = (await findChromium()) ?? '';
		const lines = ['#!/bin/sh', `exec ${this.within.join(' ')} '${program}' "$@"`, ''];
		writeFileSync(executablePath, lines.join('\n'), { mode: 0o755 });
		return chromium.launch({ executablePath, args: ['--disable-gpu'] });
	}

	/** Whatever still runs in it goes on without a network. */
	close(): void {
		ip('netns', 'del', this.#name);
	}
}
