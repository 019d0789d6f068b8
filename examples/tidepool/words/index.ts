/** All that this game says, for whoever does not know it. */
import type { Gist } from 'borrowed-earth/engine/module.ts';
import { yesNo } from 'borrowed-earth/kit/optionWords.ts';
import { gameWords, wonBy, type OptionWords } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import type { Options } from '../rules/state.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';

const sizes = Object.fromEntries(
	[4, 5, 6].map((side) => [side, () => m.tidepool_option_side_value({ side })])
);

const options: Readonly<Record<keyof Options, OptionWords>> = {
	side: { name: m.tidepool_option_side, values: sizes },
	open: { name: m.tidepool_option_open, values: yesNo }
};

export const words = gameWords({
	refusals,
	actions: { place: m.tidepool_do_place },
	events,
	options,
	outcome: wonBy(m.tidepool_end),
	ends: { 'most-points': m.tidepool_over },
	steps: { choose: m.tidepool_step_choose, over: m.tidepool_step_over },
	gist: ({ points }: Gist & { readonly points: number }) => m.tidepool_gist({ points })
});
