/** How this game is led: people choose or know what others must not see. */
export { secretGuide as guide } from '../kit/guide.ts';
