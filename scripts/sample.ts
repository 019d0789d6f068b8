/** npm run lab -- sample --game ID [--seats N] [--options JSON] [--end REASON] [--uses FIELD] [--least N] [--games N] [--level LEVEL]: keeps the first of N games by computer players that ends in this way, for the sample workshop. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyModule } from '../src/lib/engine/module.ts';
import { randomFrom, seededSource } from '../src/lib/engine/random.ts';
import { dealing, open, play, toldTo, type Position } from '../src/lib/engine/referee.ts';
import { BUDGET, decide } from '../src/lib/engine/search/decide.ts';
import type { Sample } from '../src/lib/games/kit/sample.ts';
import { gameOf } from '../src/lib/games/registry.ts';
import { stop, wholeOf } from './command.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string', default: 'biome' },
		seats: { type: 'string', default: '4' },
		options: { type: 'string', default: '{}' },
		end: { type: 'string' },
		uses: { type: 'string', default: '' },
		least: { type: 'string', default: '0' },
		games: { type: 'string', default: '200' },
		level: { type: 'string', default: 'strong' }
	}
});
const module = gameOf(values.game) ?? stop(`there is no game ${values.game}`);
const seats = wholeOf('seats', values.seats);
const least = wholeOf('least', values.least);
const levels = new Map(Object.entries(BUDGET));
const budget = levels.get(values.level) ?? stop(`--level is one of: ${[...levels.keys()].join()}`);

for (let seed = 1; seed <= wholeOf('games', values.games); seed++) {
	const position = played(module, seed);
	const reason = position && module.outcome(position.state)?.reason;
	const uses = position?.log.filter(usesIt).length ?? 0;
	console.log(`game ${String(seed)}: ${reason ?? 'no end'}, ${String(uses)} uses`);
	if (!position || reason !== values.end || uses < least) continue;
	writeFileSync(
		`src/lib/games/${module.id}/sample.json`,
		`${JSON.stringify(asSample(position))}\n`
	);
	process.exit();
}
stop('none of these games ended so');

/** Whether an entry's action says something under the field that was asked for. */
function usesIt({ deed }: Position['log'][number]): boolean {
	const { [values.uses]: used } = (deed.kind === 'action' ? deed.action : {}) as Record<
		string,
		unknown
	>;
	return used !== undefined && used !== null;
}

/** One game to its end; null where there was none within the bound. */
function played(game: AnyModule, seed: number): Position | null {
	const deal = dealing(seededSource(seed));
	const random = randomFrom(seededSource(seed + 1e9));
	const options: unknown = JSON.parse(values.options);
	const opened = open(game, seats, options, deal);
	if ('refused' in opened) return stop(`no such options: ${opened.refused.code}`);
	let { position } = opened;
	while (!game.outcome(position.state)) {
		const [seat] = random.shuffle(game.toAct(game.view(position.state, 'table')));
		if (seat === undefined || position.log.length > game.bound) return null;
		const view = game.view(position.state, seat);
		const told = position.log.flatMap((entry) => toldTo(entry, seat));
		const { action } = decide({ module: game, view, seat, told, budget, random });
		const answer = play(game, position, seat, action, deal);
		if ('refused' in answer) return stop(`refused: ${answer.refused.code}`);
		position = answer.position;
	}
	return position;
}

function asSample({ log }: Position): Sample {
	const [setup, ...entries] = log;
	if (setup?.deed.kind !== 'setup') throw new Error('a log begins with its set-up');
	const actions = entries.flatMap(({ deed, draws }) =>
		deed.kind === 'action' && deed.actor !== 'facilitator'
			? [{ seat: deed.actor, action: deed.action, draws }]
			: []
	);
	return { seats, options: setup.deed.options as object, draws: setup.draws, actions };
}
