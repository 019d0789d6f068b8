/** Whether going back would ask people to forget: something was hidden at that entry, and has been seen since. */
import { sameJson } from './json.ts';
import { isSecret, type AnyModule, type Audience } from './module.ts';
import { randomFrom, type Source } from './random.ts';
import { headOf, lineTo, play, stateAt, toldTo, type Entry, type Past } from './referee.ts';

/** How often what is hidden is exchanged: where two things may lie there, chance deals the same again once in 65,536. */
const TRIES = 16;
/** Whoever takes back more than this in a game with secrets takes back a reveal: no need to look. */
const MOST = 30;

/** Whether by one of these actions, or from a log that has told all since, somebody has learned what was hidden from them before. */
export function revealed(
	module: AnyModule,
	log: readonly Entry[],
	actions: readonly Entry[],
	seats: number,
	source: Source,
	past?: Past
): boolean {
	if (!module.redeal || !hidden(module, log, actions)) return false;
	if (actions.length > MOST) return true;
	const audiences: Audience[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)];
	const told = toldAll(module, log, actions, past);
	return actions.some((action) => {
		const before = stateAt(module, log, headOf(log, action.seq), past);
		return audiences.some(
			(audience) =>
				(told && hides(module, before, audience, source)) ||
				reveals(module, before, action, audience, source)
		);
	});
}

/** Whether the game has ended since the first of these actions: from then on its log tells every deed and every number drawn. */
function toldAll(
	module: AnyModule,
	log: readonly Entry[],
	[first]: readonly Entry[],
	past?: Past
): boolean {
	if (!first) return false;
	// before an undo, and now: an end stands as long as nothing is taken back
	const heads = log.flatMap(({ seq, deed }) =>
		deed.kind === 'rewind' && seq > first.seq ? [headOf(log, seq)] : []
	);
	return [...new Set([...heads, headOf(log)])].some(
		(head) => head >= first.seq && module.outcome(stateAt(module, log, head, past)) !== null
	);
}

/** Whether this audience could not tell the state from another one. */
function hides(module: AnyModule, state: unknown, audience: Audience, source: Source): boolean {
	const random = randomFrom(source);
	return Array.from({ length: TRIES }).some(
		() => !sameJson(module.redeal?.(module.view(state, audience), audience, random), state)
	);
}

/** Whether there was anything to learn: not where the game tells its secret deeds, and none of them was done until then. */
function hidden(module: AnyModule, log: readonly Entry[], actions: readonly Entry[]): boolean {
	if (!module.secret) return true;
	const line = lineTo(log, actions.at(-1)?.seq ?? 0);
	return line.some(({ deed }) => deed.kind === 'action' && isSecret(module, deed.action));
}

/** Whether after this action an audience can tell the real state from one that it could not tell from it before. */
function reveals(
	module: AnyModule,
	before: unknown,
	action: Entry,
	audience: Audience,
	source: Source
): boolean {
	const seen = seenAfter(module, before, action, audience);
	const random = randomFrom(source);
	return Array.from({ length: TRIES }).some(() => {
		const other = module.redeal?.(module.view(before, audience), audience, random);
		return seenAfter(module, other, action, audience) !== seen;
	});
}

/** What an audience sees and is told once the action is played with the same dice; null where the rules would refuse it. */
function seenAfter(
	module: AnyModule,
	state: unknown,
	{ deed, draws }: Entry,
	audience: Audience
): string | null {
	if (deed.kind !== 'action') return null;
	const again = draws.values();
	const dice = randomFrom((below) => (again.next().value ?? 0) % below);
	const made = play(module, { log: [], head: 0, state }, deed.actor, deed.action, () => dice);
	if ('refused' in made) return null;
	const { position, entry } = made;
	return JSON.stringify([module.view(position.state, audience), toldTo(entry, audience)]);
}
