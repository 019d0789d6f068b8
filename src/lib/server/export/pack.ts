/** Packs tables into a file: everything needed to go on elsewhere. */
import { nameOf } from '../../table/documents.ts';
import type { Brought } from '../../engine/module.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Workshop } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { textsAt } from '../sync/documents.ts';
import { readEach, type Found } from './found.ts';
import { FORMAT, VERSION, type PackedTable, type WorkshopExport } from './shape.ts';

/** What goes along: people's names, the pictures on the sheets, and what the class brings along. */
interface Along {
	readonly names: boolean;
	readonly pictures: boolean;
	/** Null for nothing. */
	readonly pack: Brought | null;
}

/** A file with these tables. It names those that are missing. */
export async function pack(
	{ title }: Workshop,
	found: Found,
	along: Along
): Promise<WorkshopExport> {
	const { made, missing } = await readEach(found, (hosted) => packTable(hosted, along));
	const pack = along.pack ? { pack: along.pack } : {};
	const lacking = missing.length > 0 ? { missing } : {};
	return { format: FORMAT, version: VERSION, title, ...lacking, ...pack, tables: made };
}

async function packTable({ table, position }: HostedTable, along: Along): Promise<PackedTable> {
	const { id, game, version, title, dice, agree, single, closed, opened, seats, open } = table;
	const members = along.names ? await storage().membersOf(id) : [];
	const people = members.flatMap(({ name, seat, standing }) =>
		seat === 'screen' || standing !== 'seated' ? [] : [{ name, seat }]
	);
	const sheets = [];
	for (let seat = 0; seat < seats; seat++) {
		const { notes = '', caption = '' } = await textsIn(nameOf({ kind: 'sheet', table: id, seat }));
		const picture = along.pictures ? await storage().picture(id, seat) : null;
		sheets.push({
			open: open.includes(seat),
			notes,
			caption,
			...(picture ? { picture: Buffer.from(picture.bytes).toString('base64') } : {})
		});
	}
	return {
		game,
		rules: version,
		title,
		dice,
		agree,
		...(single ? { single } : {}),
		closed,
		opened,
		people,
		log: (await storage().entries(id, -1)).slice(0, position.log.length) as PackedTable['log'],
		sheets,
		story: await textsIn(nameOf({ kind: 'story', table: id }))
	};
}

/** The texts of a co-edited document as it is stored, those that hold anything. */
async function textsIn(document: string): Promise<Record<string, string>> {
	const texts = Object.entries(await textsAt(document));
	return Object.fromEntries(texts.filter(([, text]) => text !== '').toSorted());
}
