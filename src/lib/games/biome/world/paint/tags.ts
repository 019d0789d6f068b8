/** The tags: each has its name as it was written and its RP, or the number under which the list has it. */
import { digits } from '../../history/drawing.ts';
import { cutTo, wrapped } from '../layout/widths.ts';
import { LEADING, type Layout, type Listed, type Strip, type Tag } from '../layout/stage.ts';
import { LIST_EDGE, listLook, saidOf, type ListLook } from '../layout/list.ts';
import { group, mix, shape, stroke, type Hex, type Mark, type Words } from '../marks.ts';
import { DAY, ON_BIOME, TAG_INK, type Palette } from '../palette.ts';
import { biomeDisc } from './emblems.ts';

const OUTLINE = 1.6;

/** The threads on which the tags of a strip hang, then the tags. */
export function tags({ biome }: Strip, layout: Layout, palette: Palette): Mark[] {
	const own = layout.tags.filter(({ of }) => of.strip === biome);
	return [
		...own.flatMap((tag) => hung(tag, layout, palette)),
		...own.map((tag) => tagMark(tag, layout, palette))
	];
}

/** A thread meets its tag where it hangs straightest. */
const hung = ({ of, also, x, y, width }: Tag, { letter }: Layout, palette: Palette): Mark[] =>
	[of, ...also].map((one) => {
		const reach = Math.max(0, width / 2 - letter);
		const end = Math.min(x + reach, Math.max(x - reach, one.x));
		return stroke(
			`M${digits(one.x)} ${digits(one.y - 5)}L${digits(end)} ${digits(y + 6)}`,
			palette.night ? palette.tag : palette.edge,
			2,
			{ opacity: 0.8 }
		);
	});

/** A tag about the middle of its upper edge. */
function tagMark(tag: Tag, layout: Layout, palette: Palette): Mark {
	const { of, number, width, height } = tag;
	const { letter } = layout;
	const key = `tag ${of.piece.id}`;
	const line = height / 2 + letter * 0.35;
	if (number === null) return group(key, tag, named(tag, layout, palette));
	const r = height / 2;
	const pill = `M${digits(r - width / 2)} 0H${digits(width / 2 - r)}a${digits(r)} ${digits(r)} 0 0 1 0 ${digits(height)}H${digits(r - width / 2)}a${digits(r)} ${digits(r)} 0 0 1 0 ${digits(-height)}Z`;
	return group(key, tag, [
		shape(pill, palette.tag, { stroke: palette.edge, width: OUTLINE }),
		words({ x: 0, y: line, size: letter, text: String(number), anchor: 'middle' }, TAG_INK)
	]);
}

const words = (
	{ face = 'bold', ...more }: Omit<Words, 'kind' | 'fill' | 'face'> & Partial<Pick<Words, 'face'>>,
	fill: Hex
): Words => ({ kind: 'words', face, fill, ...more, y: Math.round(more.y * 10) / 10 });

function named(
	{ of, width, height, lines }: Tag,
	{ letter, size }: Layout,
	palette: Palette
): Mark[] {
	const { state, from, rp } = of.piece;
	const stub = state === 'stub';
	const flip = size.mirrored ? -1 : 1;
	const at = (x: number) => digits(x * flip);
	const [half, notch] = [width / 2, letter * 0.465];
	const body = `M${at(notch - half)} 0H${at(half)}V${digits(height)}H${at(notch - half)}L${at(-half)} ${digits(height - notch)}V${digits(notch)}Z`;
	const paper = stub ? mix(palette.tag, palette.strip[of.strip], 0.55) : palette.tag;
	const texts = lines.map((text, line) =>
		words(
			{
				x: Number(at(letter * (from ? 1.75 : 0.5) - half)),
				y: height / 2 + letter * (0.35 + LEADING * (line - (lines.length - 1) / 2)),
				size: letter,
				text,
				anchor: size.mirrored ? 'end' : 'start',
				...(stub ? { face: 'plain', struck: true } : {})
			},
			TAG_INK
		)
	);
	const lender = from
		? [
				biomeDisc(
					from.biome,
					{ x: Number(at(letter * 1.05 - half)), y: height / 2, r: letter * 0.54 },
					DAY
				)
			]
		: [];
	return [
		group('shade', { x: 2, y: 3 }, [shape(body, palette.shadow, { opacity: 0.35 })]),
		shape(body, paper, { stroke: palette.edge, width: OUTLINE }),
		...lender,
		...texts,
		...(stub
			? []
			: points(rp, from?.biome ?? of.strip, Number(at(half - letter * 0.75)), height / 2, letter))
	];
}

/** The RP in a square of the biome's colour. */
function points(
	rp: number,
	biome: keyof Palette['biome'],
	x: number,
	y: number,
	letter: number
): Mark[] {
	const side = letter * 1.12;
	const text = String(rp);
	const size = letter * (text.length > 1 ? 0.84 : 0.94);
	return [
		shape(
			`M${digits(x - side / 2)} ${digits(y - side / 2)}h${digits(side)}v${digits(side)}h${digits(-side)}Z`,
			DAY.biome[biome],
			{ stroke: DAY.biome[biome], width: 4 }
		),
		words({ x, y: y + size * 0.36, size, text, anchor: 'middle' }, ON_BIOME)
	];
}

/** What has only a number on the strips, in columns below them; what is too much even for that is counted. */
export function list(layout: Layout, palette: Palette): Mark[] {
	const { listed, size, floor } = layout;
	if (size.apart) return [];
	const look = listLook(listed, size);
	const more = listed.length - look.entries.length;
	const place = (at: number) => {
		const { x, row } = look.entries[at] ?? { x: 0, row: 0 };
		const start = LIST_EDGE + x;
		return { x: size.mirrored ? size.width - start : start, y: floor + 10 + row * look.row };
	};
	const shown = more > 0 ? listed.slice(0, look.entries.length - 1) : listed;
	const entries: Mark[] = shown.map((one, at) =>
		group(`listed ${one.of.piece.id}`, place(at), entry(one, look, layout, palette))
	);
	if (more <= 0) return entries;
	const text = `+ ${String(more + 1)}`;
	const count = words({ x: 0, y: 20, size: 20, text, anchor: 'middle' }, palette.ink);
	return [...entries, group('listed more', place(shown.length), [count])];
}

/** Its number, whose it is, its name and its RP. */
function entry(one: Listed, look: ListLook, { size }: Layout, palette: Palette): Mark[] {
	const { number, of } = one;
	const { letter, line, names, whole } = look;
	const flip = size.mirrored ? -1 : 1;
	const anchor = size.mirrored ? 'end' : 'start';
	const { name, rp } = of.piece;
	const lines = whole
		? wrapped(saidOf(one), letter, names)
		: [`${cutTo(name, letter, names)} · ${String(rp)}`];
	return [
		words(
			{ x: flip * 12, y: 20, size: letter, text: String(number), anchor: 'middle' },
			palette.ink
		),
		biomeDisc(of.strip, { x: flip * 38, y: 13, r: 10 }, palette),
		...lines.map((text, at) =>
			words(
				{ x: flip * 56, y: 20 + at * line, size: letter, text, anchor, face: 'plain' },
				palette.ink
			)
		)
	];
}
