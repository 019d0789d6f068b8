/** What a game that is only tested with says about itself. */
import type { GameModule } from '../../src/lib/engine/module.ts';

export const toyAbout = {
	title: 'Toy',
	designers: [],
	year: null,
	licence: 'ours',
	source: 'none',
	seats: [2, 3],
	minutes: [1, 2]
} satisfies GameModule<never, never, never>['about'];
