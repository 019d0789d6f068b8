import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { listedGames } from './scripts/games/plugin.mjs';
import { oneLanguage } from './scripts/languages/oneLanguage.mjs';
import { messages } from './scripts/languages/messages.mjs';
import { fitting, PATIENCE } from './scripts/testing/machine.mjs';
import { bundledThreads } from './scripts/building/threads.mjs';

/** The oldest browsers that styles are written for; what they lack in methods is in `static/older.js`. */
const BROWSERS = ['safari15.4', 'ios15.4', 'chrome99', 'firefox104'];

/** The sync sockets in `vite dev`; src/server.ts attaches them to the built server. */
const syncInDev: Plugin = {
	name: 'sync-in-dev',
	apply: 'serve',
	configureServer(vite) {
		type Upgrade = Parameters<typeof globalThis.sync.upgrade>;
		vite.httpServer?.on('upgrade', (...[request, socket, head]: Upgrade) => {
			if (!request.url?.startsWith('/sync/')) return; // Vite's own socket
			// ssrLoadModule gives the instance the routes use; `import` would make a second one
			void vite.ssrLoadModule('/src/lib/server/compose.ts').then((sync) => {
				(sync as typeof globalThis.sync).upgrade(request, socket, head);
			});
		});
	}
};

/** Small parts that nearly every page needs; they come with all that they need themselves. */
const EVERY = new RegExp(
	[
		'kit/src/(exports|runtime/(utils|app/state))',
		'svelte/src/internal/disclose',
		'vite/preload-helper',
		String.raw`src/lib/(table/(timeouts|pack|requests|deviceStorage)|ui/(dice|look|task/[A-Za-z]+)|pieces/(dice/rolling|picking/hint)|paraglide/runtime)\.`,
		String.raw`messages/(app_name|computer_at|seat_number|settings_title|tab_offline)\.js`,
		// Kit sends a page without the styles of parts that several games share: its board would jump
		String.raw`src/lib/pieces/.*\.svelte\?.*type=style`
	].join('|')
);

/** What the rules of every game lean on. */
const KIT = /src\/lib\/(engine\/(json|refusal)|games\/kit\/(byType|refusing|words))\./;

/** What every board of a game has beside its pieces. */
const BOARD =
	/src\/lib\/pieces\/(LaterReport|Status|Title|piecepack|trail|geometry\/squares|picking\/(Pick|asked|later|Later|Fetched|Why)|dice\/Thrown)\.|messages\/piece_(can_pick|can_go|selected)\.js/;

/** The styles of every game's screens. Kit links none that a phone's later parts share with the wall, which needs them at once. */
const SCREENS = /games\/[^/]+\/screens\/.*\.svelte\?.*type=style/;

/** Tests of what keeps nothing to itself from one test to the next. */
const RULES = [
	...['engine', 'pieces', 'print', 'routes', 'server/sync', 'server/export', 'table', 'ui'].map(
		(folder) => `test/${folder}/**/*.test.ts`
	),
	// what a game asks of its host plays on a server
	'test/games/{*,*/*,*/!(host)/**/*}.test.ts'
];

/** What needs several processes, a database server, many games, hundreds of prints or attacks: `npm run test:all` has the time, and `--since` runs them for what they guard. */
const LONG = [
	'engine/conform',
	'engine/conform/{author,missed,planted}',
	'engine/reveals',
	'fuzz/*',
	'games/biome/history/{book,everyWord,loans,recordOnPaper,sheet}',
	'games/biome/world/layout',
	'games/biome/{debrief,record,resourceHistory,wheel}',
	'games/biome/host/{contributions,dueInCluster,hiding,hostile,plans,unpack}',
	'games/biome/prints/*',
	'games/martian-gunslinger/poker',
	'games/{martian-12s,scavenger-hunt}/board',
	'games/{conform,panels,recordPictures,records,stage,words}',
	'print/{boards,letters,lineBreaking,missing,runsheet,scripts,tags,typed}',
	'scripts/{games,league,new-game}',
	'scripts/languages/compiling',
	'server/base/hurtful/matcher',
	'server/base/{names,thread}',
	'server/cluster/*',
	'server/computers/overDays',
	'server/export/killed',
	'server/http/{opening,refusals,withstands}',
	'server/people/{hands,joining,seatBalancing}',
	'server/prints/{printQueue,sampleShown}',
	'server/sample',
	'server/storage/postgres/*',
	'server/storage/{backup,erasure,killed,mend,release,schema}',
	'server/sync/{handshake,hostile,renewal,whole,withstands}',
	'server/tables/{rehearsal,teams}',
	'server/whatIf',
	'server/workshops/classBoard',
	'start/start'
].map((name) => `test/${name}.test.ts`);

/** In a browser, with a configuration of their own. */
const BROWSER = ['test/e2e/**', 'test/**/*.browser.test.ts'];

/** Those of games from elsewhere, and of the example. */
const ELSEWHERE = ['games/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'];

export default defineConfig({
	plugins: [
		listedGames(),
		messages(),
		tailwindcss(),
		sveltekit(),
		oneLanguage(),
		syncInDev,
		bundledThreads()
	],
	build: {
		rolldownOptions: {
			// what every page has comes in one file instead of twenty
			output: {
				codeSplitting: {
					groups: [
						{ name: 'every', test: EVERY, priority: 2 },
						{ name: 'screens', test: SCREENS, priority: 2 },
						{ name: 'kit', test: KIT, priority: 1 },
						{ name: 'board', test: BOARD }
					]
				}
			}
		},
		cssTarget: BROWSERS,
		// the tests weigh what is sent
		reportCompressedSize: false,
		modulePreload: {
			// what a part of a game needs is found when it is fetched: lists of it ahead would weigh 4 kB on every phone
			resolveDependencies: (_url, files) => files.filter((file) => file.endsWith('.css'))
		}
	},
	test: {
		environment: 'node',
		globalSetup: ['scripts/testing/place.mjs'],
		// Node reads 4,500 messages by itself in a tenth of the time
		server: { deps: { external: [/\/src\/lib\/paraglide\//] } },
		env: { LOG_LEVEL: 'silent', LC_ALL: 'C.UTF-8' },
		projects: [
			// what shares nothing shares its imports: rules, pictures and words are read once for all of their files
			{
				extends: true,
				test: {
					name: 'rules',
					include: [...RULES, ...ELSEWHERE],
					exclude: [...BROWSER, ...LONG],
					isolate: false
				}
			},
			{
				extends: true,
				test: {
					name: 'rest',
					include: ['test/**/*.test.ts'],
					exclude: [...BROWSER, ...RULES, ...LONG]
				}
			},
			{ extends: true, test: { name: 'long', include: LONG } }
		],
		setupFiles: ['test/seed.ts'],
		maxWorkers: fitting(1.5, 1), // some wait while others reckon; by itself Vitest leaves a core alone
		testTimeout: PATIENCE.test,
		hookTimeout: PATIENCE.test,
		expect: { requireAssertions: true, poll: { timeout: PATIENCE.look } }
	}
});
