/** `LATE=800 npm run browser`: one page hears from the server at once, the next one 400 ms late, the next one 800 ms late, and so on. Finds tests and screens that count on one device hearing before another. */
import type { Page } from 'playwright';

/** The longest delay, in milliseconds; 0: none. */
const MOST = Number(process.env['LATE'] ?? 0);

let pages = Number(process.env['SEED'] ?? 0);

/** Delays what comes to a page through its sockets; what it sends goes at once. */
export async function hearLate(page: Page): Promise<void> {
	if (MOST === 0) return;
	const late = (pages++ % 3) * (MOST / 2);
	await page.routeWebSocket(/./, (socket) => {
		const server = socket.connectToServer();
		server.onMessage((message) => {
			setTimeout(() => {
				socket.send(message);
			}, late);
		});
	});
}
