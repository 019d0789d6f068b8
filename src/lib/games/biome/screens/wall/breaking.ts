/** §6.3 The world breaks, once: its heaviest strip drops to where it hangs now, and what stands on it slides to the middle. */
import type { Attachment } from 'svelte/attachments';
import { wantsStill } from '../../../../ui/look.ts';
import type { Biome } from '../../rules/state.ts';
import type { Scene } from '../../world/scene.ts';
import { partOf } from '../shared/parts.ts';

/** How far the strip drops, and what stands at an end of it slides, in the units of the stage. */
const DROPS = 44;
const SLIDES = 64;
/** Paper gives way slowly, then all at once. */
const FALL = { duration: 700, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' };

/** The strip that is broken in a world; null where none is. */
export const brokenIn = ({ ending, sag, seats }: Scene): Biome | null =>
	ending === 'collapse' ? (seats.find(({ seat }) => seat === sag?.seat)?.biome ?? null) : null;

/** Lets a strip of the stage break; where nothing moves it is broken already. */
export const breaking =
	(biome: Biome | null): Attachment =>
	(stage) => {
		const strip = biome && partOf(stage, `strip ${biome}`);
		if (!strip || wantsStill()) return;
		const going = [...strip.querySelectorAll<SVGElement>('[data-part^="piece "]')].flatMap(
			(piece) => {
				const away = SLIDES * awayIn(stage, piece);
				const part = piece.getAttribute('data-part')?.replace('piece', 'tag') ?? '';
				const tag = partOf(stage, part);
				return [fallen(piece, away, 0), ...(tag ? [fallen(tag, away, DROPS)] : [])];
			}
		);
		going.push(fallen(strip, 0, DROPS));
		return () => {
			for (const one of going) one.cancel();
		};
	};

/** It comes from so far out and above to where it is; by its transform, which a browser moves without painting. */
function fallen(part: SVGElement, out: number, above: number): Animation {
	const from = `translate(${String(out)}px, ${String(-above)}px)`;
	const frames = [from, 'translate(0, 0)'].map((away) => ({
		transform: `${away} ${part.style.transform}`
	}));
	return part.animate(frames, FALL);
}

/** Where something stands between the middle of a stage, 0, and its ends, -1 and 1. */
function awayIn(stage: Element, part: Element): number {
	const [whole, own] = [stage, part].map((one) => one.getBoundingClientRect());
	if (!whole || !own || whole.width === 0) return 0;
	return (own.left + own.width / 2 - whole.left - whole.width / 2) / (whole.width / 2);
}
