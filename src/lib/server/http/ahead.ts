/** The scripts of a table's page, known before the page itself asks for them: each step in which it would find more costs a slow network half a second. */
import type { RequestEvent } from '@sveltejs/kit';
import { storage } from '../storage/store.ts';

/** By game, and under `page` for all of them; the build puts them in, see `scripts/building/preloads.mjs`. */
const lists = new Map(
	'__AHEAD__'.split(';').map((list) => {
		const [of = '', files] = list.split('=');
		return [of, files?.split(',') ?? []] as const;
	})
);

/** The addresses of what a table's page needs, of this game or of any: none in development. */
export const scriptsAhead = (game: string | null): readonly string[] =>
	[...(lists.get('page') ?? []), ...(lists.get(game ?? '') ?? [])].map((file) => `/${file}`);

/** The header that names what a page needs; for the page of a table with what its game adds, and the page of errors, which Kit leaves out. */
export async function linksAhead({ route, params }: RequestEvent, said: string): Promise<string> {
	if (route.id !== '/table/[table]' || params.table === undefined) return said;
	const { game = null } = (await storage().table(params.table)) ?? {};
	const missing = scriptsAhead(game).filter((file) => !said.includes(file));
	const links = missing.map((file) => `<${file}>; rel="modulepreload"; nopush`);
	return [said, ...links].join(', ');
}
