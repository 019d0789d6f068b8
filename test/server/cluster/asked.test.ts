import { expect, test } from 'vitest';
import { askedBy } from '../../../src/lib/server/cluster/asked.ts';
import { isRelayed, RELAYED } from '../../../src/lib/server/cluster/secret.ts';

const ID = 'A'.repeat(21) + '_';

test('an address names its table, workshop or document, or a word that leads to one', () => {
	for (const path of [
		`/table/${ID}`,
		`/table/${ID}/screen?as=wall`,
		`/table/${ID}/__data.json`,
		`/workshop/${ID}/class`,
		`/api/tables/${ID}/actions`,
		`/api/workshops/${ID}`,
		`/sync/${ID}/view/0`,
		`/sync/${ID}%2Froom%401`
	]) {
		expect([path, askedBy(path)]).toEqual([path, { by: 'id', id: ID }]);
	}
	expect(askedBy('/join/bcd-fgh?x=1')).toEqual({ by: 'code', word: 'bcd-fgh' });
	expect(askedBy('/join/BCDFGH/__data.json')).toEqual({ by: 'code', word: 'BCDFGH' });
	expect(askedBy('/link/token')).toEqual({ by: 'link', word: 'token' });
	expect(askedBy('/page/token')).toEqual({ by: 'page', word: 'token' });
	expect(askedBy('/api/pages/token.pdf')).toEqual({ by: 'page', word: 'token' });
});

test('however its signs are written, it is the same address', () => {
	const written = (path: string, at: number) =>
		`${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
	for (const path of [
		`/table/${ID}/__data.json`,
		`/api/tables/${ID}/actions`,
		`/workshop/${ID}`,
		`/sync/${ID}/view/0`,
		'/join/BCDFGH',
		'/link/token',
		'/page/token',
		'/api/pages/token.pdf'
	]) {
		const asked = askedBy(path);
		expect(asked).not.toBeNull();
		for (let at = 1; at < path.length; at += 1) {
			expect([written(path, at), askedBy(written(path, at))]).toEqual([written(path, at), asked]);
		}
		expect(askedBy(`http://elsewhere.test:81${path}`)).toEqual(asked);
	}
	for (const odd of [`/table/${ID}%`, `/table/%ff`, `/table/%2541${ID.slice(1)}`]) {
		expect(askedBy(odd)).toBeNull();
	}
});

test('what belongs to no workshop names none: any process answers it', () => {
	for (const path of [
		'/',
		'/join',
		'/games/hunt',
		'/api/workshops',
		'/api/join',
		'/table/short',
		'/_app/a.js',
		`/api/tables/${ID}x/view`
	])
		expect([path, askedBy(path)]).toEqual([path, null]);
});

test('only who knows the secret is another process, and nobody behind sees it', () => {
	const relayed = (given?: string) => {
		const headers = given === undefined ? {} : { [RELAYED]: given };
		return [isRelayed(headers), RELAYED in headers];
	};
	expect(relayed('')).toEqual([false, false]); // no secret is set: nobody knows it
	process.env['CLUSTER_SECRET'] = 'one for all';
	expect(relayed('one for all')).toEqual([true, false]);
	expect(relayed('one for al')).toEqual([false, false]);
	expect(relayed()).toEqual([false, false]);
	delete process.env['CLUSTER_SECRET'];
});
