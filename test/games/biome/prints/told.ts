/** Biome games as people tell them: random play in which every challenge, answer and turn has its own words. */
import { anyModule, type Actor } from '../../../../src/lib/engine/module.ts';
import { choose } from '../../../../src/lib/engine/playout.ts';
import { randomFrom, recording, seededSource } from '../../../../src/lib/engine/random.ts';
import { open, play, type Position } from '../../../../src/lib/engine/referee.ts';
import { biome } from '../../../../src/lib/games/biome/index.ts';
import { BIOMES, type Action, type State } from '../../../../src/lib/games/biome/rules/state.ts';

const module = anyModule(biome);

/** What people say; each list is read round and round. */
export interface Voices {
	readonly facets: readonly string[];
	readonly societies: readonly string[];
	readonly meanings: readonly string[];
	readonly challenges: readonly string[];
	readonly solutions: readonly string[];
	readonly resources: readonly string[];
	readonly narrations: readonly string[];
}

/** A class's own words. */
export const VOICES: Voices = {
	facets: ['northern bog', 'the warm shallows', 'high dunes'],
	societies: ['The Tide Keepers', 'People of the Long Grass', 'House of Cedar', 'The Sand Readers'],
	meanings: [
		'We take a blow and stand up again.',
		'We change our ways when the world does.',
		'Many kinds of life, so that one is always at home.',
		'What was broken grows back.'
	],
	challenges: [
		'The river has not come down from the hills for three summers',
		'A grey blight creeps from leaf to leaf',
		'The ground shakes, and the old wells run dry',
		'Warm rain falls on the snow and the valley floods'
	],
	solutions: [
		'Roots learn to reach the deep water',
		'We plant in rings, so that one field shelters the next',
		'The herds move at night and rest in the shade of the cliffs'
	],
	resources: ['deep roots', 'ring fields', 'night herds', 'stone cisterns', 'ice lilies'],
	narrations: [
		'Since that summer the children sing the names of the wells before they drink.',
		'Nobody speaks of it, but everyone keeps a jar of seeds by the door.'
	]
};

/** The words of a class that writes Arabic. */
export const ARABIC_VOICES: Voices = {
	facets: ['المستنقع الشمالي', 'المياه الضحلة الدافئة', 'الكثبان العالية'],
	societies: ['حراس المد', 'أهل العشب الطويل', 'بيت الأرز', 'قراء الرمل'],
	meanings: ['ننهض من جديد.', 'نغيّر عاداتنا.', 'حياة كثيرة.', 'ما انكسر ينمو.'],
	challenges: ['لم ينزل النهر من التلال منذ ثلاثة فصول صيف', 'تهتز الأرض وتجف الآبار القديمة'],
	solutions: ['تتعلم الجذور أن تصل إلى المياه العميقة', 'نزرع في حلقات، فيحمي كل حقل جاره'],
	resources: ['جذور عميقة', 'حقول حلقية', 'قطعان الليل', 'صهاريج حجرية'],
	narrations: ['منذ ذلك الصيف ينشد الأطفال أسماء الآبار قبل أن يشربوا.']
};

/** How a game is to be told. */
interface Telling {
	readonly seats?: number;
	readonly seed?: number;
	readonly options?: Record<string, unknown>;
	/** How many turns at most. */
	readonly turns?: number;
	readonly voices?: Voices;
}

/** A game told until its end, or until a number of turns are over. */
export function toldGame({
	seats = 3,
	seed = 1,
	options = {},
	turns = Infinity,
	voices = VOICES
}: Telling = {}): State {
	const chance = randomFrom(seededSource(seed));
	const deal = (draws: number[]) =>
		recording(seededSource(seed * 1000 + position.log.length), draws);
	const opened = open(module, seats, options, (draws) => recording(seededSource(seed), draws));
	if ('refused' in opened) throw new Error(opened.refused.code);
	let position: Position = opened.position;
	const now = () => position.state as State;
	const act = (actor: Actor, action: Action) => {
		const answer = play(module, position, actor, action, deal);
		if ('refused' in answer) throw new Error(`${action.type}: ${answer.refused.code}`);
		position = answer.position;
	};
	begin(now, act, voices);
	for (let moves = 0; now().result === null; moves++) {
		const told = turnsOf(now());
		if (told >= turns) break;
		const { seat, action } = choose(module, position, chance, false);
		act(seat, inWords(now(), action as Action, moves, voices));
		if (turnsOf(now()) > told) narrate(now(), act, told, voices);
	}
	return now();
}

/** The same game as if its turns had gone on and on, every sentence with its number: half of them ages, half rounds. */
export function longTold(view: State, count: number): State {
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	const history = (['build', 'society'] as const).flatMap((phase, part) => {
		const own = turns.filter((turn) => turn.phase === phase);
		return Array.from({ length: count / 2 }, (_, index) => {
			const [turn] = own.slice(index % own.length);
			const narration = `Sentence ${String(index + (part * count) / 2)}.`;
			return turn ? { ...turn, round: Math.floor(index / view.seats) + 1, narration } : [];
		}).flat();
	});
	return { ...view, history };
}

type Act = (actor: Actor, action: Action) => void;
const turnsOf = ({ history }: State) => history.filter(({ kind }) => kind === 'turn').length;
const said = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Stat words, and, where biomes are chosen at the table, one for every seat. */
function begin(now: () => State, act: Act, { meanings, facets }: Voices): void {
	const stats = ['resilience', 'adaptability', 'biodiversity', 'regeneration'] as const;
	stats.forEach((stat, index) => {
		act(0, { type: 'defineStat', stat, text: said(meanings, index) });
	});
	if (now().phase !== 'setup') return;
	const seats = Array.from({ length: now().seats }, (_, seat) => seat);
	for (const seat of seats) {
		const biome = BIOMES[seat % BIOMES.length] ?? 'forest';
		act(seat, { type: 'chooseBiome', biome, facet: said(facets, seat) });
	}
	for (const seat of seats) act(seat, { type: 'ready' });
}

/** The same action with words of people instead of the template's. */
function inWords(state: State, action: Action, index: number, voices: Voices): Action {
	switch (action.type) {
		case 'setChallenge':
			return index % 3 === 0 && action.catalogue !== undefined
				? action
				: { type: 'setChallenge', text: said(voices.challenges, index) };
		case 'plan': {
			const solution = said(voices.solutions, index);
			if (action.resource && 'name' in action.resource) {
				return { ...action, solution, resource: { name: said(voices.resources, state.nextId) } };
			}
			return { ...action, solution };
		}
		case 'nameSociety':
			return { ...action, name: said(voices.societies, state.active + index) };
		default:
			return action;
	}
}

function narrate({ history }: State, act: Act, index: number, { narrations }: Voices): void {
	const entry = history.findLastIndex(({ kind }) => kind === 'turn');
	const turn = history[entry];
	if (turn?.kind === 'turn') {
		act(turn.seat, { type: 'narrate', entry, text: said(narrations, index) });
	}
}
