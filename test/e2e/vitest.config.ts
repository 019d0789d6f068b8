import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ENGINE_NAMES, findEngine } from '../../scripts/engines.mjs';
import { JOURNEYS } from '../../scripts/testing/journeys.mjs';
import { fitting, PATIENCE } from '../../scripts/testing/machine.mjs';

/** What takes longest begins first: no worker is left alone with it at the end. */
const LONG = [
	'cluster',
	'bundle',
	'elsewhere',
	'eighth',
	'dev',
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

/** Another engine comes by a longer way, and alone: in WebKit each device is a browser of its own. */
export const ELSEWHERE = {
	maxWorkers: 1,
	testTimeout: 1_200_000,
	hookTimeout: 400_000,
	expect: { requireAssertions: true, poll: { timeout: 60_000 } }
};

/** What asks only the server or weighs the build is the same in every engine, and what is for several at once has a configuration of its own. */
const ANYWHERE = [
	'boards',
	'bundle',
	'cluster',
	'crash',
	'dev',
	'elsewhere',
	'eighth',
	'headers',
	'process',
	'weight',
	'engines/*'
].map((name) => `test/e2e/${name}.test.ts`);

/** What looks into one process's own data folder: several on PostgreSQL have none. */
const OF_ONE = process.env['CLUSTER'] === '1' ? ['bundle', 'crash', 'process', 'threeLessons'] : [];

/** What says by name that an engine is not here. */
export const ABSENT = 'test/e2e/engines/absent.test.ts';

/** The engine that is wanted, unless it is Chromium. */
const wanted = ENGINE_NAMES.find((name) => name === process.env['ENGINE']);
const isHere = !wanted || findEngine(wanted) !== null;

/** The tests that follow a person: each worker has a server and a browser, each file workshops and contexts of its own. They wait more than they reckon, so that four keep two cores busy. */
export default defineConfig({
	test: {
		include: isHere ? ['test/e2e/**/*.test.ts'] : [ABSENT],
		// other engines have a configuration of their own
		exclude: [
			...(wanted ? (isHere ? ANYWHERE : []) : ['test/e2e/engines/**']),
			...OF_ONE.map((name) => `test/e2e/${name}.test.ts`),
			// those have been run
			...(process.env['JOURNEYS'] === 'other' ? JOURNEYS : [])
		],
		globalSetup: ['scripts/testing/place.mjs'],
		// servers share what Node has made of its source
		env: {
			...{ LOG_LEVEL: 'error', LC_ALL: 'C.UTF-8' },
			NODE_COMPILE_CACHE: join(tmpdir(), 'borrowed-earth-compiled')
		},
		sequence: { sequencer: LongestFirst },
		maxWorkers: fitting(2, 1),
		isolate: false,
		testTimeout: PATIENCE.test,
		hookTimeout: PATIENCE.test,
		expect: { requireAssertions: true, poll: { timeout: PATIENCE.look } },
		...(wanted ? ELSEWHERE : {})
	}
});
