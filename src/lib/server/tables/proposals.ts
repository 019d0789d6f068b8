/** Seats that several people hold, at tables where they agree first: what one proposes is played when all who are here agree. */
import type { Seat } from '../../engine/module.ts';
import { isObject } from '../../engine/json.ts';
import { dealing, play as played } from '../../engine/referee.ts';
import { cryptoSource } from '../../engine/random.ts';
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import { namesIn } from '../../table/room.ts';
import { PROPOSAL, TEAM, type Proposal } from '../../table/team.ts';
import { change, stage } from '../sync/documents.ts';
import type { HostedTable } from './hosted.ts';
import type { Played } from './playing.ts';
import { viewName } from './projection.ts';
import { Queue } from './queue.ts';
import { saidOf } from './logSentences.ts';
import type { Member } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { host, play } from './tables.ts';

/** One decision of a seat after the other. */
const deciding = new Queue();

/** What became of a choice: it waits for a number of people, was taken away, or is the answer to the action itself. */
export type Decided =
	| { readonly kind: 'proposed'; readonly id: string; readonly waits: number }
	| { readonly kind: 'withdrawn' }
	| { readonly kind: 'no-such-proposal' }
	| Played;

/** Somebody of a seat as it decides. */
type Player = Member & { readonly seat: Seat };

/** Proposes what somebody wants to do, where others of their seat are here to agree; null where they just do it. */
export async function propose(
	hosted: HostedTable,
	member: Player,
	id: string,
	action: { type: string }
): Promise<Decided | null> {
	const { table, game, position, facilitation, trail } = hosted;
	if (!table.agree || trail.seqOf(id) !== null) return null;
	if (table.closed || facilitation.pausedAt !== null) return null; // playing says so
	const waits = (await others(member)).length;
	if (waits === 0) return null;
	const refusal = game.refuse(game.view(position.state, member.seat), member.seat, action);
	if (refusal) return { kind: 'refused', refusal };
	const says = await wordsFor(hosted, member.seat, action);
	const proposal: Proposal = { id, by: member.id, says, action, agreed: [member.id] };
	await deciding.run(keyOf(member), () => write(hosted, member.seat, proposal));
	return { kind: 'proposed', id, waits };
}

/** Somebody of the seat agrees to the proposal, or takes it away. The last who agrees plays it. */
export const decide = (
	hosted: HostedTable,
	member: Player,
	{ id, agree, dice }: { id: string; agree: boolean; dice?: readonly number[] | undefined }
): Promise<Decided | null> =>
	deciding.run(keyOf(member), async () => {
		const { seat, table } = member;
		const before = await read(hosted, seat);
		if (before?.id !== id) {
			const seq = hosted.trail.seqOf(id);
			return seq === null ? { kind: 'no-such-proposal' } : { kind: 'stored', seq };
		}
		if (!agree) {
			await write(hosted, seat, null);
			return { kind: 'withdrawn' };
		}
		const agreed = [...new Set([...before.agreed, member.id])];
		const missing = (await others(member)).filter((other) => !agreed.includes(other));
		if (missing.length > 0) {
			await write(hosted, seat, { ...before, agreed });
			return { kind: 'proposed', id, waits: missing.length };
		}
		const answer = await play(table, seat, id, before.action, { dice });
		const again = answer?.kind === 'dice-needed' || answer?.kind === 'bad-dice';
		await write(hosted, seat, again ? { ...before, agreed } : null);
		return answer;
	});

/** What somebody of the seat has proposed and others have not agreed to yet, in words; null for nothing. */
export const proposedAt = async (hosted: HostedTable, seat: Seat): Promise<string | null> =>
	(await read(hosted, seat))?.says ?? null;

/** Forgets what a seat has proposed: the facilitator has acted for it. */
export const dropProposal = (hosted: HostedTable, seat: Seat): Promise<void> =>
	deciding.run(`${hosted.table.id} ${seat}`, () => write(hosted, seat, null));

const keyOf = ({ table, seat }: Player) => `${table} ${seat}`;

/** Who else holds the seat and is here: who is away cannot be waited for. */
async function others({ id, table, seat }: Player): Promise<string[]> {
	const members = await storage().membersOf(table);
	return members
		.filter((one) => one.seat === seat && one.standing === 'seated' && one.id !== id)
		.map((one) => one.id)
		.filter((one) => host.isPresent(one));
}

async function read({ table }: HostedTable, seat: Seat): Promise<Proposal | null> {
	let found: unknown;
	const look = await stage(viewName(table, seat), (doc) => {
		found = doc.getMap(TEAM).get(PROPOSAL);
	});
	look.spoil();
	return isObject(found) ? (found as unknown as Proposal) : null;
}

async function write({ table }: HostedTable, seat: Seat, proposal: Proposal | null): Promise<void> {
	await change(viewName(table, seat), (doc) => {
		const team = doc.getMap(TEAM);
		if (proposal) team.set(PROPOSAL, proposal);
		else if (team.has(PROPOSAL)) team.delete(PROPOSAL);
	});
}

/** What the action would do. Dice are not thrown and nothing hidden is shown before all agree: then only what it is called. */
export async function wordsFor(
	hosted: HostedTable,
	seat: Seat,
	action: { type: string }
): Promise<string> {
	const { game, position } = hosted;
	if (!game.redeal || (game.secret && !game.secret(action))) {
		const made = played(game, position, seat, action, dealing(cryptoSource), { id: '' });
		if (!('refused' in made) && made.entry.draws.length === 0) {
			const names = namesIn(await host.room(hosted), (number) => m.seat_number({ number }));
			const told = made.entry.told.map(({ event }) => event);
			return saidOf(game.id, { kind: 'action', actor: seat, action, told }, names).join(' ');
		}
	}
	const what = wordsOf(game.id)?.action(action.type) ?? action.type;
	const values = Object.entries<unknown>({ ...action }).flatMap(([name, value]) =>
		name !== 'type' && (typeof value === 'string' || typeof value === 'number') ? [value] : []
	);
	return values.length === 0 ? what : m.team_what({ what, values: values.join(m.list_comma()) });
}
