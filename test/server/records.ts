/** Records as a storage keeps them, for tests that care for one or two of their fields. */
import { newCode, newToken } from '../../src/lib/server/base/tokens.ts';
import type { Member, Table, Workshop } from '../../src/lib/server/storage/storage.ts';

export const aWorkshop = (more: Partial<Workshop> = {}): Workshop => ({
	id: newToken(),
	title: '',
	opened: 1000,
	expires: 9e12,
	code: newCode(),
	picks: false,
	approve: false,
	marks: [],
	language: 'en',
	...more
});

export const aTable = (more: Partial<Table> & Pick<Table, 'workshop'>): Table => ({
	id: newToken(),
	code: newCode(),
	title: 'Table',
	game: 'toy',
	version: 1,
	seats: 3,
	dice: 'app',
	locked: false,
	closed: false,
	epoch: 0,
	open: [],
	opened: 1000,
	next: null,
	agree: false,
	single: false,
	...more
});

export const aMember = (more: Partial<Member> & Pick<Member, 'table'>): Member => ({
	id: newToken(),
	name: '',
	seat: 0,
	joined: 1000,
	standing: 'seated',
	since: 0,
	next: null,
	...more
});
