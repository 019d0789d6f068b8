/** §3.2 Looking things up in the catalogue of real challenges. */
import { CARDS } from './catalogueWords.ts';
import { CHALLENGE_IDS, isChallenge, type ChallengeId } from './ids.ts';
import { CHALLENGES, type Challenge } from './challenges.ts';
import { sheetOf } from '../rules/sheets.ts';
import { SPHERES, type Biome, type Sphere, type State } from '../rules/state.ts';

/** A challenge in the reader's language. */
export interface Card extends Challenge {
	readonly title: string;
}

/** A card with its key and its sphere. */
export interface CatalogueEntry extends Card {
	readonly id: ChallengeId;
	readonly sphere: Sphere;
}

const cardOf = (id: ChallengeId): Card => {
	const [title, text] = CARDS[id];
	return { ...CHALLENGES[id], title: title(), text: text() };
};

/** The catalogue's challenge with this id. */
export const challengeOf = (id: string): Card | undefined =>
	isChallenge(id) ? cardOf(id) : undefined;

/** All challenges of a sphere. */
export const challengesOf = (sphere: Sphere): CatalogueEntry[] =>
	CHALLENGE_IDS[sphere].map((id) => ({ id, sphere, ...cardOf(id) }));

/** What somebody looks for in the catalogue; null for anything. */
export interface Wanted {
	/** All of them must occur, in any order. */
	readonly words: string;
	readonly sphere: Sphere | null;
	readonly biome: Biome | null;
	readonly phase: 'phase1' | 'phase2' | null;
}

/** §3.2 Every challenge that is as wanted, in the order of the catalogue. */
export function found({ words, sphere, biome, phase }: Wanted): CatalogueEntry[] {
	const wanted = words.toLowerCase().split(/\s+/);
	return SPHERES.filter((one) => sphere === null || one === sphere)
		.flatMap(challengesOf)
		.filter(({ title, text, biomes, scope }) => {
			const said = `${title} ${text}`.toLowerCase();
			return (
				(biome === null || biomes.includes(biome)) &&
				(phase === null || scope === phase || scope === 'both') &&
				wanted.every((word) => said.includes(word))
			);
		});
}

/** How many challenges are suggested at once. */
const SHOWN = 3;

/**
 * §3.2 Three challenges of the rolled sphere: those preferred first, then what fits the acting biome and the phase;
 * what this table has met last.
 */
export function suggestions(
	view: State,
	preferred: ReadonlySet<string> = new Set()
): CatalogueEntry[] {
	const sphere = view.current?.sphere;
	if (!sphere) return [];
	const met = metAt(view);
	const biome = sheetOf(view, view.active)?.biome;
	const phase = view.phase === 'society' ? 'phase2' : 'phase1';
	const rank = ({ id, biomes, scope }: CatalogueEntry) => {
		const strange = biomes.some((fitting) => fitting === biome) ? 0 : 1;
		const untimely = scope === phase || scope === 'both' ? 0 : 1;
		const other = preferred.has(id) ? 0 : 1;
		return (met.has(id) ? 6 : 0) + other * 3 + strange + untimely;
	};
	return challengesOf(sphere)
		.toSorted((a, b) => rank(a) - rank(b))
		.slice(0, SHOWN);
}

/** The catalogue's challenges that this table has met. */
function metAt({ history }: State): Set<string> {
	const ids = history.map((entry) => (entry.kind === 'turn' ? entry.challenge?.catalogue : null));
	return new Set(ids.filter((id) => typeof id === 'string'));
}
