/** The catalogue of real challenges, as a table writes one down: its words are the rules' own, whatever language it is read in. */
import { isChallenge, type ChallengeId } from './ids.ts';
import type { Biome, Stat } from '../rules/state.ts';

/** A real-world challenge. */
export interface Challenge {
	/** Becomes the challenge's text unless the setter changes it. */
	readonly text: string;
	/** Biomes it fits without stretching: for sorting, never to forbid. */
	readonly biomes: readonly Biome[];
	/** Stats a solution often uses: a hint for the talk. */
	readonly stats: readonly Stat[];
	readonly scope: 'phase1' | 'phase2' | 'both';
}

export const CHALLENGES: Readonly<Record<ChallengeId, Challenge>> = {
	'bio-oxygen': {
		text: 'Microbes that live on sunlight fill the world with oxygen, and for most life of this age oxygen is a poison.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['adaptability', 'biodiversity'],
		scope: 'phase1'
	},
	'bio-great-dying': {
		text: 'Most kinds of living things die out in a short time, and the few that are left must fill an empty world.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['resilience', 'regeneration', 'biodiversity'],
		scope: 'phase1'
	},
	'bio-new-grass': {
		text: 'A new kind of grass that copes with heat and dry air spreads fast and crowds out the plants that were here.',
		biomes: ['grassland', 'forest', 'desert'],
		stats: ['adaptability', 'biodiversity'],
		scope: 'phase1'
	},
	'bio-giants-vanish': {
		text: 'The largest animals, which trampled, grazed and spread seeds, disappear from your land.',
		biomes: ['grassland', 'tundra', 'forest'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase1'
	},
	'bio-otter-gone': {
		text: 'A hunter at the top of the food web disappears, and the animals it used to eat now strip everything bare.',
		biomes: ['aquatic', 'forest', 'grassland', 'tundra'],
		stats: ['biodiversity', 'resilience'],
		scope: 'both'
	},
	'bio-invader': {
		text: 'A plant or animal from far away arrives, has no natural enemies here and spreads without limit.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['biodiversity', 'resilience'],
		scope: 'both'
	},
	'bio-beetles': {
		text: 'After several mild winters bark beetles survive in huge numbers and whole hillsides of trees turn red and die.',
		biomes: ['forest'],
		stats: ['resilience', 'regeneration'],
		scope: 'both'
	},
	'bio-frog-fungus': {
		text: 'A skin disease moves from pond to pond and silences the frogs that kept the insects in check.',
		biomes: ['aquatic', 'forest', 'grassland'],
		stats: ['resilience', 'biodiversity'],
		scope: 'both'
	},
	'bio-locusts': {
		text: 'After unusual rain, locusts hatch by the billion and a cloud of them heads for your fields.',
		biomes: ['desert', 'grassland'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase2'
	},
	'bio-pollinators': {
		text: 'Bees and other pollinators become rare, and fruit, nuts and seeds no longer form as they used to.',
		biomes: ['grassland', 'forest'],
		stats: ['biodiversity', 'adaptability'],
		scope: 'phase2'
	},
	'bio-overfishing': {
		text: 'The boats go out farther each year and come home with smaller fish and fewer of them.',
		biomes: ['aquatic'],
		stats: ['regeneration', 'resilience'],
		scope: 'phase2'
	},
	'bio-deforestation': {
		text: 'Trees are cut for fields and timber faster than they grow back, and the animals have nowhere to go.',
		biomes: ['forest'],
		stats: ['regeneration', 'biodiversity'],
		scope: 'phase2'
	},
	'bio-spillover': {
		text: 'A disease of wild animals spreads to farm animals or people who live close to them.',
		biomes: ['forest', 'grassland', 'tundra', 'desert'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'bio-bleaching': {
		text: 'The sea stays too warm for weeks, and the corals throw out the tiny algae that feed them, and turn white.',
		biomes: ['aquatic'],
		stats: ['resilience', 'regeneration', 'adaptability'],
		scope: 'phase2'
	},
	'bio-cattle-plague': {
		text: 'A deadly disease runs through the herds that give milk, meat and transport.',
		biomes: ['grassland', 'desert', 'tundra'],
		stats: ['biodiversity', 'resilience'],
		scope: 'phase2'
	},
	'atm-impact-winter': {
		text: 'A rock from space strikes, and dust and soot keep the sunlight out for months.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase1'
	},
	'atm-hothouse': {
		text: 'A great burst of carbon warms the whole world by several degrees within a few thousand years.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase1'
	},
	'atm-rains-move': {
		text: 'The belt of summer rain shifts, and green land slowly turns to sand.',
		biomes: ['desert', 'grassland'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase1'
	},
	'atm-volcanic-haze': {
		text: 'Gas from a huge eruption makes a thin veil high in the sky, and the summers turn cold.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['resilience', 'adaptability'],
		scope: 'both'
	},
	'atm-far-dust': {
		text: 'Winds no longer bring the dust from a far-off desert that used to feed your soil.',
		biomes: ['forest', 'aquatic'],
		stats: ['adaptability', 'regeneration'],
		scope: 'both'
	},
	'atm-el-nino': {
		text: 'The winds over the ocean weaken and the weather turns around: floods where it is dry, drought where it is wet.',
		biomes: ['aquatic', 'forest', 'grassland', 'desert'],
		stats: ['adaptability', 'resilience'],
		scope: 'both'
	},
	'atm-heatwave': {
		text: 'Day after day it is hotter than anyone remembers, and the nights bring no relief.',
		biomes: ['grassland', 'forest', 'desert', 'aquatic'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'atm-cloudburst': {
		text: 'A month of rain falls in a single day.',
		biomes: ['forest', 'grassland', 'desert', 'tundra'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'atm-cyclone': {
		text: 'A tropical storm becomes one of the strongest kind overnight and heads for the coast.',
		biomes: ['aquatic', 'forest'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase2'
	},
	'atm-dust-bowl': {
		text: 'Ploughed land dries out, and the wind lifts the fields into the sky.',
		biomes: ['grassland', 'desert'],
		stats: ['regeneration', 'adaptability'],
		scope: 'phase2'
	},
	'atm-acid-rain': {
		text: 'Smoke from far-off chimneys makes the rain acid; lakes lose their fish, and pine needles turn brown.',
		biomes: ['forest', 'aquatic', 'tundra'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase2'
	},
	'atm-ozone': {
		text: 'Gases made by people thin the ozone layer, and harmful rays of the sun reach the ground.',
		biomes: ['tundra', 'aquatic', 'grassland'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'atm-co2': {
		text: 'People burn coal, oil and gas, and the blanket of carbon dioxide around the world grows thicker.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['adaptability', 'biodiversity'],
		scope: 'phase2'
	},
	'atm-methane': {
		text: 'Methane escapes from landfills, herds and leaking pipes, and warms the air quickly.',
		biomes: ['grassland', 'tundra', 'aquatic'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase2'
	},
	'atm-smog': {
		text: 'Smoke from cooking, traffic and factories makes the air of the town hard to breathe.',
		biomes: ['grassland', 'desert', 'forest'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'cry-snowball': {
		text: 'Ice spreads from the poles until it meets at the equator.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase1'
	},
	'cry-ice-sheet': {
		text: 'A wall of ice more than a kilometre high creeps over the land and scrapes it bare.',
		biomes: ['tundra', 'forest', 'grassland'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase1'
	},
	'cry-sea-drops': {
		text: 'So much water is locked up in ice that the sea falls and coasts become dry land.',
		biomes: ['aquatic', 'forest', 'desert'],
		stats: ['adaptability', 'biodiversity'],
		scope: 'phase1'
	},
	'cry-orbit': {
		text: 'The orbit and tilt of the planet change a little, and winter snow no longer melts in summer.',
		biomes: ['tundra', 'forest', 'grassland'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase1'
	},
	'cry-cold-snap': {
		text: 'The world is just warming up when the cold comes back within a lifetime and stays for a thousand years.',
		biomes: ['tundra', 'forest', 'aquatic'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase1'
	},
	'cry-mega-flood': {
		text: 'A lake held back by ice breaks out, and a wall of water carves the land.',
		biomes: ['grassland', 'forest', 'aquatic'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase1'
	},
	'cry-permafrost': {
		text: 'Ground that was frozen for thousands of years turns to mud, and trees, houses and roads tilt.',
		biomes: ['tundra', 'forest'],
		stats: ['resilience', 'adaptability'],
		scope: 'both'
	},
	'cry-albedo': {
		text: 'White ice that threw the sunlight back gives way to dark water that soaks up the warmth.',
		biomes: ['aquatic', 'tundra'],
		stats: ['resilience', 'adaptability'],
		scope: 'both'
	},
	'cry-rain-on-snow': {
		text: 'Rain falls in winter and freezes to a hard crust, and the grazing animals cannot reach their food.',
		biomes: ['tundra'],
		stats: ['adaptability', 'resilience'],
		scope: 'both'
	},
	'cry-sea-ice': {
		text: 'The sea freezes later each year, and hunters and bears cannot cross.',
		biomes: ['tundra', 'aquatic'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase2'
	},
	'cry-glaciers': {
		text: 'The glacier above the valley is only a grey patch now, and nobody knows where the stream will come from.',
		biomes: ['desert', 'grassland', 'forest', 'tundra'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase2'
	},
	'cry-glof': {
		text: 'A lake of meltwater grows behind a heap of loose stones high above the houses.',
		biomes: ['forest', 'grassland', 'tundra'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'cry-water-tower': {
		text: 'Less snow lies in the mountains in spring, and the rivers run low when the fields need water.',
		biomes: ['desert', 'grassland', 'forest'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase2'
	},
	'cry-dirty-snow': {
		text: 'The wind carries desert dust onto the mountain snow; the dark snow melts too early, and the river runs low when the fields need water.',
		biomes: ['desert', 'grassland'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase2'
	},
	'cry-ice-stores': {
		text: 'The seeds must be sown in spring, but in the cold desert the ice on the peaks melts only in summer.',
		biomes: ['desert', 'tundra'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase2'
	},
	'cry-ice-shelf': {
		text: 'A floating plate of ice as large as a small country breaks into icebergs within weeks.',
		biomes: ['aquatic', 'tundra'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'cry-ice-coast': {
		text: 'Waves reach the thawing coast, and the shore moves towards the village every summer.',
		biomes: ['tundra', 'aquatic'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'lit-flood-basalt': {
		text: 'Cracks open and pour out lava and gas for many thousands of years.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase1'
	},
	'lit-continents-part': {
		text: 'The continent splits; what was one land is now two, with a sea between.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['adaptability', 'biodiversity'],
		scope: 'phase1'
	},
	'lit-mountains-rise': {
		text: 'Two continents push together, and a mountain range grows and blocks the rain.',
		biomes: ['forest', 'grassland', 'desert'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase1'
	},
	'lit-land-bridge': {
		text: 'Rising land joins two continents: animals walk across, and one ocean becomes two.',
		biomes: ['aquatic', 'grassland', 'forest'],
		stats: ['biodiversity', 'adaptability'],
		scope: 'phase1'
	},
	'lit-weathering': {
		text: 'Fresh rock takes carbon dioxide out of the air as it weathers, and the world grows cooler.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase1'
	},
	'lit-ash-sky': {
		text: 'A volcano throws ash into the sky; there is too little light for leaves, and ash covers the ground.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['resilience', 'regeneration'],
		scope: 'both'
	},
	'lit-quake': {
		text: 'A great earthquake drops the coast, shakes down slopes and changes the course of a river.',
		biomes: ['aquatic', 'grassland', 'forest', 'desert', 'tundra'],
		stats: ['resilience', 'regeneration'],
		scope: 'both'
	},
	'lit-tsunami': {
		text: 'The sea floor jerks, and a wave crosses the ocean and runs far inland.',
		biomes: ['aquatic', 'forest', 'desert'],
		stats: ['resilience', 'regeneration'],
		scope: 'both'
	},
	'lit-landslide': {
		text: 'After days of rain a whole hillside slides down into the valley.',
		biomes: ['forest', 'tundra', 'grassland'],
		stats: ['resilience', 'regeneration'],
		scope: 'both'
	},
	'lit-gas-lake': {
		text: 'Volcanic gas gathers in a deep lake and one night rolls out over the land.',
		biomes: ['aquatic', 'forest', 'grassland'],
		stats: ['resilience', 'biodiversity'],
		scope: 'both'
	},
	'lit-soil-loss': {
		text: 'Each rain carries a little more of the good soil from the fields to the river.',
		biomes: ['grassland', 'forest'],
		stats: ['regeneration', 'adaptability'],
		scope: 'phase2'
	},
	'lit-desertification': {
		text: 'Too many animals, too little rain: bare ground appears and grows.',
		biomes: ['desert', 'grassland'],
		stats: ['regeneration', 'adaptability'],
		scope: 'phase2'
	},
	'lit-salt-soil': {
		text: 'Watering the fields brings salt to the surface, and the crops turn yellow.',
		biomes: ['desert', 'grassland', 'aquatic'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase2'
	},
	'lit-sinking-land': {
		text: 'So much water is pumped from below that the land itself sinks.',
		biomes: ['desert', 'grassland', 'aquatic'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase2'
	},
	'lit-sand': {
		text: 'Sand for concrete is dug from the river and the beach, and the shore begins to crumble.',
		biomes: ['aquatic', 'desert', 'forest'],
		stats: ['regeneration', 'resilience'],
		scope: 'phase2'
	},
	'lit-peat': {
		text: 'Wet peat is drained for farming; it dries, sinks, burns and gives off its old carbon.',
		biomes: ['forest', 'tundra', 'grassland'],
		stats: ['regeneration', 'adaptability'],
		scope: 'phase2'
	},
	'hyd-anoxia': {
		text: 'Warm, still water loses its oxygen, and black mud covers the sea floor.',
		biomes: ['aquatic'],
		stats: ['adaptability', 'biodiversity'],
		scope: 'phase1'
	},
	'hyd-dry-sea': {
		text: 'The strait closes, and a whole sea shrinks to salty pools.',
		biomes: ['aquatic', 'desert', 'forest'],
		stats: ['resilience', 'adaptability'],
		scope: 'phase1'
	},
	'hyd-current-stops': {
		text: 'The ocean current that brings warmth and food grows weak.',
		biomes: ['aquatic', 'tundra', 'forest'],
		stats: ['adaptability', 'resilience'],
		scope: 'both'
	},
	'hyd-acid-sea': {
		text: 'The sea takes up carbon dioxide and turns more acid; shells and corals grow thin.',
		biomes: ['aquatic'],
		stats: ['biodiversity', 'adaptability'],
		scope: 'both'
	},
	'hyd-river-flood': {
		text: 'Snowmelt and rain come together, and the river covers the plain.',
		biomes: ['grassland', 'forest', 'aquatic', 'desert'],
		stats: ['resilience', 'regeneration'],
		scope: 'both'
	},
	'hyd-drought': {
		text: 'The wells run dry, and every animal and plant must make do with what is left.',
		biomes: ['grassland', 'desert', 'forest'],
		stats: ['resilience', 'adaptability'],
		scope: 'both'
	},
	'hyd-marine-heat': {
		text: 'The sea stays far too warm for months; fish leave and kelp dies.',
		biomes: ['aquatic'],
		stats: ['adaptability', 'resilience'],
		scope: 'both'
	},
	'hyd-wetland-loss': {
		text: 'Marshes that cleaned the water and sheltered birds become dry ground.',
		biomes: ['aquatic', 'grassland', 'forest', 'tundra'],
		stats: ['regeneration', 'biodiversity'],
		scope: 'both'
	},
	'hyd-sea-level': {
		text: 'Each high tide comes a little farther up the street.',
		biomes: ['aquatic', 'forest', 'tundra'],
		stats: ['adaptability', 'resilience'],
		scope: 'phase2'
	},
	'hyd-surge': {
		text: 'The storm piles up the sea and pushes it over the dunes into the town.',
		biomes: ['aquatic', 'forest', 'grassland'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase2'
	},
	'hyd-dead-zone': {
		text: 'Fertiliser runs to the sea, algae bloom and rot, and nothing on the sea bed can breathe.',
		biomes: ['aquatic', 'grassland'],
		stats: ['regeneration', 'biodiversity'],
		scope: 'phase2'
	},
	'hyd-groundwater': {
		text: 'Water under the ground is pumped up faster than rain can replace it.',
		biomes: ['desert', 'grassland'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase2'
	},
	'hyd-lost-lake': {
		text: 'The rivers are diverted to the fields, the lake shrinks, and the fishing boats lie on sand.',
		biomes: ['desert', 'grassland', 'aquatic'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase2'
	},
	'hyd-plastic': {
		text: 'The river brings bottles, bags and crumbs of plastic, and animals take them for food.',
		biomes: ['aquatic', 'forest', 'tundra'],
		stats: ['resilience', 'regeneration'],
		scope: 'phase2'
	},
	'hyd-dams': {
		text: 'Dams give power and water, but the fish cannot climb and no new mud reaches the delta.',
		biomes: ['aquatic', 'forest', 'grassland'],
		stats: ['adaptability', 'regeneration'],
		scope: 'phase2'
	},
	'hyd-toxic-bloom': {
		text: 'The lake that gives the town its drinking water turns green and poisonous.',
		biomes: ['aquatic', 'grassland'],
		stats: ['biodiversity', 'regeneration'],
		scope: 'phase2'
	}
};

/** §3.2 What a card becomes at a table that does not change its words; empty for an unknown card. */
export const textOfCard = (id: string): string => (isChallenge(id) ? CHALLENGES[id].text : '');
