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
	return ['#!/bin/sh', HERE, RUNS, ...free, RUN, ''].join('\n');
}

/** A window that stays where something failed; from inside of a zip there is nothing beside it to run. @param {readonly string[]} languages */
function batch(languages) {
	const unpack = languages.map(
		(language) => `echo ${textIn(language, 'terminal', 'launch_unpack')}`
	);
	return [
		'@echo off',
		'chcp 65001 >nul',
		'title Borrowed Earth',
		// a folder of a school's server gets a letter for as long as the window is open: `cd` cannot go to one
		'pushd "%~dp0"',
		'if exist "app\\node\\node.exe" goto run',
		...unpack,
		'pause',
		'exit /b 1',
		':run',
		'"app\\node\\node.exe" "app\\start\\start.js"',
		'if errorlevel 1 pause',
		''
	].join('\r\n');
}
