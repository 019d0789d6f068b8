/** A document whose listeners cannot stop each other. */
import { afterEach, expect, test, vi } from 'vitest';
import { SteadyDocument } from '../../../src/lib/table/document/steady.ts';

afterEach(() => {
	vi.unstubAllGlobals();
});

test('a listener that throws at any moment of an edit stops neither the others nor the edits after it', () => {
	const report = vi.fn();
	vi.stubGlobal('reportError', report);
	const doc = new SteadyDocument();
	const mistake = new Error('no');
	const fail = () => {
		throw mistake;
	};
	doc.on('beforeTransaction', fail);
	doc.on('afterTransaction', fail);
	doc.on('update', fail);
	doc.on('afterAllTransactions', fail);
	const heard: number[] = [];
	doc.on('update', (update: Uint8Array) => heard.push(update.length));
	doc.getText('a').insert(0, 'moss');
	doc.getText('a').insert(4, ' and fern');
	expect(heard).toHaveLength(2);
	expect(report).toHaveBeenCalledTimes(8);
	expect(report).toHaveBeenCalledWith(mistake);
});
