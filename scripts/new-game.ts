/** npm run new-game -- ID: lays out the folder of a game and its tests, and enters it where all games stand. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, 'new-game');

/** Where a file of the new game goes, when not into its own folder. */
const ELSEWHERE: Readonly<Record<string, (id: string) => string>> = {
	'messages.json': (id) => `messages/en/${id}.json`,
	'scenarios.json': (id) => `test/scenarios/${id}/rules.json`,
	'properties.test.ts': (id) => `test/games/${id}/properties.test.ts`
};

const camel = (id: string): string =>
	id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const titled = (id: string): string =>
	id
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(' ');

/** Lays a game out under `root`; the files it wrote. Throws for a name that cannot be one, or is taken. */
export function newGame(root: string, id: string): string[] {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
		throw new Error(`"${id}" is no name for a game: small letters and digits, dashes between them`);
	}
	const folder = `src/lib/games/${id}`;
	if (existsSync(join(root, folder))) throw new Error(`${folder} is there already`);
	const written = globSync('**/*.txt', { cwd: templates }).map((template) => {
		const file = template.replace(/\.txt$/, '');
		const path = ELSEWHERE[file]?.(id) ?? `${folder}/${file}`;
		mkdirSync(dirname(join(root, path)), { recursive: true });
		const text = readFileSync(join(templates, template), 'utf8');
		writeFileSync(join(root, path), named(text, id));
		return path;
	});
	for (const entry of entries(id)) enter(root, entry);
	return written;
}

const named = (text: string, id: string): string =>
	text
		.replaceAll('__id__', id)
		.replaceAll('__name__', camel(id))
		.replaceAll('__key__', id.replaceAll('-', '_'))
		.replaceAll('__Title__', titled(id));

/** A line in a list of all games. */
interface Entry {
	readonly file: string;
	/** What the list begins with, and what ends it. */
	readonly list: readonly [begins: string, ends: string];
	readonly line: string;
	readonly imports: readonly string[];
}

function entries(id: string): Entry[] {
	const name = camel(id);
	const games = (file: string) => `src/lib/games/${file}.ts`;
	return [
		{
			file: games('registry'),
			list: ['export const games', '\n]'],
			line: `\tanyModule(${name})`,
			imports: [`import { ${name} } from './${id}/index.ts';`]
		},
		{
			file: games('words'),
			list: ['const words:', '\n}'],
			line: id === name ? `\t${name}` : `\t'${id}': ${name}`,
			imports: [`import { words as ${name} } from './${id}/words/index.ts';`]
		}
	];
}

/** Writes the line at the end of the list, and the imports after those of the other games. */
function enter(root: string, { file, list: [begins, ends], line, imports }: Entry): void {
	const path = join(root, file);
	const text = readFileSync(path, 'utf8');
	const begin = text.indexOf(begins);
	const end = text.indexOf(ends, begin);
	if (begin < 0 || end < 0) throw new Error(`${file}: no list begins with "${begins}"`);
	const listed = `${text.slice(0, end)},\n${line}${text.slice(end)}`;
	const last = [...listed.matchAll(/^import .* from '\.\/.*';$/gm)].at(-1);
	const after = last ? last.index + last[0].length : 0;
	const imported = imports.map((one) => `\n${one}`).join('');
	writeFileSync(path, `${listed.slice(0, after)}${imported}${listed.slice(after)}`);
}

if (import.meta.main) {
	const [id = ''] = process.argv.slice(2);
	try {
		const written = newGame(process.cwd(), id);
		console.log(
			[...written, '', 'Now: npm run sync, npm run format, and read docs/modules.md.'].join('\n')
		);
	} catch (problem) {
		console.error(problem instanceof Error ? problem.message : problem);
		process.exitCode = 1;
	}
}
