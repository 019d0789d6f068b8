/** All tables of a workshop at this moment: what is going on at each, only of what the whole room may see. */
import type { Json } from '../../engine/json.ts';
import type { Seat } from '../../engine/module.ts';
import { guideOf } from '../../games/guides.ts';
import type { Scene } from '../../games/kit/guide.ts';
import { gameOf } from '../../games/registry.ts';
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import { nameOf } from '../../table/documents.ts';
import { redact } from '../tables/written/redact.ts';
import { isComputer, namesIn, type DeskLine } from '../../table/room.ts';
import { trouble } from '../base/logger.ts';
import { isAway } from '../base/away.ts';
import { textsAt } from '../sync/documents.ts';
import { linesOf } from './workshops.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { movesBySeat, playedAt } from '../tables/moves.ts';
import { entriesAt, startAt } from '../tables/queries.ts';
import { hostedTable } from '../tables/tables.ts';

/** What a table's line at the desk says that the whole room may know. */
type Standing = Pick<
	DeskLine,
	'title' | 'game' | 'outcome' | 'closed' | 'phase' | 'step' | 'round' | 'paused' | 'gist' | 'toAct'
>;

/** One table of the board. */
export interface Card extends Standing {
	readonly table: string;
	/** What its game is called. */
	readonly plays: string;
	/** What its people call their world; '' while they have no name for it. */
	readonly called: string;
	/** The last entry of its log. */
	readonly seq: number;
	/** What the whole room may see, for a small picture; null for a table that cannot be read, or has not begun. */
	readonly view: Record<string, Json> | null;
	/** Who plays, by seat. */
	readonly names: readonly string[];
	/** Null for a table that cannot be read. */
	readonly scene: Scene | null;
	/** Who has sat there, by seat; seats that nobody has taken and that never played are left out. */
	readonly people: readonly { readonly seat: Seat; readonly who: string; readonly turns: number }[];
}

/** Asks as the table: no seat's secrets are told. */
const DESK = { facilitator: true, member: null } as const;
/** How many entries of a log are told again. */
const TOLD = 4;

/** Every table of a workshop; with `drafts`, what is being written there too. */
export const cardsOf = async (workshop: string, { drafts }: { drafts: boolean }): Promise<Card[]> =>
	Promise.all((await linesOf(workshop)).map((line) => cardOf(line, drafts)));

/** What this table's projector shows of all tables; null where the desk does not show them there. */
export async function cardsAt(table: string): Promise<Card[] | null> {
	const hosted = await hostedTable(table);
	if (hosted?.facilitation.screen.view !== 'class') return null;
	return cardsOf(hosted.table.workshop, { drafts: false });
}

const UNREAD = { scene: null, people: [], view: null, names: [], called: '' };

/** One table by its line; with `drafts`, what is being written there too. */
export async function cardOf(line: { table: string } & DeskLine, drafts: boolean): Promise<Card> {
	const { table, title, game, outcome, closed, phase, step, round, paused, gist, toAct, seq } =
		line;
	const standing = { title, game, outcome, closed, phase, step, round, paused, gist, toAct };
	const shown = seq < 0 ? null : await shownIfRead(table, standing, drafts);
	const plays = gameOf(game)?.about.title ?? game;
	return { table, plays, seq, ...standing, ...(shown ?? UNREAD) };
}

/** One table that cannot be read is in no other's way. */
async function shownIfRead(table: string, standing: Standing, drafts: boolean) {
	try {
		return await shownAt(table, standing, drafts);
	} catch (cause) {
		if (isAway(cause)) throw cause; // the page has what was there, and asks again
		trouble('a table could not be shown to the class', cause, { table });
		return null;
	}
}

/** It may stand on the wall: what the desk has hidden is not told here either. */
async function shownAt(table: string, standing: Standing, drafts: boolean) {
	const start = await startAt(table, DESK, true);
	const hosted = await hostedTable(table);
	if (!start || !hosted) return null;
	const { view, room } = start;
	const names = namesIn(room, (number) => m.desk_seat({ number }));
	const texts = drafts ? await textsAt(nameOf({ kind: 'story', table })) : {};
	const written = redact(texts, hosted.facilitation.hidden);
	const { scene: own } = await guideOf(hosted.game.id);
	const scene =
		(hosted.down ? null : own?.(view, names, written)) ??
		(await plainScene(hosted, standing, names));
	const taken = new Set(Object.values(room.people).map(({ seat }) => seat));
	const seats = Array.from({ length: room.seats }, (_, seat) => seat);
	const people = seats.flatMap((seat) => {
		const turns = scene.turns.bySeat[seat] ?? 0;
		return taken.has(seat) || isComputer(room, seat) || turns > 0
			? [{ seat, who: names(seat), turns }]
			: [];
	});
	const shown = hosted.down ? null : view;
	return { scene, people, view: shown, names: seats.map(names), called: room.called };
}

/** What can be said of any game: its log tells it. */
async function plainScene(
	{ table, game, position }: HostedTable,
	standing: Standing,
	names: (seat: Seat) => string
): Promise<Scene> {
	const played = playedAt(position);
	const last = played.slice(-TOLD).map(({ seq }) => seq);
	const entries = (await entriesAt(table.id, DESK, last)) ?? [];
	const outcome = game.outcome(position.state);
	return {
		now: [],
		told: entries.map(({ says }) => says.join(' ')),
		turns: { called: m.class_moves(), bySeat: movesBySeat(position) },
		waits: outcome
			? [wordsOf(game.id)?.outcome(outcome, names) ?? m.desk_line_over()]
			: waitsFor(standing, names)
	};
}

function waitsFor({ game, toAct, step }: Standing, names: (seat: Seat) => string): string[] {
	if (toAct.length === 0) return [];
	const what = wordsOf(game)?.step(step ?? '') ?? null;
	const people = toAct.map(names).join(m.list_comma());
	return [
		what === null
			? m.class_waiting({ names: people })
			: m.class_waiting_step({ names: people, what })
	];
}
