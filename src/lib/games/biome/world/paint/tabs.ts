/** The names of players, each at the beginning of its stretch. */
import { digits } from '../../history/drawing.ts';
import type { Seat } from '../../../../engine/module.ts';
import type { Layout, Stretch, Strip } from '../layout/stage.ts';
import { cutTo, widthOfText, wrapped } from '../layout/widths.ts';
import { group, shape, type Mark, type Words } from '../marks.ts';
import type { Palette } from '../palette.ts';
import { biomeDisc } from './emblems.ts';

/** What is said of a seat: who it is, and what it has; where that has no room on paper, its points alone. */
export interface Said {
	readonly name: string;
	readonly under: string;
	readonly points?: string;
}

/** From where a name begins, beside the size of its letters. */
const BESIDE = 2.05;

export const tabs = (
	strip: Strip,
	layout: Layout,
	palette: Palette,
	said: (seat: Seat) => Said
): Mark[] =>
	strip.stretches.flatMap((stretch) =>
		stretch.tab > 0 ? [tabMark(strip, stretch, { layout, palette, said })] : []
	);

/** How wide letters are beside bold ones of the same size; a device's own, which screens have for Cyrillic and Arabic, are not as wide as those on paper. */
function besideBold(face: Words['face'], text: string, paper = true): number {
	const display = face === 'display';
	if (/\p{Script=Cyrillic}/u.test(text)) {
		const [names, others] = paper ? [0.92, 0.76] : [0.95, 0.92];
		return display ? names : others;
	}
	if (display) return 1.07;
	if (/\p{Script=Arabic}/u.test(text)) return paper ? 0.84 : 0.81;
	return 0.88;
}

interface Around {
	readonly layout: Layout;
	readonly palette: Palette;
	readonly said: (seat: Seat) => Said;
}

/** A line on a tab: how far down it stands, beside the size of names, and how large its letters are. */
interface TabLine {
	readonly text: string;
	readonly down: number;
	readonly size: number;
	readonly face: Words['face'];
}

/** The smallest letters on paper, in units: 9 points or more. */
const LEAST = 16;
/** Where lines stand: a name with what is under it, a name in two lines with that, and one of these alone. */
const [ONE, TWO, ALONE] = [[1.08, 2.06], [0.78, 1.5, 2.22], [1.55]] as const;

const fits = (text: string, size: number, face: Words['face'], room: number): boolean =>
	widthOfText(text, size * besideBold(face, text)) <= room;

/** The whole name, in smaller letters or two lines where it needs them; none where it has no room even so. */
function nameLines(text: string, size: number, room: number): Pick<TabLine, 'text' | 'size'>[] {
	const sizes = [size, (size + LEAST) / 2, LEAST].map(Math.round);
	const large = sizes.find((one) => fits(text, one, 'display', room));
	if (large !== undefined) return [{ text, size: large }];
	const rows = wrapped(text, LEAST * besideBold('display', text), room).map((row) => row.trim());
	// a word that is broken is no name any more
	const whole = rows.length === 2 && rows.join(' ') === text.trim();
	return whole ? rows.map((row) => ({ text: row, size: LEAST })) : [];
}

/** What stands on a tab on paper, where nothing is cut. */
function wholeLines({ name, under, points = '' }: Said, size: number, room: number): TabLine[] {
	const named = nameLines(name, size, room);
	const small = Math.max(LEAST, Math.round(size * 0.82));
	const below = [small, LEAST].find((one) => fits(under, one, 'plain', room));
	const last = below === undefined ? { text: points, size: LEAST } : { text: under, size: below };
	const downs = named.length === 0 ? ALONE : named.length === 1 ? ONE : TWO;
	const lines = [
		...named.map((line) => ({ ...line, face: 'display' as const })),
		{ ...last, face: 'plain' as const }
	];
	return lines.map((line, at) => ({ ...line, down: downs[at] ?? 0 }));
}

/** How much of a tab is for letters. */
const roomOn = (tab: number, size: number): number => tab - size * (BESIDE + 0.3);
/** A narrow tab has the emblem and a number alone. */
const isSmall = (tab: number, size: number): boolean => tab < size * 5;

/** The seats whose names have no room on their tabs on paper. */
export const unnamed = ({ strips, name: size }: Layout, said: Around['said']): Stretch[] =>
	strips.flatMap(({ stretches }) =>
		stretches.filter(
			({ seat, tab }) =>
				!isSmall(tab, size) && nameLines(said(seat.seat).name, size, roomOn(tab, size)).length === 0
		)
	);

/** On a screen a long text has smaller letters, down to these beside the usual ones, before it is cut. */
const SMALLER = 0.8;

/** What stands on a tab on a screen, which has room for the beginning of a long name. */
function cutLines({ name, under }: Said, size: number, room: number): TabLine[] {
	const line = (text: string, down: number, large: number, face: Words['face']): TabLine => {
		const beside = besideBold(face, text, false);
		const fit = Math.max(SMALLER, room / widthOfText(text, large * beside));
		const set = fit < 1 ? Math.floor(large * fit * 10) / 10 : large;
		return { down, face, size: set, text: cutTo(text, set * beside, room) };
	};
	return [line(name, 1.08, size, 'display'), line(under, 2.06, Math.round(size * 0.82), 'plain')];
}

/** Where the tab of a stretch begins, how far down, and how high it is. */
export function tabAt(
	{ biome, base, ridge }: Strip,
	{ from, to, tab }: Pick<Stretch, 'from' | 'to' | 'tab'>,
	{ name, size }: Layout
) {
	const x = size.mirrored ? to - 10 : from + 10;
	const middle = x + (size.mirrored ? -tab : tab) / 2;
	const y = Math.max(ridge(middle), base - 4) + 14 + (biome === 'aquatic' ? 8 : 0);
	return { x, y, high: name * 2.5 };
}

function tabMark(strip: Strip, { seat, from, to, tab }: Stretch, around: Around): Mark {
	const { layout, palette, said } = around;
	const { name: size } = layout;
	const flip = layout.size.mirrored ? -1 : 1;
	const { x, y, high } = tabAt(strip, { from, to, tab }, layout);
	const card = `M0 0H${digits(flip * tab)}V${digits(high)}H0Z`;
	const lines = isSmall(tab, size)
		? [{ text: String(seat.rp), down: 1.6, size, face: 'display' as const }]
		: (layout.size.whole ? wholeLines : cutLines)(said(seat.seat), size, roomOn(tab, size));
	return group(`tab ${String(seat.seat)}`, { x, y }, [
		group('shade', { x: 3, y: 4 }, [shape(card, palette.shadow, { opacity: 0.4 })]),
		shape(card, palette.card, { stroke: palette.biome[seat.biome], width: 2.5 }),
		biomeDisc(seat.biome, { x: flip * size * 1.05, y: high / 2, r: size * 0.72 }, palette),
		...lines.map(({ text, down, size: large, face }): Words => ({
			...{ kind: 'words', text, face, size: large, anchor: flip > 0 ? 'start' : 'end' },
			x: flip * size * BESIDE,
			y: Math.round(size * down),
			fill: face === 'display' ? palette.ink : palette.soft
		}))
	]);
}
