/** Where the data of a bundle lie. */
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

/**
 * The folder with all that is stored: the one that is set, else `Data` beside the start file where somebody made it, as on a
 * USB stick, else the user's own. Never the program's: that goes when a newer one comes.
 * @param {object} machine
 * @param {string | undefined} machine.set what DATA_DIR says, as an absolute path
 * @param {string} machine.beside the folder of the start file
 * @param {string} machine.home
 * @param {string} [machine.platform]
 * @param {Env} [machine.env]
 * @returns {string}
 */
export function dataFolder({ set, beside, home, platform = process.platform, env = process.env }) {
	if (set !== undefined) return set;
	const carried = join(beside, 'Data');
	return existsSync(carried) ? carried : usersFolder(platform, env, home);
}

/** @param {string} platform @param {Env} env @param {string} home */
function usersFolder(platform, env, home) {
	if (platform === 'win32')
		return join(env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'Borrowed Earth');
	if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Borrowed Earth');
	const set = env['XDG_DATA_HOME'] ?? '';
	return join(isAbsolute(set) ? set : join(home, '.local', 'share'), 'borrowed-earth');
}

/** Folders that another program copies to and fro while the file is open, and drives of a network: SQLite's log bears neither. */
const SHARED =
	/^[\\/]{2}\w|[\\/](OneDrive|Dropbox|Google ?Drive|Nextcloud|ownCloud|iCloud ?Drive|Mobile Documents|CloudStorage)\b/i;

/** Whether a folder seems to lie on a drive of a network, or where it is synchronised. @param {string} folder */
export const isShared = (folder) => SHARED.test(folder);

/** What Explorer, 7-Zip and WinRAR call the folders into which they unpack what somebody opens inside of a zip. */
const VIEWERS = /[\\/](Temp\d+_|7zO|Rar\$)/i;

/** Whether the program runs from a zip that is only looked into: all of it is gone when that window is closed. @param {string} program its folder */
export const isLookedInto = (program) => VIEWERS.test(program);
