/** Which scripts a page names, so that none of them is found step by step. */
import { describe, expect, test } from 'vitest';
import { listsOf, whole } from '../../../scripts/building/preloads.mjs';

const MANIFEST = {
	page: { file: 'page.js', imports: ['kit', 'shared'] },
	kit: { file: 'kit.js' },
	// imported by the page, and by what comes later as well
	shared: { file: 'shared.js', imports: ['yjs'] },
	yjs: { file: 'yjs.js', imports: ['kit'] },
	later: { file: 'later.js', imports: ['shared'] },
	'src/lib/games/lists/phone/hunt.ts': { file: 'hunt.js', imports: ['kit', 'squares'] },
	squares: { file: 'squares.js' }
};

describe('a page names', () => {
	test('all that it imports, however far away, and each once', () => {
		expect(whole(MANIFEST, ['page'])).toEqual(['page.js', 'kit.js', 'shared.js', 'yjs.js']);
	});

	test('nothing that only comes later', () => {
		expect(whole(MANIFEST, ['page'])).not.toContain('later.js');
	});

	test('of a game what the page has not got already', () => {
		expect(listsOf(MANIFEST, ['page'])).toBe(
			'page=page.js,kit.js,shared.js,yjs.js;hunt=hunt.js,squares.js'
		);
	});
});
