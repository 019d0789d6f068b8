import { hasBoard } from '$lib/games/parts.ts';
import { getLocale } from '$lib/paraglide/runtime.js';
import { gameOf, homeOf } from '$lib/games/registry.ts';
import { refuseDoor } from '$lib/server/http/requests.ts';
import { optionsOffered, presetsOf } from '../../offer.server.ts';
import { listed } from '../library.server.ts';
import { anchored, readRules, type Rulebook } from '../rulebook.ts';
import { panelsFor } from './panels.server.ts';
import type { PageServerLoad } from './$types';

/** Nothing here needs a script. */
export const csr = false;

/** The rules of every game in every language that has them, taken in when the server is built. */
const rules = import.meta.glob<string>(['/src/lib/games/*/RULES*.md', '/games/*/RULES*.md'], {
	query: '?raw',
	import: 'default',
	eager: true
});

export const load: PageServerLoad = async ({ params }) => {
	const game = gameOf(params.game);
	const { folder, ours, from } = game ? homeOf(game.id) : { folder: '', ours: true, from: null };
	const written = rules[`/${folder}/RULES.md`];
	if (!game || written === undefined) return refuseDoor(404, 'no-such-game');
	return {
		game: listed(game),
		playable: hasBoard(game.id),
		panels: await panelsFor(game),
		elsewhere: ours ? null : { from },
		rules: inOwnLanguage(folder, readRules(written)),
		presets: presetsOf(game),
		recommended: game.options.recommended,
		options: optionsOffered(game)
	};
};

/** The rules in the reader's language, where they are written in it. */
function inOwnLanguage(folder: string, english: Rulebook): Rulebook {
	const own = rules[`/${folder}/RULES.${getLocale()}.md`];
	return own === undefined ? english : anchored(readRules(own), english);
}
