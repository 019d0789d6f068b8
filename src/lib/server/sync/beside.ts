/** Small maps that the server keeps beside a table's or workshop's documents; no page ever opens them, and they go when those go. */
import type { Json } from '../../engine/json.ts';
import { change, documents } from './documents.ts';

const MAP = 'map';

/** What is kept under `<of>/<what>`, `of` being the id of a table or workshop. */
export async function readBeside(of: string, what: string): Promise<Record<string, Json>> {
	const { live } = await documents.open(`${of}/${what}`);
	return live.getMap<Json>(MAP).toJSON();
}

/** Sets some of it; null takes something out. */
export async function writeBeside(
	of: string,
	what: string,
	set: Readonly<Record<string, Json>>
): Promise<void> {
	await change(`${of}/${what}`, (doc) => {
		const map = doc.getMap<Json>(MAP);
		for (const [key, value] of Object.entries(set)) {
			if (value === null) map.delete(key);
			else map.set(key, value);
		}
	});
}
