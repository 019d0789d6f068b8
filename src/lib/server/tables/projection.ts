/** What the server writes into shared documents: views, the room, the line on the desk. */
import * as Y from 'yjs';
import { sameJson, type Json } from '../../engine/json.ts';
import type { Audience } from '../../engine/module.ts';
import { shownTo, type Entry } from '../../engine/referee.ts';
import { nameOf } from '../../table/documents.ts';
import { difference, flatten, unflatten, type Flat } from '../../table/flat.ts';
import { withoutHidden } from '../../table/facilitation.ts';
import { awaited, type TurnDue } from '../../table/lessons/turn.ts';
import { redact } from './written/redact.ts';
import { DESK, LINES, linesIn } from '../../table/deskDocument.ts';
import type { DeskLine, Latest, Person, Room } from '../../table/room.ts';
import { cleanTexts } from '../base/names.ts';
import type { Member, Table } from '../storage/storage.ts';
import type { Company } from './company.ts';
import { lastPlayed, leftAt, seatsIn, timeOf, type HostedTable } from './hosted.ts';
import { marks } from './written/marks.ts';
import { seenNow } from './memory.ts';
import { isTraces } from '../sync/document.ts';
import { spareSeats, wordsFor } from './spoken.ts';

/** A change of one document, to be staged under its name. */
export interface Change {
	readonly name: string;
	readonly change: (doc: Y.Doc) => void;
}

/** What people wrote, each text in its field of a new document; nothing where all of them are empty. */
export const writtenIn = (name: string, texts: Readonly<Record<string, string>>): Change[] =>
	Object.values(texts).every((text) => text === '')
		? []
		: [
				{
					name,
					change: (doc) => {
						for (const [field, text] of Object.entries(texts)) doc.getText(field).insert(0, text);
					}
				}
			];

/** Beside the paths of a view: what was told last. */
const TOLD = 'told';

/** Everybody who has a view of their own. */
export const audiencesOf = (seats: number): Audience[] => [
	...Array.from({ length: seats }, (_, seat) => seat),
	'table'
];

export const viewName = ({ id, epoch }: Table, audience: Audience): string =>
	nameOf({ kind: 'view', table: id, audience, epoch });

export const roomName = ({ id, epoch }: Table): string =>
	nameOf({ kind: 'room', table: id, epoch });

export const deskName = ({ workshop }: Table): string => nameOf({ kind: 'desk', workshop });

/** The names of a table's own documents that the server alone writes. */
export const writtenNames = (table: Table): string[] => [
	...audiencesOf(table.seats).map((audience) => viewName(table, audience)),
	roomName(table)
];

/** Brings every audience's view to the position, each knowing only what it may. */
export function viewChanges(hosted: HostedTable): Change[] {
	const { game, table, position } = hosted;
	const seats = seatsIn(game, position);
	// where nothing is hidden all see the same: it is put into paths once
	const flats = new Map<unknown, Flat>();
	const flatOf = (view: unknown): Flat => {
		const flat = flats.get(view) ?? flatten(view as Record<string, unknown>);
		flats.set(view, flat);
		return flat;
	};
	return audiencesOf(seats).map((audience) => ({
		name: viewName(table, audience),
		change: (doc) => {
			const map = doc.getMap<Json>('view');
			const told = latestTo(hosted, audience) as unknown as Json;
			write(map, flatOf(seenNow(hosted, audience)), (path) => path !== TOLD);
			if (!sameJson(map.get(TOLD), told)) map.set(TOLD, told);
		}
	}));
}

/** What an audience was told of the last action. */
export function latestTo(
	{ game, position, facilitation: { hidden } }: HostedTable,
	audience: Audience
): Latest {
	const last = lastPlayed(position.log);
	if (!last) return { seq: -1, events: [] };
	return { seq: last.seq, events: redact(shownTo(game, last, audience), hidden) };
}

/** The entry that a view document shows; -1 for one that was never written or is lost. */
export function shownIn(doc: Y.Doc): number {
	const told = doc.getMap('view').get(TOLD) as Latest | undefined;
	return told?.seq ?? -1;
}

