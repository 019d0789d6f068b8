/** What a door answers for a game: an action's seq, or why not, in the game's own words. */
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import { error, json } from '@sveltejs/kit';
import type { Refusal } from '../../engine/module.ts';
import type { Played } from '../tables/playing.ts';
import type { Spoken } from '../tables/saying.ts';
import type { Decided } from '../tables/proposals.ts';
import { isDoorCode, sentenceOf } from '../base/codes.ts';
import { refuseDoor } from './requests.ts';

/** What the rules say, in the words of the game. */
const sayRefusal = (game: string, refused: Refusal): string =>
	wordsOf(game)?.explain(refused) ?? m.doors_refused({ code: refused.code });

/** What the host itself refuses, in the doors' own words. */
const sayHosts = (game: string, refused: Refusal): string =>
	isDoorCode(refused.code) ? sentenceOf(refused.code, refused.params) : sayRefusal(game, refused);

/** Ends the request because a game cannot be set up so: the field that is wrong, or that play has begun. */
export function refuseSetup(game: string, refused: Refusal): never {
	if (refused.code === 'game-under-way') return refuseDoor(409, 'game-under-way');
	if (refused.code === 'seat-in-use') return refuseDoor(409, 'seat-in-use', {}, { field: 'seats' });
	const { option = '' } = refused.params ?? {};
	const field =
		refused.code === 'bad-seats' ? 'seats' : option === '' ? 'options' : `options.${option}`;
	return error(400, { code: refused.code, message: sayHosts(game, refused), field });
}

/** The answer to an action: its seq, or why it was not played; `say` finds the words for a refusal. */
export function answerPlayed(game: string, played: Played | null, say = sayRefusal): Response {
	switch (played?.kind) {
		case undefined:
			return refuseDoor(404, 'no-such-table');
		case 'stored':
			return json({ seq: played.seq });
		case 'refused': {
			const { code, rule } = played.refusal;
			const message = say(game, played.refusal);
			return error(409, { code, message, ...(rule === undefined ? {} : { rule }) });
		}
		case 'down':
			return refuseDoor(409, 'table-down');
		case 'closed':
			return refuseDoor(409, 'table-closed');
		case 'paused':
			return refuseDoor(409, 'paused');
		case 'turn-taken':
			return refuseDoor(409, 'turn-taken');
		case 'bad-dice':
			return refuseDoor(400, 'bad-dice', {}, { field: 'dice' });
		case 'dice-needed': {
			const { count, sides, given } = played;
			return refuseDoor(409, 'dice-needed', { count, sides }, { count, sides, given });
		}
	}
}

/** The answer to a choice of a seat that several people hold: proposed, taken away, or played. */
export function answerDecided(game: string, decided: Decided | null): Response {
	switch (decided?.kind) {
		case 'proposed':
			return json({ proposed: decided.id, waits: decided.waits }, { status: 202 });
		case 'withdrawn':
			return json({ withdrawn: true });
		case 'no-such-proposal':
			return refuseDoor(404, decided.kind);
		default:
			return answerPlayed(game, decided ?? null);
	}
}

/** The answer to an undo, which the host refuses, not the rules. */
export const answerRewound = (game: string, played: Played | null): Response =>
	answerPlayed(game, played, sayHosts);

/** The answer to the facilitator's word: its seq, and the entry from which it is taken back. */
export const answerSaid = (game: string, said: Spoken | null): Response =>
	said?.played.kind === 'stored'
		? json({ seq: said.played.seq, from: said.from })
		: answerPlayed(game, said?.played ?? null, sayHosts);
