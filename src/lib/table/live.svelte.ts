/** A table as one device follows it: its view, its room, the texts written together, and a way to act. */
import type { Actor, Seat } from '../engine/module.ts';
import type { Json } from '../engine/json.ts';
import type { Decoder } from 'lib0/decoding';
import { ask, freshId, insist, type Answer, type Refused } from './requests.ts';
import { unflatten } from './flat.ts';
import { forgetTable, noteTable } from './deviceStorage.ts';
import type { Latest, Room } from './room.ts';
import { toldAt, type Start } from './start.ts';
import { SharedDocument } from './shared.svelte.ts';
import { endedAfter } from './timeouts.ts';
import { PROPOSAL, TEAM, type Proposal } from './team.ts';

/** Asks the person at this device what their dice show; null when they think better of it. */
export type AskDice = (count: number, sides: number) => Promise<readonly number[] | null>;

/** With these the server says nothing about this device's place: it is asked again. */
const LATER = ['too-many', 'broken', 'later'];
/** With these it says that this device waits for its place, or has another one. */
const ELSEWHERE = ['waiting', 'moved'];
/** These alone say for certain that this device has no place here any more. */
const SURE = [...ELSEWHERE, 'no-token', 'no-such-table'];

/** The code with which the server ends the sockets of who is no longer at the table. */
const REMOVED = 4401;
/** Milliseconds for which the server is waited for after a sleep: then the page goes on without its word. */
const ANEW = 2_000;

interface Seen {
	readonly view: Record<string, Json>;
	readonly latest: Latest & { readonly old?: true };
}

export class LiveTable {
	readonly id: string;
	/** They come together: a board with hundreds of squares is told once. */
	#seen: Seen = $state.raw({ view: {}, latest: { seq: 0, events: [] } });
	room: Room;
	/** Set when the server has shown this device the door: removed (4401, 4403) or deleted (4404). */
	gone: number | null = $state(null);
	/** What somebody of this seat proposes to the others. */
	proposal: Proposal | null = $state.raw(null);
	/** Is told each reaction of the table, as it comes; read by who shows them. */
	reacted: (message: Decoder) => void = () => undefined;
	/** Actions on their way. */
	pending = $state(0);
	#start: Start;
	#story: SharedDocument | null = $state.raw(null);
	#sheets: Readonly<Record<Seat, SharedDocument>> = $state.raw({});
	#kept: SharedDocument[] = $state.raw([]);

	/** Follows `table` from what the page was served with. Browser only. */
	constructor(table: string, start: Start) {
		this.id = table;
		noteTable(table, start.expires);
		this.#start = start;
		this.#seen = { view: start.view, latest: toldAt(start) };
		this.room = $state.raw(start.room);
		this.#open();
	}

	get view(): Record<string, Json> {
		return this.#seen.view;
	}

	/** What happened last; `old` where that was before this page was opened. */
	get latest(): Seen['latest'] {
		return this.#seen.latest;
	}

