import { defineConfig } from 'vitest/config';
import { ENGINE_NAMES, findEngine } from '../../../scripts/engines.mjs';
import browsers from '../vitest.config.ts';

/** A board by keyboard, with axe; a network that goes and comes, and one without sockets; the fuzz of the field. */
const EVERY_DAY = ['games/chicken-run', 'together', 'writing'].map(
	(name) => `test/e2e/${name}.test.ts`
);

/** Firefox and WebKit, a lane each, side by side; and what is for several engines at once. */
export default defineConfig({
	test: {
		...browsers.test,
		maxWorkers: 2,
		projects: [
			...ENGINE_NAMES.map((name) => ({
				extends: true as const,
				test: {
					name,
					include: findEngine(name) ? EVERY_DAY : ['test/e2e/engines/absent.test.ts'],
					exclude: [],
					env: { ...browsers.test?.env, ENGINE: name }
				}
			})),
			{
				extends: true as const,
				test: { name: 'together', include: ['test/e2e/engines/three.test.ts'], exclude: [] }
			}
		]
	}
});
