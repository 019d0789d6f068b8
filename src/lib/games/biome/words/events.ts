/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import type { Sentences } from '../../kit/words.ts';
import type { BiomeEvent } from '../rules/events.ts';
import { endSentence } from './actions.ts';
import { bandName, biomeName, sphereName, statName } from './terms.ts';
import { comma } from '../../../pieces/lists.ts';

export const events: Sentences<BiomeEvent> = {
	chose: (event, names) =>
		m.biome_event_chose({ who: names(event.seat), biome: biomeName(event.biome) }),
	'stats-set': (event, names) => m.biome_event_stats_set({ who: names(event.seat) }),
	ready: (event, names) => m.biome_event_ready({ who: names(event.seat) }),
	defined: (event, names) =>
		m.biome_event_defined({ who: names(event.seat), stat: statName(event.stat) }),
	'society-named': (event, names) =>
		m.biome_event_society_named({ who: names(event.seat), name: event.name }),
	'phase-began': ({ phase }) =>
		phase === 'build' ? m.biome_event_phase_build() : m.biome_event_phase_society(),
	'round-began': ({ round, phase }) =>
		phase === 'build' ? m.biome_event_age_began({ round }) : m.biome_event_round_began({ round }),
	preparing: () => m.biome_event_preparing(),
	'turn-began': (event, names) => m.biome_event_turn_began({ who: names(event.seat) }),
	'sphere-rolled': ({ seat, roll, sphere }, names) =>
		sphere
			? m.biome_event_sphere_rolled({ who: names(seat), roll, sphere: sphereName(sphere) })
			: m.biome_event_sphere_free({ who: names(seat) }),
	'sphere-picked': (event, names) =>
		m.biome_event_sphere_picked({ who: names(event.seat), sphere: sphereName(event.sphere) }),
	challenged: (event, names) =>
		m.biome_event_challenged({ who: names(event.seat), by: names(event.by) }),
	planned: (event, names) =>
		m.biome_event_planned({ who: names(event.seat), stat: statName(event.stat) }),
	withdrew: (event, names) => m.biome_event_withdrew({ who: names(event.seat) }),
	answered: ({ seat, ok, stat, because }, names) => {
		const who = names(seat);
		if (ok) return m.biome_event_agreed({ who, stat: statName(stat) });
		return because === undefined
			? m.biome_event_disagreed({ who })
			: m.biome_event_disagreed_because({ who, because });
	},
	consented: ({ seat, ok }, names) =>
		ok ? m.biome_event_lent({ who: names(seat) }) : m.biome_event_not_lent({ who: names(seat) }),
	'plan-dropped': (event, names) => m.biome_event_plan_dropped({ who: names(event.seat) }),
	'plan-outdated': (event, names) => m.biome_event_plan_outdated({ who: names(event.seat) }),
	guessed: (event, names) => m.biome_event_guessed({ who: names(event.seat), of: names(event.of) }),
	rolled: (event, names) =>
		m.biome_event_rolled({
			who: names(event.seat),
			dice: event.dice.join(comma()),
			passes: event.passes,
			band: bandName(event.band)
		}),
	paid: ({ seat, choice }, names) =>
		choice === 'stat'
			? m.biome_event_paid_stat({ who: names(seat) })
			: m.biome_event_paid_rp({ who: names(seat) }),
	'lender-rolled': (event, names) =>
		m.biome_event_lender_rolled({
			who: names(event.seat),
			dice: event.dice.join(comma()),
			passes: event.passes,
			band: bandName(event.band)
		}),
	'turn-ended': (event, names) => m.biome_event_turn_ended({ who: names(event.seat) }),
	placed: (event, names) =>
		m.biome_event_placed({ who: names(event.seat), rp: event.rp, stat: statName(event.stat) }),
	discarded: (event, names) => m.biome_event_discarded({ who: names(event.seat), rp: event.rp }),
	narrated: (event, names) => m.biome_event_narrated({ who: names(event.seat) }),
	skipped: (event, names) => m.biome_event_skipped({ who: names(event.seat) }),
	'round-ended': (event) =>
		m.biome_event_round_ended({ round: event.round, existing: event.existing }),
	'last-round': ({ last }) => (last ? m.biome_event_last_round() : m.biome_event_no_last_round()),
	'phase-cut': () => m.biome_event_phase_cut(),
	'phase-ended': () => m.biome_event_phase_ended(),
	'game-ended': ({ reason, by }, names) => endSentence(reason, by, names),
	corrected: ({ seat, from, to, reason }, names) =>
		m.biome_event_corrected({ who: names(seat), from, to, reason }),
	// by its number: the name of the seat is already that of whoever plays on
	reassigned: ({ seat, to }) => m.biome_event_reassigned({ number: seat + 1, to }),
	paused: () => m.biome_event_paused(),
	resumed: () => m.biome_event_resumed(),
	'clock-set': ({ minutes }) =>
		minutes === null ? m.biome_event_clock_off() : m.biome_event_clock_on({ minutes }),
	joined: (event, names) =>
		m.biome_event_joined({ who: names(event.seat), biome: biomeName(event.biome) }),
	left: (event, names) => m.biome_event_left({ who: names(event.seat) }),
	undone: (event) => m.biome_event_undone({ what: event.what })
};
