/** What axe finds on the page, a line each. */
import axe from 'axe-core';
import { drawn } from './mounting.ts';

/** What only a whole page has. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region', 'document-title'];

const COLOURS = 'color-contrast';

/** Night changes colours alone. */
type Only = 'colours';

/** Of a page, or of a part that stands alone; once nothing moves: a card that slides in is half transparent for a moment. */
export async function faults(of: 'page' | 'part' = 'page', only?: Only): Promise<string[]> {
	while (document.getAnimations().some(({ playState }) => playState === 'running')) await drawn();
	const { violations } = await axe.run(document, {
		resultTypes: ['violations'],
		preload: false,
		...(only === 'colours' ? { runOnly: [COLOURS] } : {}),
		rules: Object.fromEntries(of === 'page' ? [] : OF_PAGES.map((id) => [id, { enabled: false }]))
	});
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)
	);
}
