/** "What could I do?": three steps, each asked for, from what this seat may know and nothing else. */
import type { Seat } from '../../engine/module.ts';
import { cryptoSource, randomFrom } from '../../engine/random.ts';
import { lineTo, type Deed } from '../../engine/referee.ts';
import { BUDGET, type Decision, type Line } from '../../engine/search/decide.ts';
import { speechOf } from '../../games/parts.ts';
import { termOf } from '../../games/terms.ts';
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import type { Helped } from '../../table/facilitation.ts';
import { newToken } from '../base/tokens.ts';
import { whenGone } from '../base/gone.ts';
import { trouble } from '../base/logger.ts';
import { LineFull } from '../base/orders.ts';
import { noteSet } from '../tables/facilitation.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { wordsFor } from '../tables/proposals.ts';
import { host } from '../tables/tables.ts';
import { decided } from './decider.ts';

/** At how many places of one game a seat is helped. */
export const HELPS = 5;
/** A question, where to look, and a move with its reason. */
const STEPS = 3;
/** The best move stands out where it is ahead of the next by at least this part of what lies between the best and the worst. */
const AHEAD = 0.05;
/** How many moves are shown as the place to look. */
const REGION = 4;
/** How many thoughts are kept, so that all steps of one help come from the same one. */
const KEPT = 100;

/** By place and seat, with the workshop they go with. */
const thoughts = new Map<
	string,
	{ readonly workshop: string; readonly thought: Promise<Decision> }
>();
whenGone((workshop) => {
	for (const [key, kept] of thoughts) if (kept.workshop === workshop) thoughts.delete(key);
});

/** What a seat is told; `silent` where it does not matter what it does. */
export type Help =
	| {
			readonly step: number;
			readonly says: string;
			readonly left: number;
			/** Where to look: the move is one of these. */
			readonly among?: readonly { readonly type: string }[];
	  }
	| { readonly silent: true; readonly says: string }
	| 'tutor-off'
	| 'tutor-not-due'
	| 'tutor-used-up';

/** The next step of help for a seat where the table stands. Null for an unknown table. */
export async function helpAt(table: string, seat: Seat): Promise<Help | null> {
	const hosted = await host.table(table);
	if (!hosted) return null;
	const given = helpedBefore(hosted, seat);
	const refused = refusedHelp(hosted, seat, given);
	if (refused) return refused;
	const lines = await linesOf(hosted, seat);
	const [best, next] = lines;
	if (!best || !next || !differ(best, next, lines)) return { silent: true, says: m.tutor_silent() };
	const place = placeOf(hosted, seat);
	const before = given.filter(({ head }) => head === place).length;
	const step = Math.min(STEPS, before + 1);
	const says = await said(hosted, seat, best, step);
	if (before < STEPS) {
		const helped: Helped = { seat, step, head: place, at: Date.now() };
		await noteSet(host, table, newToken(), () => ({ helped }));
	}
	const left = HELPS - new Set([...placesOf(given), place]).size;
	return { step, says, left, ...(step === 2 ? { among: regionOf(lines) } : {}) };
}

/** Why a seat is not helped now; null where it is. */
function refusedHelp(
	hosted: HostedTable,
	seat: Seat,
	given: readonly Helped[]
): Extract<Help, string> | null {
	const { game, position, facilitation } = hosted;
	if (!facilitation.tutor) return 'tutor-off';
	const waits = game.toAct(game.view(position.state, 'table')).includes(seat);
	if (!waits || facilitation.pausedAt !== null || game.outcome(position.state)) {
		return 'tutor-not-due';
	}
	const places = placesOf(given);
	return places.size >= HELPS && !places.has(placeOf(hosted, seat)) ? 'tutor-used-up' : null;
}

/** What a seat is helped with once, however often others act meanwhile: the last entry that is not another seat's. */
const placeOf = ({ position: { log, head } }: HostedTable, seat: Seat): number =>
	lineTo(log, head).findLast(({ deed }) => !isOfAnother(deed, seat))?.seq ?? 0;

const isOfAnother = (deed: Deed, seat: Seat): boolean =>
	deed.kind === 'action' && deed.actor !== seat && deed.actor !== 'facilitator';

const placesOf = (given: readonly Helped[]) => new Set(given.map(({ head }) => head));

/** What was thought of the seat's actions, the best first; nothing where the search fails. Rejects with LineFull where too much waits. */
const linesOf = (hosted: HostedTable, seat: Seat): Promise<readonly Line[]> =>
	thoughtOf(hosted, seat).then(
		({ lines }) => lines,
		(cause: unknown) => {
			if (cause instanceof LineFull) throw cause;
			trouble('the tutor could not think', cause, { table: hosted.table.id });
			return [];
		}
	);

/** What a seat was helped with in this game. */
const helpedBefore = ({ position: { log } }: HostedTable, seat: Seat): Helped[] =>
	log.flatMap(({ deed }) => {
		const helped = deed.kind === 'desk' ? (deed.set['helped'] as Helped | null | undefined) : null;
		return helped?.seat === seat ? [helped] : [];
	});

/** Thought over once for each place: at full strength, whatever the levels of the computers at the table. */
function thoughtOf(hosted: HostedTable, seat: Seat): Promise<Decision> {
	const key = `${hosted.table.id} ${hosted.position.head} ${seat}`;
	const thought =
		thoughts.get(key)?.thought ?? decided(hosted, seat, BUDGET.strong, `tutor ${seat}`);
	thoughts.delete(key);
	thoughts.set(key, { workshop: hosted.table.workshop, thought });
	thought.catch(() => thoughts.delete(key));
	const [oldest] = thoughts.keys();
	if (thoughts.size > KEPT && oldest !== undefined) thoughts.delete(oldest);
	return thought;
}

/** The best move among others that were thought of, in no telling order. */
const regionOf = (lines: readonly Line[]): { type: string }[] =>
	randomFrom(cryptoSource).shuffle(lines.slice(0, REGION).map(({ action }) => action));

function differ(best: Line, next: Line, lines: readonly Line[]): boolean {
	const worst = Math.min(...lines.map(({ value }) => value));
	return best.value - next.value > AHEAD * (best.value - worst);
}

async function said(hosted: HostedTable, seat: Seat, best: Line, step: number): Promise<string> {
	const { game, position } = hosted;
	const words = wordsOf(game.id);
	const term = await termOf(game.id, betterBy(hosted, best) ?? '');
	switch (step) {
		case 1:
			return term === null ? m.tutor_question() : m.tutor_question_term({ term });
		case 2:
			return m.tutor_region({ what: words?.action(best.action.type) ?? best.action.type });
		default: {
			const speech = await speechOf(game.id);
			const view = game.view(position.state, seat);
			const action = speech?.(view, seat, best.action, randomFrom(cryptoSource)) ?? best.action;
			const move = await wordsFor(hosted, seat, action);
			const why = term === null ? m.tutor_because_tried() : m.tutor_because_term({ term });
			return `${m.tutor_move({ move })} ${why}`;
		}
	}
}

/** The term of worth that the move makes better most, by what the game says that it counts; null where none gets better. */
function betterBy({ game }: HostedTable, { before, after }: Line): string | null {
	const weights = game.weights ?? {};
	const gains = Object.keys(after)
		.map((term) => ({
			term,
			gain: (weights[term] ?? 1) * ((after[term] ?? 0) - (before[term] ?? 0))
		}))
		.sort((a, b) => b.gain - a.gain);
	const [most] = gains;
	return most && most.gain > 0 ? most.term : null;
}
