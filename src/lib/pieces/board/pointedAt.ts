/** Tells which square of a board the pointer or the focus is on. */
import type { Attachment } from 'svelte/attachments';
import { cellOf, type Cell } from '../geometry/squares.ts';

/** Calls `look` with the square that the pointer or the focus comes to. */
export const looking =
	(look: ((cell: Cell) => void) | undefined): Attachment<HTMLElement> =>
	(board) => {
		if (!look) return;
		const see = ({ target }: Event) => {
			const square = target instanceof Element && target.closest<HTMLElement>('[data-square]');
			if (square) look(cellOf(square.dataset['square'] ?? ''));
		};
		board.addEventListener('pointerover', see);
		board.addEventListener('focusin', see);
		return () => {
			board.removeEventListener('pointerover', see);
			board.removeEventListener('focusin', see);
		};
	};
