/** What is true about each challenge of the catalogue, and where to check it. Big: screens load it when an outcome is shown. */
import { FACT_WORDS } from './factWords.ts';
import { isChallenge, type ChallengeId } from './ids.ts';

/** One true thing to tell afterwards. */
export interface Fact {
	readonly fact: string;
	readonly source: string;
	readonly url: string;
}

const SOURCES: Readonly<Record<ChallengeId, Omit<Fact, 'fact'>>> = {
	'bio-oxygen': {
		source: 'Lyons, Reinhard and Planavsky (2014), Nature 506, 307-315',
		url: 'https://doi.org/10.1038/nature13068'
	},
	'bio-great-dying': {
		source: 'Burgess, Bowring and Shen (2014), PNAS 111, 3316-3321',
		url: 'https://doi.org/10.1073/pnas.1317692111'
	},
	'bio-new-grass': {
		source: 'Cerling et al. (1997), Nature 389, 153-158',
		url: 'https://doi.org/10.1038/38229'
	},
	'bio-giants-vanish': {
		source:
			'Koch and Barnosky (2006), Annual Review of Ecology, Evolution, and Systematics 37, 215-250',
		url: 'https://doi.org/10.1146/annurev.ecolsys.34.011802.132415'
	},
	'bio-otter-gone': {
		source: 'Estes and Palmisano (1974), Science 185, 1058-1060',
		url: 'https://doi.org/10.1126/science.185.4156.1058'
	},
	'bio-invader': {
		source: 'IPBES Assessment Report on Invasive Alien Species (2023), Summary for Policymakers',
		url: 'https://www.ipbes.net/ias'
	},
	'bio-beetles': {
		source:
			"Natural Resources Canada, The State of Canada's Forests 2005-2006, In Focus (archived page)",
		url: 'https://bac-lac.wayback.archive-it.org/web/20061103001517/http:/www.nrcan-rncan.gc.ca/cfs-scf/national/what-quoi/sof/sof06/InFocus02_e.html'
	},
	'bio-frog-fungus': {
		source: 'Scheele et al. (2019), Science 363, 1459-1463',
		url: 'https://doi.org/10.1126/science.aav0379'
	},
	'bio-locusts': {
		source: 'FAO, The Desert Locust: a threat from the desert (digital report)',
		url: 'https://www.fao.org/resources/digital-reports/desert-locusts/en'
	},
	'bio-pollinators': {
		source:
			'IPBES Assessment Report on Pollinators, Pollination and Food Production (2016), Summary for Policymakers',
		url: 'https://www.ipbes.net/assessment-reports/pollinators'
	},
	'bio-overfishing': {
		source:
			'FAO, The State of World Fisheries and Aquaculture 2024, The status of fishery resources',
		url: 'https://openknowledge.fao.org/server/api/core/bitstreams/66538eba-9c85-4504-8438-c1cf0a0a3903/content/sofia/2024/status-of-fishery-resources.html'
	},
	'bio-deforestation': {
		source: 'FAO, Global Forest Resources Assessment 2025',
		url: 'https://doi.org/10.4060/cd6709en'
	},
	'bio-spillover': {
		source: 'US Centers for Disease Control and Prevention, About zoonotic diseases',
		url: 'https://www.cdc.gov/one-health/about/about-zoonotic-diseases.html'
	},
	'bio-bleaching': {
		source: 'NOAA and International Coral Reef Initiative, joint news release of 15 April 2024',
		url: 'https://icriforum.org/news-4gbe/'
	},
	'bio-cattle-plague': {
		source: 'FAO, Global Declaration of Rinderpest Eradication (2011)',
		url: 'http://www.fao.org/ag/againfo/programmes/en/grep/Gia_activites_global_declaration.html'
	},
	'atm-impact-winter': {
		source: 'Schulte et al. (2010), Science 327, 1214-1218',
		url: 'https://doi.org/10.1126/science.1177265'
	},
	'atm-hothouse': {
		source:
			'IPCC AR6 Working Group I (2021), Chapter 2; McInerney and Wing (2011), Annual Review of Earth and Planetary Sciences 39, 489-516',
		url: 'https://doi.org/10.1146/annurev-earth-040610-133431'
	},
	'atm-rains-move': {
		source: 'deMenocal et al. (2000), Quaternary Science Reviews 19, 347-361',
		url: 'https://doi.org/10.1016/S0277-3791(99)00081-5'
	},
	'atm-volcanic-haze': {
		source:
			'Self et al. (1996), The Atmospheric Impact of the 1991 Mount Pinatubo Eruption, in: Fire and Mud (USGS)',
		url: 'https://pubs.usgs.gov/pinatubo/self/index.html'
	},
	'atm-far-dust': {
		source:
			'NASA Goddard (2015), Saharan dust and the Amazon; Yu et al. (2015), Geophysical Research Letters 42',
		url: 'https://svs.gsfc.nasa.gov/11775'
	},
	'atm-el-nino': {
		source: 'NOAA National Ocean Service, What are El Niño and La Niña?',
		url: 'https://oceanservice.noaa.gov/facts/ninonina.html'
	},
	'atm-heatwave': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), Figure SPM.6',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-cloudburst': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), B.2.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-cyclone': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.3.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-dust-bowl': {
		source: 'US National Weather Service, Dodge City: Black Sunday, 14 April 1935',
		url: 'https://www.weather.gov/ddc/BlackSunday1935'
	},
	'atm-acid-rain': {
		source: 'US Environmental Protection Agency, What is Acid Rain?',
		url: 'https://www.epa.gov/acidrain/what-acid-rain'
	},
	'atm-ozone': {
		source: 'WMO and UNEP, Scientific Assessment of Ozone Depletion 2022, Executive Summary',
		url: 'https://ozone.unep.org/system/files/documents/Scientific-Assessment-of-Ozone-Depletion-2022-Executive-Summary.pdf'
	},
	'atm-co2': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.1',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-methane': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.1',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-smog': {
		source: 'World Health Organization, news of 4 April 2022 and Air pollution (health topic page)',
		url: 'https://www.who.int/health-topics/air-pollution'
	},
	'cry-snowball': {
		source: 'Hoffman et al. (2017), Science Advances 3, e1600983',
		url: 'https://doi.org/10.1126/sciadv.1600983'
	},
	'cry-ice-sheet': {
		source: 'Clark et al. (2009), Science 325, 710-714',
		url: 'https://doi.org/10.1126/science.1172873'
	},
	'cry-sea-drops': {
		source: 'IPCC AR6 Working Group I (2021), Chapter 9, section 9.6.2.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'cry-orbit': {
		source: 'Hays, Imbrie and Shackleton (1976), Science 194, 1121-1132',
		url: 'https://doi.org/10.1126/science.194.4270.1121'
	},
	'cry-cold-snap': {
		source:
			'NOAA National Centers for Environmental Information, Paleoclimatology: The Younger Dryas',
		url: 'https://www.ncei.noaa.gov'
	},
	'cry-mega-flood': {
		source: 'USGS, Pacific Northwest and the Missoula Floods',
		url: 'https://www.usgs.gov/media/images/pacific-northwest-and-missoula-floods'
	},
	'cry-permafrost': {
		source:
			'IPCC Special Report on the Ocean and Cryosphere (2019), Summary for Policymakers, A.1.3',
		url: 'https://www.ipcc.ch/srocc/'
	},
	'cry-albedo': {
		source: 'US National Snow and Ice Data Center, sea-ice albedo pages',
		url: 'https://nsidc.org/learn/parts-cryosphere/sea-ice'
	},
	'cry-rain-on-snow': {
		source: 'Forbes et al. (2016), Biology Letters 12, 20160466',
		url: 'https://doi.org/10.1098/rsbl.2016.0466'
	},
	'cry-sea-ice': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.3',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'cry-glaciers': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.3',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'cry-glof': {
		source: 'Taylor et al. (2023), Nature Communications 14, 487',
		url: 'https://doi.org/10.1038/s41467-023-36033-x'
	},
	'cry-water-tower': {
		source: 'Immerzeel et al. (2020), Nature 577, 364-369',
		url: 'https://doi.org/10.1038/s41586-019-1822-y'
	},
	'cry-dirty-snow': {
		source:
			'Painter et al. (2010), PNAS 107, Response of Colorado River runoff to dust radiative forcing in snow',
		url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2951423'
	},
	'cry-ice-stores': {
		source: 'IPCC Special Report on the Ocean and Cryosphere (2019), Chapter 2, Box 2.3',
		url: 'https://www.ipcc.ch/srocc/chapter/chapter-2/'
	},
	'cry-ice-shelf': {
		source: 'NASA Earth Observatory, Collapse of the Larsen-B Ice Shelf',
		url: 'https://earthobservatory.nasa.gov/world-of-change/LarsenB'
	},
	'cry-ice-coast': {
		source: 'Lantuit et al. (2012), Estuaries and Coasts 35, 383-400',
		url: 'https://doi.org/10.1007/s12237-010-9362-6'
	},
	'lit-flood-basalt': {
		source: 'Burgess, Bowring and Shen (2014), PNAS 111, 3316-3321',
		url: 'https://doi.org/10.1073/pnas.1317692111'
	},
	'lit-continents-part': {
		source: 'USGS, This Dynamic Earth: Historical perspective',
		url: 'https://pubs.usgs.gov/gip/dynamic/historical.html'
	},
	'lit-mountains-rise': {
		source: 'USGS, This Dynamic Earth: The Himalayas',
		url: 'https://pubs.usgs.gov/gip/dynamic/himalaya.html'
	},
	'lit-land-bridge': {
		source: "O'Dea et al. (2016), Science Advances 2, e1600883",
		url: 'https://doi.org/10.1126/sciadv.1600883'
	},
	'lit-weathering': {
		source: 'Walker, Hays and Kasting (1981), Journal of Geophysical Research 86, 9776-9782',
		url: 'https://doi.org/10.1029/JC086iC10p09776'
	},
	'lit-ash-sky': {
		source:
			'Oppenheimer (2003), Progress in Physical Geography 27, Tambora volcano (Indonesia) 1815',
		url: 'https://www.researchgate.net/publication/233720521_Climatic_environmental_and_human_consequences_of_the_largest_known_historic_eruption_Tambora_volcano_Indonesia_1815'
	},
	'lit-quake': {
		source: 'USGS, 20 Largest Earthquakes in the World since 1900',
		url: 'https://www.usgs.gov/programs/earthquake-hazards'
	},
	'lit-tsunami': {
		source:
			'NOAA, JetStream Max: 2004 Indian Ocean Tsunami; NOAA Science On a Sphere, Tsunami wave heights: Indian Ocean',
		url: 'https://sos.noaa.gov/catalog/datasets/tsunami-wave-heights-indian-ocean-december-26-2004'
	},
	'lit-landslide': {
		source: 'USGS, How many deaths result from landslides each year?',
		url: 'https://www.usgs.gov/faqs/how-many-deaths-result-landslides-each-year'
	},
	'lit-gas-lake': {
		source: 'Kling et al. (1987), Science 236, 169-175',
		url: 'https://doi.org/10.1126/science.236.4798.169'
	},
	'lit-soil-loss': {
		source:
			'IPCC Special Report on Climate Change and Land (2019), Summary for Policymakers, A.1.5',
		url: 'https://www.ipcc.ch/srccl/'
	},
	'lit-desertification': {
		source: 'IPCC Special Report on Climate Change and Land (2019), Chapter 3, Executive Summary',
		url: 'https://www.ipcc.ch/srccl/chapter/chapter-3/'
	},
	'lit-salt-soil': {
		source: 'FAO, Global Status of Salt-affected Soils (2024)',
		url: 'https://www.fao.org/global-soil-partnership'
	},
	'lit-sinking-land': {
		source: 'USGS, Land Subsidence in the San Joaquin Valley',
		url: 'https://www.usgs.gov/media/images/land-subsidence-san-joaquin-valley'
	},
	'lit-sand': {
		source: 'UNEP, Sand and Sustainability: 10 Strategic Recommendations to Avert a Crisis (2022)',
		url: 'https://www.unep.org/resources/report/sand-and-sustainability-10-strategic-recommendations-avert-crisis'
	},
	'lit-peat': {
		source: 'UNEP, Global Peatlands Assessment (2022)',
		url: 'https://globalpeatlands.org/resource-library/global-peatlands-assessment-state-worlds-peatlands-summary'
	},
	'hyd-anoxia': {
		source: 'Jenkyns (2010), Geochemistry, Geophysics, Geosystems 11, Q03004',
		url: 'https://doi.org/10.1029/2009GC002788'
	},
	'hyd-dry-sea': {
		source: 'Krijgsman et al. (1999), Nature 400, 652-655',
		url: 'https://doi.org/10.1038/23231'
	},
	'hyd-current-stops': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), C.3.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'hyd-acid-sea': {
		source: 'NOAA, Ocean acidification (education resource)',
		url: 'https://www.noaa.gov/education/resource-collections/ocean-coasts/ocean-acidification'
	},
	'hyd-river-flood': {
		source: 'Tellman et al. (2021), Nature 596, 80-86',
		url: 'https://doi.org/10.1038/s41586-021-03695-w'
	},
	'hyd-drought': {
		source: 'Otto et al. (2018), Environmental Research Letters 13, 124010',
		url: 'https://doi.org/10.1088/1748-9326/aae9f9'
	},
	'hyd-marine-heat': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.3.1',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'hyd-wetland-loss': {
		source: 'Fluet-Chouinard et al. (2023), Nature 614, 281-286',
		url: 'https://doi.org/10.1038/s41586-022-05572-6'
	},
	'hyd-sea-level': {
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.1.7',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'hyd-surge': {
		source: 'NOAA National Hurricane Center, Tropical Cyclone Report: Hurricane Katrina (2005)',
		url: 'https://www.nhc.noaa.gov'
	},
	'hyd-dead-zone': {
		source: 'Diaz and Rosenberg (2008), Science 321, 926-929',
		url: 'https://doi.org/10.1126/science.1156401'
	},
	'hyd-groundwater': {
		source: 'Richey et al. (2015), Water Resources Research 51, with GRACE satellite data of NASA',
		url: 'https://doi.org/10.1002/2015WR017349'
	},
	'hyd-lost-lake': {
		source: 'NASA Earth Observatory, World of Change: Shrinking Aral Sea',
		url: 'https://earthobservatory.nasa.gov/world-of-change/AralSea'
	},
	'hyd-plastic': {
		source: 'UNEP, World Environment Day 2025 and Plastic pollution (topic page)',
		url: 'https://www.unep.org/plastic-pollution'
	},
	'hyd-dams': {
		source: 'Grill et al. (2019), Nature 569, 215-221',
		url: 'https://doi.org/10.1038/s41586-019-1111-9'
	},
	'hyd-toxic-bloom': {
		source: 'NOAA, harmful algal bloom pages; news reports of 2 to 4 August 2014',
		url: 'https://oceanservice.noaa.gov/hazards/hab/'
	}
};

/** What is true about a challenge of the catalogue; undefined for every other id. */
export const factOf = (id: string): Fact | undefined =>
	isChallenge(id) ? { fact: FACT_WORDS[id](), ...SOURCES[id] } : undefined;
