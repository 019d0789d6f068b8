import { limited } from '$lib/server/http/requests.ts';
import { invitationTo, linked, type Linked, type Squares } from '$lib/server/people/invitation.ts';
import { newLink } from '$lib/server/workshops/links.ts';
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
		for (const table of await storage().tablesOf(id)) {
			if (!table.closed)
				passports.push(...(await passportsOf(table, (path) => linked(event, path))));
		}
		return { passports };
	}
};

/** Seats that are out of the game and never played in it: nobody is to sit down there. */
async function unseenAt(table: string): Promise<readonly number[]> {
	const { game, position } = (await hostedTable(table)) ?? {};
	return (game && position && game.stage?.(game.view(position.state, 'table')).unseen) ?? [];
}

async function passportsOf(
	{ id, title, seats }: Table,
	link: (path: string) => Linked
): Promise<Passport[]> {
	limited('passports', id);
	const members = (await membersOf(id)).filter(({ standing }) => standing === 'seated');
	const unseen = await unseenAt(id);
	const places = Array.from({ length: seats }, (_, seat) => {
		const team = members.filter((member) => member.seat === seat);
		if (team.length > 0) return team;
		return unseen.includes(seat) ? [] : [{ id: null, name: null, seat }];
	}).flat();
	return Promise.all(
		places.map(async ({ id: member, name, seat }) => {
			const at = seat === 'screen' ? 0 : seat;
			const token = await newLink(id, { as: 'seat', seat: at, member });
			return { table: title, seat: at, name, qr: link(`/link/${token}`).qr };
		})
	);
}
