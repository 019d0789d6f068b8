/** §3.2 The catalogue of real challenges as cards for play on paper. */
import type { Card, RecordDocument } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { challengesOf, type CatalogueEntry } from './catalogue.ts';
import { SPHERES } from '../rules/state.ts';
import { biomeName, sphereName } from '../words/terms.ts';

/** All challenges by sphere, nine to a page. */
export const challengeCards = (): RecordDocument => ({
	title: m.print_cards_title(),
	subtitle: m.print_blank_subtitle(),
	language: getLocale(),
	blocks: [
		{ kind: 'paragraph', tone: 'plain', text: m.print_cards_text() },
		{ kind: 'cards', cards: SPHERES.flatMap(challengesOf).map(cardOf) }
	]
});

const cardOf = ({ title, text, sphere, scope, biomes }: CatalogueEntry): Card => ({
	label: `${sphereName(sphere)} · ${SCOPE[scope]()}`,
	title,
	text,
	foot: m.print_cards_fits({ biomes: biomes.map((biome) => biomeName(biome)).join(', ') }),
	colour: sphere
});

const SCOPE = {
	phase1: m.print_cards_phase1,
	phase2: m.print_cards_phase2,
	both: m.print_cards_both
} as const;
