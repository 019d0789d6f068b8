import { printed } from '../printing.ts';
import type { RequestHandler } from './$types';

/** All sheets of the table in one file. */
export const GET: RequestHandler = (event) => printed(event, { kind: 'booklet' });
