/** What a program's next page needs, told in its own language. Kit answers that before any hook, and names the scripts of the base language: beside those of another they would be a second program. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a program in a language of its own asks; `scripts/languages/oneLanguage.mjs` puts the language in. */
const ASKED = /\/__route\.([\w-]+)\.js(?=\?|$)/;

/** Addresses of scripts, in the folders of a language other than the base. */
export const inFoldersOf = (text: string, locale: string): string =>
	text.replace(/(\/_app\/immutable\/(?:entry|chunks|nodes))\//g, `$1-${locale}/`);

/** Lets Kit answer the request as it knows it, and puts the language into what it says; any other request stays as it is. */
export function tellNextPage(
	request: Pick<IncomingMessage, 'url'>,
	response: Pick<ServerResponse, 'removeHeader' | 'writeHead' | 'write' | 'end'>
): void {
	const { url = '' } = request;
	const locale = ASKED.exec(url)?.[1];
	if (locale === undefined) return;
	request.url = url.replace(ASKED, '/__route.js');
	const { writeHead, end } = response;
	const parts: Uint8Array[] = [];
	Object.assign(response, {
		writeHead(status: number) {
			response.removeHeader('content-length');
			return writeHead.call(response, status);
		},
		write: (part: Uint8Array) => parts.push(part) > 0,
		end: () => end.call(response, inFoldersOf(Buffer.concat(parts).toString(), locale), 'utf8')
	});
}
