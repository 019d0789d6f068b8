/** How long a turn takes at this table, from the times in its log. */
import type { Timed } from '../../../../engine/module.ts';
import type { BiomeEvent } from '../events.ts';
import type { TurnPhase } from '../state.ts';

export interface Pace {
	/** Milliseconds of a turn; null for a phase in which no turn has been played to its end. */
	readonly turn: Readonly<Record<TurnPhase, number | null>>;
	/** Milliseconds that the turn in progress has been played; 0 outside a turn. */
	readonly spent: number;
}

/** A longer silence is a break that nobody called one. */
const SILENCE = 10 * 60_000;
/** The pace is that of the last turns: a table gets faster. */
const LAST = 7;

/** The pace of every phase so far; pauses do not count. */
export function paceOf(log: readonly Timed[], now: number): Pace {
	const turns: Record<TurnPhase, number[]> = { build: [], society: [] };
	let [phase, spent]: [TurnPhase | null, number] = [null, 0];
	let paused = false;
	let before = log[0]?.at ?? now;
	const pass = (until: number) => {
		if (phase && !paused) spent += Math.min(SILENCE, Math.max(0, until - before));
		before = until;
	};
	for (const { at, told, pauses } of log) {
		pass(at);
		paused = pauses ?? paused;
		for (const event of told as readonly BiomeEvent[]) {
			if (event.type === 'turn-ended' && phase) turns[phase].push(spent);
			if (event.type === 'paused' || event.type === 'resumed') paused = event.type === 'paused';
			if (event.type === 'turn-began') [phase, spent] = [event.phase, 0];
			else if (OUTSIDE.has(event.type)) [phase, spent] = [null, 0];
		}
	}
	pass(now);
	return { turn: { build: usual(turns.build), society: usual(turns.society) }, spent };
}

/** After these no turn is played until one begins. */
const OUTSIDE: ReadonlySet<BiomeEvent['type']> = new Set([
	'turn-ended',
	'skipped',
	'phase-cut',
	'phase-ended',
	'game-ended'
]);

/** The middle one of the last: one long talk does not change it. */
function usual(lengths: readonly number[]): number | null {
	const last = lengths.slice(-LAST).sort((a, b) => a - b);
	return last[Math.floor(last.length / 2)] ?? null;
}

/** Since when the clock that is set runs, pauses not counted; null when none was set in this phase. */
export function clockRan(log: readonly Timed[], now: number): number | null {
	const tells = ({ told }: Timed, type: BiomeEvent['type']) =>
		told.some((one) => one.type === type);
	const set = log.findLastIndex((entry) => tells(entry, 'clock-set'));
	const began = log.findLastIndex(
		(entry) => tells(entry, 'phase-began') || tells(entry, 'phase-ended')
	);
	if (set < 0 || set < began) return null;
	let [ran, paused] = [0, false];
	for (const [index, entry] of log.entries()) {
		if (tells(entry, 'paused') || tells(entry, 'resumed')) paused = tells(entry, 'paused');
		paused = entry.pauses ?? paused;
		if (index >= set && !paused) ran += Math.max(0, (log[index + 1]?.at ?? now) - entry.at);
	}
	return ran;
}
