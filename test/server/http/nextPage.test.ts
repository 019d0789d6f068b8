/** A program is told the scripts of its own language, whatever page comes next. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { tellNextPage } from '../../../src/lib/server/http/nextPage.ts';

/** As Kit answers: with a length, in parts. */
const kit: RequestListener = (request, response) => {
	const said = `// ${request.url ?? ''}\nimport('../_app/immutable/entry/start.js');`;
	response.setHeader('content-length', said.length + 'import("/_app/immutable/nodes/1.js")'.length);
	response.writeHead(200);
	response.write(Buffer.from(said));
	response.write(Buffer.from('import("/_app/immutable/nodes/1.js")'));
	response.end();
};

/** What a server that tells the next page answers there. */
async function answered(path: string): Promise<string> {
	const server = createServer((request, response) => {
		tellNextPage(request, response);
		kit(request, response);
	});
	await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
	const { port } = server.address() as AddressInfo;
	try {
		return await (await fetch(`http://127.0.0.1:${String(port)}${path}`)).text();
	} finally {
		server.close();
	}
}

test('asked by language, the answer names the folders of that language, all of it', async () => {
	expect(await answered('/games/__route.de.js?x=1')).toBe(
		'// /games/__route.js?x=1\nimport(\'../_app/immutable/entry-de/start.js\');import("/_app/immutable/nodes-de/1.js")'
	);
	expect(await answered('/__route.ar.js')).toMatch(/^\/\/ \/__route\.js\n.*nodes-ar/s);
});

test('asked as in the base language, and for anything else, it stays as it is', async () => {
	for (const path of ['/games/__route.js', '/games', '/games/route.de.js', '/__route.de.js/x'])
		expect(await answered(path)).toBe(
			`// ${path}\nimport('../_app/immutable/entry/start.js');import("/_app/immutable/nodes/1.js")`
		);
});
