/** A played game of some modules, to look at before anybody has played: each lies in its game's folder, made by `npm run lab -- sample`. */
import type { Sample } from './kit/sample.ts';

const samples = import.meta.glob<Sample>('./*/sample.json', { import: 'default' });

/** The games that have a sample, by id. */
export const sampled = (): string[] =>
	Object.keys(samples).flatMap((file) => /^\.\/([^/]+)\//.exec(file)?.[1] ?? []);

/** The sample of a game. Throws for one that has none. */
export async function sampleOf(game: string): Promise<Sample> {
	const sample = await samples[`./${game}/sample.json`]?.();
	if (!sample) throw new Error(`no sample of ${game}`);
	return sample;
}
