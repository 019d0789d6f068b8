/** Whether a browser keeps cookies: without one it would not be known again, so nothing is changed for it. */
import type { Cookies } from '@sveltejs/kit';

/** Says nothing of anybody, and goes when the browser is closed. */
const NAME = 'keeps';

interface Asked {
	readonly cookies: Cookies;
	readonly url: URL;
}

/** Comes along with a form, to be seen again when that is sent. */
export function tryCookie({ cookies, url }: Asked): void {
	if (keepsCookies({ cookies })) return;
	cookies.set(NAME, 'yes', {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: url.protocol === 'https:'
	});
}

/** Whether any cookie has come back. */
export const keepsCookies = ({ cookies }: Pick<Asked, 'cookies'>): boolean =>
	cookies.getAll().length > 0;
