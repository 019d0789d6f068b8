import { limited } from '$lib/server/http/requests.ts';
import { invitationTo, linked, type Linked, type Squares } from '$lib/server/people/invitation.ts';
import { newLink } from '$lib/server/workshops/links.ts';
import { hashOf } from '$lib/server/base/tokens.ts';
import { keepPasses, pupilsAt } from '$lib/server/people/classList.ts';
import { membersOf } from '$lib/server/people/people.ts';
import type { Table } from '$lib/server/storage/storage.ts';
import { storage } from '$lib/server/storage/store.ts';
import { hostedTable } from '$lib/server/tables/tables.ts';
import { led } from '../led.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
	const workshop = await led(event, event.params.workshop);
	const { id, title, code } = workshop;
	return { workshop: { id, title, code }, invitation: invitationTo(event, code) };
};

/** A seat on a card: who it is, and the link that carries it to another device. */
interface Passport {
	readonly table: string;
	readonly seat: number;
	/** Null for a seat that nobody has taken. */
	readonly name: string | null;
	readonly qr: Squares | null;
}

export const actions: Actions = {
	/** Makes a passport for everybody at a table that is not closed, and for each empty seat. Only when asked: each is a new link. */
	default: async (event) => {
		const { id } = await led(event, event.params.workshop);
		const passports: Passport[] = [];
		const passes: Record<string, string> = {};
		for (const table of await storage().tablesOf(id)) {
			if (table.closed) continue;
			const link = (token: string) => linked(event, `/link/${token}`);
			const made = await passportsOf(table, link);
			passports.push(...made.map(({ passport }) => passport));
			for (const { pass, passport } of made) if (pass) passes[pass] = passport.name ?? '';
		}
		await keepPasses(id, passes);
		return { passports };
	}
};

/** Seats that are out of the game and never played in it: nobody is to sit down there. */
async function unseenAt(table: string): Promise<readonly number[]> {
	const { game, position } = (await hostedTable(table)) ?? {};
	return (game && position && game.stage?.(game.view(position.state, 'table')).unseen) ?? [];
}

/** A seat, and who is to have it. */
interface Place {
	readonly seat: number;
	/** Who sits there; null where nobody does yet. */
	readonly member: string | null;
	readonly name: string | null;
}

/** Whoever sits at the table, and its empty seats: those are for the pupils of the class list who are not there yet, if it has any. */
async function placesAt({ id, workshop, seats }: Table): Promise<Place[]> {
	const members = (await membersOf(id)).filter(({ standing }) => standing === 'seated');
	const unseen = await unseenAt(id);
	const absent = (await pupilsAt(workshop, id)).filter(({ taken }) => !taken);
	const open = Array.from({ length: seats }, (_, seat) => seat).filter(
		(seat) => !unseen.includes(seat)
	);
	const places = open.flatMap((seat): Place[] => {
		const team = members.filter((member) => member.seat === seat);
		if (team.length > 0) return team.map(({ id: member, name }) => ({ member, name, seat }));
		return [{ member: null, name: absent.shift()?.name ?? null, seat }];
	});
	// more pupils than seats: some share one
	const more = absent.map(({ name }, at) => ({
		member: null,
		name,
		seat: open[at % open.length] ?? 0
	}));
	return [...places, ...more].toSorted((one, other) => one.seat - other.seat);
}

async function passportsOf(
	table: Table,
	link: (token: string) => Linked
): Promise<{ passport: Passport; pass: string | null }[]> {
	limited('passports', table.id);
	return Promise.all(
		(await placesAt(table)).map(async ({ member, name, seat }) => {
			const token = await newLink(table.id, { as: 'seat', seat, member });
			return {
				passport: { table: table.title, seat, name, qr: link(token).qr },
				pass: member === null && name !== null ? hashOf(token) : null
			};
		})
	);
}
