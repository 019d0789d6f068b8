/** What the person who leads says of each pupil: kept beside the workshop, deleted with it, in no file that it is saved to. */
import { isObject, type Json } from '../../engine/json.ts';
import * as m from '../../paraglide/messages.js';
import { NO_APPRAISAL, type Appraisal } from '../../table/appraisal.ts';
import { shorten } from '../sync/documents.ts';
import { readBeside, writeBeside } from '../sync/beside.ts';
import { storage } from '../storage/store.ts';

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

/** Puts other lines in their place; an empty one is as usual, and so is one that says no more than that. */
export const keepRubric = (workshop: string, lines: readonly string[]): Promise<void> =>
	writeBeside(workshop, KEPT, {
		[LINES]: lines.map((line, at) => (line === USUAL[at]?.() ? '' : line))
	});

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

/** Whoever moves to another table of the workshop is somebody else there: what was said of them goes along. */
export async function takeAppraisalAlong(
	workshop: string,
	person: string,
	as: string
): Promise<void> {
	const { [person]: said = null } = await readBeside(workshop, KEPT);
	if (said !== null) await writeBeside(workshop, KEPT, { [as]: said, [person]: null });
}

/** Of whoever has no name any more, because they left or were removed, nothing stays that was said of them. */
export async function forgetAppraisals(workshop: string): Promise<void> {
	const people = Object.keys(await readBeside(workshop, KEPT)).filter((key) => key !== LINES);
	const found = await Promise.all(
		people.map(async (id) => ({ id, name: (await storage().member(id))?.name }))
	);
	const gone = found.filter(({ name }) => !name).map(({ id }) => [id, null] as const);
	if (gone.length === 0) return;
	await writeBeside(workshop, KEPT, Object.fromEntries(gone));
	await shorten(`${workshop}/${KEPT}`);
}
