/** LATE=800 npm run browser: pages hear from the server as late as that, half as late, or at once, each in its turn. Finds tests, and screens, that count on one device hearing before another. */
import type { Page } from 'playwright';

/** How late, in milliseconds, the latest pages hear; 0: none is kept waiting. */
const MOST = Number(process.env['LATE'] ?? 0);

let pages = Number(process.env['SEED'] ?? 0);

/** Lets what a page's sockets bring come late; what it sends goes at once. */
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
