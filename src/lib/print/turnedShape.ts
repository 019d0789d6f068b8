/** SVG paths turned over, left for right. */

const PARTS = /([a-df-z])([^a-df-z]*)/giu;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/giu;

/** For each command, what its numbers are: a place across, a place down, or what stays; an arc's last but three is its slope, the next two its flags. */
const KINDS: Readonly<
	Record<string, readonly ('x' | 'y' | 'size' | 'slope' | 'large' | 'sweep')[]>
> = {
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

const known = new Map<string, string>();
const KEPT = 2_000;

/** The shape on the other side: what was at `x` is at `from - x`. Paths begin with an absolute place; an arc's flags stand apart. */
export function turnedShape(d: string, from: number): string {
	if (from !== 0) return turned(d, from);
	// what counts from a place of its own comes again and again
	const found = known.get(d) ?? turned(d, 0);
	if (known.size > KEPT) known.clear();
	known.set(d, found);
	return found;
}

const turned = (d: string, from: number): string =>
	d.replace(PARTS, (_, command: string, numbers: string) => {
		const kinds = KINDS[command.toLowerCase()] ?? [];
		const origin = command === command.toLowerCase() ? 0 : from;
		let at = 0;
		const parts = Array.from(numbers.matchAll(NUMBER), ([text]) => {
			const kind = kinds[at++ % kinds.length];
			if (kind === 'x') return Math.round((origin - Number(text)) * 1e4) / 1e4;
			if (kind === 'slope') return -Number(text);
			return kind === 'sweep' ? 1 - Number(text) : Number(text);
		});
		return `${command}${parts.join(' ')}`;
	});
