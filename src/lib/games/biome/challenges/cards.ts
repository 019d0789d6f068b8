/** §3.2 The catalogue of real challenges as cards for play on paper. */
import type { Block, RecordDocument } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { challengesOf, type CatalogueEntry } from './catalogue.ts';
import { factOf } from './facts.ts';
import { SPHERE_COLOURS } from '../history/motifs.ts';
import { SPHERES, type Sphere } from '../rules/state.ts';
import { biomeName, sphereName } from '../words/terms.ts';
import { comma } from '../../../pieces/lists.ts';

/** On paper cards to cut out; on a screen a list by sphere. */
export const challengeCards = (): RecordDocument => ({
	title: m.print_cards_title(),
	subtitle: m.print_blank_subtitle(),
	language: getLocale(),
	blocks: SPHERES.flatMap(listed),
	book: { game: 'biome', told: { cards: 'catalogue' } }
});

const listed = (sphere: Sphere): Block[] => [
	{ kind: 'heading', level: 1, text: sphereName(sphere), colour: SPHERE_COLOURS[sphere] },
	...challengesOf(sphere).flatMap(entryOf)
];

function entryOf({ id, title, text, biomes }: CatalogueEntry): Block[] {
	const { fact = '', source = '' } = factOf(id) ?? {};
	const fits = m.print_cards_fits({
		biomes: biomes.map((biome) => biomeName(biome)).join(comma())
	});
	return [
		{ kind: 'heading', level: 2, text: title },
		{ kind: 'paragraph', tone: 'plain', text },
		{ kind: 'paragraph', tone: 'quiet', text: fits },
		{
			kind: 'paragraph',
			tone: 'quiet',
			text: m.list_named({ name: m.print_cards_true(), text: `${fact} (${source})` })
		}
	];
}
