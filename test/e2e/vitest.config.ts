import { defineConfig } from 'vitest/config';

/** The tests that follow a person: each file has a server of its own, and they run one after the other. */
export default defineConfig({
	test: {
		include: ['test/e2e/**/*.test.ts'],
		fileParallelism: false,
		testTimeout: 240_000,
		hookTimeout: 120_000,
		expect: { requireAssertions: true }
	}
});
