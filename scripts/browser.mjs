/** npm run browser -- [--engine firefox|webkit] [VITEST'S OWN …]: the browser tests in Chromium, or in another engine. Builds nothing. */
import { ENGINE_NAMES, prepareEngines } from './engines.mjs';
import { run, stop } from './install.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--engine');
const name = at < 0 ? null : engineNamed(args.splice(at, 2)[1]);
if (name) {
	await prepareEngines([name]);
	process.env['ENGINE'] = name;
}
const config = 'test/e2e/vitest.config.ts';
process.exitCode = run('vitest', ['run', '--config', config, ...args]) ? 0 : 1;

/** @param {string | undefined} value */
function engineNamed(value) {
	const found = ENGINE_NAMES.find((one) => one === value);
	return found ?? stop(`--engine takes one of ${ENGINE_NAMES.join(', ')}.`);
}
