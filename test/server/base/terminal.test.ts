/** What is said to whoever started the program. */
import { execFileSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { said, terminalLanguage } from '../../../src/lib/server/base/terminal.mjs';
import { textsOf } from '../../../scripts/languages/faults.mjs';

describe('the terminal’s language', () => {
	test.each([
		[{ LC_ALL: 'de_AT.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8', LANG: 'pl_PL.UTF-8' }, 'de'],
		[{ LC_ALL: '', LC_MESSAGES: 'fr_FR.UTF-8', LANG: 'pl_PL.UTF-8' }, 'fr'],
		[{ LANG: 'pl_PL.UTF-8' }, 'pl'],
		[{ LANG: 'ar' }, 'ar'],
		[{ LANG: 'uk_UA@euro' }, 'uk'],
		[{ LANG: 'C.UTF-8' }, 'en'],
		[{ LANG: 'POSIX' }, 'en'],
		[{ LANG: 'is_IS.UTF-8' }, 'en'],
		[{ LANG: '../../etc' }, 'en']
	] as const)('set by %j is %s', (env, language) => {
		expect(terminalLanguage(env)).toBe(language);
	});

	test('is the system’s own where nothing is set', () => {
		const { locale } = Intl.DateTimeFormat().resolvedOptions();
		expect(terminalLanguage({})).toBe(terminalLanguage({ LANG: locale.replace('-', '_') }));
	});
});

describe('a sentence for the terminal', () => {
	test('is said in its language, with what is put into it', () => {
		expect(said('data_lost_entries', { table: 'T', kept: 12, all: 20 })).toBe(
			'table T (log entries kept: 12 of 20)'
		);
		vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
		expect(said('start_port_bad', { port: 'none' })).toBe(
			'PORT muss eine Zahl von 0 bis 65535 sein, nicht none.'
		);
		vi.unstubAllEnvs();
	});

	test.each(['en', 'ar', 'de', 'es', 'fr', 'pl', 'uk'])(
		'takes only plain inputs in %s: nothing here chooses a form',
		(locale) => {
			const all = [...textsOf(locale).values()].filter(({ file }) => file === 'terminal.json');
			expect(all.length).toBeGreaterThan(20);
			for (const { text } of all) expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}']/);
		}
	);

	test('of a script that ends at once comes in the terminal’s language too', () => {
		const run = (LC_ALL: string) => {
			try {
				execFileSync(process.execPath, ['scripts/backup.ts'], {
					env: { ...process.env, LC_ALL },
					stdio: 'pipe'
				});
				return '';
			} catch (error) {
				return String((error as { stderr: Buffer }).stderr).trim();
			}
		};
		expect(run('pl_PL.UTF-8')).toBe('Podaj dokąd: npm run backup -- PLIK');
		expect(run('C')).toBe('Say where to: npm run backup -- FILE');
	});
});
