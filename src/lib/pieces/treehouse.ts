/** The six faces of a Treehouse die. */
export type TreehouseFace = 'tip' | 'swap' | 'hop' | 'dig' | 'aim' | 'wild';
