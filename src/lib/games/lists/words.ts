/** The words of every game. Written by `npm run sync`. */
import { words as biome } from '../biome/words/index.ts';
import { words as chickenRun } from '../chicken-run/words/index.ts';
import { words as globalWarming } from '../global-warming/words/index.ts';
import { words as hunt } from '../hunt/words/index.ts';
import { words as martian12s } from '../martian-12s/words/index.ts';
import { words as martianGunslinger } from '../martian-gunslinger/words/index.ts';
import { words as meltingIceberg } from '../melting-iceberg/words/index.ts';
import { words as scavengerHunt } from '../scavenger-hunt/words/index.ts';
import { words as timberland } from '../timberland/words/index.ts';
import { words as timelock } from '../timelock/words/index.ts';
import { words as virusFight } from '../virus-fight/words/index.ts';
import { words as wrecktangle } from '../wrecktangle/words/index.ts';
import type { Words } from '../kit/words.ts';

export const words: Readonly<Record<string, Words>> = {
	'biome': biome,
	'chicken-run': chickenRun,
	'global-warming': globalWarming,
	'hunt': hunt,
	'martian-12s': martian12s,
	'martian-gunslinger': martianGunslinger,
	'melting-iceberg': meltingIceberg,
	'scavenger-hunt': scavengerHunt,
	'timberland': timberland,
	'timelock': timelock,
	'virus-fight': virusFight,
	'wrecktangle': wrecktangle
};
