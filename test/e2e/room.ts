/** A room for one game: a server, a phone each for the players, the wall, and tables opened through the documented doors. */
import type { Browser, Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { ENGINE } from './engines/open.ts';
import { demand, device, pageAt, PHONE, PROJECTOR, type Device, type House } from './house.ts';
import { lodge, type Lodging } from './lodging.ts';
import * as phone from './phone.ts';
import { faults, fit, fitNarrow } from './screen.ts';
import { openSeat } from './seated.ts';
import { isWhole } from '../whole.ts';

/** Somebody with a phone; by keyboard means that nothing is ever tapped on it. */
export interface Person {
	readonly name: string;
	readonly dark?: boolean;
	readonly byKeyboard?: boolean;
}

export const FOUR = ['Robin', 'Sally', 'Amal', 'Duncan'];

/** These four, every second one in the dark, one of them by keyboard alone. */
export const fourPeople = (byKeyboard: number): Person[] =>
	FOUR.map((name, seat) => ({
		name,
		dark: seat % 2 === 1,
		byKeyboard: seat === byKeyboard
	}));

/** A table's options beside its game, as the door takes them. */
export interface Setting {
	readonly game: string;
	readonly title?: string;
	readonly dice?: 'real';
	readonly options?: object;
}

/** A table at which everybody sits. */
export interface Table {
	readonly id: string;
	/** The facilitator's. */
	readonly token: string;
	readonly code: string;
	/** The facilitator acts for a seat; fails where the rules refuse. */
	act(seat: number, action: object): Promise<void>;
	/** The facilitator sets something beside the game, from the desk. */
	lead(set: object): Promise<unknown>;
	/** What a seat may know: its view. */
	view<View>(seat: number): Promise<View>;
}

/** It stands for all tests of the file that makes it: open once they begin, closed after them. */
export class Room {
	readonly players: Device[] = [];
	readonly #lodging: Lodging;
	readonly #people: readonly Person[];
	#wall: Device | null = null;

	/** A server, whose chance begins with these numbers, and a device for each person, seats in their order. */
	constructor(people: readonly Person[], chance: readonly number[] = []) {
		this.#people = people;
		this.#lodging = lodge(chance);
		beforeAll(() => this.#furnish());
	}

	get house(): House {
		return this.#lodging.house;
	}

	get browser(): Browser {
		return this.#lodging.browser;
	}

	/** Throws before the tests begin. */
	get wall(): Device {
		if (!this.#wall) throw new Error('the room is not open yet');
		return this.#wall;
	}

	async #furnish(): Promise<void> {
		for (const { dark, byKeyboard } of this.#people) {
			const player = await device(this.browser, {
				viewport: PHONE,
				colorScheme: dark ? 'dark' : 'light',
				hasTouch: !byKeyboard,
				// the first sees everything move; WebKit's driver presses so late that it would miss what moves
				reducedMotion: this.players.length === 0 && ENGINE !== 'webkit' ? 'no-preference' : 'reduce'
			});
			if (byKeyboard) phone.byKeyboard(player.page);
			this.players.push(player);
		}
		this.#wall = await device(this.browser, { viewport: PROJECTOR });
	}

	/** The phone of a seat, counted from 0. */
	page(seat: number): Page {
		return pageAt(this.players, seat);
	}

	/** A table for everybody in the room, who all sit down at it; the wall is turned to it. */
	async sit(setting: Setting): Promise<Table> {
		const { workshop = '', token = '' } = await demand(this.house, 'workshops', {
			body: { title: 'Looney Hollow' }
		});
		const { table = '', code = '' } = await demand(this.house, `workshops/${workshop}/tables`, {
			body: { title: 'Our table', seats: this.players.length, ...setting },
			token
		});
		const { url = '' } = await demand(this.house, `tables/${table}/links`, {
			body: { as: 'screen' },
			token
		});
		// the link is for any device of the room; here everything is one machine
		await this.wall.page.goto(this.house.origin + new URL(url).pathname);
		await phone.tap(phone.button(this.wall.page, 'Use this device'));
		await phone.says(this.wall.page, `${code.slice(0, 3)} ${code.slice(3)}`);
		for (const seat of this.#people.keys()) await this.#sitDown(seat, table, code);
		return this.#table(table, token, code);
	}

	/** Who plays by keyboard joins by keyboard too; the way of all others is followed where joining is tested. */
	async #sitDown(seat: number, table: string, code: string): Promise<void> {
		const page = this.page(seat);
		const name = this.#people[seat]?.name ?? '';
		if (phone.isByKeyboard(page)) {
			return phone.join(page, this.house.origin, code, seat + 1, name);
		}
		const { token = '' } = await demand(this.house, 'join', { body: { code, name, seat } });
		await openSeat(page, this.house, table, token);
	}

	/** Holds that every screen can be read by everybody, the phones on every width; of a game's screens axe is asked by the components too. */
	async fits(): Promise<void> {
		for (const { page } of this.players) await (isWhole ? fit(page) : fitNarrow(page));
		if (isWhole) expect(await faults(this.wall.page)).toEqual([]);
	}

	/** Holds that no device met an error, or asked anything of another host. */
	isQuiet(): void {
		for (const { complaints, hosts } of [...this.players, this.wall]) {
			expect(complaints).toEqual([]);
			expect([...hosts]).toEqual([new URL(this.house.origin).host]);
		}
	}

	#table(id: string, token: string, code: string): Table {
		let acts = 0;
		return {
			id,
			token,
			code,
			act: async (seat, action) => {
				const body = { id: `by-hand-${String(acts++)}`, seat, action };
				expect(await demand(this.house, `tables/${id}/actions`, { body, token })).toHaveProperty(
					'seq'
				);
			},
			lead: (set) => {
				const body = { id: `set-${String(acts++)}`, ...set };
				return demand(this.house, `tables/${id}/desk`, { body, token });
			},
			view: async <View>(seat: number) => {
				const look = async (path: string) => (await (await fetch(path)).json()) as { view: View };
				return (await this.page(seat).evaluate(look, `/api/tables/${id}/view`)).view;
			}
		};
	}
}
