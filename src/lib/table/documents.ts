/** The names of the shared documents: which of them there are, and whose each is. */
import type { Audience, Seat } from '../engine/module.ts';

export type DocumentName =
	| {
			readonly kind: 'view';
			readonly table: string;
			readonly audience: Audience;
			readonly epoch: number;
	  }
	| { readonly kind: 'sheet'; readonly table: string; readonly seat: Seat }
	| { readonly kind: 'story'; readonly table: string }
	| { readonly kind: 'room'; readonly table: string; readonly epoch: number }
	| { readonly kind: 'desk'; readonly workshop: string };

const ID = '([A-Za-z0-9_-]{22})';
const EPOCH = '(?:@([1-9][0-9]{0,5}))?';
const VIEW = new RegExp(`^${ID}/view/(table|0|[1-9][0-9]?)${EPOCH}$`);
const SHEET = new RegExp(`^${ID}/sheet/(0|[1-9][0-9]?)$`);
const STORY = new RegExp(`^${ID}/story$`);
const ROOM = new RegExp(`^${ID}/room${EPOCH}$`);
const DESK = new RegExp(`^${ID}/desk$`);

/** The document's address under `/sync/`; the first epoch is not written. */
export function nameOf(name: DocumentName): string {
	switch (name.kind) {
		case 'view':
			return `${name.table}/view/${name.audience}${epochOf(name.epoch)}`;
		case 'sheet':
			return `${name.table}/sheet/${name.seat}`;
		case 'story':
			return `${name.table}/story`;
		case 'room':
			return `${name.table}/room${epochOf(name.epoch)}`;
		case 'desk':
			return `${name.workshop}/desk`;
	}
}

const epochOf = (epoch: number) => (epoch === 0 ? '' : `@${epoch}`);

/** What an address under `/sync/` means; null for anything outside the grammar. */
export function parseName(text: string): DocumentName | null {
	let found = VIEW.exec(text);
	if (found) {
		const [, table = '', who = '', epoch = '0'] = found;
		const audience = who === 'table' ? 'table' : Number(who);
		return { kind: 'view', table, audience, epoch: Number(epoch) };
	}
	found = SHEET.exec(text);
	if (found) return { kind: 'sheet', table: found[1] ?? '', seat: Number(found[2]) };
	found = STORY.exec(text);
	if (found) return { kind: 'story', table: found[1] ?? '' };
	found = ROOM.exec(text);
	if (found) return { kind: 'room', table: found[1] ?? '', epoch: Number(found[2] ?? '0') };
	found = DESK.exec(text);
	if (found) return { kind: 'desk', workshop: found[1] ?? '' };
	return null;
}
