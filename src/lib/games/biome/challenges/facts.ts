/** What is true about each challenge of the catalogue, and where to check it. Big: screens load it when an outcome is shown. */

/** One true thing to tell afterwards. */
export interface Fact {
	readonly fact: string;
	readonly source: string;
	readonly url: string;
}

export const FACTS: Readonly<Record<string, Fact>> = {
	'bio-oxygen': {
		fact: "Earth's air held almost no oxygen until about 2.4 billion years ago, when oxygen first built up.",
		source: 'Lyons, Reinhard and Planavsky (2014), Nature 506, 307-315',
		url: 'https://doi.org/10.1038/nature13068'
	},
	'bio-great-dying': {
		fact: 'The end of the Permian, about 252 million years ago, saw the most severe extinction known in the fossil record.',
		source: 'Burgess, Bowring and Shen (2014), PNAS 111, 3316-3321',
		url: 'https://doi.org/10.1073/pnas.1317692111'
	},
	'bio-new-grass': {
		fact: 'Between about 8 and 6 million years ago, C4 grasses (relatives of maize and sugar cane) spread widely on several continents.',
		source: 'Cerling et al. (1997), Nature 389, 153-158',
		url: 'https://doi.org/10.1038/38229'
	},
	'bio-giants-vanish': {
		fact: 'Between 50,000 and 10,000 years ago most large mammals died out everywhere except in Africa.',
		source:
			'Koch and Barnosky (2006), Annual Review of Ecology, Evolution, and Systematics 37, 215-250',
		url: 'https://doi.org/10.1146/annurev.ecolsys.34.011802.132415'
	},
	'bio-otter-gone': {
		fact: 'Where sea otters disappeared from Alaskan islands, sea urchins multiplied and grazed away the kelp forests.',
		source: 'Estes and Palmisano (1974), Science 185, 1058-1060',
		url: 'https://doi.org/10.1126/science.185.4156.1058'
	},
	'bio-invader': {
		fact: 'Invasive alien species have played a part in 60% of the recorded global extinctions of animals and plants (report of 2023).',
		source: 'IPBES Assessment Report on Invasive Alien Species (2023), Summary for Policymakers',
		url: 'https://www.ipbes.net/ias'
	},
	'bio-beetles': {
		fact: 'From the mid-1990s milder winters helped the mountain pine beetle to kill pine trees over millions of hectares of British Columbia in Canada.',
		source:
			"Natural Resources Canada, The State of Canada's Forests 2005-2006, In Focus (archived page)",
		url: 'https://bac-lac.wayback.archive-it.org/web/20061103001517/http:/www.nrcan-rncan.gc.ca/cfs-scf/national/what-quoi/sof/sof06/InFocus02_e.html'
	},
	'bio-frog-fungus': {
		fact: 'By 2019 the chytrid fungus had been linked to the decline of at least 501 species of amphibians.',
		source: 'Scheele et al. (2019), Science 363, 1459-1463',
		url: 'https://doi.org/10.1126/science.aav0379'
	},
	'bio-locusts': {
		fact: 'A desert locust swarm of one square kilometre can hold up to about 80 million adults.',
		source: 'FAO, The Desert Locust: a threat from the desert (digital report)',
		url: 'https://www.fao.org/resources/digital-reports/desert-locusts/en'
	},
	'bio-pollinators': {
		fact: 'More than three quarters of the leading types of food crops rely to some extent on animals for pollination.',
		source:
			'IPBES Assessment Report on Pollinators, Pollination and Food Production (2016), Summary for Policymakers',
		url: 'https://www.ipbes.net/assessment-reports/pollinators'
	},
	'bio-overfishing': {
		fact: "By FAO's count of 2024, almost 38% of the assessed stocks of sea fish were fished beyond what they can sustain in 2021; in 1974 it was 10%.",
		source:
			'FAO, The State of World Fisheries and Aquaculture 2024, The status of fishery resources',
		url: 'https://openknowledge.fao.org/server/api/core/bitstreams/66538eba-9c85-4504-8438-c1cf0a0a3903/content/sofia/2024/status-of-fishery-resources.html'
	},
	'bio-deforestation': {
		fact: 'An estimated 489 million hectares of forest were lost through deforestation between 1990 and 2025.',
		source: 'FAO, Global Forest Resources Assessment 2025',
		url: 'https://doi.org/10.4060/cd6709en'
	},
	'bio-spillover': {
		fact: 'More than 6 of every 10 known infectious diseases in people can be spread from animals.',
		source: 'US Centers for Disease Control and Prevention, About zoonotic diseases',
		url: 'https://www.cdc.gov/one-health/about/about-zoonotic-diseases.html'
	},
	'bio-bleaching': {
		fact: 'In April 2024 scientists confirmed the fourth worldwide coral bleaching event on record; it began in 2023.',
		source: 'NOAA and International Coral Reef Initiative, joint news release of 15 April 2024',
		url: 'https://icriforum.org/news-4gbe/'
	},
	'bio-cattle-plague': {
		fact: 'Rinderpest, a cattle plague, was declared wiped out in 2011: the second disease ever to be wiped out, after smallpox.',
		source: 'FAO, Global Declaration of Rinderpest Eradication (2011)',
		url: 'http://www.fao.org/ag/againfo/programmes/en/grep/Gia_activites_global_declaration.html'
	},
	'atm-impact-winter': {
		fact: 'The Chicxulub asteroid impact, about 66 million years ago, is linked to the extinction that ended the age of the large dinosaurs.',
		source: 'Schulte et al. (2010), Science 327, 1214-1218',
		url: 'https://doi.org/10.1126/science.1177265'
	},
	'atm-hothouse': {
		fact: 'In the Paleocene-Eocene Thermal Maximum, about 56 million years ago, the world warmed by about 5 degrees Celsius.',
		source:
			'IPCC AR6 Working Group I (2021), Chapter 2; McInerney and Wing (2011), Annual Review of Earth and Planetary Sciences 39, 489-516',
		url: 'https://doi.org/10.1146/annurev-earth-040610-133431'
	},
	'atm-rains-move': {
		fact: 'The Sahara was much greener until the African Humid Period ended about 5,000 to 6,000 years ago.',
		source: 'deMenocal et al. (2000), Quaternary Science Reviews 19, 347-361',
		url: 'https://doi.org/10.1016/S0277-3791(99)00081-5'
	},
	'atm-volcanic-haze': {
		fact: 'The 1991 eruption of Mount Pinatubo put about 17 million tonnes of sulfur dioxide high into the air and cooled the northern half of the Earth by up to about half a degree Celsius for a while.',
		source:
			'Self et al. (1996), The Atmospheric Impact of the 1991 Mount Pinatubo Eruption, in: Fire and Mud (USGS)',
		url: 'https://pubs.usgs.gov/pinatubo/self/index.html'
	},
	'atm-far-dust': {
		fact: 'Dust from the Sahara brings an estimated 22,000 tonnes of phosphorus to the Amazon forest each year, about as much as rain and floods wash away.',
		source:
			'NASA Goddard (2015), Saharan dust and the Amazon; Yu et al. (2015), Geophysical Research Letters 42',
		url: 'https://svs.gsfc.nasa.gov/11775'
	},
	'atm-el-nino': {
		fact: 'El Niño comes at irregular intervals of about two to seven years.',
		source: 'NOAA National Ocean Service, What are El Niño and La Niña?',
		url: 'https://oceanservice.noaa.gov/facts/ninonina.html'
	},
	'atm-heatwave': {
		fact: 'A heat extreme that came once in 50 years in a climate without human influence came almost 5 times in 50 years in the climate of about 2020.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), Figure SPM.6',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-cloudburst': {
		fact: 'For each further degree Celsius of global warming, extreme daily rainfall is expected to become about 7% heavier.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), B.2.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-cyclone': {
		fact: 'Between about 1980 and 2020 the share of tropical cyclones that are major (category 3 to 5) has likely grown.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.3.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-dust-bowl': {
		fact: "On 14 April 1935, 'Black Sunday', one of the worst dust storms of the Dust Bowl years crossed the plains of the USA and turned day into night.",
		source: 'US National Weather Service, Dodge City: Black Sunday, 14 April 1935',
		url: 'https://www.weather.gov/ddc/BlackSunday1935'
	},
	'atm-acid-rain': {
		fact: 'Normal rain has a pH of about 5.6, while acid rain usually has a pH between 4.2 and 4.4.',
		source: 'US Environmental Protection Agency, What is Acid Rain?',
		url: 'https://www.epa.gov/acidrain/what-acid-rain'
	},
	'atm-ozone': {
		fact: 'If the rules of 2022 are kept, the ozone layer over the Antarctic should be back to its 1980 values by about 2066.',
		source: 'WMO and UNEP, Scientific Assessment of Ozone Depletion 2022, Executive Summary',
		url: 'https://ozone.unep.org/system/files/documents/Scientific-Assessment-of-Ozone-Depletion-2022-Executive-Summary.pdf'
	},
	'atm-co2': {
		fact: 'In 2019 there was more carbon dioxide in the air than at any time in at least 2 million years.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.1',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-methane': {
		fact: 'In 2019 there was more methane in the air than at any time in at least 800,000 years.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.1',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'atm-smog': {
		fact: 'Almost everyone on Earth (99% by a WHO count of 2022) breathes air that exceeds the WHO guideline limits.',
		source: 'World Health Organization, news of 4 April 2022 and Air pollution (health topic page)',
		url: 'https://www.who.int/health-topics/air-pollution'
	},
	'cry-snowball': {
		fact: 'In the Cryogenian, ice sheets reached the sea at all latitudes in two long ice ages, one of which lasted about 58 million years.',
		source: 'Hoffman et al. (2017), Science Advances 3, e1600983',
		url: 'https://doi.org/10.1126/sciadv.1600983'
	},
	'cry-ice-sheet': {
		fact: 'At the Last Glacial Maximum the ice sheets of the world stood at their greatest extent from about 26,500 to 19,000 years ago.',
		source: 'Clark et al. (2009), Science 325, 710-714',
		url: 'https://doi.org/10.1126/science.1172873'
	},
	'cry-sea-drops': {
		fact: 'About 20,000 years ago, at the height of the last ice age, the sea stood 125 to 134 metres lower than today.',
		source: 'IPCC AR6 Working Group I (2021), Chapter 9, section 9.6.2.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'cry-orbit': {
		fact: "Slow changes of the Earth's orbit and tilt have set the pace of the ice ages for at least 500,000 years.",
		source: 'Hays, Imbrie and Shackleton (1976), Science 194, 1121-1132',
		url: 'https://doi.org/10.1126/science.194.4270.1121'
	},
	'cry-cold-snap': {
		fact: 'The Younger Dryas cold spell lasted more than a thousand years and ended abruptly about 11,500 years ago: Greenland became about 10 degrees Celsius warmer, perhaps within ten years.',
		source:
			'NOAA National Centers for Environmental Information, Paleoclimatology: The Younger Dryas',
		url: 'https://www.ncei.noaa.gov'
	},
	'cry-mega-flood': {
		fact: 'At the end of the last ice age the ice dam of Glacial Lake Missoula in North America broke again and again, in some of the largest floods known.',
		source: 'USGS, Pacific Northwest and the Missoula Floods',
		url: 'https://www.usgs.gov/media/images/pacific-northwest-and-missoula-floods'
	},
	'cry-permafrost': {
		fact: 'The frozen ground of the north (permafrost) holds almost twice as much carbon as there is in the air.',
		source:
			'IPCC Special Report on the Ocean and Cryosphere (2019), Summary for Policymakers, A.1.3',
		url: 'https://www.ipcc.ch/srocc/'
	},
	'cry-albedo': {
		fact: 'Sea ice reflects 50 to 70 percent of the sunlight that falls on it; open ocean reflects only about 6 percent.',
		source: 'US National Snow and Ice Data Center, sea-ice albedo pages',
		url: 'https://nsidc.org/learn/parts-cryosphere/sea-ice'
	},
	'cry-rain-on-snow': {
		fact: 'After rain on snow in November 2013, about 61,000 reindeer starved on the Yamal peninsula.',
		source: 'Forbes et al. (2016), Biology Letters 12, 20160466',
		url: 'https://doi.org/10.1098/rsbl.2016.0466'
	},
	'cry-sea-ice': {
		fact: 'In 2011 to 2020 the yearly average area of Arctic sea ice was the lowest since at least 1850.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.3',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'cry-glaciers': {
		fact: 'Since the 1950s almost all glaciers of the world have shrunk at the same time, as has not happened in at least the last 2,000 years.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.2.3',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'cry-glof': {
		fact: 'By a study of 2023, about 15 million people live where a flood from a glacial lake could reach them.',
		source: 'Taylor et al. (2023), Nature Communications 14, 487',
		url: 'https://doi.org/10.1038/s41467-023-36033-x'
	},
	'cry-water-tower': {
		fact: 'By a study of 2020, about 1.9 billion people live in or directly downstream of the mountains whose snow, ice and lakes feed their rivers.',
		source: 'Immerzeel et al. (2020), Nature 577, 364-369',
		url: 'https://doi.org/10.1038/s41586-019-1822-y'
	},
	'cry-dirty-snow': {
		fact: "A study of the Colorado River in the USA found that desert dust on the mountain snow brings the yearly high water about three weeks earlier and takes about 5% of the river's water.",
		source:
			'Painter et al. (2010), PNAS 107, Response of Colorado River runoff to dust radiative forcing in snow',
		url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2951423'
	},
	'cry-ice-stores': {
		fact: 'Ladakh in India gets less than 100 millimetres of rain and snow a year; villagers there let water freeze into heaps of ice in autumn and winter, which melt in spring when the fields need water.',
		source: 'IPCC Special Report on the Ocean and Cryosphere (2019), Chapter 2, Box 2.3',
		url: 'https://www.ipcc.ch/srocc/chapter/chapter-2/'
	},
	'cry-ice-shelf': {
		fact: 'In early 2002 about 3,250 square kilometres of the Larsen B ice shelf in Antarctica broke up in little more than a month.',
		source: 'NASA Earth Observatory, Collapse of the Larsen-B Ice Shelf',
		url: 'https://earthobservatory.nasa.gov/world-of-change/LarsenB'
	},
	'cry-ice-coast': {
		fact: 'Arctic coasts retreat by about half a metre a year on average, and some places by far more.',
		source: 'Lantuit et al. (2012), Estuaries and Coasts 35, 383-400',
		url: 'https://doi.org/10.1007/s12237-010-9362-6'
	},
	'lit-flood-basalt': {
		fact: 'Huge eruptions in Siberia happened at about the same time as the great extinction of about 252 million years ago.',
		source: 'Burgess, Bowring and Shen (2014), PNAS 111, 3316-3321',
		url: 'https://doi.org/10.1073/pnas.1317692111'
	},
	'lit-continents-part': {
		fact: 'The supercontinent Pangaea began to break up about 225 to 200 million years ago.',
		source: 'USGS, This Dynamic Earth: Historical perspective',
		url: 'https://pubs.usgs.gov/gip/dynamic/historical.html'
	},
	'lit-mountains-rise': {
		fact: 'Parts of the Himalaya still rise by about one centimetre a year because India pushes into Asia.',
		source: 'USGS, This Dynamic Earth: The Himalayas',
		url: 'https://pubs.usgs.gov/gip/dynamic/himalaya.html'
	},
	'lit-land-bridge': {
		fact: 'The land bridge of Panama was complete about 3 million years ago; a review of 2016 found 2.8 million.',
		source: "O'Dea et al. (2016), Science Advances 2, e1600883",
		url: 'https://doi.org/10.1126/sciadv.1600883'
	},
	'lit-weathering': {
		fact: "Over millions of years the weathering of rocks works like a thermostat for the Earth's temperature.",
		source: 'Walker, Hays and Kasting (1981), Journal of Geophysical Research 86, 9776-9782',
		url: 'https://doi.org/10.1029/JC086iC10p09776'
	},
	'lit-ash-sky': {
		fact: "The eruption of Tambora in 1815 was followed in 1816 by 'the year without a summer' in Europe and North America.",
		source:
			'Oppenheimer (2003), Progress in Physical Geography 27, Tambora volcano (Indonesia) 1815',
		url: 'https://www.researchgate.net/publication/233720521_Climatic_environmental_and_human_consequences_of_the_largest_known_historic_eruption_Tambora_volcano_Indonesia_1815'
	},
	'lit-quake': {
		fact: 'The largest earthquake ever measured, magnitude 9.5, struck Chile on 22 May 1960.',
		source: 'USGS, 20 Largest Earthquakes in the World since 1900',
		url: 'https://www.usgs.gov/programs/earthquake-hazards'
	},
	'lit-tsunami': {
		fact: 'The Indian Ocean tsunami of 26 December 2004 followed an earthquake of magnitude 9.1 and left about 228,000 people dead or missing.',
		source:
			'NOAA, JetStream Max: 2004 Indian Ocean Tsunami; NOAA Science On a Sphere, Tsunami wave heights: Indian Ocean',
		url: 'https://sos.noaa.gov/catalog/datasets/tsunami-wave-heights-indian-ocean-december-26-2004'
	},
	'lit-landslide': {
		fact: 'Landslides kill thousands of people in the world each year, 25 to 50 of them in the USA.',
		source: 'USGS, How many deaths result from landslides each year?',
		url: 'https://www.usgs.gov/faqs/how-many-deaths-result-landslides-each-year'
	},
	'lit-gas-lake': {
		fact: 'In August 1986 a cloud of carbon dioxide from Lake Nyos in Cameroon killed about 1,700 people.',
		source: 'Kling et al. (1987), Science 236, 169-175',
		url: 'https://doi.org/10.1126/science.236.4798.169'
	},
	'lit-soil-loss': {
		fact: 'Fields lose soil faster than new soil forms: an estimated 10 to 20 times faster without ploughing, and more than 100 times faster with it.',
		source:
			'IPCC Special Report on Climate Change and Land (2019), Summary for Policymakers, A.1.5',
		url: 'https://www.ipcc.ch/srccl/'
	},
	'lit-desertification': {
		fact: 'Drylands cover about 46% of the land of the Earth and were home to 3 billion people in 2019.',
		source: 'IPCC Special Report on Climate Change and Land (2019), Chapter 3, Executive Summary',
		url: 'https://www.ipcc.ch/srccl/chapter/chapter-3/'
	},
	'lit-salt-soil': {
		fact: 'Almost 1.4 billion hectares of land, more than a tenth of all land, have salty soil (2024).',
		source: 'FAO, Global Status of Salt-affected Soils (2024)',
		url: 'https://www.fao.org/global-soil-partnership'
	},
	'lit-sinking-land': {
		fact: 'At one place in the San Joaquin Valley in California the land sank by about 9 metres between 1925 and 1977.',
		source: 'USGS, Land Subsidence in the San Joaquin Valley',
		url: 'https://www.usgs.gov/media/images/land-subsidence-san-joaquin-valley'
	},
	'lit-sand': {
		fact: 'People use about 50 billion tonnes of sand and gravel each year (2022).',
		source: 'UNEP, Sand and Sustainability: 10 Strategic Recommendations to Avert a Crisis (2022)',
		url: 'https://www.unep.org/resources/report/sand-and-sustainability-10-strategic-recommendations-avert-crisis'
	},
	'lit-peat': {
		fact: "Peatlands cover only 3 to 4% of the land but hold up to one third of the world's soil carbon.",
		source: 'UNEP, Global Peatlands Assessment (2022)',
		url: 'https://globalpeatlands.org/resource-library/global-peatlands-assessment-state-worlds-peatlands-summary'
	},
	'hyd-anoxia': {
		fact: 'In the Cretaceous large parts of the ocean lost their oxygen several times; one such event happened about 94 million years ago.',
		source: 'Jenkyns (2010), Geochemistry, Geophysics, Geosystems 11, Q03004',
		url: 'https://doi.org/10.1029/2009GC002788'
	},
	'hyd-dry-sea': {
		fact: 'Between about 6 and 5.3 million years ago the Mediterranean was cut off from the ocean more and more: its level fell far and thick layers of salt were laid down.',
		source: 'Krijgsman et al. (1999), Nature 400, 652-655',
		url: 'https://doi.org/10.1038/23231'
	},
	'hyd-current-stops': {
		fact: 'It is very likely that the great overturning current of the Atlantic will weaken during this century.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), C.3.4',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'hyd-acid-sea': {
		fact: 'Since the start of the industrial age the pH of the ocean surface has fallen from about 8.2 to 8.1, which makes the water about 30% more acidic.',
		source: 'NOAA, Ocean acidification (education resource)',
		url: 'https://www.noaa.gov/education/resource-collections/ocean-coasts/ocean-acidification'
	},
	'hyd-river-flood': {
		fact: 'Between 2000 and 2018 large floods seen by satellite directly affected 255 to 290 million people.',
		source: 'Tellman et al. (2021), Nature 596, 80-86',
		url: 'https://doi.org/10.1038/s41586-021-03695-w'
	},
	'hyd-drought': {
		fact: 'Human-made warming made the drought of 2015 to 2017 around Cape Town about three times as likely.',
		source: 'Otto et al. (2018), Environmental Research Letters 13, 124010',
		url: 'https://doi.org/10.1088/1748-9326/aae9f9'
	},
	'hyd-marine-heat': {
		fact: 'Marine heatwaves have become about twice as frequent since the 1980s.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.3.1',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'hyd-wetland-loss': {
		fact: 'About 3.4 million square kilometres of inland wetland have been lost since 1700, most of it to farmland.',
		source: 'Fluet-Chouinard et al. (2023), Nature 614, 281-286',
		url: 'https://doi.org/10.1038/s41586-022-05572-6'
	},
	'hyd-sea-level': {
		fact: 'The average level of the sea rose by about 20 centimetres between 1901 and 2018.',
		source: 'IPCC AR6 Working Group I, Summary for Policymakers (2021), A.1.7',
		url: 'https://www.ipcc.ch/report/ar6/wg1/'
	},
	'hyd-surge': {
		fact: 'Hurricane Katrina in 2005 pushed the sea about 8 metres above its normal level on part of the coast of Mississippi.',
		source: 'NOAA National Hurricane Center, Tropical Cyclone Report: Hurricane Katrina (2005)',
		url: 'https://www.nhc.noaa.gov'
	},
	'hyd-dead-zone': {
		fact: 'A study of 2008 counted more than 400 dead zones along the coasts of the world; their number had about doubled every ten years since the 1960s.',
		source: 'Diaz and Rosenberg (2008), Science 321, 926-929',
		url: 'https://doi.org/10.1126/science.1156401'
	},
	'hyd-groundwater': {
		fact: 'Of the 37 largest groundwater basins of the world, 13 were overused between 2003 and 2013: too little water, or almost none, flowed in to replace what was taken.',
		source: 'Richey et al. (2015), Water Resources Research 51, with GRACE satellite data of NASA',
		url: 'https://doi.org/10.1002/2015WR017349'
	},
	'hyd-lost-lake': {
		fact: 'The Aral Sea, once the fourth largest lake of the world, began to shrink in the 1960s when its rivers were used for irrigation.',
		source: 'NASA Earth Observatory, World of Change: Shrinking Aral Sea',
		url: 'https://earthobservatory.nasa.gov/world-of-change/AralSea'
	},
	'hyd-plastic': {
		fact: 'By an estimate of 2025, 19 to 23 million tonnes of plastic waste leak into lakes, rivers and seas each year.',
		source: 'UNEP, World Environment Day 2025 and Plastic pollution (topic page)',
		url: 'https://www.unep.org/plastic-pollution'
	},
	'hyd-dams': {
		fact: 'A study of 2019 found that only 37% of the rivers longer than 1,000 kilometres still flow freely over their whole length.',
		source: 'Grill et al. (2019), Nature 569, 215-221',
		url: 'https://doi.org/10.1038/s41586-019-1111-9'
	},
	'hyd-toxic-bloom': {
		fact: 'In August 2014 a bloom of algae in Lake Erie made the tap water of Toledo, Ohio, unsafe for two to three days; hundreds of thousands of people had to find other water.',
		source: 'NOAA, harmful algal bloom pages; news reports of 2 to 4 August 2014',
		url: 'https://oceanservice.noaa.gov/hazards/hab/'
	}
};
