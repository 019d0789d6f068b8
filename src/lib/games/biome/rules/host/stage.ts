/** Where a biome game stands, for the desk's line, the lobby and the clocks. */
import type { Stage } from '../../../../engine/module.ts';
import type { State } from '../state.ts';

/** Ages and rounds are counted while turns are played; the phase `over` is the outcome's to tell. */
export function stage({ phase, step, round, paused }: State): Stage {
	switch (phase) {
		case 'setup':
		case 'between':
			return { phase, step, paused };
		case 'build':
		case 'society':
			return { phase, step, paused, ...(round > 0 ? { round } : {}) };
		case 'over':
			return { paused };
	}
}