/** Who is here at this moment, by the person's id. */
export type Present = Pick<ReadonlySet<string>, 'has'>;

/** Brings the room to what the table's record, its people and its desk are. */
export const roomChange = (
	hosted: HostedTable,
	company: Pick<Company, 'members' | 'pictures' | 'called'>,
	present: Present
): Change => ({
	name: roomName(hosted.table),
	change: (doc) => {
		const map = doc.getMap<Json>('room');
		const awaySince = (id: string): number | null => {
			if (present.has(id) || hosted.table.single) return null;
			const before = map.get(`people.${id}.away`);
			return typeof before === 'number' ? before : Date.now();
		};
		const room = {
			...roomOf(hosted, company, awaySince),
			...progressOf(hosted),
			called: hosted.game.called?.name(calledBy(hosted, company)) ?? ''
		};
		write(map, flatten(room));
	}
});

/** How far the game has come, as phones and wall need it without the game's own rules. */
function progressOf({ game, position, facilitation, down }: HostedTable): Pick<Room, Progress> {
	const view = game.view(position.state, 'table');
	const { phase = null, unseen = [] } = game.stage?.(view) ?? {};
	const over = game.outcome(position.state) !== null;
	const waits = awaited({ game, position }, facilitation.turn);
	return { phase, unseen, waits, over, down: down ?? null };
}

type Progress = 'phase' | 'unseen' | 'waits' | 'over' | 'down';

function roomOf(
	{ table, position: { log }, facilitation }: HostedTable,
	{ members, pictures: brought }: Pick<Company, 'members' | 'pictures'>,
	awaySince: (id: string) => number | null
): Omit<Room, Progress | 'called'> {
	const people: Record<string, Person> = {};
	for (const { id, name, seat, standing } of members) {
		if (seat !== 'screen' && standing === 'seated')
			people[id] = { name, seat, away: awaySince(id) };
	}
	const pictures = Object.fromEntries(brought.map(({ seat, mark }) => [seat, mark]));
	const { title, code, game, seats, dice, locked, closed, next, agree, single, open } = table;
	const asking = Object.fromEntries(
		members.flatMap(({ id, name, seat, standing, next: back }) =>
			standing === 'waiting' && seat !== 'screen' && back === null && !facilitation.approve
				? [[id, { name, seat }]]
				: []
		)
	);
	const counted = facilitation.clocks.some((clock) => clock.of === 'turn');
	const last = lastPlayed(log);
	const since = counted ? timeOf(last, table) : null;
	return {
		...{
			title,
			code,
			game,
			seats,
			dice,
			locked,
			closed,
			next,
			agree,
			single,
			open,
			since,
			led: last && isLed(last) ? last.seq : null,
			people,
			asking,
			pictures
		},
		...withoutHidden(facilitation)
	};
}

/** What they call what they play, as they wrote it; nothing where the desk has hidden it. */
const calledBy = (
	{ facilitation: { hidden } }: HostedTable,
	{ called }: Pick<Company, 'called'>
): string => redact(cleanTexts(called), hidden);

/** Whether an entry is the facilitator's doing, or takes something back. */
const isLed = ({ deed }: Entry): boolean =>
	deed.kind === 'rewind' || (deed.kind === 'action' && deed.actor === 'facilitator');

/** What a room document says. */
export const roomIn = (doc: Y.Doc): Room =>
	unflatten(doc.getMap<Json>('room').entries()) as unknown as Room;

/** Brings the table's line on its workshop's desk up to date. */
export const deskChange = (table: Table, line: DeskLine | null): Change => ({
	name: deskName(table),
	change: (doc) => {
		write(
			lastingLines(doc),
			line ? flatten({ [table.id]: line }) : new Map<string, Json>(),
			(path) => path.startsWith(`${table.id}.`)
		);
	}
});

/** How many structs (about 10 bytes each) the lines may have; with more, and twenty times as many as there are lines, they begin anew. */
const WORN = 4_000;