	/** Saved: the server has stored everything; saving: something is on its way; offline: for a while nothing has come through, and it is kept here. */
	get status(): 'saved' | 'saving' | 'offline' {
		if (this.#kept.some((one) => one.cut)) return 'offline';
		const underway = this.#kept.some((one) => one.unsaved || !one.current);
		return this.pending > 0 || underway ? 'saving' : 'saved';
	}

	/** What was written here and is not known to be stored by the server. */
	get unsaved(): readonly ('sheet' | 'story')[] {
		const sheet = Object.values(this.#sheets).some((one) => one.unsaved);
		const story = this.#story?.unsaved ?? false;
		return [...(sheet ? ['sheet' as const] : []), ...(story ? ['story' as const] : [])];
	}

	/** The same, text by text, each whole. */
	get unsavedTexts(): readonly string[] {
		return this.#written.flatMap((one) => one.unsavedTexts).filter((text) => text !== '');
	}

	/** Whether this device keeps what is written here; null as long as nobody knows. */
	get keeps(): boolean | null {
		const written = this.#written;
		if (written.some(({ keeps }) => keeps === false)) return false;
		return written.every(({ keeps }) => keeps) || null;
	}

	/** What people of this device write into. */
	get #written(): readonly SharedDocument[] {
		return [...Object.values(this.#sheets), ...(this.#story ? [this.#story] : [])];
	}

	/** What was written here and did not fit, text by text. */
	get handedBack(): readonly string[] {
		return this.#kept.flatMap((one) => one.handedBack);
	}

	/** What was handed back has been seen. */
	tookBack(): void {
		for (const one of this.#kept) one.handedBack = [];
	}

	/** A field of the table's story that several people may write at once; null for a screen. */
	draft(key: string) {
		return this.#story?.draft(key) ?? null;
	}

	/** Opens a seat's sheet, and keeps it open as long as the table. */
	openSheet(seat: Seat): void {
		const name = this.#start.documents.sheets[seat];
		if (name === undefined || this.#sheets[seat]) return;
		const sheet = new SharedDocument(name, { keep: true, gone: this.#gone });
		this.#sheets = { ...this.#sheets, [seat]: sheet };
		this.#kept = [...this.#kept, sheet];
	}

	/** A field of a seat's sheet; null until it is open. */
	sheet(seat: Seat, key: 'notes' | 'caption') {
		return this.#sheets[seat]?.draft(key) ?? null;
	}

	/**
	 * Plays an action for this device's seat, or for `seat` from the desk: asked again with the same
	 * id until the server answers. Null when it was played, else the server's refusal.
	 */
	async act(action: unknown, askDice: AskDice, seat?: Actor): Promise<Refused | null> {
		this.pending++;
		try {
			return await this.#post(
				{ id: freshId(), action, ...(seat === undefined ? {} : { seat }) },
				askDice
			);
		} finally {
			this.pending--;
		}
	}

	/** Agrees to what somebody of this seat proposes, or takes it away; null when that was heard, else why not. */
	async decide(agree: boolean, askDice: AskDice): Promise<Refused | null> {
		const id = this.proposal?.id;
		if (id === undefined) return null;
		this.pending++;
		try {
			return await this.#post({ id, agree }, askDice, [], 'proposal');
		} finally {
			this.pending--;
		}
	}

	async #post(
		body: object,
		askDice: AskDice,
		dice: readonly number[] = [],
		door = 'actions'
	): Promise<Refused | null> {
		const sent = dice.length === 0 ? body : { ...body, dice };
		const answer: Answer<{ seq?: number }> = await insist(
			'POST',
			`/api/tables/${this.id}/${door}`,
			sent
		);
		if ('ok' in answer) {
			if (answer.ok.seq !== undefined) await this.#shows(answer.ok.seq);
			return null;
		}
		const { code, count, sides } = answer.error;
		if (code !== 'dice-needed' || !count || !sides) return answer.error;
		const thrown = await askDice(count, sides);
		return thrown && this.#post(body, askDice, [...dice, ...thrown], door);
	}

	/** Marked as old where it happened before this page was opened. */
	#dated = (told: Latest): Seen['latest'] =>
		told.seq > this.#start.seq ? told : { ...told, old: true };

	/** Waits until the view shows entry `seq`, so that nobody taps a second time at an old position. */
	async #shows(seq: number): Promise<void> {
		for (let tries = 0; tries < 60 && this.latest.seq < seq; tries++) {
			await new Promise((go) => setTimeout(go, 50));
		}
	}

	#open(): void {
		const { documents } = this.#start;
		const view = new SharedDocument(documents.view, { keep: true, gone: this.#gone });
		const room = new SharedDocument(documents.room, {
			gone: this.#gone,
			reacted: (message) => this.reacted(message)
		});
		this.#story = documents.story
			? new SharedDocument(documents.story, { keep: true, gone: this.#gone })
			: null;
		const shown = view.doc.getMap<Json>('view');
		shown.observe(() => {
			const told = shown.get('told') as unknown as Latest | undefined;
			// what was kept here may be older than what the page came with
			if (told && told.seq < this.latest.seq) return;
			this.#seen = {
				view: unflatten([...shown.entries()].filter(([path]) => path !== 'told')),
				latest: told ? this.#dated(told) : this.latest
			};
		});
		const team = view.doc.getMap<Proposal>(TEAM);
		team.observe(() => {
			this.proposal = team.get(PROPOSAL) ?? null;
		});
		const seats = room.doc.getMap<Json>('room');
		seats.observe(() => {
			this.room = unflatten(seats.entries()) as unknown as Room;
		});
		this.#kept = [view, room, ...(this.#story ? [this.#story] : [])];
	}

	/** The server closed a document for good: it may have a new name, or we are no longer welcome. */
	#gone = (code: number): void => {
		const later = () => setTimeout(() => this.retry(), 2000);
		void ask<Start>('GET', `/api/tables/${this.id}/view`).then((answer) => {
			if (!this.#judge(answer, code)) later();
		}, later);
	};

	/** Does what the server's word on this device's place asks for; false where all is as it was, or the server cannot say. */
	#judge(answer: Answer<Start>, code: number): boolean {
		if ('error' in answer) {
			if (LATER.includes(answer.error.code)) return false;
			if (ELSEWHERE.includes(answer.error.code)) void this.#leave(`/table/${this.id}/wait`);
			else this.#forget(code);
		} else if (answer.ok.seat !== this.#start.seat) void this.#leave(location.href);
		else if (answer.ok.documents.view !== this.#start.documents.view) this.#reopen(answer.ok);
		else return false;
		return true;
	}

	/** Asks whether this device still has its place, as after a sleep in which a removal was not heard; resolves when that is known, or cannot be. */
	async askAnew(): Promise<void> {
		if (this.gone !== null) return;
		const path = `/api/tables/${this.id}/view`;
		const answer = await ask<Start>('GET', path, undefined, endedAfter(ANEW)).catch(() => null);
		// another error is a server or a network in trouble, which takes nothing away
		const unsure = !answer || ('error' in answer && !SURE.includes(answer.error.code));
		if (!unsure) this.#judge(answer, REMOVED);
	}

	/** This device has another place now: nothing of the old one stays, and the page begins anew. */
	async #leave(to: string): Promise<void> {
		// before the page goes: it would take along what it had not yet asked the browser to delete
		await this.forget();
		if (to === location.href) location.reload();
		else location.assign(to);
	}

	/** Gives up this device's place; null when that was done, else why not. */
	async giveUp(): Promise<Refused | null> {
		const answer = await ask('POST', `/api/tables/${this.id}/leave`);
		if ('error' in answer) return answer.error;
		await this.forget();
		return null;
	}

	/** Leaves nothing of the table on this device. */
	async forget(): Promise<void> {
		for (const one of this.#kept) one.forget();
		this.#kept = [];
		this.#sheets = {};
		this.#story = null;
		await forgetTable(this.id);
	}

	/** Nothing of the table stays on a device that has no place at it any more. */
	#forget(code: number): void {
		void this.forget();
		this.gone = code;
	}

	#reopen(start: Start): void {
		this.close();
		this.#start = start;
		this.#seen = { view: start.view, latest: toldAt(start) };
		this.#open();
	}

	/** Tries every closed connection again at once. */
	retry(): void {
		for (const one of this.#kept) one.retry();
	}

	close(): void {
		for (const one of this.#kept) one.close();
		this.#sheets = {};
		this.#kept = [];
	}
}
