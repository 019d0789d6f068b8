/** docs/api.md as data: the doors it lists, who may use them, how they refuse. */
import { readFileSync } from 'node:fs';

export interface Refused {
	readonly status: number;
	readonly code: string;
	/** Empty where the error names none. */
	readonly field: string;
}

export interface Door {
	readonly method: string;
	/** As in the page: `/api/tables/:table`. */
	readonly path: string;
	readonly who: string;
	readonly takesBody: boolean;
	/** What only this door refuses, or a few do. */
	readonly refused: readonly Refused[];
}

const [head = '', ...sections] = readFileSync('docs/api.md', 'utf8').split(/^### /m);

/** What any door may refuse. */
export const everywhere = refusedIn(head);

export const documented: readonly Door[] = sections.map((section) => {
	const [, method = '', path = ''] = /^`([A-Z]+) (\S+)`$/m.exec(section) ?? [];
	const who = /^\*\*Who:\*\* (.+)$/m.exec(section)?.[1] ?? '';
	const takesBody = /^\*\*Body:\*\*/m.test(section);
	return { method, path, who, takesBody, refused: refusedIn(section) };
});

function refusedIn(section: string): Refused[] {
	const rows = section.matchAll(/^\| (\d{3}) +\| `([a-z-]+)` +\| +(?:`([^`]+)`|yes)? *\|/gm);
	return [...rows].map(([, status, code = '', field = '']) => ({
		status: Number(status),
		code,
		field
	}));
}
