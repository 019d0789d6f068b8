/** The class list of a workshop: kept with it, deleted with it, in no file that it is saved to. A workshop without one asks for no names. */
import { isObject, type Json } from '../../engine/json.ts';
import { nameKey, type ClassList, type Pupil } from '../../table/classList/list.ts';
import type { Member } from '../storage/storage.ts';
import { postgres, storage } from '../storage/store.ts';
import { change, documents, shorten } from '../sync/documents.ts';
import { Queue } from '../tables/queue.ts';

/** A list with the names for which seats were printed, by the hash of their link. */
interface Kept extends ClassList {
	readonly passes: Readonly<Record<string, string>>;
}

/** No device can open it: it is outside the grammar of what is shared. */
const documentOf = (workshop: string): string => `${workshop}/class-list`;
const LIST = 'list';

const changing = new Queue();

async function kept(workshop: string): Promise<Kept | null> {
	const { live } = await documents.open(documentOf(workshop));
	const found = live.getMap<Json>(LIST).get(LIST);
	return isObject(found) ? (found as unknown as Kept) : null;
}

/** The class list of a workshop; null where there is none. */
export async function listOf(workshop: string): Promise<ClassList | null> {
	const found = await kept(workshop);
	return found && { pupils: found.pupils, apart: found.apart, seed: found.seed };
}

/** Puts a list in place of the one before, or takes it away: of that one no name stays that is not on this one. False, and nothing changes, where `over` is said and the list before is another. */
export const keepList = (
	workshop: string,
	list: ClassList | null,
	over?: ClassList | null
): Promise<boolean> =>
	changing.run(workshop, async () => {
		const before = await kept(workshop);
		if (over !== undefined && !isSame(before, over)) return false;
		const passes = Object.entries(before?.passes ?? {}).filter(([, name]) =>
			list?.pupils.some((one) => one.name === name)
		);
		await write(workshop, list && { ...list, passes: Object.fromEntries(passes) });
		return true;
	});

/** Nobody is on a list that there is not. */
const isSame = (one: ClassList | null, other: ClassList | null): boolean =>
	said(one) === said(other);
const said = (list: ClassList | null): string =>
	JSON.stringify([
		(list?.pupils ?? []).map(({ name, table }) => [name, table]),
		list?.apart ?? [],
		list?.seed ?? null
	]);

async function write(workshop: string, list: Kept | null): Promise<void> {
	const name = documentOf(workshop);
	await change(name, (doc) => {
		const map = doc.getMap<Json>(LIST);
		if (list) map.set(LIST, list as unknown as Json);
		else map.delete(LIST);
	});
	await shorten(name);
	await storage().scrub(true);
}

/** A pupil whom the desk calls something else is called so on the list. */
export const renameListed = (workshop: string, before: string, after: string): Promise<void> =>
	changing.run(workshop, async () => {
		const list = await kept(workshop);
		const is = (name: string) => nameKey(name) === nameKey(before);
		if (!list?.pupils.some(({ name }) => is(name))) return;
		if (list.pupils.some(({ name }) => nameKey(name) === nameKey(after) && !is(name))) return;
		const now = (name: string) => (is(name) ? after : name);
		await write(workshop, {
			...list,
			pupils: list.pupils.map(({ name, table }) => ({ name: now(name), table })),
			apart: list.apart.map(([one, other]) => [now(one), now(other)]),
			passes: Object.fromEntries(
				Object.entries(list.passes).map(([hash, name]) => [hash, now(name)])
			)
		});
	});

/** Notes whose seats these links give: who uses one is called so. */
export const keepPasses = (
	workshop: string,
	passes: Readonly<Record<string, string>>
): Promise<void> =>
	changing.run(workshop, async () => {
		const list = Object.keys(passes).length > 0 ? await kept(workshop) : null;
		if (list) await write(workshop, { ...list, passes: { ...list.passes, ...passes } });
	});

/** Whose seat a link gives; null where it is nobody's of the list. */
export const pupilOfPass = async (workshop: string, hash: string): Promise<string | null> =>
	(await kept(workshop))?.passes[hash] ?? null;

/** The pupil of the list who is called so; null where nobody is. */
export async function pupilCalled(workshop: string, name: string): Promise<Pupil | null> {
	const { pupils = [] } = (await kept(workshop)) ?? {};
	return pupils.find((one) => nameKey(one.name) === nameKey(name)) ?? null;
}

/** By their keys the names of those who hold a place at any table of a workshop. */
async function namesHeld(workshop: string): Promise<ReadonlySet<string>> {
	const held: Member[] = [];
	for (const { id } of await storage().tablesOf(workshop)) {
		held.push(...(await storage().membersOf(id)));
	}
	return new Set(held.map(({ name }) => nameKey(name)));
}

/** Where a pupil sits by the list, if that is still a table of the workshop. */
export const tableOf = async (workshop: string, { table }: Pupil): Promise<string | null> =>
	table !== null && (await storage().table(table))?.workshop === workshop ? table : null;

/** The pupils that a door offers, by name: those of one table, or all. */
export async function pupilsAt(
	workshop: string,
	table: string | null
): Promise<{ name: string; taken: boolean }[]> {
	const { pupils = [] } = (await kept(workshop)) ?? {};
	const here = pupils.filter((one) => table === null || one.table === table);
	if (here.length === 0) return [];
	const held = await namesHeld(workshop);
	return here
		.map(({ name }) => ({ name, taken: held.has(nameKey(name)) }))
		.toSorted((one, other) => one.name.localeCompare(other.name));
}

const coming = new Queue();

/** Lets a pupil of the list come in, once: nobody takes the place of one who has it without the desk's word. Throws Away where another process may have let them in. */
export const comesOnce = <Came>(
	workshop: string,
	name: string,
	come: () => Promise<Came>
): Promise<Came | 'name-taken'> => {
	const once = async () =>
		(await namesHeld(workshop)).has(nameKey(name)) ? 'name-taken' : await come();
	return coming.run<Came | 'name-taken'>(
		workshop,
		() => postgres()?.leases.deciding(workshop, once) ?? once()
	);
};
