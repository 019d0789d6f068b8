import { printed } from '../printing.ts';
import type { RequestHandler } from './$types';

/** An empty sheet for play on paper. */
export const GET: RequestHandler = (event) => printed(event, { kind: 'blank' });
