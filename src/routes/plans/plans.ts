/** Plans of three lessons, as a page and a print have them. */
import { timed, type Part } from '$lib/games/kit/guide.ts';
import type { GamePlans, LessonsPlan } from '$lib/games/kit/plans.ts';
import { plansOf } from '$lib/games/parts.ts';
import { gameOf, games } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';

/** How long one of the lessons may be, in minutes. */
export const LENGTHS = [45, 60, 90] as const;

export interface PlannedLesson {
	readonly title: string;
	/** What is done from when to when, in minutes from its beginning. */
	readonly parts: ReturnType<typeof timed>;
	readonly ask: string;
	readonly home: string;
}

export interface Plan {
	readonly id: string;
	/** The game, its preset, and the length of a lesson that has as much play as all three. */
	readonly table: { readonly game: string; readonly preset: string; readonly minutes: number };
	readonly name: string;
	readonly aims: readonly string[];
	/** What of the game's pack comes first. */
	readonly ready: { readonly ids: readonly string[]; readonly names: readonly string[] };
	/** The game beside it: its id and title, and why it fits. */
	readonly beside: { readonly game: string; readonly title: string; readonly why: string };
	readonly lessons: readonly PlannedLesson[];
}

/** All plans that games bring along, in the reader's words, their lessons of so many minutes. */
export async function plans(minutes: number = LENGTHS[0]): Promise<Plan[]> {
	const found = await Promise.all(
		games.map(async ({ id }) => ({ game: id, own: await plansOf(id) }))
	);
	return found.flatMap(({ game, own }) =>
		own
			? Object.entries(own.plans).map(([id, words]) => planIn(id, words, { game, own, minutes }))
			: []
	);
}

/** A plan by its id; null where there is none. */
export const planOf = async (id: string, minutes?: number): Promise<Plan | null> =>
	(await plans(minutes)).find((plan) => plan.id === id) ?? null;

interface Around {
	readonly game: string;
	readonly own: GamePlans;
	readonly minutes: number;
}

function planIn(id: string, words: LessonsPlan, { game, own, minutes }: Around): Plan {
	const title = gameOf(words.beside)?.about.title ?? words.beside;
	return {
		id,
		table: { game, preset: own.preset, minutes: own.play * minutes },
		name: words.name(),
		aims: words.aims.map((aim) => aim()),
		ready: {
			ids: Object.keys(words.ready),
			names: Object.values(words.ready).map((name) => name())
		},
		beside: { game: words.beside, title, why: words.why() },
		lessons: words.lessons.map((lesson, at) => ({
			title: m.plans_lesson({ number: at + 1, title: lesson.title() }),
			parts: timed(lasting(minutes, lesson.parts(title))),
			ask: lesson.ask(),
			home: lesson.home()
		}))
	};
}

/** The same in a lesson of another length: every part as much longer, and what is left over is for the last. */
function lasting(minutes: number, parts: readonly Part[]): Part[] {
	const longer = minutes / LENGTHS[0];
	const all = parts.map((part) => ({ ...part, minutes: Math.floor(part.minutes * longer) }));
	const left = minutes - all.reduce((sum, part) => sum + part.minutes, 0);
	return all.map((part, at) =>
		at === all.length - 1 ? { ...part, minutes: part.minutes + left } : part
	);
}
