/** Files on their way into a page. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Given } from './agent.ts';

/** A file that is handed to a page: its path, or itself. */
export type File =
	| string
	| { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A file as the page's script takes it. */
export async function givenOf(file: File): Promise<Given> {
	if (typeof file !== 'string')
		return { name: file.name, type: file.mimeType, bytes: file.buffer.toString('base64') };
	return { name: basename(file), type: '', bytes: (await readFile(file)).toString('base64') };
}
