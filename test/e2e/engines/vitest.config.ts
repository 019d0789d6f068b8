import { defineConfig } from 'vitest/config';
import { ENGINE_NAMES, findEngine } from '../../../scripts/engines.mjs';
import browsers, { ABSENT, ELSEWHERE } from '../vitest.config.ts';

/** A board by keyboard, with axe; a network that goes and comes, and one without sockets; the fuzz of the field. */
const EVERY_DAY = ['games/chicken-run', 'together', 'writing'].map(
	(name) => `test/e2e/${name}.test.ts`
);

const lanes = ENGINE_NAMES.map((name) => ({
	extends: true as const,
	test: {
		name,
		include: findEngine(name) ? EVERY_DAY : [ABSENT],
		env: { ...browsers.test?.env, ENGINE: name }
	}
}));

/** What is held every day in Firefox and WebKit, side by side, and in several engines at once. */
export default defineConfig({
	test: {
		...browsers.test,
		...ELSEWHERE,
		include: [],
		exclude: [],
		maxWorkers: 2,
		projects: [
			...lanes,
			{ extends: true, test: { name: 'together', include: ['test/e2e/engines/three.test.ts'] } }
		]
	}
});
