/** Firefox by WebDriver BiDi, which Playwright speaks with the one that the distribution brings. */
import { firefox, type Browser } from 'playwright';
import { freePort } from '../../../scripts/ports.mjs';

const DOOR = new URL('firefoxDoor.mjs', import.meta.url).pathname;

/** What a class's Firefox would not do: look for news, ask, move. */
const SETTINGS = {
	'app.normandy.enabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'toolkit.legacyUserProfileCustomizations.stylesheets': true,
	'ui.prefersReducedMotion': 1
};

/** Where the door of this process takes what is composed. */
let keyboard = 0;

export async function openFirefox(path: string): Promise<Browser> {
	keyboard = await freePort();
	return firefox.launch({
		channel: 'moz-firefox',
		executablePath: DOOR,
		env: { ...process.env, FIREFOX: path, KEYBOARD_PORT: String(keyboard) },
		firefoxUserPrefs: SETTINGS,
		timeout: 120_000
	});
}

/** Composes words in the window in front, or writes them in the place of what was composed. */
export async function composeInFirefox(words: string, isWritten: boolean): Promise<void> {
	const body = JSON.stringify({ words, isWritten });
	const answer = await fetch(`http://127.0.0.1:${String(keyboard)}`, { method: 'POST', body });
	if (!answer.ok) throw new Error(await answer.text());
}
