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

/** What asks only the server or weighs the build is the same in every engine. */
const ANYWHERE = ['boards', 'crash', 'headers', 'process', 'weight'].map(
	(name) => `test/e2e/${name}.test.ts`
);

/** Another engine comes by a longer way, and alone: each of its devices is a browser of its own. */
const elsewhere = process.env['ENGINE'] !== undefined;

/** The tests that follow a person: each file has a server of its own and contexts of its worker's browser. They wait more than they reckon, so that four keep two cores busy. */
export default defineConfig({
	test: {
		include: ['test/e2e/**/*.test.ts'],
		// other engines have a configuration of their own
		exclude: ['test/e2e/engines/**', ...(elsewhere ? ANYWHERE : [])],
		// each file has a server: they share what Node has made of its source
		env: { LOG_LEVEL: 'error', NODE_COMPILE_CACHE: join(tmpdir(), 'borrowed-earth-compiled') },
		sequence: { sequencer: LongestFirst },
		maxWorkers: elsewhere ? 1 : 4,
		isolate: false,
		testTimeout: elsewhere ? 1_200_000 : 400_000,
		hookTimeout: elsewhere ? 400_000 : 120_000,
		expect: { requireAssertions: true, poll: { timeout: elsewhere ? 60_000 : 20_000 } }
	}
});
