/** §3.2 What is offered to whoever sets a challenge: one kept ready, one that the desk suggests, the class's own of the rolled sphere, then three of the catalogue. */
import type { ClassPack, OwnChallenge } from '../pack/classPack.ts';
import type { Action, Sphere, State } from '../rules/state.ts';
import { suggestions, type Wanted, challengeOf } from './catalogue.ts';
import { DESK, READY } from './keys.ts';
import { inPacks } from './packs.ts';

/** A suggestion as the challenger reads it, and what taking it means. */
interface Suggestion {
	/** Of a card. */
	readonly title: string | null;
	readonly text: string;
	readonly action: Action;
}

/** What stands in the field: a card's key, else words of the facilitator's own; null while there is nothing. */
export function suggestionIn(field: string): Suggestion | null {
	const text = field.trim();
	if (text === '') return null;
	const card = challengeOf(text);
	return card
		? { title: card.title, text: card.text, action: { type: 'setChallenge', catalogue: text } }
		: { title: null, text, action: { type: 'setChallenge', text } };
}

/** A challenge to take, and what taking it means. */
export interface Offer {
	/** Stable, and no other's. */
	readonly key: string;
	readonly sphere: Sphere;
	/** Null for one that somebody here wrote. */
	readonly title: string | null;
	readonly text: string;
	readonly action: Action;
}

/** What stands in the fields where challenges are thought of: one's own kept ready, and the desk's. */
export interface Thought {
	readonly ready: string;
	readonly desk: string;
}

/** All that a challenger may take, in the order in which they are shown. */
export function allOffers(view: State, thought: Thought, pack: ClassPack | null): Offer[] {
	return [
		...readied(view, thought.ready.trim()),
		...suggested(view, thought.desk),
		...offersFor(view, pack)
	];
}

function readied({ current, options }: State, text: string): Offer[] {
	if (!current?.sphere || !options.inventedChallenges || text === '') return [];
	const action = { type: 'setChallenge', text } as const;
	return [{ key: READY, sphere: current.sphere, title: null, text, action }];
}

function suggested({ current }: State, field: string): Offer[] {
	const found = suggestionIn(field);
	return found && current?.sphere ? [{ key: DESK, sphere: current.sphere, ...found }] : [];
}

/** How many of the class's own stand before those of the catalogue. */
const OWN = 3;

/** What a table is offered: without a pack, the catalogue alone. */
export function offersFor(view: State, pack: ClassPack | null): Offer[] {
	const catalogue = suggestions(view, inPacks(pack?.ready ?? [])).map(
		({ id, sphere, title, text }): Offer => ({
			...{ key: id, sphere, title, text },
			action: { type: 'setChallenge', catalogue: id }
		})
	);
	return [...ownFor(view, pack?.own ?? []), ...catalogue];
}

/** The class's own of the rolled sphere, those that this table has met last; none where only the catalogue may be set. */
function ownFor(view: State, own: readonly OwnChallenge[]): Offer[] {
	const sphere = view.current?.sphere;
	if (!sphere || !view.options.inventedChallenges) return [];
	const met = new Set(
		view.history.map((entry) => (entry.kind === 'turn' ? entry.challenge?.text : undefined))
	);
	return own
		.filter((one) => one.sphere === sphere)
		.toSorted((a, b) => Number(met.has(a.text)) - Number(met.has(b.text)))
		.slice(0, OWN)
		.map(({ text }) => ({
			...{ key: `own ${text}`, sphere, title: null, text },
			action: { type: 'setChallenge', text }
		}));
}

/** The class's own that somebody looks for: of a sphere, with all these words. */
export function ownFound(
	own: readonly OwnChallenge[],
	{ words, sphere }: Pick<Wanted, 'words' | 'sphere'>
): OwnChallenge[] {
	const wanted = words.toLowerCase().split(/\s+/);
	return own.filter(
		(one) =>
			(sphere === null || one.sphere === sphere) &&
			wanted.every((word) => one.text.toLowerCase().includes(word))
	);
}
