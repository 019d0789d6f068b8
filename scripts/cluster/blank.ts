/** A workshop and a table with nothing in them yet, for what asks only the storage. */
import type { Table, Workshop } from '../../src/lib/server/storage/storage.ts';

export const blankWorkshop = (id: string, code: string): Workshop => ({
	...{ id, code, title: '', opened: 0, expires: 9e12, picks: false, approve: false, marks: [] },
	language: 'en'
});

export const blankTable = (workshop: string, id: string, code: string): Table => ({
	...{ id, workshop, code, title: '', game: 'toy', version: 1, seats: 3, dice: 'app', open: [] },
	...{ locked: false, closed: false, epoch: 0, opened: 0, next: null, agree: false, single: false }
});
