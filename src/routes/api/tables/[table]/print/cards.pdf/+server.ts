import { printed } from '../printing.ts';
import type { RequestHandler } from './$types';

/** The real challenges as cards to cut out. */
export const GET: RequestHandler = (event) => printed(event, { kind: 'cards' });
