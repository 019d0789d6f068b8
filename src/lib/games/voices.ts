/** What computer players say in each game, loaded where one plays. */
import type { Voice } from './kit/voice.ts';

const voices = import.meta.glob<Voice>('./*/voice.ts', { import: 'voice' });

/** The voice of a game's computer players; null where nothing is written in it. */
export const voiceOf = async (game: string): Promise<Voice | null> =>
	(await voices[`./${game}/voice.ts`]?.()) ?? null;
