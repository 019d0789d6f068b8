/** A table of biome called Moss, with Robin in the forest and Kit in the desert; Robin’s first sphere is thrown. */
import { joined, openTable, playing } from '../../../server/harness.ts';

/** The table, and how to play for its seats; more biomes than two stand empty. */
export async function moss(...more: string[]) {
	const options = { biomes: ['forest', 'desert', ...more], tempo: more[0] ? 'together' : 'turns' };
	const { length: seats } = options.biomes;
	const here = await openTable({ game: 'biome', seats, dice: 'real', options, title: 'Moss' });
	await joined(here.code, 0, 'Robin');
	await joined(here.code, 1, 'Kit');
	const act = playing(here);
	await act(0, { type: 'rollSphere' }, [1]);
	return { ...here, act };
}
