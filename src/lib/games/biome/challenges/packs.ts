/** §3.2 Packs that come ready-made: which challenges of the catalogue belong to a subject, in the order of the catalogue. */
import type { ReadyPack } from '../pack/classPack.ts';
import type { ChallengeId } from './ids.ts';

export const PACKS: Readonly<Record<ReadyPack, readonly ChallengeId[]>> = {
	climate: [
		'atm-cloudburst',
		'atm-co2',
		'atm-cyclone',
		'atm-el-nino',
		'atm-heatwave',
		'atm-methane',
		'bio-beetles',
		'bio-bleaching',
		'cry-albedo',
		'cry-glaciers',
		'cry-ice-coast',
		'cry-ice-shelf',
		'cry-permafrost',
		'cry-rain-on-snow',
		'cry-sea-ice',
		'hyd-acid-sea',
		'hyd-current-stops',
		'hyd-drought',
		'hyd-marine-heat',
		'hyd-sea-level',
		'hyd-surge',
		'lit-desertification',
		'lit-peat',
		'lit-weathering'
	],
	water: [
		'atm-acid-rain',
		'atm-cloudburst',
		'atm-cyclone',
		'atm-rains-move',
		'bio-bleaching',
		'bio-frog-fungus',
		'bio-overfishing',
		'cry-glaciers',
		'cry-glof',
		'cry-mega-flood',
		'cry-water-tower',
		'hyd-dams',
		'hyd-dead-zone',
		'hyd-drought',
		'hyd-groundwater',
		'hyd-lost-lake',
		'hyd-plastic',
		'hyd-river-flood',
		'hyd-toxic-bloom',
		'hyd-wetland-loss',
		'lit-gas-lake',
		'lit-salt-soil',
		'lit-sinking-land',
		'lit-soil-loss',
		'lit-tsunami'
	],
	'deep-past': [
		'atm-hothouse',
		'atm-impact-winter',
		'atm-rains-move',
		'atm-volcanic-haze',
		'bio-giants-vanish',
		'bio-great-dying',
		'bio-new-grass',
		'bio-oxygen',
		'cry-ice-sheet',
		'cry-mega-flood',
		'cry-orbit',
		'cry-sea-drops',
		'cry-snowball',
		'hyd-anoxia',
		'hyd-dry-sea',
		'lit-continents-part',
		'lit-flood-basalt',
		'lit-land-bridge',
		'lit-mountains-rise',
		'lit-weathering'
	]
};

/** The challenges of all these packs. */
export const inPacks = (ready: readonly ReadyPack[]): ReadonlySet<string> =>
	new Set(ready.flatMap((pack) => PACKS[pack]));
