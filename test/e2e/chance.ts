/** Read by a tested server before anything else: its dice and shuffles follow the list in `CHANCE` while that lasts, then the seed. Shared documents draw names of their own. */
import { seededSource } from '../../src/lib/engine/random.ts';

const list = JSON.parse(process.env['CHANCE'] ?? '[]') as number[];
const words = seededSource(Number(process.env['SEED'] ?? 1));
const real = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (into) => {
	const forDocuments = /node_modules[/]lib0/.test(new Error().stack ?? '');
	if (forDocuments || !(into instanceof Uint32Array)) return real(into);
	into[0] = list.shift() ?? words(2 ** 32);
	return into;
};
