/** What phones show that lie on the table: apart from the other parts, which every phone loads first. */
import type { Component } from 'svelte';
import type { FaceProps } from './kit/pictures.ts';
import { partOf } from './parts.ts';

const faces = import.meta.glob<Component<FaceProps<unknown>>>(
	['./*/screens/Face.svelte', '../../../games/*/screens/Face.svelte'],
	{ import: 'default' }
);

/** The face that a game gives a phone; null for a game without one. */
export const faceOf = async (game: string): Promise<Component<FaceProps<unknown>> | null> =>
	(await partOf(faces, game, 'screens/Face.svelte')?.()) ?? null;
