import { columnsAt } from '$lib/server/workshops/comparison.ts';
import { tablesOnWall } from '../onWall.ts';
import type { RequestHandler } from './$types';

/** The two tables that the desk has set side by side on this table's projector, in the figures that the whole room may see. */
export const GET: RequestHandler = (event) =>
	tablesOnWall(event, columnsAt, 'nothing-to-compare', 5);
