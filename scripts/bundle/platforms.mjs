/** The machines for which there are bundles, by the end of the zip's name. */

/**
 * @typedef {object} Platform
 * @property {string} os as Node says it
 * @property {string} cpu
 * @property {string} start the file to double-click
 * @property {'win' | 'darwin' | 'linux'} warning whose warning the READ ME explains
 * @property {string} data where the data lie, as people there write it
 */

const WINDOWS = {
	os: 'win32',
	start: 'Start Borrowed Earth.bat',
	warning: /** @type {const} */ ('win'),
	data: '%LOCALAPPDATA%\\Borrowed Earth'
};
const MAC = {
	os: 'darwin',
	start: 'Start Borrowed Earth.command',
	warning: /** @type {const} */ ('darwin'),
	data: '~/Library/Application Support/Borrowed Earth'
};
const LINUX = {
	os: 'linux',
	start: 'Start Borrowed Earth.sh',
	warning: /** @type {const} */ ('linux'),
	data: '~/.local/share/borrowed-earth'
};

/** @type {Readonly<Record<string, Platform>>} */
export const PLATFORMS = {
	'win-x64': { ...WINDOWS, cpu: 'x64' },
	'darwin-arm64': { ...MAC, cpu: 'arm64' },
	'darwin-x64': { ...MAC, cpu: 'x64' },
	'linux-x64': { ...LINUX, cpu: 'x64' },
	'linux-arm64': { ...LINUX, cpu: 'arm64' }
};

/** As Node and the packages for one machine alone call it. @param {Platform} platform */
export const machineOf = ({ os, cpu }) => `${os}-${cpu}`;
