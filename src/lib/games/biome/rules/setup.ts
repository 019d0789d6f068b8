/** §1 Before play, and §5.1 the pause between the phases: biomes, stats, names, and who is ready. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { isOwnBlock } from './blocks.ts';
import type { TellBiome } from './current.ts';
import { playPrepared, startBuild, startSociety } from './flow.ts';
import { isMissing, kept, refuseNote, type Given } from './given.ts';
import { activeSeats, newSheet, noStats, sheetAt, sheetOf } from './sheets.ts';
import {
	BIOMES,
	LIMITS,
	STAT_BLOCKS,
	type Biome,
	type Options,
	type Sheet,
	type StatBlock,
	type State
} from './state.ts';

/** §1.1 The position before the first action; with `biomes` given, that of the first turn. */
export function setup(seats: number, options: Options): State {
	const sheets = Array.from({ length: seats }, (_, seat) => givenSheet(seat, options));
	const state: State = {
		seats,
		options,
		phase: 'setup',
		step: 'choose',
		round: 0,
		turn: 0,
		active: options.firstSeat,
		done: [],
		sheets: Object.fromEntries(sheets.map((sheet, seat) => [String(seat), sheet])),
		current: null,
		roundStart: {},
		steady: 0,
		nextId: 1,
		paused: false,
		clock: null,
		glossary: { resilience: '', adaptability: '', biodiversity: '', regeneration: '' },
		history: [],
		result: null
	};
	if (options.biomes && !startsByWord(state)) startBuild(state, () => undefined);
	return state;
}

function givenSheet(seat: number, { startRp, biomes, stats }: Options): Sheet {
	const sheet = newSheet(startRp);
	const biome = biomes?.[seat];
	if (biome) settle(sheet, biome, '', stats?.[seat] ?? null);
	return sheet;
}

/** §1.2, §1.3 A sheet gets its biome, and the biome's block or one of its own. */
export function settle(sheet: Sheet, biome: Biome, facet: string, own: StatBlock | null): void {
	sheet.biome = biome;
	sheet.facet = facet;
	sheet.base = { ...noStats(), ...(own ?? STAT_BLOCKS[biome]) };
}

/** §1.2 One of the five, with a facet or without. */
export function refuseBiome({ biome, facet }: Given): Refusal | null {
	if (!BIOMES.some((known) => known === biome)) return refusal('bad-biome', {}, '§1.2');
	return refuseNote(facet, LIMITS.facet, '§1.2');
}

export function chooseBiome(
	state: State,
	seat: number,
	biome: Biome,
	facet: string | null | undefined,
	tell: TellBiome
): void {
	settle(sheetAt(state, seat), biome, kept(facet), null);
	tell({ type: 'chose', seat, biome });
}

/** §1.3 A block of one's own replaces that of the biome chosen. */
export function refuseStats(state: State, seat: number, { stats }: Given): Refusal | null {
	return refuseReady(state, seat) ?? refuseBlock(state, stats);
}

/** §1.3 A block of one's own must be one that the option `customStats` allows. */
export const refuseBlock = (state: State, stats: unknown): Refusal | null =>
	isOwnBlock(stats, state.options.customStats) ? null : refusal('bad-stats', {}, '§1.3');

export function setStats(state: State, seat: number, stats: StatBlock, tell: TellBiome): void {
	sheetAt(state, seat).base = { ...noStats(), ...stats };
	tell({ type: 'stats-set', seat });
}

/** §1.2 Nobody begins without a biome. */
export function refuseReady(state: State, seat: number): Refusal | null {
	return isMissing(sheetOf(state, seat)?.biome) ? refusal('bad-biome', {}, '§1.2') : null;
}

export function ready(state: State, seat: number, tell: TellBiome): void {
	sheetAt(state, seat).ready = true;
	tell({ type: 'ready', seat });
	beginWhenReady(state, tell);
}

/** §1.1, §5.1 When everybody is ready, the phase begins. */
export function beginWhenReady(state: State, tell: TellBiome): void {
	if (startsByWord(state)) return;
	if (activeSeats(state).every((seat) => sheetAt(state, seat).ready)) advance(state, tell);
}

/** §1.1, §5.1 Whether both phases begin by the facilitator's word alone. */
export const startsByWord = ({ options }: State): boolean => options.start === 'facilitator';

/** §8.8 Goes on to the phase that everybody gets ready for, or to the turns that are prepared. */
export function advance(state: State, tell: TellBiome): void {
	if (state.step === 'prepare') playPrepared(state, tell);
	else if (state.phase === 'setup') {
		leaveOut(state);
		startBuild(state, tell);
	} else startSociety(state, tell);
}

/** §8.8 Seats that became no biome are not part of the game that begins. */
function leaveOut(state: State): void {
	for (const sheet of Object.values(state.sheets)) {
		if (sheet.biome !== null || sheet.status === 'left') continue;
		sheet.status = 'left';
		sheet.pool = 0;
	}
}

/** §5.1 The society of one's biome gets a name. */
export function nameSociety(state: State, seat: number, name: string, tell: TellBiome): void {
	const society = kept(name);
	sheetAt(state, seat).society = society;
	tell({ type: 'society-named', seat, name: society });
}
