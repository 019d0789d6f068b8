/** SVG paths as shapes on paper: turned over left for right, and repeated. Paths begin with an absolute place; an arc's flags stand apart. */

const PARTS = /([a-df-z])([^a-df-z]*)/giu;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/giu;

/** For each command, what its numbers are: a place across, a place down, or what stays; an arc's last but three is its slope, the next two its flags. */
type Kind = 'x' | 'y' | 'size' | 'slope' | 'large' | 'sweep';
export const KINDS: Readonly<Record<string, readonly Kind[]>> = {
	m: ['x', 'y'],
	l: ['x', 'y'],
	t: ['x', 'y'],
	h: ['x'],
	v: ['y'],
	c: ['x', 'y', 'x', 'y', 'x', 'y'],
	s: ['x', 'y', 'x', 'y'],
	q: ['x', 'y', 'x', 'y'],
	a: ['size', 'size', 'slope', 'large', 'sweep', 'x', 'y'],
	z: []
};

/** A command of a path, whether its places count from where the one before ended, and its numbers. */
export interface Part {
	readonly command: string;
	readonly relative: boolean;
	readonly numbers: readonly (readonly [Kind, number])[];
}

/** What a path is made of. */
export const partsOf = (d: string): Part[] =>
	Array.from(d.matchAll(PARTS), ([, command = '', numbers = '']) => {
		const kinds = KINDS[command.toLowerCase()] ?? [];
		return {
			command,
			relative: command === command.toLowerCase(),
			numbers: Array.from(numbers.matchAll(NUMBER), ([text], at) => {
				return [kinds[at % kinds.length] ?? 'size', Number(text)] as const;
			})
		};
	});

/** The same path with other numbers. */
const mapped = (
	parts: readonly Part[],
	number: (given: number, kind: Kind, part: Part) => number
) =>
	parts
		.map((part) => {
			const numbers = part.numbers.map(([kind, given]) => number(given, kind, part));
			return `${part.command}${numbers.join(' ')}`;
		})
		.join('');

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

const known = new Map<string, string>();
const KEPT = 2_000;

/** The shape on the other side: what was at `x` is at `from - x`. */
export function turnedShape(d: string, from: number): string {
	if (from !== 0) return turned(d, from);
	// what counts from a place of its own comes again and again
	const found = known.get(d) ?? turned(d, 0);
	if (known.size > KEPT) known.clear();
	known.set(d, found);
	return found;
}

const turned = (d: string, from: number): string =>
	mapped(partsOf(d), (given, kind, { relative }) => {
		if (kind === 'x') return rounded((relative ? 0 : from) - given);
		if (kind === 'slope') return -given;
		return kind === 'sweep' ? 1 - given : given;
	});

/** The shape as often as there are steps, moved by each of them. */
export function repeatedShape(d: string, steps: readonly (readonly [number, number])[]): string {
	const parts = partsOf(d);
	const moved = ([across, down]: readonly [number, number]) =>
		mapped(parts, (given, kind, { relative }) => {
			if (relative) return given;
			return Math.round((given + (kind === 'x' ? across : kind === 'y' ? down : 0)) * 100) / 100;
		});
	return steps.map(moved).join('');
}
