/** What the person who leads says of each pupil: kept beside the workshop, deleted with it, in no file that it is saved to. */
import { isObject, type Json } from '../../engine/json.ts';
import * as m from '../../paraglide/messages.js';
import { APPRAISE_LINES, NO_APPRAISAL, type Appraisal } from '../../table/appraisal.ts';
import { shorten } from '../sync/documents.ts';
import { readBeside, writeBeside } from '../sync/beside.ts';
import { storage } from '../storage/store.ts';
import { findTable } from '../tables/tables.ts';

/** By the person's id; beside them the lines of the rubric. */
const KEPT = 'appraisals';
const LINES = 'lines';

const USUAL = [m.appraise_systems, m.appraise_fact, m.appraise_together, m.appraise_language];

/** What points are given for: as the facilitator has written it, else as usual in the reader's language. */
export async function rubricOf(workshop: string): Promise<string[]> {
	const { [LINES]: lines } = await readBeside(workshop, KEPT);
	const own = Array.isArray(lines) ? lines : [];
	return USUAL.map((usual, line) => (typeof own[line] === 'string' && own[line]) || usual());
}

/** Puts other lines in their place; an empty one is as usual. */
export const keepRubric = (workshop: string, lines: readonly string[]): Promise<void> =>
	writeBeside(workshop, KEPT, { [LINES]: lines.slice(0, APPRAISE_LINES) });

/** What was said of everybody so far. */
export async function appraisalsOf(workshop: string): Promise<(person: string) => Appraisal> {
	const kept = await readBeside(workshop, KEPT);
	return (person) => {
		const found = kept[person];
		return isObject(found) ? (found as unknown as Appraisal) : NO_APPRAISAL;
	};
}

/** What is said of somebody from now on; of what was said before no word stays. */
export async function appraise(
	workshop: string,
	person: string,
	appraisal: Appraisal
): Promise<void> {
	await writeBeside(workshop, KEPT, { [person]: appraisal as unknown as Json });
	await shorten(`${workshop}/${KEPT}`);
	await storage().scrub(true);
}

/** Whoever leaves a table leaves nothing that was said of them. */
export async function forgetAppraisal(table: string, person: string): Promise<void> {
	const workshop = (await findTable(table))?.workshop;
	const kept = workshop === undefined ? {} : await readBeside(workshop, KEPT);
	if (workshop === undefined || !Object.hasOwn(kept, person)) return;
	await writeBeside(workshop, KEPT, { [person]: null });
	await shorten(`${workshop}/${KEPT}`);
}
