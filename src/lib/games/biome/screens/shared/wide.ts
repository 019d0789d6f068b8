/** Whether there is room to let stand open what a phone folds. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 900px) and (min-height: 600px)');
