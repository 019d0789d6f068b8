/** What the facilitator sets at a hosted table beside its game: each is an entry of the log, and none is taken back by a rewind. */
import type { Json } from '../../engine/json.ts';
import type { Seat, Typed } from '../../engine/module.ts';
import { note, type Entry } from '../../engine/referee.ts';
import * as m from '../../paraglide/messages.js';
import {
	asJson,
	type Adjourned,
	type Clock,
	type Facilitation,
	type PersonDeed,
	type ScreenSetting,
	type Set
} from '../../table/facilitation.ts';
import type { Advanced, Host } from './host.ts';
import type { HostedTable } from './hosted.ts';
import { seenNow } from './memory.ts';
import { playOn, repeated, settled, type Played } from './playing.ts';
import { newToken } from '../base/tokens.ts';

/** What may be set, as a door takes it; what is left out stays. */
export interface Setting {
	readonly paused?: boolean | undefined;
	readonly note?: string | null | undefined;
	/** All clocks that are to run; one that runs already keeps its beginning. */
	readonly clocks?: readonly Pick<Clock, 'of' | 'minutes'>[] | undefined;
	readonly screen?:
		| Partial<{ [Name in keyof ScreenSetting]: ScreenSetting[Name] | undefined }>
		| undefined;
	readonly hidden?: readonly string[] | undefined;
	readonly approve?: boolean | undefined;
	readonly reactions?: boolean | undefined;
	readonly pace?: number | undefined;
	readonly tutor?: boolean | undefined;
	/** Somebody has come to the table that asked. */
	readonly hand?: null | undefined;
	/** The lesson in which the table goes on; null once that has begun, or has no date any more. */
	readonly adjourned?: Adjourned | null | undefined;
	/** No turn is due any more. */
	readonly turn?: null | undefined;
}

/** Stores what is set, and what `also` makes of how the table stands at that moment. Where the game knows a pause of its own, it is told when one begins or ends. Null for an unknown table. */
export async function setOn(
	host: Host,
	table: string,
	id: string,
	setting: Setting,
	also: (hosted: HostedTable) => Set = () => ({})
): Promise<Played | null> {
	const { paused } = setting;
	let already = false as boolean;
	const done = await advanced(host, table, id, (hosted) => {
		already = isPaused(hosted) === paused;
		return { ...changeOf(hosted, setting), ...also(hosted) };
	});
	const hosted = done && 'hosted' in done ? done.hosted : await host.table(table);
	if (hosted && paused !== undefined && !already) await tellPause(host, hosted, id, paused);
	return settled(done);
}

/** Notes that the desk looks at what a seat sees, and shows it. Null for an unknown table or seat. */
export async function lookAt(
	host: Host,
	table: string,
	id: string,
	seat: Seat
): Promise<{ seq: number; view: Record<string, Json> } | null> {
	const look = { seat, at: Date.now() };
	const done = await advanced(host, table, id, () => ({ look }));
	const hosted = done && 'hosted' in done ? done.hosted : await host.table(table);
	const looked = settled(done);
	if (looked?.kind !== 'stored' || !hosted) return null;
	return { seq: looked.seq, view: seenNow(hosted, seat) as Record<string, Json> };
}

/** Notes what the desk did with somebody of a seat. */
export const notePerson = (
	host: Host,
	table: string,
	did: PersonDeed,
	seat: Seat
): Promise<unknown> =>
	noteSet(host, table, newToken(), () => ({ person: { did, seat, at: Date.now() } }));

/** Stores what is set, made from how the table stands at that moment. Null for an unknown table. */
export const noteSet = async (...asked: Parameters<typeof advanced>): Promise<Played | null> =>
	settled(await advanced(...asked));

const advanced = (
	host: Host,
	table: string,
	id: string,
	what: (hosted: HostedTable) => Set
): Promise<Advanced<Played> | null> =>
	host.advance<Played>(table, (hosted) => {
		const before = repeated(hosted, id);
		if (before) return { answer: before };
		return note(hosted.position, asJson(what(hosted)), id);
	});

function changeOf({ position, game, facilitation: before }: HostedTable, setting: Setting): Set {
	const now = Date.now();
	const phase = game.stage?.(game.view(position.state, 'table')).phase ?? null;
	const { paused, note: text, clocks, screen, ...rest } = setting;
	const set: { -readonly [Name in keyof Set]: Set[Name] } = defined(rest);
	if (paused !== undefined) Object.assign(set, pausing(before, paused, now));
	if (text !== undefined) set.note = text === null ? null : { text, at: now };
	if (clocks) {
		set.clocks = clocks.map(({ of, minutes }) => {
			const running = before.clocks.find((clock) => clock.of === of);
			const from = running?.from ?? now;
			return { of, minutes, from, phase };
		});
	}
	if (screen) set.screen = { ...before.screen, ...defined(screen) };
	return set;
}

/** While the table pauses its clocks stand still. */
function pausing({ pausedAt, clocks }: Facilitation, paused: boolean, now: number): Set {
	if (paused) return { pausedAt: pausedAt ?? now };
	const lost = pausedAt === null ? 0 : now - pausedAt;
	return { pausedAt: null, clocks: clocks.map((clock) => ({ ...clock, from: clock.from + lost })) };
}

const isPaused = ({ facilitation }: HostedTable): boolean => facilitation.pausedAt !== null;

const defined = (given: object) =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** A game with a pause of its own shows it in its views too; one without simply goes on waiting. */
async function tellPause(host: Host, hosted: HostedTable, id: string, paused: boolean) {
	// where it has been set anew meanwhile, that later call tells the game
	if (isPaused(hosted) !== paused) return;
	const { facilitate } = hosted.game;
	const view = hosted.game.view(hosted.position.state, 'table');
	const word = paused ? facilitate?.paused?.() : facilitate?.resumed?.(view);
	if (word) await tellGame(host, hosted, `${id}.${paused ? 'pause' : 'resume'}`, word);
}

/** A seat that has played goes on with other people: where the game has a word for it, its story says so. No name is kept. */
export async function tellTakenOver(host: Host, table: string, seat: Seat): Promise<void> {
	const hosted = await host.table(table);
	const played = ({ deed }: Entry) => deed.kind === 'action' && deed.actor === seat;
	if (!hosted?.position.log.some(played)) return;
	const to = m.people_somebody_else();
	const word = hosted.game.facilitate?.takenOver?.(seat, to);
	if (word) await tellGame(host, hosted, newToken(), word);
}

/** Plays what a game has for the facilitator's own voice. */
const tellGame = (host: Host, known: HostedTable, id: string, word: Typed): Promise<unknown> =>
	playOn(host, known.table.id, 'facilitator', id, word, { known });
