import { cardsAt } from '$lib/server/workshops/classBoard.ts';
import { tablesOnWall } from '../onWall.ts';
import type { RequestHandler } from './$types';

/** All tables of the workshop, where the desk shows them on this table's projector. */
export const GET: RequestHandler = (event) => tablesOnWall(event, cardsAt, 'no-class-board', 3);
