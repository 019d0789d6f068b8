/** What a game from elsewhere may reach for: its own folder, and what package.json names. Its author's example is held to the same. */
import { dirname, relative, resolve, sep } from 'node:path';

/** Where such games lie. @param {string} files below a game's folder */
const at = (files) => [`games/*/${files}`, `examples/*/${files}`];

const HOST = 'borrowed-earth/(engine|kit|pieces|ui)/';
const MESSAGES = 'borrowed-earth/messages$';
const RULES = new RegExp(`^(${HOST}|valibot$)`);
/** Not what compiles, mounts or renders: that takes HTML as a text. */
const SVELTE = 'svelte(/(animate|attachments|easing|elements|motion|reactivity|transition))?$';
const SCREENS = new RegExp(`^(${HOST}|${MESSAGES}|valibot$|${SVELTE})`);
const TESTS = new RegExp(`^(${HOST}|borrowed-earth/testing$|vitest$|fast-check$)`);

/** What a file may import that lies outside its game. @param {string} file from the game's folder on */
const openTo = (file) =>
	file.startsWith('test/')
		? TESTS
		: file.startsWith('rules/') || file === 'index.ts'
			? RULES
			: SCREENS;

/** A game's folder and a file's way from it on. @param {string} cwd @param {string} filename */
function placeOf(cwd, filename) {
	const [room = '', id = '', ...file] = relative(cwd, filename).split(sep);
	return { folder: resolve(cwd, room, id), file: file.join('/') };
}

