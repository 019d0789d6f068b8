import { printed } from '../printing.ts';
import type { RequestHandler } from './$types';

/** The world history. */
export const GET: RequestHandler = (event) => printed(event, { kind: 'history' });
