/** What a choice that is not made yet would bring: on the picture, and in words. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import { cellOf } from '../../../pieces/geometry/squares.ts';
import { equalParts, lossPreviewOf } from './lossPreview.ts';
import { beastName } from '../words/naming.ts';
import { lettersOf } from './steps.ts';
import type { Shown } from './shown.ts';
import type { IcebergEvent, State } from '../rules/state.ts';
import { reachOf } from '../rules/strides.ts';
import { isLoss, lossSentence } from '../words/losses.ts';

export interface Preview extends Pick<Shown, 'ghost' | 'gone'> {
	/** The act that comes next, once something is picked. */
	readonly you: string | null;
	/** In place of what the status says under its sentence; null where nothing is picked. */
	readonly says: (names: (seat: Seat) => string) => string | null;
}

const NOTHING: Preview = { you: null, ghost: null, gone: [], says: () => null };

/** The numbers among the answers given. */
export function pickedIn(board: Board): { animal: number | null; iceberg: number | null } {
	const [animal, iceberg] = [board.answer('animal'), board.answer('melt')];
	return {
		animal: animal === null ? null : Number(animal),
		iceberg: iceberg === null ? null : Number(iceberg)
	};
}

/** What would follow from what is picked. */
export function previewOf(view: State, board: Board): Preview {
	const berth = board.answer('dock');
	if (berth !== null) return { ...NOTHING, ghost: { at: cellOf(berth), seat: view.turnSeat } };
	const { iceberg, animal } = pickedIn(board);
	if (animal !== null) return goingOf(view, board, animal);
	if (iceberg === null) return NOTHING;
	const kept = board.answer('keep');
	if (kept === null && equalParts(view, iceberg).length > 0) {
		const gone = view.icebergs.flatMap(({ id, at }) => (id === iceberg ? [at] : []));
		return { ...NOTHING, gone, says: () => m.melting_iceberg_preview_parts() };
	}
	const keep = kept === null ? undefined : Number(kept.split(',')[0]);
	const { icebergs, floes, events } = lossPreviewOf(view, iceberg, keep);
	return {
		...NOTHING,
		gone: [
			...view.icebergs.flatMap(({ id, at }) => (icebergs.includes(id) ? [at] : [])),
			...view.floes.flatMap((floe, seat) => (floe && floes.includes(seat) ? [floe] : []))
		],
		says: (names) => lossesSay(icebergs, events, names)
	};
}

/** How far the picked animal goes; or, at its goal, what it may do there. */
function goingOf(view: State, board: Board, animal: number): Preview {
	const beast = beastName(view.turnSeat);
	if (board.asks('deed')) return { ...NOTHING, you: m.melting_iceberg_you_deed({ beast }) };
	const [free, half] = [reachOf(view, false), reachOf(view, true)];
	const carries = view.animals[view.turnSeat]?.[animal]?.carrying;
	return {
		...NOTHING,
		you: m.melting_iceberg_you_go({ beast }),
		says: () =>
			carries
				? m.melting_iceberg_more_go_carrying({ half, free })
				: m.melting_iceberg_more_go({ free })
	};
}

/** The losses in words, or that there are none beside the iceberg. */
function lossesSay(
	icebergs: readonly number[],
	events: readonly IcebergEvent[],
	names: (seat: Seat) => string
): string {
	const losses = events.filter(isLoss).map((event) => lossSentence(event, names));
	const [first, ...more] = icebergs;
	const words = { iceberg: lettersOf(first === undefined ? [] : [first]), more: lettersOf(more) };
	const what =
		more.length > 0
			? m.melting_iceberg_preview_breaks({ icebergs: lettersOf(icebergs) })
			: m.melting_iceberg_preview_one(words);
	return [what, ...(losses.length > 0 ? losses : [m.melting_iceberg_preview_none()])].join(' ');
}
