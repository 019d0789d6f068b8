import { defineConfig } from 'vitest/config';

/** The tests that follow a person: each file has a server of its own and contexts of its worker's browser. They wait more than they reckon, so that four keep two cores busy. */
export default defineConfig({
	test: {
		include: ['test/e2e/**/*.test.ts'],
		env: { LOG_LEVEL: 'error' },
		maxWorkers: 4,
		isolate: false,
		testTimeout: 400_000,
		hookTimeout: 120_000,
		expect: { requireAssertions: true, poll: { timeout: 20_000 } }
	}
});
