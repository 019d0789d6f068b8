/** §3.2 Which challenges the catalogue has: what the rules need of it, on every phone. Their words stand in challenges.ts. */
import type { Sphere } from '../rules/state.ts';

/** The stable keys, kept in logs and histories, by sphere. */
export const CHALLENGE_IDS = {
	biosphere: [
		'bio-oxygen',
		'bio-great-dying',
		'bio-new-grass',
		'bio-giants-vanish',
		'bio-otter-gone',
		'bio-invader',
		'bio-beetles',
		'bio-frog-fungus',
		'bio-locusts',
		'bio-pollinators',
		'bio-overfishing',
		'bio-deforestation',
		'bio-spillover',
		'bio-bleaching',
		'bio-cattle-plague'
	],
	atmosphere: [
		'atm-impact-winter',
		'atm-hothouse',
		'atm-rains-move',
		'atm-volcanic-haze',
		'atm-far-dust',
		'atm-el-nino',
		'atm-heatwave',
		'atm-cloudburst',
		'atm-cyclone',
		'atm-dust-bowl',
		'atm-acid-rain',
		'atm-ozone',
		'atm-co2',
		'atm-methane',
		'atm-smog'
	],
	cryosphere: [
		'cry-snowball',
		'cry-ice-sheet',
		'cry-sea-drops',
		'cry-orbit',
		'cry-cold-snap',
		'cry-mega-flood',
		'cry-permafrost',
		'cry-albedo',
		'cry-rain-on-snow',
		'cry-sea-ice',
		'cry-glaciers',
		'cry-glof',
		'cry-water-tower',
		'cry-dirty-snow',
		'cry-ice-stores',
		'cry-ice-shelf',
		'cry-ice-coast'
	],
	lithosphere: [
		'lit-flood-basalt',
		'lit-continents-part',
		'lit-mountains-rise',
		'lit-land-bridge',
		'lit-weathering',
		'lit-ash-sky',
		'lit-quake',
		'lit-tsunami',
		'lit-landslide',
		'lit-gas-lake',
		'lit-soil-loss',
		'lit-desertification',
		'lit-salt-soil',
		'lit-sinking-land',
		'lit-sand',
		'lit-peat'
	],
	hydrosphere: [
		'hyd-anoxia',
		'hyd-dry-sea',
		'hyd-current-stops',
		'hyd-acid-sea',
		'hyd-river-flood',
		'hyd-drought',
		'hyd-marine-heat',
		'hyd-wetland-loss',
		'hyd-sea-level',
		'hyd-surge',
		'hyd-dead-zone',
		'hyd-groundwater',
		'hyd-lost-lake',
		'hyd-plastic',
		'hyd-dams',
		'hyd-toxic-bloom'
	]
} as const satisfies Record<Sphere, readonly string[]>;

export type ChallengeId = (typeof CHALLENGE_IDS)[Sphere][number];

const SPHERE_OF: ReadonlyMap<string, Sphere> = new Map(
	(Object.keys(CHALLENGE_IDS) as Sphere[]).flatMap((sphere) =>
		CHALLENGE_IDS[sphere].map((id) => [id, sphere] as const)
	)
);

/** The sphere of a challenge; undefined where the catalogue has none of this id. */
export const sphereOfChallenge = (id: string): Sphere | undefined => SPHERE_OF.get(id);

/** Whether the catalogue has a challenge of this id. */
export const isChallenge = (id: string): id is ChallengeId => SPHERE_OF.has(id);
