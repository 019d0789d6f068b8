/** What each sign is called, for who cannot see it. */
import * as m from '$lib/paraglide/messages.js';
import type { Sign } from '$lib/table/signs.ts';

export const SIGN_NAMES: Readonly<Record<Sign, () => string>> = {
	clap: m.reaction_clap,
	laugh: m.reaction_laugh,
	surprise: m.reaction_surprise,
	heart: m.reaction_heart,
	think: m.reaction_think,
	thumb: m.reaction_thumb
};
