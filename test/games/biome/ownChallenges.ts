/** Challenges as a class might write them. */
export const wolves = {
	sphere: 'biosphere',
	text: 'Wolves come back.',
	fact: 'They do.',
	source: 'A book'
};
export const flood = {
	sphere: 'hydrosphere',
	text: 'The brook floods our school.',
	fact: '',
	source: ''
};
