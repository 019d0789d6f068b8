/** A table's line at the desk: where it stands, and the one thing that needs help. */
import * as m from '$lib/paraglide/messages.js';
import type { DeskLine } from '$lib/table/room.ts';

export interface Standing {
	/** Phase and round, or how it ended. */
	readonly where: string;
	readonly now: string;
	/** Whether `now` asks for the facilitator. */
	readonly help: boolean;
}

const MINUTE = 60_000;
/** A table that has waited so long for the same act may need help. */
const LONG = 3 * MINUTE;

/** What the line of a table says at this time. */
export function standingOf(line: DeskLine, now: number): Standing {
	return { where: whereOf(line), ...nowOf(line, now) };
}

function nowOf(line: DeskLine, now: number): { now: string; help: boolean } {
	const calm = (text: string) => ({ now: text, help: false });
	const help = (text: string) => ({ now: text, help: true });
	if (line.outcome !== null) return calm(m.desk_line_over());
	if (line.closed) return calm(m.desk_line_closed());
	if (line.paused) return calm(m.desk_line_paused());
	if (line.people === 0) return calm(m.desk_line_empty());
	if (line.away > 0) return help(m.desk_line_away({ count: line.away }));
	if (line.phase === 'setup') return calm(m.desk_line_people({ count: line.people }));
	const numbers = line.toAct.map((seat) => seat + 1).join(', ');
	const waited = now - line.at;
	if (waited < LONG) {
		return calm(
			line.toAct.length === 1
				? m.desk_line_turn({ number: numbers })
				: m.desk_line_turns({ numbers })
		);
	}
	const minutes = Math.floor(waited / MINUTE);
	return help(
		line.toAct.length === 1
			? m.desk_line_waits({ number: numbers, minutes })
			: m.desk_line_waits_many({ numbers, minutes })
	);
}

function whereOf({ outcome, phase, round }: DeskLine): string {
	if (outcome !== null) return endWords(outcome);
	const words = phaseWords(phase);
	return words !== '' && round !== null && round > 0 && phase !== 'between'
		? m.desk_line_round({ phase: words, round })
		: words;
}

function phaseWords(phase: string | null): string {
	switch (phase) {
		case 'setup':
			return m.desk_phase_setup();
		case 'build':
			return m.desk_phase_build();
		case 'between':
			return m.desk_phase_between();
		case 'society':
			return m.desk_phase_society();
		default:
			return '';
	}
}

function endWords(reason: string): string {
	switch (reason) {
		case 'collapse':
			return m.desk_end_collapse();
		case 'exhausted':
			return m.desk_end_exhausted();
		case 'equilibrium':
			return m.desk_end_equilibrium();
		case 'time':
			return m.desk_end_time();
		case 'ended-early':
			return m.desk_end_early();
		default:
			return m.desk_phase_over();
	}
}
