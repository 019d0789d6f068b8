import { hasPictures } from '$lib/games/boards.ts';
import { getLocale } from '$lib/paraglide/runtime.js';
import { gameOf } from '$lib/games/registry.ts';
import { refuseDoor } from '$lib/server/http/requests.ts';
import { optionsOffered, presetsOf } from '../../offer.server.ts';
import { listed } from '../library.server.ts';
import { anchored, readRules, type Rulebook } from '../rulebook.ts';
import { panelsFor } from './panels.server.ts';
import type { PageServerLoad } from './$types';

/** Nothing here needs a script. */
export const csr = false;

/** The rules of every game in every language that has them, taken in when the server is built. */
const rules = import.meta.glob<string>('/src/lib/games/*/RULES*.md', {
	query: '?raw',
	import: 'default',
	eager: true
});

export const load: PageServerLoad = async ({ params }) => {
	const game = gameOf(params.game);
	const written = rules[`/src/lib/games/${params.game}/RULES.md`];
	if (!game || written === undefined) return refuseDoor(404, 'no-such-game');
	return {
		game: listed(game),
		playable: hasPictures(game.id),
		panels: await panelsFor(game),
		rules: inOwnLanguage(game.id, readRules(written)),
		presets: presetsOf(game),
		recommended: game.options.recommended,
		options: optionsOffered(game)
	};
};

/** The rules in the reader's language, where they are written in it. */
function inOwnLanguage(game: string, english: Rulebook): Rulebook {
	const own = rules[`/src/lib/games/${game}/RULES.${getLocale()}.md`];
	return own === undefined ? english : anchored(readRules(own), english);
}
