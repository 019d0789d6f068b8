/** A class list while it is made at the desk: what was pasted, who of it sits where, and who is kept apart. */
import { cryptoSource } from '$lib/engine/random.ts';
import type { Decoded } from '$lib/table/classList/decoding.ts';
import type { Encoding, FileFault } from '$lib/table/classList/encodings.ts';
import { groupsByChance, groupsFor, placesWritten, together } from '$lib/table/classList/groups.ts';
import {
	nameKey,
	samePair,
	type ClassList,
	type Pair,
	type Pupil
} from '$lib/table/classList/list.ts';
import type { read, Reading } from '$lib/table/classList/reading.ts';
import * as m from '$lib/paraglide/messages.js';

/** A line for each name with its table, under words that are read as what stands beneath them. */
function asText(
	{ pupils }: ClassList,
	tables: readonly { readonly id: string; readonly title: string }[]
): string {
	const titleOf = (table: string | null) => tables.find(({ id }) => id === table)?.title ?? '';
	const rows = pupils.map(({ name, table }) => [name, titleOf(table)]);
	const head = [m.pupils_head_name(), m.pupils_head_group()];
	return [head, ...rows].map((row) => row.join('\t')).join('\n');
}

export interface Table {
	readonly id: string;
	readonly title: string;
	readonly seats: number;
}

/** Numbers of a draw have four figures at most: they are read aloud. */
const SEEDS = 10_000;
const NOTHING: Reading = { pupils: [], faults: [], apart: [], whole: 'empty', lines: 0 };

export class Listing {
	readonly tables: readonly Table[] = $state.raw([]);
	text = $state('');
	/** How large groups may be that are drawn. */
	size = $state(4);
	seed = $state.raw<number | null>(null);
	apart = $state.raw<readonly Pair[]>([]);
	/** Whether the last draw found no way to keep all pairs apart. */
	stuck = $state(false);
	fault = $state.raw<FileFault | null>(null);
	/** How the file was read from which the text is; null where it was pasted. */
	encoding = $state.raw<Encoding | null>(null);
	/** By the keys of their names, where they sit that were drawn or moved; null where it is as in the text. */
	#chosen = $state.raw<Readonly<Record<string, string | null>> | null>(null);
	#reader = $state.raw<typeof read | null>(null);

	constructor(list: ClassList | null, tables: readonly Table[]) {
		this.tables = tables;
		if (!list) return;
		this.text = asText(list, tables);
		this.apart = list.apart;
		this.seed = list.seed;
		this.#chosen = chosenBy(list.pupils);
	}

	/** Loads what reads lists: only here, and only now. */
	async begin(): Promise<void> {
		const { read } = await import('$lib/table/classList/reading.ts');
		this.#reader = read;
	}

	readonly reading: Reading = $derived(this.#reader ? this.#reader(this.text) : NOTHING);
	readonly #written: Readonly<Record<string, string | null>> = $derived(
		placesWritten(this.reading.pupils, this.tables)
	);
	readonly pupils: readonly Pupil[] = $derived(
		this.reading.pupils.map(({ name }) => {
			const key = nameKey(name);
			return { name, table: (this.#chosen ?? this.#written)[key] ?? null };
		})
	);
	/** Whether groups stand in the text, and others have been drawn or made by hand. */
	readonly otherwise: boolean = $derived(
		this.#chosen !== null && this.reading.pupils.some(({ group }) => group !== '')
	);
	/** The pairs of those on the list, and of them those who sit together. */
	readonly pairs: readonly Pair[] = $derived(
		this.apart.filter((pair) =>
			pair.every((name) => this.pupils.some((one) => nameKey(one.name) === nameKey(name)))
		)
	);
	readonly beside: readonly { names: Pair; title: string }[] = $derived(
		this.tables.flatMap(({ id, title }) => {
			const group = this.at(id).map(({ name }) => name);
			return together([group], this.pairs).map((names) => ({ names, title }));
		})
	);

	/** Who sits at a table; null for those who have none. */
	at(table: string | null): Pupil[] {
		return this.pupils.filter((one) => one.table === table);
	}

	/** Groups by chance, of a new number. */
	readonly byChance = (): void => this.draw(cryptoSource(SEEDS));

	/** Groups by chance, of this number. */
	draw(seed: number): void {
		const names = this.pupils.map(({ name }) => name);
		const count = groupsFor(names.length, this.size, this.tables.length);
		// in the order of their names: the order of the lines decides nothing
		const groups = groupsByChance(names.toSorted(byLetters), count, this.pairs, seed);
		this.stuck = groups === null;
		if (!groups) return;
		this.seed = seed;
		this.#chosen = chosenBy(
			groups.flatMap((group, at) =>
				group.map((name) => ({ name, table: this.tables[at]?.id ?? null }))
			)
		);
	}

	/** Back to the groups that stand in the text. */
	readonly asWritten = (): void => {
		this.#chosen = this.seed = null;
		this.stuck = false;
	};

	move(name: string, table: string | null): void {
		const others = this.pupils.filter((one) => one.name !== name);
		this.#chosen = chosenBy([...others, { name, table }]);
		this.seed = null;
	}

	keepApart(pair: Pair): void {
		const [one, other] = pair;
		if (one !== other && !this.apart.some((known) => samePair(known, pair)))
			this.apart = [...this.apart, pair];
		this.stuck = false;
	}

	letTogether(pair: Pair): void {
		this.apart = this.apart.filter((known) => !samePair(known, pair));
		this.stuck = false;
	}

	/** Reads a file in place of the text, by what it looks like or as it is to be read. False, and nothing changes, where it is no list. */
	async open(bytes: Uint8Array, as?: Encoding): Promise<boolean> {
		const { decoded } = await import('$lib/table/classList/decoding.ts');
		const found: Decoded = decoded(bytes, as);
		this.fault = 'fault' in found ? found.fault : null;
		if ('fault' in found) return false;
		this.encoding = found.encoding;
		this.text = found.text.replace(/^\ufeff/u, '');
		this.asWritten();
		for (const pair of this.reading.apart) this.keepApart(pair);
		return true;
	}

	/** What is kept. */
	get list(): ClassList {
		return { pupils: this.pupils, apart: this.pairs, seed: this.seed };
	}
}

const byLetters = (one: string, other: string) => (one < other ? -1 : 1);
const chosenBy = (pupils: readonly Pupil[]) =>
	Object.fromEntries(pupils.map(({ name, table }) => [nameKey(name), table]));
