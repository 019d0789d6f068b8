/** Who is at the tables, by which tokens and links, and what they have reported, in SQLite. */
import type Database from 'better-sqlite3';
import type { Commits } from './commits.ts';
import type { Erasure } from './erasure.ts';
import { later } from './later.ts';
import { memberOf, memberRow, type MemberRow } from './rows.ts';
import type { Holder, Link, Member, Report } from './storage.ts';

/** What a storage does with members. */
export function membersIn(db: Database.Database, erasure: Erasure, commits: Commits) {
	const add = db.prepare(
		'INSERT INTO members VALUES (@id, @table, @name, @seat, @joined, @standing, @since, @next)'
	);
	const addToken = db.prepare('INSERT INTO tokens (hash, member) VALUES (?, ?)');
	const all = db.prepare<[string], MemberRow>(
		`SELECT * FROM members WHERE "table" = ? AND standing IN ('seated', 'waiting') ORDER BY joined, rowid`
	);
	const one = db.prepare<[string], MemberRow>('SELECT * FROM members WHERE id = ?');
	const update = db.prepare(
		'UPDATE members SET name = @name, seat = @seat, standing = @standing, since = @since, next = @next WHERE id = @id'
	);
	const removed = db.prepare<[string], MemberRow>(
		`SELECT * FROM members WHERE "table" = ? AND standing IN ('removed', 'barred') ORDER BY since, rowid`
	);
	const unname = db
		.prepare<[number], string>(
			`UPDATE members SET name = '' WHERE standing IN ('removed', 'barred', 'moved') AND since < ? AND name <> ''
			RETURNING "table"`
		)
		.pluck();
	const drop = db.prepare('DELETE FROM members WHERE id = ?');
	return {
		addMember: commits.shared((member: Member, tokenHash: string) => {
			add.run(memberRow(member));
			addToken.run(tokenHash, member.id);
		}),
		membersOf: later((table: string) => all.all(table).map(memberOf)),
		member: later((id: string) => {
			const found = one.get(id);
			return found ? memberOf(found) : null;
		}),
		updateMember: later((member: Member) => {
			if (one.get(member.id)?.name !== member.name) erasure.mark();
			update.run(memberRow(member));
		}),
		removedFrom: later((table: string) => removed.all(table).map(memberOf)),
		forgetNames: later((before: number) => {
			const tables = unname.all(before);
			if (tables.length > 0) erasure.mark();
			return [...new Set(tables)];
		}),
		deleteMember: later((id: string) => {
			drop.run(id);
			erasure.mark();
		})
	};
}

/** What a storage does with tokens and links. */
export function tokensIn(db: Database.Database) {
	const add = db.prepare('INSERT INTO tokens VALUES (@hash, @member, @workshop)');
	const member = db.prepare<[string], MemberRow>(
		'SELECT members.* FROM members JOIN tokens ON tokens.member = members.id WHERE hash = ?'
	);
	const workshop = db
		.prepare<[string], string>(
			'SELECT workshop FROM tokens WHERE hash = ? AND workshop IS NOT NULL'
		)
		.pluck();
	const addLink = db.prepare(
		'INSERT INTO links VALUES (@hash, @table, @workshop, @as, @seat, @member, @expires)'
	);
	const dropLinks = db.prepare(
		`DELETE FROM links WHERE "as" = 'facilitator' AND (workshop = @workshop
			OR "table" IN (SELECT id FROM tables WHERE tables.workshop = @workshop))`
	);
	const dropTokens = db.prepare(
		`DELETE FROM tokens WHERE workshop = @workshop
			AND hash NOT IN (SELECT value FROM json_each(@kept))`
	);
	const dropToken = db.prepare('DELETE FROM tokens WHERE hash = ?');
	const hashes = db.prepare<[string], string>('SELECT hash FROM tokens WHERE member = ?').pluck();
	const takeLink = db.prepare<[string], Link>('DELETE FROM links WHERE hash = ? RETURNING *');
	return {
		addToken: later(
			(hash: string, holder: Holder) =>
				void add.run({ member: null, workshop: null, ...holder, hash })
		),
		dropToken: later((hash: string) => void dropToken.run(hash)),
		memberByToken: later((hash: string) => {
			const row = member.get(hash);
			return row ? memberOf(row) : null;
		}),
		tokensOf: later((id: string) => hashes.all(id)),
		workshopByToken: later((hash: string) => workshop.get(hash) ?? null),
		dropLeads: later(
			db.transaction((id: string, kept: readonly string[]) => {
				dropLinks.run({ workshop: id });
				dropTokens.run({ workshop: id, kept: JSON.stringify(kept) });
			})
		),
		addLink: later((link: Link) => void addLink.run(link)),
		takeLink: later((hash: string, now: number) => {
			const link = takeLink.get(hash);
			return link && link.expires > now ? link : null;
		})
	};
}

/** What a storage does with reports. */
export function reportsIn(db: Database.Database, erasure: Erasure) {
	const add = db.prepare('INSERT INTO reports VALUES (@id, @table, @text, @at, @picture)');
	const all = db.prepare<[string], Report>(
		'SELECT * FROM reports WHERE "table" = ? ORDER BY at, rowid'
	);
	const drop = db.prepare('DELETE FROM reports WHERE "table" = ? AND id = ?');
	return {
		addReport: later((report: Report) => void add.run(report)),
		reportsOf: later((table: string) => all.all(table)),
		dropReport: later((table: string, id: string) => {
			erasure.mark();
			return drop.run(table, id).changes === 1;
		})
	};
}