/** Judges an import by where it leads, however it is written. @type {import('eslint').Rule.RuleModule} */
const reach = {
	create(context) {
		const { folder, file } = placeOf(context.cwd, context.filename);
		const open = openTo(file);
		/** @param {import('estree').Node} node @param {unknown} source */
		const judge = (node, source) => {
			const inside =
				typeof source === 'string' && /^\.\.?\//.test(source)
					? !/[?#%\\]/.test(source) &&
						resolve(dirname(context.filename), source).startsWith(folder + sep)
					: typeof source === 'string' &&
						open.test(source) &&
						!/[?#%\\]|\/\.{1,2}(\/|$)/.test(source) &&
						node.type !== 'ImportExpression';
			if (inside) return;
			context.report({
				node,
				message: `${typeof source === 'string' ? `"${source}"` : 'What is fetched by a name that is not written out'} lies outside the game; it imports its own folder, and what docs/modules.md names.`
			});
		};
		/** @param {any} node */
		const declared = (node) => node.source && judge(node, node.source.value);
		return {
			ImportDeclaration: declared,
			ExportNamedDeclaration: declared,
			ExportAllDeclaration: declared,
			ImportExpression: declared,
			TSImportEqualsDeclaration: (/** @type {any} */ node) => judge(node, null),
			TSImportType: (/** @type {any} */ node) => judge(node, node.source?.value)
		};
	}
};

/** What speaks to other hosts, reads the device, or runs what no lint has seen. */
const CLOSED = [
	...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker', 'Image'],
	...['process', 'require', 'eval', 'Function', 'global', 'globalThis', 'window', 'self', 'Buffer'],
	...['navigator', 'document', 'location', 'history', 'frames', 'parent', 'top', 'opener', 'open'],
	...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'Reflect', 'WebAssembly', 'Audio'],
	...['setInterval', 'setImmediate', 'importScripts', 'postMessage', 'BroadcastChannel'],
	...['RTCPeerConnection', 'WebTransport', 'WebSocketStream', 'Notification', 'module', 'alert']
];
/** What no rule reads: a clock, or another chance than the table's. */
const IMPURE = ['Date', 'performance', 'crypto', 'setTimeout', 'Intl', 'Temporal'];

/** Fields by which one comes from anything to everything, or writes what a browser runs. */
const FIELDS =
	'/^(constructor|prototype|__proto__|innerHTML|outerHTML|insertAdjacentHTML|srcdoc|defaultView|ownerDocument|contentWindow|contentDocument|cookie|sendBeacon|fetch|eval|localStorage|sessionStorage|indexedDB|createRawSnippet)$/';
/** The three of them that lead to code, which nobody writes down for anything else. */
const WAYS = '/^(constructor|prototype|__proto__)$/';
const ELSEWHERE =
	'/(^|[(\'"])\\s*(https?:)?\\u002F\\u002F(?!www[.]w3[.]org\\u002F)|^\\s*(java|vb)script:/i';

/** @param {string} selector @param {string} message */
const never = (selector, message) => ({ selector, message });

const HIDDEN_WAYS = [
	...['MemberExpression > Identifier.property', 'ObjectPattern > Property > Identifier.key'].map(
		(one) => never(`${one}[name=${FIELDS}]`, 'A game reads no such field: it leads to everything.')
	),
	...['MemberExpression > Literal.property', 'ObjectPattern > Property > Literal.key'].map((one) =>
		never(`${one}[value=${FIELDS}]`, 'A game reads no such field: it leads to everything.')
	),
	...[`Literal[value=${WAYS}]`, `TemplateElement[value.cooked=${WAYS}]`].map((one) =>
		never(one, 'A game names no such field: it leads to everything.')
	),
	never(
		`MemberExpression > TemplateLiteral.property > TemplateElement[value.cooked=${FIELDS}]`,
		'A game reads no such field: it leads to everything.'
	),
	never(
		'CallExpression[callee.name="setTimeout"][arguments.0.type=/Literal$/]',
		'A game hands nobody a program as a text.'
	),
	never(
		'MemberExpression[computed=true] > BinaryExpression.property > Literal[value=/^[A-Za-z_]/]',
		'A field’s name is written out, not put together.'
	),
	never(
		'ObjectPattern > Property[computed=true] > :matches(BinaryExpression, CallExpression).key',
		'A field’s name is written out, not put together.'
	),
	never(
		'ImportSpecifier > Identifier.imported[name=/^(createRawSnippet|mount|hydrate)$/]',
		'A game draws its board: it makes no page of a text.'
	),
	never('MetaProperty', 'A game knows nothing of how it is built.'),
	never(
		'SvelteElement[name.name=/^(script|iframe|frame|object|embed|meta|link|base|form|svelte:head|svelte:element|svelte:document|svelte:window|svelte:body)$/]',
		'A game draws its board: it brings no page, script, frame or form of its own.'
	),
	never(
		'SvelteElement SvelteScriptElement, SvelteElement SvelteStyleElement',
		'A game draws its board: it brings no script of its own.'
	),
	never(
		'SvelteAttribute[key.name=/^(srcdoc|action|formaction|ping|on[a-z]+)$/] > SvelteLiteral',
		'A game writes no such attribute by hand.'
	),
	never(
		'SvelteSpreadAttribute Property[key.name=/^on[a-z]+$/] > Literal.value',
		'A game writes no such attribute by hand.'
	),
	never(
		'SvelteStyleElement > SvelteText[value=/url\\(|image-set\\(|@import/]',
		'A style fetches nothing.'
	)
];
const HOSTS = [
	...['Literal', 'SvelteLiteral'].map((one) =>
		never(`${one}[value=${ELSEWHERE}]`, 'A game asks nothing of another host.')
	),
	never(`TemplateElement[value.raw=${ELSEWHERE}]`, 'A game asks nothing of another host.')
];
const KEPT = [
	...['Program > ', 'Program > ExportNamedDeclaration > '].flatMap((top) => [
		`${top}VariableDeclaration[kind=/let|var/]`,
		`${top}VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]`,
		`${top}VariableDeclaration > VariableDeclarator > ArrayExpression[elements.length=0]`
	])
].map((one) =>
	never(one, 'Rules keep nothing but in the state: this would be one for all tables.')
);

/** What shows of anything how it was made, or changes that for everybody. */
const MADE = [
	...['getPrototypeOf', 'setPrototypeOf', 'getOwnPropertyNames', 'getOwnPropertySymbols'],
	...['getOwnPropertyDescriptor', 'getOwnPropertyDescriptors', 'defineProperty', 'defineProperties']
].map((property) => ({ object: 'Object', property }));

/** @type {import("eslint").Linter.Config[]} */
export default [
	{
		files: at('**'),
		plugins: { game: { rules: { reach } } },
		linterOptions: { noInlineConfig: true },
		rules: {
			'game/reach': 'error',
			'no-restricted-globals': ['error', ...CLOSED],
			'no-restricted-properties': ['error', ...MADE],
			'no-restricted-syntax': ['error', ...HIDDEN_WAYS, ...HOSTS]
		}
	},
	// where a game comes from may be an address
	{ files: at('index.ts'), rules: { 'no-restricted-syntax': ['error', ...HIDDEN_WAYS] } },
	{
		files: at('rules/**'),
		rules: {
			'no-restricted-globals': ['error', ...CLOSED, ...IMPURE],
			'no-restricted-syntax': ['error', ...HIDDEN_WAYS, ...HOSTS, ...KEPT],
			'no-restricted-properties': ['error', ...MADE, { object: 'Math', property: 'random' }]
		}
	}
];
