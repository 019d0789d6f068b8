/** §3.2 Packs that come ready-made: which challenges of the catalogue belong to a subject, in the order of the catalogue. */
import type { ReadyPack } from '../../kit/classPack.ts';
import type { ChallengeId } from './ids.ts';

export const PACKS: Readonly<Record<ReadyPack, readonly ChallengeId[]>> = {
	climate: [
		'bio-beetles',
		'bio-bleaching',
		'atm-el-nino',
		'atm-heatwave',
		'atm-cloudburst',
		'atm-cyclone',
		'atm-co2',
		'atm-methane',
		'cry-permafrost',
		'cry-albedo',
		'cry-rain-on-snow',
		'cry-sea-ice',
		'cry-glaciers',
		'cry-ice-shelf',
		'cry-ice-coast',
		'lit-desertification',
		'lit-peat',
		'lit-weathering',
		'hyd-current-stops',
		'hyd-acid-sea',
		'hyd-drought',
		'hyd-marine-heat',
		'hyd-sea-level',
		'hyd-surge'
	],
	water: [
		'bio-overfishing',
		'bio-bleaching',
		'bio-frog-fungus',
		'atm-rains-move',
		'atm-cloudburst',
		'atm-cyclone',
		'atm-acid-rain',
		'cry-mega-flood',
		'cry-glaciers',
		'cry-glof',
		'cry-water-tower',
		'lit-tsunami',
		'lit-gas-lake',
		'lit-soil-loss',
		'lit-salt-soil',
		'lit-sinking-land',
		'hyd-river-flood',
		'hyd-drought',
		'hyd-wetland-loss',
		'hyd-dead-zone',
		'hyd-groundwater',
		'hyd-lost-lake',
		'hyd-plastic',
		'hyd-dams',
		'hyd-toxic-bloom'
	],
	'deep-past': [
		'bio-oxygen',
		'bio-great-dying',
		'bio-new-grass',
		'bio-giants-vanish',
		'atm-impact-winter',
		'atm-hothouse',
		'atm-rains-move',
		'atm-volcanic-haze',
		'cry-snowball',
		'cry-ice-sheet',
		'cry-sea-drops',
		'cry-orbit',
		'cry-mega-flood',
		'lit-flood-basalt',
		'lit-continents-part',
		'lit-mountains-rise',
		'lit-land-bridge',
		'lit-weathering',
		'hyd-anoxia',
		'hyd-dry-sea'
	]
};

/** The challenges of all these packs. */
export const inPacks = (ready: readonly ReadyPack[]): ReadonlySet<string> =>
	new Set(ready.flatMap((pack) => PACKS[pack]));
