/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names, Word } from '../../kit/words.ts';
import type { Outcome, Seat } from '../../../engine/module.ts';
import { adjacent } from '../../../pieces/geometry/squares.ts';
import { treehouseWords } from '../../../pieces/names.ts';
import { TREEHOUSE_FACES, type TreehouseFace } from '../../../pieces/treehouse.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { living, ownSquare } from '../rules/board.ts';
import { fenceMoves } from '../rules/fences.ts';
import type { Phase, State } from '../rules/state.ts';
import { waysOf, outcome } from '../rules/turn.ts';
import { outcomeSentence } from './actions.ts';
import { comma } from '../../../pieces/lists.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = { name: m.hunt_title, watching: m.hunt_watching };

const DEED: Readonly<Record<TreehouseFace, { readonly you: Word; readonly more: Word }>> = {
	tip: { you: m.hunt_you_tip, more: m.hunt_more_tip },
	swap: { you: m.hunt_you_swap, more: m.hunt_more_swap },
	hop: { you: m.hunt_you_hop, more: m.hunt_more_hop },
	dig: { you: m.hunt_you_dig, more: m.hunt_more_dig },
	aim: { you: m.hunt_you_aim, more: m.hunt_more_aim },
	wild: { you: m.hunt_you_wild, more: m.hunt_more_wild }
};

/** What whoever acts is doing, for those who look on. */
const THEY: Readonly<
	Record<Exclude<Phase, 'over'>, (said: { who: string; die: TreehouseFace }) => string>
> = {
	draft: m.hunt_they_draft,
	step1: m.hunt_they_step1,
	roll: m.hunt_they_roll,
	step2: m.hunt_they_step2,
	step3: m.hunt_they_step3
};

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const ended = outcome(view);
	if (ended || view.phase === 'over') return over(view, ended, seat, names);
	const who = names(view.turn);
	const caps = view.phase === 'draft' ? m.hunt_caps_draft() : m.hunt_caps_turn({ who });
	const silent = { caps, you: null, waiting: [], instead: null };
	const they = THEY[view.phase]({ who, die: view.die ?? 'wild' });
	if (seat === null) return { ...silent, instead: they, more: dangers(view) };
	if (seat === view.turn) return { ...silent, caps: ownCaps(view), ...ownAct(view) };
	const out = view.phase !== 'draft' && !living(view).includes(seat);
	return { ...silent, waiting: [who], more: out ? m.hunt_you_are_out() : they };
}

function over({ out }: State, ended: Outcome | null, seat: Seat | null, names: Names): Said {
	const won = seat !== null && ended?.winners.length === 1 && ended.winners.includes(seat);
	const fallen = out.map((group) => group.map(names).join(' & ')).join(comma());
	return {
		caps: m.hunt_caps_over(),
		you: null,
		waiting: [],
		instead: won ? m.hunt_you_won() : ended ? outcomeSentence(ended, names) : null,
		more: fallen ? m.hunt_fallen({ fallen }) : null
	};
}

const heightOf = ({ stacks, turn }: State): number => stacks[turn]?.pieces.length ?? 0;

function ownCaps(view: State): string {
	if (view.phase === 'draft') {
		return m.hunt_caps_piece({ number: heightOf(view) + 1, of: view.full });
	}
	const step = view.phase === 'step1' ? 1 : view.phase === 'step3' ? 3 : 2;
	return m.piece_step({ step, of: 3 });
}

function ownAct(view: State): { you: string; more: string | null } {
	switch (view.phase) {
		case 'draft':
			return drafting(view);
		case 'step1':
			return beside(view)
				? { you: m.hunt_you_step1(), more: m.hunt_more_step1() }
				: { you: m.hunt_you_step1_any(), more: m.hunt_more_step1_any() };
		case 'roll':
			return { you: m.hunt_you_roll(), more: dangers(view) };
		case 'step3':
			return { you: m.hunt_you_step3(), more: m.hunt_more_step3() };
		default: {
			const { you, more } = DEED[view.die ?? 'wild'];
			return { you: you(), more: more() };
		}
	}
}

function drafting(view: State): { you: string; more: string } {
	const first = heightOf(view) === 0;
	if (view.options.draft === 'blind') {
		return {
			you: first ? m.hunt_you_draw_first() : m.hunt_you_draw(),
			more: first ? m.hunt_more_draft_first() : m.hunt_more_draw()
		};
	}
	return {
		you: first ? m.hunt_you_draft_first() : m.hunt_you_draft(),
		more: first ? m.hunt_more_draft_first() : m.hunt_more_draft()
	};
}

/** §3.1 Whether some move concerns the own Stack: then only such moves are allowed. */
function beside(view: State): boolean {
	const own = ownSquare(view);
	const [move] = fenceMoves(view);
	return own !== null && move !== undefined && (adjacent(own, move.from) || adjacent(own, move.to));
}

/** §3.2 Before the roll: the actions that would cost a piece because they are impossible. */
function dangers(view: State): string | null {
	if (view.phase !== 'roll') return null;
	const faces = TREEHOUSE_FACES.filter((face) =>
		waysOf(face).every((ways) => ways(view).length === 0)
	);
	if (faces.length === 0) return m.hunt_more_roll();
	return m.hunt_more_roll_impossible({
		faces: faces.map((face) => treehouseWords[face]()).join(comma())
	});
}
