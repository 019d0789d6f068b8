/** Binds prints into one: a booklet with a table of contents over all of them. */
import type { Block, RecordDocument } from '../engine/record.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** These records one after the other, each a part that begins a page. */
export function bound(
	title: string,
	subtitle: string,
	parts: readonly RecordDocument[]
): RecordDocument {
	const times = parts.flatMap(({ made }) => made ?? []);
	return {
		...(times.length > 0 ? { made: Math.max(...times) } : {}),
		title,
		subtitle,
		language: getLocale(),
		blocks: [
			{ kind: 'heading', level: 1, text: m.print_contents() },
			{ kind: 'contents' },
			...parts.flatMap((part): Block[] => [
				{ kind: 'break' },
				{ kind: 'heading', level: 0, text: part.title, colour: 'accent' },
				...(part.subtitle
					? [{ kind: 'paragraph', text: part.subtitle, tone: 'quiet' } as const]
					: []),
				...withoutContents(part.blocks)
			])
		],
		pictures: Object.assign({}, ...parts.map(({ pictures }) => pictures)) as Record<
			string,
			Uint8Array
		>
	};
}

/** The contents of a part would name the chapters of all that follow. */
const withoutContents = (blocks: readonly Block[]): readonly Block[] =>
	blocks.filter(({ kind }, index) => kind !== 'contents' && blocks[index + 1]?.kind !== 'contents');
