/** What keeps a process from a database, in words for the person who runs it. */
import { Away } from '../../base/away.ts';

/** What PostgreSQL and the network answer, as a sentence for the person who set this variable; never its URL, which holds a password. */
export function sentenceOf(cause: unknown, variable = 'DATABASE_URL'): string {
	const asked = cause instanceof Away ? cause.cause : cause;
	return said(asked).replaceAll('DATABASE_URL', variable);
}

function said(cause: unknown): string {
	const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
	const known = SENTENCES[code];
	if (known !== undefined) return known;
	if (!(cause instanceof Error)) return SENTENCES['ECONNREFUSED'] ?? '';
	if (code === '' && /timeout/i.test(cause.message)) return SENTENCES['ETIMEDOUT'] ?? '';
	return code === ''
		? cause.message
		: `The database cannot be used (${code}): ${cause.message.replaceAll(/postgres(ql)?:\S+/g, 'DATABASE_URL')}`;
}

const AWAY = 'Nobody answers at the address of DATABASE_URL: is PostgreSQL running there?';
const RIGHTS =
	'The account of DATABASE_URL may not make or change tables in this database: give it the right to (GRANT CREATE, USAGE ON SCHEMA public).';
const PASSWORD = 'The database refuses the name or password of DATABASE_URL.';
const SENTENCES: Readonly<Record<string, string>> = {
	ECONNREFUSED: AWAY,
	ETIMEDOUT: AWAY,
	EHOSTUNREACH: AWAY,
	ENOTFOUND: 'There is no machine of the name that stands in DATABASE_URL.',
	EAI_AGAIN: 'There is no machine of the name that stands in DATABASE_URL.',
	ERR_INVALID_URL:
		'DATABASE_URL is no address of a database: postgresql://name:password@machine/database',
	'28000': PASSWORD,
	'28P01': PASSWORD,
	'3D000': 'There is no database of the name that stands in DATABASE_URL.',
	'42501': RIGHTS,
	'3F000': RIGHTS
};
