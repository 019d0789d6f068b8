import { bytesFrom, refuseField } from '$lib/server/http/requests.ts';

/** The longest form without a file, in bytes. */
const FORM = 64 * 1024;

/** A posted form of at most `most` bytes; what may be long counts with its sender's `network`. Refuses with 400 one that cannot be read or was broken off, with 413 a longer one. */
export async function postedForm(
	request: Request,
	most = FORM,
	network?: string
): Promise<FormData> {
	const bytes = await bytesFrom(request, most, network);
	const type = request.headers.get('content-type') ?? '';
	try {
		return await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData();
	} catch (cause) {
		if (cause instanceof TypeError) return refuseField('body');
		throw cause;
	}
}

/** The texts of a posted form by name; files are left out. */
export async function textFields(request: Request): Promise<Record<string, string>> {
	const fields: Record<string, string> = {};
	for (const [name, value] of await postedForm(request)) {
		if (typeof value === 'string') fields[name] = value.trim();
	}
	return fields;
}
