/** How the game is led: like any in which people choose what others must not see. */
export { secretGuide as guide } from 'borrowed-earth/kit/guide.ts';
