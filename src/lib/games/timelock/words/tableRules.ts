/** How this table plays, a sentence for each rule that matters there. */
import * as m from '../../../paraglide/messages.js';
import type { State } from '../rules/state.ts';

/** What wins, what it costs, and what the options change. */
export function tableSays({ options, seats }: State): string[] {
	const { stacksNeeded, removeMatched, scoring, seriesTarget, soloThreshold, soloExtra } = options;
	const series = seriesTarget > 0 && seats > 1;
	return [
		m.timelock_table_aim({ count: stacksNeeded }),
		m.timelock_table_costs(),
		m.timelock_table_dice(),
		m.timelock_table_rows(),
		...(seats === 4 ? [m.timelock_table_partners()] : []),
		...(removeMatched ? [m.timelock_table_removed()] : []),
		...(seats === 1 ? [m.timelock_table_alone({ die: soloThreshold })] : []),
		...(seats === 1 && soloExtra ? [m.timelock_table_alone_extra()] : []),
		...(seats === 1 && scoring ? [m.timelock_table_alone_points()] : []),
		...(seats > 1 && (scoring || series) ? [m.timelock_table_points()] : []),
		...(series ? [m.timelock_table_series({ points: seriesTarget })] : [])
	];
}
