/** What time it is at the server, for a device whose own clock may be wrong. */

/** `Date` headers name the second in which an answer began. */
const SECOND = 1000;

export class ServerClock {
	/** The server's clock is ahead of this device's by something between these. */
	#least = -Infinity;
	#most = Infinity;

	/** Takes note of an answer's `Date` header, between when it was asked for and when it came. */
	heard(date: string | null, sent: number, came: number): void {
		const said = Date.parse(date ?? '');
		if (Number.isNaN(said)) return;
		const [least, most] = [said - came, said + SECOND - sent];
		const agrees = least <= this.#most && most >= this.#least;
		this.#least = agrees ? Math.max(least, this.#least) : least;
		this.#most = agrees ? Math.min(most, this.#most) : most;
	}

	/** The server's time when this device's own clock says `own`; before anything was heard, just that. */
	at(own: number): number {
		return this.#least === -Infinity ? own : own + (this.#least + this.#most) / 2;
	}
}

const clock = new ServerClock();

export const serverNow = (): number => clock.at(Date.now());

/** Asks whether the server is there; null without a network. */
export async function health(): Promise<Response | null> {
	const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
	await answer?.text().catch(() => ''); // one that nobody reads to its end would keep a connection
	return answer;
}

/** Asks the server what time it is; without a network nothing is learned. */
export async function learnTime(): Promise<void> {
	const sent = Date.now();
	const answer = await health();
	if (answer) clock.heard(answer.headers.get('date'), sent, Date.now());
}
