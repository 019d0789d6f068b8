/** How each game tells its end, for the server. A game that tells it on its own board has none here. */
import type { Seat } from '../engine/module.ts';
import type { End } from '../pieces/ending/ending.ts';
import { endOf as chickenRun } from './chicken-run/words/end.ts';
import { endOf as globalWarming } from './global-warming/words/end.ts';
import { endOf as hunt } from './hunt/words/end.ts';
import { endOf as martian12s } from './martian-12s/words/end.ts';
import { endOf as martianGunslinger } from './martian-gunslinger/words/end.ts';
import { endOf as meltingIceberg } from './melting-iceberg/words/end.ts';
import { endOf as scavengerHunt } from './scavenger-hunt/words/end.ts';
import { endOf as timberland } from './timberland/words/end.ts';
import { endOf as timelock } from './timelock/words/end.ts';
import { endOf as virusFight } from './virus-fight/words/end.ts';
import { endOf as wrecktangle } from './wrecktangle/words/end.ts';

/** A game's own types are forgotten: the view was made by the same game's rules. */
type EndOf = (view: never, names: (seat: Seat) => string) => End | null;

const ends: Readonly<Record<string, EndOf>> = {
	'chicken-run': chickenRun,
	'global-warming': globalWarming,
	hunt,
	'martian-12s': martian12s,
	'martian-gunslinger': martianGunslinger,
	'melting-iceberg': meltingIceberg,
	'scavenger-hunt': scavengerHunt,
	timberland,
	timelock,
	'virus-fight': virusFight,
	wrecktangle
};

/** How a game ended; null while it goes on, and for a game that tells it itself. */
export const endOf = (game: string, view: unknown, names: (seat: Seat) => string): End | null =>
	Object.hasOwn(ends, game) ? (ends[game]?.(view as never, names) ?? null) : null;
