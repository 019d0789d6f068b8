/** The drawn moments of each game for its rules, played out once and kept. */
import type { AnyModule } from '$lib/engine/module.ts';
import { positionsOf, type PanelPosition } from '$lib/games/kit/panels.ts';
import { panelsOf } from '$lib/games/panels.ts';
import { wordsOf } from '$lib/games/words.ts';
import * as m from '$lib/paraglide/messages.js';

/** A drawn moment: the position, what it shows to whoever does not see it, and what is to be said of it. */
export interface Panel extends PanelPosition {
	readonly alt: string;
	readonly caption: string;
}

const played = new Map<string, Promise<readonly PanelPosition[]>>();
/** Others are answered between two actions: a long game takes most of a second. */
const rest = () => new Promise<void>((go) => setImmediate(go));

/** The four moments of a game, in the reader's words; none for a game that has no pictures of them. */
export async function panelsFor(game: AnyModule): Promise<Panel[]> {
	const panels = panelsOf(game.id);
	if (!panels) return [];
	const found = played.get(game.id) ?? positionsOf(game, panels, rest);
	played.set(game.id, found);
	return (await found).map((position) => ({
		...position,
		alt: altOf(game, position),
		caption: panels[position.name].says()
	}));
}

/** When it was, and what had just happened. */
function altOf({ id, about: { title } }: AnyModule, { seq, events }: PanelPosition): string {
	const names = (seat: number) => m.seat_number({ number: seat + 1 });
	const when =
		seq === 0
			? m.library_panel_first({ game: title })
			: m.library_panel_after({ game: title, count: seq });
	return [when, ...events.flatMap((event) => wordsOf(id)?.event(event, names) ?? [])].join(' ');
}
