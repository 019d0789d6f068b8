/** What translators in browsers do to a page, as far as a page can tell. */
import type { Page } from 'playwright';

/** Ways to put a translation in the place of a text: at once, before it goes, after it has gone, as one text for another. */
export type Way = 'at once' | 'before' | 'after' | 'plain';
export const WAYS: readonly Way[] = ['at once', 'before', 'after', 'plain'];

/** Translates each text of the page, and whatever comes to it, into itself in brackets. Chrome does so “at once”. */
export const translate = (page: Page, way: Way = 'at once'): Promise<void> =>
	page.evaluate((way) => {
		const seen = new WeakSet<Node>();
		// a browser's translator makes elements that nobody else does any more
		const made = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
		const put = (text: Text) => {
			const words = `[${text.data}]`;
			const [outer, inner] = [made(), made()];
			outer.append(inner);
			inner.append(words);
			const instead = way === 'plain' ? document.createTextNode(words) : outer;
			seen.add(instead);
			const [parent, next] = [text.parentNode, text.nextSibling];
			if (way === 'before') parent?.insertBefore(instead, text);
			if (way === 'before' || way === 'after') text.remove();
			if (way === 'after') parent?.insertBefore(instead, next);
			if (way === 'at once' || way === 'plain') text.replaceWith(instead);
		};
		const isOurs = (text: Text) =>
			text.data.trim() !== '' &&
			!seen.has(text) &&
			!text.parentElement?.closest('font, script, style, textarea, [translate="no"]');
		const translateAll = () => {
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const found: Text[] = [];
			while (walker.nextNode()) found.push(walker.currentNode as Text);
			found.filter(isOurs).forEach(put);
		};
		document.documentElement.classList.add('translated-ltr');
		new MutationObserver(translateAll).observe(document.body, {
			...{ childList: true, characterData: true, subtree: true }
		});
		translateAll();
	}, way);
