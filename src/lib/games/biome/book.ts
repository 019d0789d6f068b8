/** What of a biome game is set page by page: the print worker finds it here. */
import type { SetBook } from '../kit/canvas.ts';
import { setCards } from './challenges/cardPages.ts';
import { setAtlas, setWorld } from './history/atlas/atlas.ts';
import type { Atlas } from './history/atlas/given.ts';
import { setBrief, setHistory, setOnePage, setTalk } from './history/book/book.ts';
import type { Page } from './history/book/onePage.ts';
import { setPoster } from './history/poster/poster.ts';
import type { Given } from './history/book/tale.ts';
import { setOwn, type Own } from './history/own/portrait.ts';
import { setSheets, type Sheets } from './history/sheet/sheet.ts';
import { setWall } from './history/wall/wall.ts';

/** What a book tells comes as unknown: only this game's own prints put it together. */
export const setBook: SetBook = (canvas, told) => {
	const given = told as
		| Given
		| Sheets
		| { readonly talk: Given }
		| { readonly page: Page }
		| { readonly poster: Given }
		| { readonly wall: Given }
		| { readonly own: Own }
		| { readonly atlas: Atlas }
		| { readonly brief: Given }
		| { readonly world: Given }
		| { readonly cards: 'catalogue' };
	if ('cards' in given) setCards(canvas);
	else if ('sheets' in given) setSheets(canvas, given);
	else if ('poster' in given) setPoster(canvas, given.poster);
	else if ('wall' in given) setWall(canvas, given.wall);
	else if ('page' in given) setOnePage(canvas, given.page);
	else if ('own' in given) setOwn(canvas, given.own);
	else if ('atlas' in given) setAtlas(canvas, given.atlas);
	else if ('brief' in given) setBrief(canvas, given.brief);
	else if ('world' in given) setWorld(canvas, given.world);
	else if ('talk' in given) setTalk(canvas, given.talk);
	else setHistory(canvas, given);
};
