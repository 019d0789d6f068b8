import { error } from '@sveltejs/kit';
import type { Component } from 'svelte';
import { dev } from '$app/environment';
import * as m from '$lib/paraglide/messages.js';
import type { PageLoad } from './$types';

/** Everything here happens on the device. */
export const ssr = false;

/** What is fetched of each file. */
type Files<Kind> = Readonly<Record<string, () => Promise<Kind>>>;

// asked so, and not by `dev`, nothing of them is built: it would take what boards share apart
const drawn: Files<Component> = import.meta.env.DEV
	? import.meta.glob<Component>('./specimens/*.svelte', { import: 'default' })
	: {};
const written: Files<string> = import.meta.env.DEV
	? import.meta.glob<string>('./specimens/*.svelte', { import: 'default', query: '?raw' })
	: {};

const nameOf = (file: string): string => /(\w+)\.svelte$/.exec(file)?.[1] ?? file;

/** Every piece, drawn, with what one writes for it: only where games are worked on. */
export const load: PageLoad = async () => {
	if (!dev) error(404, m.doors_no_such_game());
	const specimens = Object.entries(drawn).map(async ([file, load]) => ({
		name: nameOf(file),
		Specimen: await load(),
		code: (await written[file]?.()) ?? ''
	}));
	return { specimens: await Promise.all(specimens) };
};
