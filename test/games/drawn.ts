/** What a board draws, as the server renders it, and what is looked for in that. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';

const NAMES = ['Robin', 'Sally', 'Amal', 'Duncan'];

/** The name of whoever sits there. */
export const names = (seat: number): string => NAMES[seat] ?? '';

/** A board as one seat's phone draws it; null for someone who watches. */
export function drawn(Board: unknown, view: unknown, seat: number | null): string {
	const told = { seq: 0, events: [] };
	const props = { view, seat, names, told, act: () => Promise.resolve(true), draft: () => null };
	return render(Board as Component, { props }).body;
}

/** The squares that may be chosen, by their keys. */
export const open = (html: string): string[] =>
	[...html.matchAll(/<button[^>]*data-square="([^"]*)"[^>]*aria-disabled="false"/g)].map(
		([, key]) => key ?? ''
	);

/** How often the words stand there. */
export const count = (html: string, words: string): number => html.split(words).length - 1;
