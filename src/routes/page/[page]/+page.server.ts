import type { Block } from '$lib/engine/record.ts';
import { missingLetters, textsIn } from '$lib/print/missing.ts';
import { dateOf } from '$lib/games/kit/times.ts';
import { withPictures } from '$lib/server/prints/records.ts';
import { pageGiven } from '../../api/pages/given.ts';
import { lettersNamed } from '../../table/[table]/print/lettersNamed.ts';
import type { PageServerLoad } from './$types';

/** The page is whole as it comes: any browser shows it, with scripts or without. */
export const csr = false;

/** A page that a link shows: nobody joins for it, and no search engine lists it. */
export const load: PageServerLoad = async (event) => {
	const given = await pageGiven(event);
	event.setHeaders({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
	const { blocks, pictures = {}, ...record } = await withPictures(given.table, given);
	const shown = blocks.map((block) => inPlace(block, pictures));
	const letters = lettersNamed(missingLetters(textsIn({ ...record, blocks })));
	return { record: { ...record, blocks: shown }, letters, until: dateOf(given.expires) };
};

/** With its picture in it: where pictures lie, only people of the table may ask. */
function inPlace(block: Block, pictures: Readonly<Record<string, Uint8Array>>): Block {
	const bytes = block.kind === 'picture' ? pictures[block.picture.src] : undefined;
	if (block.kind !== 'picture' || !bytes) return block;
	const type = bytes[0] === 0x89 ? 'png' : 'jpeg';
	const src = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
	return { ...block, picture: { ...block.picture, src } };
}
