/** Which workshop a request is about, as far as its address tells: what belongs to none is answered by any process. */
import { hashOf, readCode } from '../base/tokens.ts';
import { postgres, storage } from '../storage/store.ts';

/** A table's or workshop's id, or something that leads to one. */
export type Asked =
	| { readonly by: 'id'; readonly id: string }
	| { readonly by: 'code' | 'link' | 'page'; readonly word: string };

const ID = /^\/(?:api\/)?(?:tables?|workshops?|sync)\/([\w-]{22})(?:\/|\.|$)/i;
const WORD = /^\/(?:api\/)?(join|link|pages?)\/([^/]+?)(?:\.pdf|\/back)?(?:\/__data\.json)?$/;
const BY = { join: 'code', link: 'link', page: 'page', pages: 'page' } as const;

/** What an address names, in whatever way it is written; null for an address of no workshop. */
export function askedBy(url: string): Asked | null {
	const path = decoded(url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] ?? '');
	const id = ID.exec(path)?.[1];
	if (id !== undefined) return { by: 'id', id };
	const [, kind, word] = WORD.exec(path) ?? [];
	const by = BY[kind as keyof typeof BY] as (typeof BY)[keyof typeof BY] | undefined;
	return by && word !== undefined ? { by, word } : null;
}

/** The workshop that this leads to; null for none that is known. */
export async function workshopAsked(asked: Asked): Promise<string | null> {
	const place = asked.by === 'id' ? asked.id : await placeBy(asked);
	return place === null ? null : ((await postgres()?.fenced.workshopOf(place)) ?? null);
}

async function placeBy({ by, word }: Exclude<Asked, { by: 'id' }>): Promise<string | null> {
	if (by === 'page') return (await storage().page(hashOf(word)))?.table ?? null;
	if (by === 'link') return (await postgres()?.fenced.placeOfLink(hashOf(word))) ?? null;
	const code = readCode(word);
	return code === null ? null : ((await postgres()?.fenced.placeOfCode(code)) ?? null);
}

/** As a door reads it; '' for what no door can read. */
function decoded(word: string): string {
	try {
		return decodeURIComponent(word);
	} catch {
		return '';
	}
}
