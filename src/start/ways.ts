/** What the window says of the ways in, and says anew when this machine gets another address: another Wi-Fi, a new lease after sleep. */
import { renderUnicodeCompact } from 'uqr';
import { waysIn } from '../lib/server/base/lan.ts';
import { note } from '../lib/server/base/logger.ts';
import { said } from '../lib/server/base/terminal.mjs';

/** Milliseconds between two looks at the addresses. */
const LOOK = 5_000;

/** Says what to open at this port, here and on phones, and goes on looking. Throws where an address was set that is none. */
export function tellWays(port: number): void {
	const { room, others, lost } = waysIn(port);
	console.log(
		`\n  ${said('start_open')}\n\n  ${said('start_here', { address: `http://localhost:${port}` })}`
	);
	if (lost) console.log(`  ${said('start_no_room')}\n`);
	if (room !== null) console.log(`  ${said('start_room', { address: room })}\n`);
	if (others.length > 0) console.log(`  ${said('start_others')}\n${others.join('\n')}\n`);
	if (room !== null) console.log(codeOf(room));
	follow(port, room);
}

/** Nothing is said while there is no network: phones cannot come then, and find the same address again or another one after it. */
function follow(port: number, first: string | null): void {
	let told = first;
	setInterval(() => {
		const { room } = waysIn(port);
		if (room === null || room === told) return;
		if (told !== null) console.log(`\n  ${said('start_moved')}`);
		console.log(`\n  ${said('start_room', { address: room })}\n`);
		console.log(codeOf(room));
		told = room;
		note('address changed');
	}, LOOK).unref();
}

const codeOf = (address: string) => renderUnicodeCompact(address, { border: 2 });
