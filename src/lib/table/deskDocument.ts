/** The desk's document: a line for each table, as flat paths. */
import * as Y from 'yjs';
import type { Json } from '../engine/json.ts';

export const DESK = 'desk';
/** They stand in a map of their own, so that it can begin anew: of a map that is replaced hardly a trace is left. */
export const LINES = 'lines';

/** The lines; null where none have been written yet. */
export function linesIn(doc: Y.Doc): Y.Map<Json> | null {
	const lines = doc.getMap(DESK).get(LINES);
	return lines instanceof Y.Map ? (lines as Y.Map<Json>) : null;
}
