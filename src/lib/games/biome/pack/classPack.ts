/** What a class is challenged by beside the catalogue: its facilitator's own challenges, and lists of the catalogue that come first. */
import type { Sphere } from '../rules/parts.ts';

/** The packs that come with the product. */
export const READY_PACKS = ['climate', 'water', 'deep-past'] as const;
export type ReadyPack = (typeof READY_PACKS)[number];

/** How long the parts of an own challenge may be, and how many of them a workshop keeps. */
export const PACK_LIMITS = { text: 300, fact: 400, source: 200, own: 100 } as const;

/** A challenge of the facilitator's own. */
export interface OwnChallenge {
	readonly sphere: Sphere;
	readonly text: string;
	/** One true thing to tell afterwards; empty for none. */
	readonly fact: string;
	/** Where to check it; empty for none. */
	readonly source: string;
}

/** What is kept with a workshop. */
export interface ClassPack {
	readonly ready: readonly ReadyPack[];
	readonly own: readonly OwnChallenge[];
}

/** What is to change of a pack; what is left out stays. */
export interface PackChanges {
	readonly ready?: Readonly<Partial<Record<ReadyPack, boolean>>>;
	/** In place of one with the same sphere and text, else at the end. */
	readonly add?: readonly OwnChallenge[];
	readonly remove?: readonly Pick<OwnChallenge, 'sphere' | 'text'>[];
}

/** Whether two are the same challenge, whatever is told afterwards. */
export const isSameChallenge = (
	one: Pick<OwnChallenge, 'sphere' | 'text'>,
	other: Pick<OwnChallenge, 'sphere' | 'text'>
): boolean => one.sphere === other.sphere && one.text === other.text;

/** The own challenges after some were taken out and others put in. */
export function changedOwn(
	before: readonly OwnChallenge[],
	{ add = [], remove = [] }: PackChanges
): OwnChallenge[] {
	const left = before.filter((one) => !remove.some((gone) => isSameChallenge(one, gone)));
	return add.reduce<OwnChallenge[]>((all, more) => {
		const at = all.findIndex((one) => isSameChallenge(one, more));
		return at < 0 ? [...all, more] : all.with(at, more);
	}, left);
}

/** The class's own challenge that was set with these words; undefined where it is somebody's at the table. */
export const ownOf = (
	pack: ClassPack | null,
	sphere: Sphere,
	text: string
): OwnChallenge | undefined =>
	pack?.own.find((one) => isSameChallenge(one, { sphere, text: text.trim() }));