/** The desk's lines, without the traces of a whole workshop. A file of an earlier version has them beside each other. */
function lastingLines(doc: Y.Doc): Y.Map<Json> {
	const desk = doc.getMap<Json | Y.Map<Json>>(DESK);
	const lines = linesIn(doc);
	if (lines && !isTraces(doc, () => lines.size, WORN)) return lines;
	const said = [...(lines ?? desk).entries()] as [string, Json][];
	desk.clear();
	return desk.set(LINES, new Y.Map<Json>(said));
}

const byId = <One extends { readonly id: string }, Value>(
	all: readonly One[],
	value: (one: One) => Value
): Record<string, Value> => Object.fromEntries(all.map((one) => [one.id, value(one)]));

/** What the desk shows of a table. */
export function deskLineOf(
	hosted: HostedTable,
	{ members, removed, reports }: Company,
	present: Present
): DeskLine {
	const { game, table, position, facilitation, down } = hosted;
	const seated = members.filter(({ seat, standing }) => seat !== 'screen' && standing === 'seated');
	const waiting = members.filter(({ standing }) => standing === 'waiting');
	const absent = table.single ? [] : seated.filter(({ id }) => !present.has(id));
	const view = game.view(position.state, 'table');
	const stage = game.stage?.(view) ?? {};
	const { phase = null, step = null, round = null, paused = false } = stage;
	const { prepared = null, turns = [] } = stage;
	const outcome = game.outcome(position.state)?.reason ?? null;
	const now = Date.now();
	const left = down ? null : leftAt(hosted, now);
	const spare = outcome !== null || table.closed || down ? [] : spareSeats(hosted, members);
	return {
		title: table.title,
		code: table.code,
		game: table.game,
		seats: table.seats,
		people: seated.length,
		away: absent.length,
		names: Array.from({ length: table.seats }, (_, seat) => namesAt(seated, seat)),
		absent: absent.map(({ name }) => name),
		waiting: byId(waiting, ({ name, seat, next }) => ({
			...{ name, seat: seat === 'screen' ? 0 : seat },
			...(next === null ? {} : { back: true as const })
		})),
		removed: byId(
			removed.filter(({ seat }) => seat !== 'screen'),
			({ seat, since }) => ({ seat: seat === 'screen' ? 0 : seat, since })
		),
		reports: byId(reports, ({ text, picture }) => (picture === null ? { text } : { picture })),
		seq: position.log.length - 1,
		at: timeOf(lastPlayed(position.log), table),
		toAct: awaited({ game, position }, facilitation.turn),
		outcome,
		closed: table.closed,
		down: down ?? null,
		gist: game.gist?.(view) ?? null,
		...{ phase, step, round, prepared, turns },
		gathering: !down && outcome === null && (phase === 'setup' || !hasBegun(position.log)),
		paused: paused || facilitation.pausedAt !== null,
		computers: facilitation.computers.map(({ seat }) => seat),
		ends: left === null ? null : now + left,
		empty: spare.map(({ seat }) => seat),
		spare: spare.flatMap(({ seat, out }) => (out ? [seat] : [])),
		hand: facilitation.hand,
		adjourned: facilitation.adjourned,
		turn: dueBy(facilitation.turn),
		words: table.closed || down ? [] : wordsFor(hosted, members),
		marked: marks.get(table.id) ?? 0
	};
}

const dueBy = (turn: TurnDue | null): NonNullable<DeskLine['turn']> | null =>
	turn && { by: turn.by, zone: turn.zone, late: turn.late, every: turn.every };

const namesAt = (members: readonly Member[], seat: number): string =>
	members
		.filter((one) => one.seat === seat)
		.map(({ name }) => name)
		.join(' & ');

/** Whether anybody has played yet. */
const hasBegun = (log: readonly Entry[]): boolean => log.some(({ deed }) => deed.kind === 'action');

/** Makes the map's keys (those that are its own) the given ones, touching only what differs. */
function write(map: Y.Map<Json>, to: Flat, isOwn: (path: string) => boolean = () => true): void {
	const { set, deleted } = difference(map, to);
	for (const path of deleted) if (isOwn(path)) map.delete(path);
	for (const [path, value] of set) map.set(path, value);
}
