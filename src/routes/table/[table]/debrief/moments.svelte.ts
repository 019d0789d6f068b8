/** The moments of a game to talk about, for a page that leads through them one by one. */
import { guideOf } from '$lib/games/guides.ts';
import { talkAbout, type Guide, type LogLine, type TurningPoint } from '$lib/games/kit/guide.ts';
import type { Seat } from '$lib/engine/module.ts';
import { readLog } from '$lib/table/log.ts';

interface Asked {
	readonly table: string;
	readonly game: string;
	readonly view: unknown;
	readonly names: (seat: Seat) => string;
}

/** Reads the log of a game that has ended; no moments before that is read, or while it cannot be. From a component. */
export function moments(asked: () => Asked): { readonly all: readonly TurningPoint[] } {
	let read = $state.raw<{ guide: Guide; log: readonly LogLine[] } | null>(null);
	const { table, game } = $derived(asked());

	async function readAll(of: string, about: string) {
		const [guide, answer] = await Promise.all([guideOf(about), readLog(of)]);
		if ('ok' in answer) read = { guide, log: answer.ok.entries };
	}
	$effect(() => {
		void readAll(table, game).catch(() => null);
	});
	const all = $derived.by(() => {
		const { view, names } = asked();
		return read ? talkAbout(read.guide, view, read.log, names) : [];
	});
	return {
		get all() {
			return all;
		}
	};
}
