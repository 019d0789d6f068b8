/** A seat at a table, and the field of its sheet that several write into. */
import { demand, type House } from '../house.ts';
import { button, choice, field, type Page } from './page.ts';

/** A table that somebody has opened: its join code. */
export async function openTable(house: House, setting: object): Promise<string> {
	const { workshop = '', token } = await demand(house, 'workshops', { body: { title: 'Year 9' } });
	const body = { title: 'Oak', ...setting };
	const table = await demand(house, `workshops/${workshop}/tables`, { body, token });
	return table['code'] ?? '';
}

/** Joins by keyboard, at a seat counted from 1. */
export async function join(page: Page, origin: string, code: string, seat: number, name: string) {
	await page.go(`${origin}/join/${code}`);
	await page.choose(choice(`Seat ${String(seat)}`));
	await page.fill(field('Your name in the game'), name);
	await page.enter(button('Sit down'));
	await page.says('✓ Saved');
}

/** The field that several write into. */
export const NOTES = field('Our notes');

export async function openSheet(page: Page) {
	await page.enter(button(/^Sheet/));
	await page.at(NOTES);
}
