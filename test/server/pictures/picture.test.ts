/** The picture on a sheet: what is taken for one, what is kept of it, and for whom. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { imageIn, PICTURE_LIMIT } from '../../../src/lib/server/pictures/picture.ts';
import { chunk, frameOf, jpegOf, pngOf, segment } from './images.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { joined, openTable, storage, Visitor } = await import('../harness.ts');
const { screenByLink } = await import('../../../src/lib/server/people/people.ts');

const words = (text: string) => Buffer.from(text, 'latin1');
const EXIF = segment(0xe1, words('Exif\0\0 GPS 47.37 8.54'));
const COMMENT = segment(0xfe, words('taken at home'));

describe('an image', () => {
	test('of either kind is kept whole, with its size', async () => {
		expect(await imageIn(pngOf({ width: 3, height: 2 }))).toMatchObject({
			type: 'png',
			width: 3,
			height: 2,
			bytes: pngOf()
		});
		expect(await imageIn(jpegOf())).toMatchObject({
			type: 'jpeg',
			width: 1,
			height: 1,
			bytes: jpegOf()
		});
		const progressive = jpegOf({ frame: frameOf(700, 1024, 3, 8, 0xc2) });
		expect(await imageIn(progressive)).toMatchObject({ width: 1024, height: 700 });
	});

	test('loses all that is only attached to it, and what comes after its end', async () => {
		const attached = [
			chunk('tEXt', words('Author\0Robin')),
			chunk('eXIf', words('GPS')),
			chunk('iCCP', words('profile'))
		];
		const png = await imageIn(Buffer.concat([pngOf({ more: attached }), words('<script>')]));
		expect(png?.bytes).toEqual(pngOf());
		const jpeg = jpegOf({ more: [EXIF, COMMENT, segment(0xee, words('Adobe'))] });
		expect((await imageIn(Buffer.concat([jpeg, words('PK zip')])))?.bytes).toEqual(jpegOf());
	});

	test('of more parts than any program writes is none: a file that is all parts makes no work', async () => {
		const many = (one: Buffer) => Array.from({ length: 2_000 }, () => one);
		expect(await imageIn(pngOf({ more: many(chunk('tEXt', Buffer.alloc(0))) }))).toBeNull();
		expect(await imageIn(pngOf({ more: many(chunk('IDAT', Buffer.alloc(0))) }))).toBeNull();
		expect(await imageIn(jpegOf({ more: many(COMMENT) }))).toBeNull();
		const some = (one: Buffer) => Array.from({ length: 1_000 }, () => one);
		expect(await imageIn(pngOf({ more: some(chunk('tEXt', Buffer.alloc(0))) }))).not.toBeNull();
		expect(await imageIn(jpegOf({ more: some(COMMENT) }))).not.toBeNull();
	});

	test('has a mark of its own', async () => {
		const [one, other] = [await imageIn(pngOf()), await imageIn(pngOf({ width: 4 }))];
		expect(one?.mark).toMatch(/^[\w-]{16}$/);
		expect(one?.mark).not.toBe(other?.mark);
		expect((await imageIn(pngOf({ more: [chunk('tIME', words('now'))] })))?.mark).toBe(one?.mark);
	});

	test.each([
		['nothing', Buffer.alloc(0)],
		['a page', words('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
		['a GIF', words('GIF89a\x01\x00\x01\x00')],
		['a PNG that is too wide', pngOf({ width: 2049, height: 1 })],
		['a PNG of no height', pngOf({ height: 0 })],
		['a PNG with more pixels than it says', pngOf({ pixels: Buffer.alloc(20_000_000) })],
		['a PNG with fewer pixels than it says', pngOf({ width: 2048, pixels: Buffer.alloc(9) })],
		['a transparent PNG', pngOf({ colour: 6 })],
		['a PNG of 16 bits', pngOf({ bits: 16 })],
		['an interlaced PNG', pngOf({ interlaced: 1 })],
		['a PNG without its palette', pngOf({ colour: 3 })],
		['a PNG cut short', pngOf().subarray(0, -6)],
		['a PNG with a wrong checksum', Buffer.from(pngOf()).fill(1, 30, 31)],
		['a PNG with two heads', pngOf({ more: [pngOf().subarray(8, 33)] })],
		['a JPEG that is too high', jpegOf({ frame: frameOf(2049, 8) })],
		['a JPEG of no size', jpegOf({ frame: frameOf(0, 0) })],
		['a JPEG in four colours', jpegOf({ frame: frameOf(8, 8, 4) })],
		['a JPEG of 12 bits', jpegOf({ frame: frameOf(8, 8, 1, 12, 0xc1) })],
		['a lossless JPEG', jpegOf({ frame: frameOf(8, 8, 1, 8, 0xc3) })],
		['a JPEG with two frames', jpegOf({ more: [frameOf(8, 8)] })],
		['a JPEG cut short', jpegOf().subarray(0, -2)],
		['a JPEG with a segment that goes beyond its end', jpegOf().subarray(0, 40)],
		['a JPEG without an image', Buffer.from('ffd8ffd9', 'hex')],
		[
			'a JPEG painted over and over',
			Buffer.concat([
				jpegOf().subarray(0, -2),
				...Array.from({ length: 40 }, () => segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))),
				Buffer.from([0xff, 0xd9])
			])
		],
		['too many bytes', Buffer.concat([jpegOf(), Buffer.alloc(PICTURE_LIMIT)])]
	])('%s is none', async (_what, bytes) => {
		expect(await imageIn(bytes)).toBeNull();
	});

	test('whatever is damaged: it is one within the limits or none, and what is kept is kept again', async () => {
		const sound = [pngOf(), jpegOf({ more: [EXIF, COMMENT] })];
		const damage = fc.tuple(fc.constantFrom(...sound), fc.nat(), fc.integer({ min: 0, max: 255 }));
		await fc.assert(
			fc.asyncProperty(damage, fc.nat(), async ([bytes, at, value], cut) => {
				const given = Buffer.from(bytes);
				given[at % given.length] = value;
				const image = await imageIn(given.subarray(0, given.length - (cut % 3)));
				if (!image) return;
				expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(2048);
				expect(await imageIn(image.bytes)).toEqual(image);
			}),
			{ numRuns: 400 }
		);
	});
});

const at = (table: string, seat: number) => `/api/tables/${table}/sheet/${seat}/picture`;
const picturesIn = (body: Record<string, unknown>) =>
	(body['room'] as { pictures: Record<string, string> }).pictures;

describe('the picture on a sheet', () => {
	test('is brought by its people, seen by the table, and told apart by its mark', async () => {
		const { table, code, facilitator } = await openTable();
		const [ann, ben] = [await joined(code, 0), await joined(code, 1)];
		const brought = await ann.knock('PUT', at(table, 0), {
			raw: new Uint8Array(jpegOf({ more: [EXIF] })),
			type: 'image/jpeg'
		});
		const { mark } = brought.body['picture'] as { mark: string };
		expect([brought.status, brought.body]).toEqual([
			200,
			{ seat: 0, picture: { type: 'jpeg', width: 1, height: 1, mark } }
		]);
		for (const who of [ann, ben, facilitator]) {
			const seen = await who.knock('GET', at(table, 0));
			expect([seen.status, Buffer.from(seen.bytes)]).toEqual([200, jpegOf()]);
			expect(seen.headers.get('content-type')).toBe('image/jpeg');
			expect(seen.headers.get('cache-control')).toBe('private, no-cache');
			expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
			expect(seen.headers.get('content-security-policy')).toContain('sandbox');
			expect(seen.headers.get('etag')).toBe(`"${mark}"`);
			expect(picturesIn((await who.knock('GET', `/api/tables/${table}/view`)).body)).toEqual({
				0: mark
			});
		}
	});

	test('is replaced and taken down by its people and the facilitator, and then it is gone', async () => {
		const { table, code, facilitator } = await openTable();
		const ann = await joined(code, 0);
		for (const [who, raw] of [
			[ann, pngOf()],
			[facilitator, pngOf({ width: 5 })]
		] as const) {
			expect((await who.knock('PUT', at(table, 0), { raw: new Uint8Array(raw) })).status).toBe(200);
		}
		expect(await storage().picture(table, 0)).toMatchObject({ width: 5 });
		expect((await facilitator.knock('DELETE', at(table, 0))).status).toBe(204);
		expect((await ann.knock('GET', at(table, 0))).status).toBe(404);
		expect(picturesIn((await ann.knock('GET', `/api/tables/${table}/view`)).body)).toEqual({});
		await ann.knock('PUT', at(table, 0), { raw: new Uint8Array(pngOf()) });
		expect((await ann.knock('DELETE', at(table, 0))).status).toBe(204);
		await ann.knock('PUT', at(table, 0), { raw: new Uint8Array(pngOf()) });
		await facilitator.knock('DELETE', `/api/tables/${table}`);
		expect(await storage().picture(table, 0)).toBeNull();
	});

	test('is none for a projector, and what is too large never comes in', async () => {
		const { table, code } = await openTable();
		const ann = await joined(code, 0);
		await ann.knock('PUT', at(table, 0), { raw: new Uint8Array(pngOf()) });
		const screen = await screenByLink(table);
		const seen = await new Visitor().knock('GET', at(table, 0), { bearer: screen?.token });
		expect([seen.status, seen.body['error']]).toMatchObject([404, { code: 'no-such-picture' }]);
		const large = await ann.knock('PUT', at(table, 0), {
			raw: new Uint8Array(PICTURE_LIMIT + 1)
		});
		expect([large.status, large.body['error']]).toMatchObject([413, { code: 'too-large' }]);
	});
});
