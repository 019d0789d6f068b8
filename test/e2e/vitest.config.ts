import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first: no worker is left alone with it at the end. */
const LONG = [
	'still',
	'evening',
	'examples',
	'library',
	'scavenger-hunt',
	'wrecktangle',
	'screens',
	'martian-gunslinger',
	'melting-iceberg',
	'global-warming',
	'class',
	'together',
	'writing',
	'thumb',
	'hunt',
	'hotseat'
];

class LongestFirst extends BaseSequencer {
	override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => {
			const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
			return found < 0 ? LONG.length : found;
		};
		return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
	}
}

/** The tests that follow a person: each worker has a server and a browser, each file workshops and contexts of its own. They wait more than they reckon, so that four keep two cores busy. */
export default defineConfig({
	test: {
		include: ['test/e2e/**/*.test.ts'],
		// other engines have a configuration of their own
		exclude: ['test/e2e/engines/**'],
		// servers share what Node has made of its source
		env: { LOG_LEVEL: 'error', NODE_COMPILE_CACHE: join(tmpdir(), 'borrowed-earth-compiled') },
		sequence: { sequencer: LongestFirst },
		maxWorkers: 4,
		isolate: false,
		// patience for a busy machine: no test asserts a time
		testTimeout: 900_000,
		hookTimeout: 900_000,
		expect: { requireAssertions: true, poll: { timeout: 120_000 } }
	}
});
