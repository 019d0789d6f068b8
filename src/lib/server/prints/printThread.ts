/** The thread that prints: it sets one record after another, with its typefaces read once. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { locales, overwriteServerAsyncLocalStorage, type Locale } from '../../paraglide/runtime.js';
import { bookletOf } from '../../print/book/booklet.ts';
import { bookOf, svgOf } from '../../print/book/book.ts';
import { pdfOf } from '../../print/pdf.ts';
import { serve } from '../base/serve.ts';
import type { Setting } from './printQueue.ts';

/** What a record's pages say by themselves is said in its own language. */
const spoken = new AsyncLocalStorage<{ locale?: Locale }>();
overwriteServerAsyncLocalStorage(spoken);

serve((setting: Setting, tell: (made: number) => void) => {
	const locale = locales.find((one) => one === setting.record.language);
	return spoken.run(locale ? { locale } : {}, () => set(setting, tell));
});

async function set(
	{ record, paper, form }: Setting,
	tell: (made: number) => void
): Promise<Uint8Array> {
	if (form === 'svg') return Buffer.from(await svgOf(record, paper));
	if (record.parts && !record.book) return bookletOf(record, paper, tell);
	return (await bookOf(record, paper)) ?? (await pdfOf(record, paper, tell));
}
