import { wholePrint } from '$lib/server/http/wholePrint.ts';
import { classAtlas } from '$lib/server/prints/classPapers.ts';
import type { RequestHandler } from './$types';

/** All worlds of the workshop in one sky, two pages for each, what they have in common, and the boards of other games. */
export const GET: RequestHandler = (event) => wholePrint(event, classAtlas);
