/** §3.2 Knowing a class's own challenge again once it is set: the rules keep its words alone. */
import { isSameChallenge, type ClassPack, type OwnChallenge } from '../pack/classPack.ts';
import type { Sphere } from '../rules/state.ts';

/** The class's own challenge that was set with these words; undefined where it is somebody's at the table. */
export const ownOf = (
	pack: ClassPack | null,
	sphere: Sphere,
	text: string
): OwnChallenge | undefined =>
	pack?.own.find((one) => isSameChallenge(one, { sphere, text: text.trim() }));
