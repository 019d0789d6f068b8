/** The words of each game, for whoever must say them without knowing the game. */
import { biomeWords } from './biome/words/index.ts';
import { chickenRunWords } from './chicken-run/words/index.ts';
import { globalWarmingWords } from './global-warming/words/index.ts';
import { huntWords } from './hunt/words/index.ts';
import { martian12sWords } from './martian-12s/words/index.ts';
import { martianGunslingerWords } from './martian-gunslinger/words/index.ts';
import { meltingIcebergWords } from './melting-iceberg/words/index.ts';
import { scavengerHuntWords } from './scavenger-hunt/words/index.ts';
import { timberlandWords } from './timberland/words/index.ts';
import { timelockWords } from './timelock/words/index.ts';
import { virusFightWords } from './virus-fight/words/index.ts';
import { wrecktangleWords } from './wrecktangle/words/index.ts';
import type { Words } from './kit/words.ts';

const words: Readonly<Record<string, Words>> = {
	biome: biomeWords,
	'chicken-run': chickenRunWords,
	'global-warming': globalWarmingWords,
	hunt: huntWords,
	'martian-12s': martian12sWords,
	'martian-gunslinger': martianGunslingerWords,
	'melting-iceberg': meltingIcebergWords,
	'scavenger-hunt': scavengerHuntWords,
	timberland: timberlandWords,
	timelock: timelockWords,
	'virus-fight': virusFightWords,
	wrecktangle: wrecktangleWords
};

/** The words of a game; null for one that has none. */
export const wordsOf = (game: string): Words | null =>
	Object.hasOwn(words, game) ? (words[game] ?? null) : null;
