/** Plans of three lessons with this game: one world over all of them, another game beside it in the second. */
import * as m from '../../paraglide/messages.js';
import type { Part } from '../kit/guide.ts';
import type { GamePlans, LessonPlan, LessonsPlan } from '../kit/plans.ts';
import type { Word } from '../kit/words.ts';
import beside from './plans.json' with { type: 'json' };

const part = (title: Word, minutes: number, task: Word): Part => ({
	title: title(),
	minutes,
	task: task()
});
const previously = () => part(m.nexttime_previously, 5, m.plans_previously_do);
const talk = (minutes: number, ask: Word) => part(m.plans_talk, minutes, ask);

const first = (title: Word, ask: Word, home: Word): LessonPlan => ({
	...{ title, ask, home },
	parts: () => [
		part(m.guide_stop_arrive, 5, m.guide_stop_arrive_do),
		part(m.guide_stop_choose, 7, m.guide_stop_choose_do),
		part(m.guide_stop_build, 25, () => m.plans_build_do({ button: m.nexttime_go() })),
		talk(8, ask)
	]
});

const second = (title: Word, ask: Word, home: Word): LessonPlan => ({
	...{ title, ask, home },
	parts: (game) => [
		previously(),
		part(m.guide_stop_build, 17, m.guide_stop_build_do),
		{ title: game, minutes: 15, task: m.plans_beside_do({ game }) },
		talk(8, ask)
	]
});

const third = (title: Word, ask: Word, home: Word): LessonPlan => ({
	...{ title, ask, home },
	parts: () => [
		previously(),
		part(m.guide_stop_society, 25, m.guide_stop_society_do),
		part(m.guide_stop_debrief, 10, m.guide_stop_debrief_do),
		talk(5, ask)
	]
});

const PLANS: Readonly<Record<string, LessonsPlan>> = {
	zones: {
		name: m.plans_zones_name,
		aims: [m.plans_zones_aim1, m.plans_zones_aim2, m.plans_zones_aim3],
		ready: { climate: m.pack_climate },
		beside: beside.zones,
		why: m.plans_zones_why,
		lessons: [
			first(m.plans_zones_1, m.plans_zones_1_ask, m.plans_zones_1_home),
			second(m.plans_zones_2, m.plans_zones_2_ask, m.plans_zones_2_home),
			third(m.plans_zones_3, m.plans_zones_3_ask, m.plans_zones_3_home)
		]
	},
	water: {
		name: m.plans_water_name,
		aims: [m.plans_water_aim1, m.plans_water_aim2, m.plans_water_aim3],
		ready: { water: m.pack_water },
		beside: beside.water,
		why: m.plans_water_why,
		lessons: [
			first(m.plans_water_1, m.plans_water_1_ask, m.plans_water_1_home),
			second(m.plans_water_2, m.plans_water_2_ask, m.plans_water_2_home),
			third(m.plans_water_3, m.plans_water_3_ask, m.plans_water_3_home)
		]
	},
	people: {
		name: m.plans_people_name,
		aims: [m.plans_people_aim1, m.plans_people_aim2, m.plans_people_aim3],
		ready: { climate: m.pack_climate, water: m.pack_water },
		beside: beside.people,
		why: m.plans_people_why,
		lessons: [
			first(m.plans_people_1, m.plans_people_1_ask, m.plans_people_1_home),
			second(m.plans_people_2, m.plans_people_2_ask, m.plans_people_2_home),
			third(m.plans_people_3, m.plans_people_3_ask, m.plans_people_3_home)
		]
	}
};

/** Of three lessons a third is for talking and the other game: the world has as much play as one lesson twice as long. */
export const plans: GamePlans = { preset: 'lesson', play: 2, plans: PLANS };
