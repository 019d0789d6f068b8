/** How an action is asked for step by step, and what is asked before it is played. */
import * as m from '../../../paraglide/messages.js';
import { cellOf, keyOf } from '../../../pieces/geometry/squares.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { islandsOf, outlineOf, placesAfter } from '../rules/layout.ts';
import type { Action, State } from '../rules/state.ts';
import { faceName } from '../words/naming.ts';

/** The questions and answers that an action falls into; which pawn steps is settled before. */
export function splitOf(action: Action): Step[] {
	switch (action.type) {
		case 'selectFace':
			return [{ asks: 'face', answer: String(action.face) }];
		case 'moveTile':
			return [
				{ asks: 'from', answer: keyOf(action.from) },
				{ asks: 'to', answer: keyOf(action.to) }
			];
		case 'movePawn':
			return [{ asks: 'to', answer: keyOf(action.to) }];
		case 'skipTile':
		case 'sink':
			return [{ asks: action.type, answer: '' }];
	}
}

/** What the button of an answer says, where it is not the answer itself. */
export function wordOf({ asks }: Step): string | null {
	if (asks === 'sink') return m.global_warming_sink_button();
	return asks === 'skipTile' ? m.global_warming_do_skip_tile() : null;
}

/** The islands there would be with a tile lifted, or laid down elsewhere; the largest first. */
const islandsAfter = (view: State, from: string, to: string | null): string[][] =>
	islandsOf(placesAfter(view, from, to === null ? null : cellOf(to)));

/** The tile in hand where it would lie, and the outline of what would be cut off; nothing of either before one is picked. */
export function previewOf(view: State, from: string | null, to: string | null) {
	const tile = from === null ? null : view.tiles.find(({ at }) => keyOf(at) === from);
	return {
		ghost: tile && to !== null ? { at: to, face: tile } : null,
		cut: from === null ? '' : outlineOf(islandsAfter(view, from, to).slice(1).flat())
	};
}

/** What to ask before an action that cannot be taken back; null where a tap is enough. */
export function confirming(
	view: State,
	action: Action
): { question: string; button: string } | null {
	switch (action.type) {
		case 'selectFace': {
			const face = faceName(action.face);
			return {
				question: m.global_warming_confirm_face({ face }),
				button: m.global_warming_confirm_face_do({ face })
			};
		}
		case 'moveTile':
			return {
				question: partsWords(islandsAfter(view, keyOf(action.from), keyOf(action.to))),
				button: m.global_warming_confirm_tile_do()
			};
		case 'skipTile':
			return {
				question: m.global_warming_confirm_skip(),
				button: m.global_warming_confirm_skip_do()
			};
		case 'movePawn':
		case 'sink':
			return null;
	}
}

function partsWords(islands: readonly string[][]): string {
	if (islands.length === 1) return m.global_warming_confirm_whole();
	return m.global_warming_confirm_parts({
		count: islands.length,
		sizes: islands.map(({ length }) => length).join(' + ')
	});
}
