/** The tier between pure functions and whole journeys: a page or a part of one in a browser, without a server. */
import { playwright } from '@vitest/browser-playwright';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import tailwindcss from '@tailwindcss/vite';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { listedGames } from '../../scripts/games/plugin.mjs';
import { messages } from '../../scripts/languages/messages.mjs';
import { findChromium } from '../../scripts/chromium.mjs';
import { fitting } from '../../scripts/testing/machine.mjs';

/** Pictures follow one another as fast as they are drawn: most of a test waits for the next one. */
const FAST = ['--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'];

const KIT = resolve('test/components/kit.ts');

const executablePath = (await findChromium()) ?? '';

export default defineConfig({
	// SvelteKit's own server is not asked for anything: its parts would come for nothing
	plugins: [listedGames(), messages(), tailwindcss(), svelte()],
	resolve: {
		alias: {
			...{ $lib: resolve('src/lib'), '$app/forms': KIT },
			...{ '$app/navigation': KIT, '$app/state': KIT }
		}
	},
	optimizeDeps: {
		include: ['axe-core', 'yjs', 'y-protocols/awareness', 'y-protocols/sync', 'valibot'],
		// what is found late would load every page anew
		entries: ['src/routes/table/**/*.svelte', 'src/lib/games/*/screens/*.svelte']
	},
	test: {
		name: 'components',
		include: ['test/**/*.browser.test.ts'],
		globalSetup: ['scripts/testing/place.mjs'],
		setupFiles: ['test/components/setup.ts'],
		// parts that were fetched once stay: `bare` takes away what a test has shown and set
		isolate: false,
		// a board that measures itself twice in one picture is told so by Chromium, which is no fault
		onConsoleLog: (line) => !line.includes('ResizeObserver loop'),
		maxWorkers: fitting(1, 1),
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { requireAssertions: true, poll: { timeout: 20_000 } },
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: playwright({
				launchOptions: {
					executablePath,
					args: FAST
				},
				contextOptions: { viewport: { width: 1920, height: 1080 }, reducedMotion: 'no-preference' }
			}),
			instances: [{ browser: 'chromium' }]
		}
	}
});
