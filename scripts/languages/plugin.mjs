// Paraglide reads a plugin as text and runs it without a folder of its own: this one hands on to the file beside it.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { messageFiles } = await import(
	pathToFileURL(resolve('scripts/languages/messageFiles.mjs')).href
);
export default messageFiles;
