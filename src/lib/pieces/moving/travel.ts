/** Shows what has changed on a board as a movement: pieces travel, turn and tip; what is lost falls, sinks or slides off. */
import { drawingOf, unitOf, type Drawn, type Piece, type Stage } from './look.ts';
import { far, pairsOf } from './pairs.ts';

/** Milliseconds. */
const TRAVELS = 220;
const TURNS = 260;

/** How what is lost goes from a stage: how long that takes, and how far down, in a hundredth of a square. */
const FALLS = { lasts: 260, down: 24 };
const LEAVES: Readonly<Record<string, typeof FALLS>> = {
	sink: { lasts: 500, down: 8 },
	slide: { lasts: 600, down: 60 }
};

/** Nearer than this to where it was, in units of its stage, a piece has not moved. */
const STILL = 0.04;
const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'];

/** By this name our own movements are known. */
const id = 'move';

/** Puts everything at once where it is going. */
export function finish(place: Element): void {
	for (const move of place.getAnimations({ subtree: true })) if (move.id === id) move.finish();
}

/** Plays what lies between two looks at the same place; what is new comes out of the `source`. */
export function playBetween(
	before: readonly Piece[],
	after: readonly Piece[],
	stages: readonly Stage[],
	source: Element | null
): void {
	const there = new Map(stages.map((stage) => [stage.name, stage]));
	const known = new Set(before.map(({ stage }) => stage.name));
	// where each would lie now, on a stage that has perhaps moved or been drawn anew
	const old = before.flatMap((piece) => {
		const stage = there.get(piece.stage.name);
		return stage ? [onScreen({ ...piece, stage })] : [];
	});
	const { kept, gone, fresh } = pairsOf(old, after.map(onScreen));
	const moves = kept.filter(([from, to]) => comes(from, to));
	for (const piece of gone) leave(piece, moves.length > 0 ? TRAVELS : 0);
	for (const piece of fresh)
		if (known.has(piece.stage.name) && !piece.within) appear(piece, source);
}

/** Comes from where new pieces are taken; else it is there, though not at once. */
function appear(piece: Piece, source: Element | null): void {
	const from = source?.getBoundingClientRect();
	if (from && !piece.key.endsWith('*'))
		comes({ ...piece, x: from.x + from.width / 2, y: from.y + from.height / 2 }, piece);
	else piece.drawn.animate({ opacity: [0, 1] }, { id, duration: TRAVELS });
}

function onScreen(piece: Piece): Piece {
	const { left, top, unit } = piece.stage;
	return { ...piece, x: left + piece.x * unit, y: top + piece.y * unit };
}

/** Whether it is another place or side than before; then it is seen to go there. */
function comes(from: Piece, to: Piece): boolean {
	const moves = far(from, to) > STILL * to.stage.unit;
	const turns = from.pose !== to.pose;
	if (to.within || (!moves && !turns)) return false;
	const start: Keyframe = {
		...(moves ? { translate: shift(to.drawn, from.x - to.x, from.y - to.y) } : {}),
		...(turns ? turned(from.pose, to.pose) : {})
	};
	const timing = { id, duration: turns ? TURNS : TRAVELS, easing: 'ease-out' };
	to.drawn.animate([start, {}], timing);
	// over whatever lies on its way
	to.drawn.closest('[role="gridcell"]')?.animate({ zIndex: [2, 2] }, timing);
	return true;
}

/** A way in px, in the measure of the element itself: for a part of a drawing its units, for others their own size. */
function shift(drawn: Drawn, x: number, y: number): string {
	const drawing = drawingOf(drawn);
	if (drawing) return `${x / unitOf(drawing)}px ${y / unitOf(drawing)}px`;
	const { width, height } = drawn.getBoundingClientRect();
	return `${(x / width) * 100}% ${(y / height) * 100}%`;
}

/** What lies turns on its place; what stood is seen to come down. */
function turned(from: string, to: string): Keyframe {
	const [before, after] = [WAYS.indexOf(from) * 45, WAYS.indexOf(to) * 45];
	if (after < 0) return {};
	if (before < 0) return { scale: after % 180 === 0 ? '0.4 1' : '1 0.4' };
	return { rotate: `${((before - after + 540) % 360) - 180}deg` };
}

/** What has gone is left to be seen for a moment, once that has come which took it. */
function leave({ copy, key, stage, frame, within }: Piece, delay: number): void {
	// what is written on a piece goes with it
	if (within || key.endsWith('*')) return;
	const flat = stage.drawn instanceof HTMLElement;
	if (flat) layOn(stage, copy, frame);
	copy.setAttribute('aria-hidden', 'true');
	copy.dataset['gone'] = '';
	stage.drawn.append(copy);
	const { lasts, down } = LEAVES[stage.drawn.dataset['leaves'] ?? ''] ?? FALLS;
	const going = copy.animate([{}, { opacity: 0, translate: `0 ${down}${flat ? '%' : 'px'}` }], {
		id,
		duration: lasts,
		delay,
		easing: 'ease-in',
		fill: 'both'
	});
	const away = () => copy.remove();
	going.finished.then(away, away);
}

/** Lays a picture where it was, in shares of its stage, whatever the size of letters. */
function layOn({ drawn, left, top, unit }: Stage, copy: Drawn, frame: Piece['frame']): void {
	const { x, y, width, height } = drawn.getBoundingClientRect();
	const share = (px: number, of: number) => `${(px / of) * 100}%`;
	Object.assign(copy.style, {
		position: 'absolute',
		zIndex: '2',
		pointerEvents: 'none',
		width: share(frame.wide * unit, width),
		left: share(left + frame.x * unit - x, width),
		top: share(top + frame.y * unit - y, height)
	});
}
