import { defineConfig } from 'vitest/config';
import browsers, { ELSEWHERE } from '../vitest.config.ts';

/** What is held every day in Firefox and WebKit. */
export default defineConfig({
	test: {
		...browsers.test,
		...ELSEWHERE,
		include: ['test/e2e/engines/three.test.ts'],
		exclude: []
	}
});
