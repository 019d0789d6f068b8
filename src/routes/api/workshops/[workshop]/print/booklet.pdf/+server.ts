import { wholePrint } from '$lib/server/http/wholePrint.ts';
import { classBooklet } from '$lib/server/prints/classPapers.ts';
import type { RequestHandler } from './$types';

/** The books and sheets of all tables that have begun, and the tables side by side, in one file. */
export const GET: RequestHandler = (event) => wholePrint(event, classBooklet);
