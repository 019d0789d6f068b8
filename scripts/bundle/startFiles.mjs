/** The file that is double-clicked: it goes to its own folder and runs the program there, whatever the folder is called. */
import { textIn } from './texts.mjs';

/** @typedef {import('./platforms.mjs').Platform} Platform */

/** A shell's way to the folder of its script. */
const HERE = 'cd "$(dirname "$0")" || exit 1';
/** Some unzippers forget which files are programs. */
const RUNS = '[ -x app/node/node ] || chmod +x app/node/node';
const RUN = 'exec app/node/node app/start/start.js';

/**
 * The text of a platform's start file.
 * @param {Platform} platform
 * @param {readonly string[]} languages
 * @returns {string}
 */
export function startFile({ os }, languages) {
	if (os === 'win32') return batch(languages);
	// what a browser has downloaded is held back there, and so would SQLite's library be
	const free = os === 'darwin' ? ['xattr -dr com.apple.quarantine . 2>/dev/null'] : [];
	const unpacked = ['if [ ! -f app/node/node ]; then', ...unpack(languages, "'"), 'exit 1', 'fi'];
	return ['#!/bin/sh', HERE, ...unpacked, RUNS, ...free, RUN, ''].join('\n');
}

/**
 * A window that stays where something failed; from inside of a zip there is nothing beside it to run. The words stand at the end:
 * whoever has unpacked comes past no letter that is not plain.
 * @param {readonly string[]} languages
 */
function batch(languages) {
	return [
		'@echo off',
		'title Borrowed Earth',
		// a folder of a school's server gets a letter for as long as it runs: `cd` cannot go to one
		'pushd "%~dp0"',
		'if not exist "app\\node\\node.exe" goto unpack',
		'"app\\node\\node.exe" "app\\start\\start.js"',
		// below 0 where Windows itself has ended it, which `errorlevel 1` would not be
		'if not "%errorlevel%"=="0" pause',
		'popd',
		'exit /b',
		':unpack',
		'chcp 65001 >nul',
		...unpack(languages),
		'pause',
		''
	].join('\r\n');
}

/** Asks in every language to unpack the zip. @param {readonly string[]} languages @param {string} [quote] */
const unpack = (languages, quote = '') =>
	languages.map(
		(language) => `echo ${quote}${textIn(language, 'terminal', 'launch_unpack')}${quote}`
	);
