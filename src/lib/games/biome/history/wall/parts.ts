/** What the sheets of the wall show and say: the beginning, ages and rounds, the end. */
import * as m from '../../../../paraglide/messages.js';
import { viewAfter } from '../../world/after.ts';
import { atRest, sceneOf, type Scene } from '../../world/scene.ts';
import { people, peopleTop, subtitleOf, wholeFirst } from '../book/cover.ts';
import { titleOf, whyWords } from '../book/ending.ts';
import type { Setting } from '../book/grid.ts';
import { QUIET } from '../book/inks.ts';
import * as type from '../book/type.ts';
import { chapterName } from '../book/words.ts';
import { lineKey } from '../bookTexts.ts';
import type { WallSheet } from './sheets.ts';
import { setTold } from './told.ts';

/** A sheet: the land on it, what is said on its sky, and what stands below. */
export interface Part {
	readonly scene: Scene;
	readonly bare?: true;
	readonly name: string;
	readonly line: string;
	readonly level: 1 | 2;
	readonly below: (top: number, height: number) => void;
}

const QUOTES = [type.QUOTED, type.sized(type.QUOTED, 13, 5.6), type.sized(type.QUOTED, 9.5, 4)];

/** The bare land, the world's name, who told it, and how the sheets are joined. */
export function beginning(setting: Setting): Part {
	const { canvas, grid, tale } = setting;
	return {
		...{ name: tale.title.trim(), line: subtitleOf(tale), level: 1, bare: true },
		scene: sceneOf(viewAfter(tale.view, [], { phase: 'build', round: 1 })),
		below: () => {
			const how = canvas.rows(m.book_wall_how(), type.SMALL, grid.width);
			const y = peopleTop(setting) - 9 - (how.length - 1) * type.SMALL.leading;
			type.put(setting, 'P', how, type.SMALL, { x: grid.left, y, ink: QUIET });
			people(setting);
		}
	};
}

/** An age or a round, or what of it has room, with its loans. */
export function ageOf(setting: Setting, { phase, round, goesOn, told, scene }: WallSheet): Part {
	const { lines } = setting.tale;
	const name = chapterName({ people: phase === 'society', round });
	return {
		...{
			name,
			level: 2,
			line: goesOn ? m.book_goes_on() : (lines[lineKey({ phase, round })] ?? '')
		},
		scene: { ...atRest(scene), loans: scene.loans },
		below: (top, height) => {
			setTold(setting, told, top, height);
		}
	};
}

/** How it ended, and the sentence that was picked for its cover; nothing while it goes on. */
export function ends(setting: Setting): Part[] {
	const { canvas, grid, tale } = setting;
	const { result } = tale.view;
	if (!result) return [];
	const below = (top: number, height: number) => {
		const whole = wholeFirst(tale.cover.trim()).flatMap((text) =>
			QUOTES.map((style) => ({
				style,
				rows: canvas.even(m.book_quote({ text }), style, grid.width)
			}))
		);
		const fits = whole.find(({ rows, style }) => rows.length * style.leading <= height - 4);
		const said = fits ?? whole.at(-1);
		if (!said || tale.cover.trim() === '') return;
		const middle = { x: (grid.left + grid.right) / 2, align: 0.5 };
		type.put(setting, 'BlockQuote', said.rows, said.style, { ...middle, y: top + 8 });
	};
	const scene = atRest(sceneOf(tale.view));
	return [{ scene, below, level: 2, name: titleOf(result), line: whyWords(setting, result) }];
}
