/** npm run browser -- [--engine firefox|webkit] [VITEST'S OWN …]: the browser tests in Chromium, or those that are written for another engine. Builds nothing. */
import { ENGINE_NAMES, prepareEngines } from './engines.mjs';
import { run, stop } from './install.mjs';

const args = process.argv.slice(2);
const at = args.findIndex((one) => /^--engine(=|$)/.test(one));
if (at < 0) {
	process.exitCode = run('vitest', ['run', '--config', 'test/e2e/vitest.config.ts', ...args])
		? 0
		: 1;
} else {
	const [given, value = given?.split('=')[1]] = args.splice(at, args[at]?.includes('=') ? 1 : 2);
	const name = ENGINE_NAMES.find((one) => one === value);
	if (!name) stop(`There is no engine ${value ?? ''}; there are ${ENGINE_NAMES.join(', ')}.`);
	await prepareEngines([name]);
	process.env['ENGINE'] = name;
	const config = 'test/e2e/engines/vitest.config.ts';
	process.exitCode = run('vitest', ['run', '--config', config, ...args]) ? 0 : 1;
}
