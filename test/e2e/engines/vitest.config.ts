import { defineConfig } from 'vitest/config';
import browsers from '../vitest.config.ts';

/** Firefox and WebKit, a lane each, side by side. */
export default defineConfig({
	test: {
		...browsers.test,
		include: ['test/e2e/engines/*.test.ts'],
		exclude: [],
		maxWorkers: 2,
		isolate: true,
		testTimeout: 180_000
	}
});
