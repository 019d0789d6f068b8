/** The names of players, each at the beginning of its stretch. */
import { digits } from '../../history/drawing.ts';
import type { Seat } from '../../../../engine/module.ts';
import type { Layout, Stretch, Strip } from '../layout/stage.ts';
import { cutTo, widthOfText } from '../layout/widths.ts';
import { group, shape, type Mark, type Words } from '../marks.ts';
import type { Palette } from '../palette.ts';
import { biomeDisc } from './emblems.ts';

/** A long name has smaller letters, down to these beside the usual ones, before it is cut. */
const LEAST = 0.8;

/** What is said of a seat: who it is, and what it has. */
export interface Said {
	readonly name: string;
	readonly under: string;
}

/** From where a name begins, beside the size of its letters. */
const BESIDE = 2.05;

export const tabs = (layout: Layout, palette: Palette, said: (seat: Seat) => Said): Mark[] =>
	layout.strips.flatMap((strip) =>
		strip.stretches.flatMap((stretch) =>
			stretch.tab > 0 ? [tabMark(strip, stretch, { layout, palette, said })] : []
		)
	);

/** How wide letters are beside bold ones of the same size; in Arabic thin ones take much less. */
const besideBold = (face: Words['face'], text: string): number =>
	face === 'display' ? 1.07 : /\p{Script=Arabic}/u.test(text) ? 0.84 : 0.88;

/** A text with letters that it has room for; a still longer one is cut. */
function fitted(
	text: string,
	large: number,
	face: Words['face'],
	room: number
): Pick<Words, 'size' | 'text'> {
	const beside = besideBold(face, text);
	const fit = Math.max(LEAST, room / widthOfText(text, large * beside));
	const size = fit < 1 ? Math.floor(large * fit * 10) / 10 : large;
	return { size, text: cutTo(text, size * beside, room) };
}

interface Around {
	readonly layout: Layout;
	readonly palette: Palette;
	readonly said: (seat: Seat) => Said;
}

function tabMark(strip: Strip, { seat, from, to, tab }: Stretch, around: Around): Mark {
	const { layout, palette, said } = around;
	const { name: size } = layout;
	const flip = layout.size.mirrored ? -1 : 1;
	const x = flip > 0 ? from + 10 : to - 10;
	const y =
		Math.max(strip.ridge(x + (flip * tab) / 2), strip.base - 4) +
		14 +
		(strip.biome === 'aquatic' ? 8 : 0);
	const high = size * 2.5;
	const card = `M0 0H${digits(flip * tab)}V${digits(high)}H0Z`;
	const small = tab < size * 5;
	const line = (text: string, down: number, large: number, face: Words['face']): Words => ({
		kind: 'words',
		x: flip * size * BESIDE,
		y: Math.round(size * down),
		...fitted(text, large, face, tab - size * (BESIDE + 0.3)),
		fill: face === 'display' ? palette.ink : palette.soft,
		face,
		anchor: flip > 0 ? 'start' : 'end'
	});
	const { name, under } = said(seat.seat);
	return group(`tab ${String(seat.seat)}`, { x, y }, [
		group('shade', { x: 3, y: 4 }, [shape(card, palette.shadow, { opacity: 0.4 })]),
		shape(card, palette.card, { stroke: palette.biome[seat.biome], width: 2.5 }),
		biomeDisc(seat.biome, { x: flip * size * 1.05, y: high / 2, r: size * 0.72 }, palette),
		...(small
			? [{ ...line(String(seat.rp), 1.6, size, 'display'), text: String(seat.rp) }]
			: [line(name, 1.08, size, 'display'), line(under, 2.06, Math.round(size * 0.82), 'plain')])
	]);
}
