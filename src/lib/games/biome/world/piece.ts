/** One Resource as a piece of paper: whole, torn by a loss, or the stub that its last point leaves. */
import type { Biome, Stat } from '../rules/state.ts';
import { hashOf, spread } from './chance.ts';
import { group, mix, rounded, shape, stroke, type Mark } from './marks.ts';
import { motifOf, variantOf } from './motifs/motifs.ts';
import type { Stroke } from './motifs/strokes.ts';
import type { Palette } from './palette.ts';

/** What a piece looks like by. */
interface Cut {
	readonly name: string;
	/** Where it was made: a copy keeps its lender's. */
	readonly biome: Biome;
	readonly stat: Stat;
	readonly state: 'whole' | 'torn' | 'stub';
}

/** How wide an outline is when a piece is drawn 100 units high. */
const OUTLINE = 2.6;
/** How many teeth a torn edge has. */
const TEETH = 10;

/** The marks of a piece 100 units high, its foot at 0, 0. */
export function pieceMarks(palette: Palette, cut: Cut): Mark[] {
	if (cut.state === 'stub') return stub(palette, cut.biome);
	const strokes = motifOf(cut.biome, cut.stat, variantOf(cut.name));
	const whole = strokes.flatMap((one) => painted(one, palette, cut.biome));
	if (cut.state === 'whole') return whole;
	// the white of the paper shows along the tear
	const torn = strokes.flatMap((one) =>
		painted({ ...one, tone: 'edge' }, white(palette), cut.biome)
	);
	return [
		group('core', { x: 0, y: 0 }, torn, tornAt(-80, cut.name)),
		group('face', { x: 0, y: 0 }, whole, tornAt(-74, cut.name))
	];
}

const white = (palette: Palette): Palette => ({ ...palette, edge: palette.tag });

function painted({ kind, d, tone, width, plain, dash }: Stroke, palette: Palette, biome: Biome) {
	const colour = tone === 'edge' ? palette.edge : palette[tone][biome];
	const dashed = dash ? { dash } : {};
	if (kind === 'line') return [stroke(d, colour, width ?? OUTLINE, dashed)];
	if (kind === 'band') {
		const inner = width ?? OUTLINE;
		return [stroke(d, palette.edge, inner + 2 * OUTLINE), stroke(d, colour, inner)];
	}
	return [shape(d, colour, plain ? {} : { stroke: palette.edge, width: OUTLINE })];
}

/** What its marks are called: pieces that look the same have the same name. */
export function lookOf({ name, biome, stat, state }: Cut): string {
	if (state === 'stub') return `stub ${biome}`;
	const motif = `${biome} ${stat} ${String(variantOf(name))}`;
	return state === 'torn' ? `${motif} torn ${String(hashOf(name))}` : motif;
}

/** The outline of what is left under a torn edge at this height. */
function tornAt(top: number, name: string): string {
	const teeth = Array.from({ length: TEETH + 1 }, (_, at) => {
		const y = top + (at % 2 === 0 ? -6 : 5) + at * 2.4 - 4 + spread('tear', name, at) * 6;
		return `L${String(-60 + at * 12)} ${String(rounded(y))}`;
	});
	return `M-70 12V${String(top + 6)}${teeth.join('')}L70 12Z`;
}

function stub(palette: Palette, biome: Biome): Mark[] {
	const left = mix(palette.dark[biome], palette.strip[biome], 0.25);
	const right = mix(palette.dark[biome], palette.edge, 0.28);
	return [
		shape('M-30 12L-28 -15L-18 -32L-10 -27L-2 -45L6 -35L16 -41L25 -17L31 12Z', palette.tag, {
			stroke: palette.edge,
			width: OUTLINE
		}),
		shape('M-27 12L-24 -14L-17 -24L-10 -20L-3 -36L5 -27L13 -33L20 -16L27 12Z', left),
		shape('M-3 -36L5 -27L13 -33L20 -16L27 12H-1Z', right)
	];
}
