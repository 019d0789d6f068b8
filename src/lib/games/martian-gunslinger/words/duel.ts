/** Why each side of a duel draws and exchanges as many cards as it does, in words. §5.2, §5.3 */
import * as m from '../../../paraglide/messages.js';
import { drawParts, exchangeParts, sideOf, type Parts } from '../rules/duel.ts';
import type { Duel, State } from '../rules/state.ts';

const other = (duel: Duel, seat: number): number => (duel.a === seat ? duel.b : duel.a);

/** "5 + 1 (larger piece) + 1 (kept card)", or nothing where it is only what everybody has. */
function reasons({ base, edge, bonus }: Parts, edgeWord: string): string {
	if (edge + bonus === 0) return '';
	return [
		String(base),
		...(edge > 0 ? [m.martian_gunslinger_because({ count: edge, why: edgeWord })] : []),
		...(bonus > 0
			? [m.martian_gunslinger_because({ count: bonus, why: m.martian_gunslinger_why_kept() })]
			: [])
	].join(' + ');
}

const withReasons = (said: string, why: string): string => (why === '' ? said : `${said} = ${why}`);

/** "Draws 6 = 5 + 1 (larger piece)". */
export function drawWords(view: State, duel: Duel, seat: number): string {
	const parts = drawParts(view, duel.kind, seat, other(duel, seat));
	const edge =
		duel.kind === 'noon' ? m.martian_gunslinger_why_gun() : m.martian_gunslinger_why_larger();
	const count = duel.hands[sideOf(duel, seat)].length;
	return withReasons(m.martian_gunslinger_duel_draws({ count }), reasons(parts, edge));
}

/** "May exchange 3 = 2 + 1 (more points)". */
export function exchangeWords(view: State, duel: Duel, seat: number): string {
	const parts = exchangeParts(view, duel.kind, seat, other(duel, seat));
	const count = duel.max[sideOf(duel, seat)];
	return withReasons(
		m.martian_gunslinger_duel_max({ count }),
		reasons(parts, m.martian_gunslinger_why_ahead())
	);
}
