import { networkOf } from '$lib/server/base/networks.ts';
import { bytesFrom, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { imageIn, PICTURE_LIMIT } from '$lib/server/pictures/picture.ts';
import { dropPicture, hangPicture, pictureAt } from '$lib/server/pictures/pictures.ts';
import { json } from '@sveltejs/kit';
import { ownSheetAsked, sheetAsked } from '../asked.ts';
import type { RequestHandler } from './$types';

/** The picture on a sheet, for people: a projector has none. It is never taken for anything but a picture. */
export const GET: RequestHandler = async (event) => {
	const { table, seat, visitor } = await sheetAsked(event);
	const person = visitor.facilitator || visitor.member?.seat !== 'screen';
	const picture = person ? await pictureAt(table, seat) : null;
	if (!picture) return refuseDoor(404, 'no-such-picture');
	const headers = {
		'content-type': `image/${picture.type}`,
		'content-disposition': 'inline',
		'content-security-policy': "default-src 'none'; sandbox",
		'cross-origin-resource-policy': 'same-origin',
		// kept, but never shown without asking: it may have been taken down, and its viewer sent away
		'cache-control': 'private, no-cache',
		etag: `"${picture.mark}"`
	};
	if (event.request.headers.get('if-none-match') === headers.etag) {
		return new Response(null, { status: 304, headers });
	}
	return new Response(Buffer.from(picture.bytes), { headers });
};

/** Puts a picture on a sheet. Whatever its content type says, its bytes decide. */
export const PUT: RequestHandler = async (event) => {
	const { table, seat, visitor } = await ownSheetAsked(event);
	limited('pictures', visitor.member?.id ?? `facilitator ${table}`);
	const network = networkOf(event.getClientAddress());
	const image = await imageIn(await bytesFrom(event.request, PICTURE_LIMIT, network));
	if (!image) return refuseDoor(400, 'bad-picture');
	await hangPicture(table, seat, image);
	const { type, width, height, mark } = image;
	return json({ seat, picture: { type, width, height, mark } });
};

/** Takes the picture off a sheet. */
export const DELETE: RequestHandler = async (event) => {
	const { table, seat } = await ownSheetAsked(event);
	if (!(await dropPicture(table, seat))) refuseDoor(404, 'no-such-picture');
	return new Response(null, { status: 204 });
};
