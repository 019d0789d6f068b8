/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity';

/** Whether what a phone folds may stand open. */
export const wide = new MediaQuery('(min-width: 900px) and (min-height: 600px)');

/** Whether the main button has a column of its own beside the task (`three.css`). */
export const columns = new MediaQuery(
	'(min-width: 900px), (min-width: 700px) and (orientation: landscape)'
);
