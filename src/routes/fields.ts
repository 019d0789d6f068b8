import { refuseField } from '$lib/server/http/requests.ts';

/** A posted form; refuses with 400 one that cannot be read or was broken off. */
export async function postedForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch (cause) {
		if (request.signal.aborted || cause instanceof TypeError) return refuseField('body');
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
