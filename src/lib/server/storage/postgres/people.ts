/** Who is at the tables, by which tokens and links, and what they have reported, in PostgreSQL. */
import type { Holder, Link, Member, Report } from '../storage.ts';
import type { Database } from './database.ts';
import type { Fenced } from './fenced.ts';
import type { Leases } from './leases.ts';
import {
	MEMBER,
	memberOf,
	memberValues,
	NAMED,
	readable,
	reportOf,
	type MemberRow,
	type ReportRow
} from './rows.ts';

const GONE = `standing IN ('removed', 'barred', 'moved') AND ${NAMED}`;

/** As they were stored; those whose table was deleted meanwhile are left out. */
async function opened(fenced: Fenced, rows: readonly MemberRow[]): Promise<Member[]> {
	const members: Member[] = [];
	for (const row of rows) {
		const seal = await fenced.sealAt(row.table);
		if (seal) members.push(memberOf(row, seal));
	}
	return members;
}

/** What a storage does with members. */
export function membersIn(db: Database, fenced: Fenced, leases: Leases) {
	const all = async (sql: string, value: string) =>
		opened(fenced, await db.many<MemberRow>(`SELECT ${MEMBER} FROM members WHERE ${sql}`, [value]));
	return {
		addMember: async (member: Member, tokenHash: string): Promise<void> => {
			await fenced.sealingAt(member.table, async (ask, seal) => {
				await ask.run(
					`INSERT INTO members (${MEMBER}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
					memberValues(member, seal)
				);
				await ask.run('INSERT INTO tokens (hash, member) VALUES ($1, $2)', [tokenHash, member.id]);
			});
		},
		membersOf: (table: string) =>
			fenced.remembered(table, 'members', () =>
				all(`"table" = $1 AND standing IN ('seated', 'waiting') ORDER BY joined, nr`, table)
			),
		member: async (id: string) => (await all('id = $1', id))[0] ?? null,
		updateMember: async (member: Member): Promise<void> => {
			await fenced.sealingAt(member.table, (ask, seal) =>
				ask.run(
					`UPDATE members SET name = $3, seat = $4, joined = $5, standing = $6, since = $7, next = $8, sealed_name = $9
					WHERE id = $1 AND "table" = $2`,
					memberValues(member, seal)
				)
			);
		},
		removedFrom: (table: string) =>
			fenced.remembered(table, 'removed', () =>
				all(`"table" = $1 AND standing IN ('removed', 'barred') ORDER BY since, nr`, table)
			),
		forgetNames: async (before: number): Promise<string[]> => {
			const due = await db.many<{ workshop: string }>(
				`SELECT DISTINCT workshop FROM members JOIN tables ON tables.id = members."table"
				WHERE ${GONE} AND since < $1 AND workshop = ANY($2::text[])`,
				[before, leases.held]
			);
			const tables: string[] = [];
			for (const { workshop } of due) {
				const done = await fenced.writing(workshop, (ask) =>
					ask.many<{ table: string }>(
						`UPDATE members SET name = '', sealed_name = NULL WHERE ${GONE} AND since < $1
						AND "table" IN (SELECT id FROM tables WHERE workshop = $2) RETURNING "table"`,
						[before, workshop]
					)
				);
				tables.push(...done.map(({ table }) => table));
			}
			return [...new Set(tables)];
		},
		deleteMember: async (id: string): Promise<void> => {
			const workshop = await fenced.workshopOfMember(id);
			if (workshop === null) return;
			await fenced.writing(workshop, (ask) => ask.run('DELETE FROM members WHERE id = $1', [id]));
		}
	};
}

/** For how many tokens the place is remembered. */
const REMEMBERED = 200_000;

/** Where tokens were last seen to lead, so that what they open is remembered with that table or workshop. */
function tokenPlaces(fenced: Fenced) {
	const places = new Map<string, string>();
	return {
		remembered: async <Value>(hash: string, what: string, ask: () => Promise<Value>) => {
			const place = places.get(hash);
			return place === undefined ? ask() : fenced.remembered(place, `${what} ${hash}`, ask);
		},
		leadsTo: (hash: string, place: string) => {
			if (places.size >= REMEMBERED) places.clear();
			places.set(hash, place);
		}
	};
}

/** What a storage does with tokens. */
export function tokensIn(db: Database, fenced: Fenced) {
	const { remembered, leadsTo } = tokenPlaces(fenced);
	const workshopOf = (holder: Holder) =>
		'member' in holder
			? fenced.workshopOfMember(holder.member)
			: fenced.workshopOf(holder.workshop);
	return {
		addToken: async (hash: string, holder: Holder): Promise<void> => {
			const workshop = await workshopOf(holder);
			if (workshop === null) throw new Error('a token of nobody');
			const { member, workshop: led } = { member: null, workshop: null, ...holder };
			await fenced.writing(workshop, (ask) =>
				ask.run('INSERT INTO tokens VALUES ($1, $2, $3)', [hash, member, led])
			);
		},
		dropToken: async (hash: string, holder: Holder): Promise<void> => {
			const workshop = await workshopOf(holder);
			if (workshop === null) return;
			await fenced.writing(workshop, (ask) =>
				ask.run('DELETE FROM tokens WHERE hash = $1', [hash])
			);
		},
		memberByToken: (hash: string) =>
			remembered(hash, 'member', async () => {
				const rows = await db.many<MemberRow>(
					`SELECT ${MEMBER} FROM members WHERE id = (SELECT member FROM tokens WHERE hash = $1)`,
					[hash]
				);
				const [member = null] = await opened(fenced, rows);
				if (member) leadsTo(hash, member.table);
				return member;
			}),
		tokensOf: async (id: string) => {
			const rows = await db.many<{ hash: string }>('SELECT hash FROM tokens WHERE member = $1', [
				id
			]);
			return rows.map(({ hash }) => hash);
		},
		workshopByToken: (hash: string) =>
			remembered(hash, 'lead', async () => {
				const row = await db.one<{ workshop: string | null }>(
					'SELECT workshop FROM tokens WHERE hash = $1',
					[hash]
				);
				const workshop = row?.workshop ?? null;
				if (workshop !== null) leadsTo(hash, workshop);
				return workshop;
			})
	};
}

/** What a storage does with links. */
export function linksIn(fenced: Fenced) {
	return {
		dropLeads: async (id: string, kept: readonly string[]): Promise<void> => {
			await fenced.writingAt(id, async (ask) => {
				await ask.run(
					`DELETE FROM links WHERE "as" = 'facilitator' AND (workshop = $1
						OR "table" IN (SELECT id FROM tables WHERE tables.workshop = $1))`,
					[id]
				);
				await ask.run('DELETE FROM tokens WHERE workshop = $1 AND hash <> ALL($2::text[])', [
					id,
					kept
				]);
			});
		},
		addLink: async (link: Link): Promise<void> => {
			const { hash, table, workshop, as, seat, member, expires } = link;
			const place = table ?? workshop ?? '';
			await fenced.writingAt(place, (ask) =>
				ask.run('INSERT INTO links VALUES ($1, $2, $3, $4, $5, $6, $7)', [
					...[hash, table, workshop, as, seat, member, expires]
				])
			);
		},
		takeLink: async (hash: string, now: number): Promise<Link | null> => {
			const place = await fenced.placeOfLink(hash);
			if (place === null) return null;
			const link = await fenced.writingAt(place, (ask) =>
				ask.one<Link>('DELETE FROM links WHERE hash = $1 RETURNING *', [hash])
			);
			return link && link.expires > now ? link : null;
		}
	};
}

/** What a storage does with reports. */
export function reportsIn(db: Database, fenced: Fenced) {
	return {
		addReport: async ({ id, table, text, at, picture }: Report): Promise<void> => {
			await fenced.sealingAt(table, (ask, seal) =>
				ask.run(
					`INSERT INTO reports (id, "table", text, at, picture, sealed_text) VALUES ($1, $2, '', $3, $4, $5)`,
					[
						...[id, table, at, picture],
						seal.closeWord('reports', 'text', { table, id }, readable(text))
					]
				)
			);
		},
		reportsOf: (table: string): Promise<Report[]> =>
			fenced.remembered(table, 'reports', async () => {
				const seal = await fenced.sealAt(table);
				if (!seal) return [];
				const rows = await db.many<ReportRow>(
					'SELECT id, "table", text, at, picture, sealed_text FROM reports WHERE "table" = $1 ORDER BY at, nr',
					[table]
				);
				return rows.map((row) => reportOf(row, seal));
			}),
		dropReport: async (table: string, id: string): Promise<boolean> => {
			const dropped = await fenced.writingAt(table, (ask) =>
				ask.run('DELETE FROM reports WHERE "table" = $1 AND id = $2', [table, id])
			);
			return dropped === 1;
		}
	};
}
