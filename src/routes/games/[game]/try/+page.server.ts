import { offerOf, readTable } from '../../../offer.server.ts';
import type { PageServerLoad } from './$types';

/** What can be chosen for the game, and from the address what was. */
export const load: PageServerLoad = ({ params, url }) => {
	const entered: Readonly<Record<string, string>> = {
		...Object.fromEntries(url.searchParams),
		game: params.game
	};
	const offer = offerOf(params.game);
	if (!url.searchParams.has('seats')) return { offer };
	const asked = readTable(entered, { led: false });
	return 'problems' in asked
		? { offer, entered, problems: asked.problems }
		: { offer, entered, asked };
};
