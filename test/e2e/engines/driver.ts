/** What every engine can be asked, each by a protocol of its own; all else is made of it in `page.ts`. */

/** A device's screen in CSS pixels. */
export interface Screen {
	readonly width: number;
	readonly height: number;
}

/** What a finger or a keyboard does, as the WebDriver standard writes it. */
export interface Gesture {
	readonly type: 'key' | 'pointer';
	readonly id: string;
	readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** One page on a device of its own: nobody else's cookies, nothing kept from before. */
export interface Driver {
	/** Opens an address, and comes back once it has loaded. */
	go(url: string): Promise<void>;
	/** Calls a function of the page, written out, with an argument and for an answer in JSON. */
	call(written: string, argument: string): Promise<string | null>;
	perform(gesture: Gesture): Promise<void>;
	/** Errors of the page's scripts, and what it logged as one. */
	readonly complaints: readonly string[];
	close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
	open(screen: Screen): Promise<Driver>;
	close(): Promise<void>;
}

/** The engine or the way to it has failed, and not the page: no fault of the product. */
export class DriverFault extends Error {
	override readonly name = 'DriverFault';
}

/** No complaint: a network that is cut on purpose, and what a browser only puts off until its next picture. */
const HARMLESS =
	/WebSocket|NetworkError|Failed to load resource|network connection was lost|can’t establish a connection|ResizeObserver loop completed/;

/** Notes an error that a page has told. */
export function complain(complaints: string[], words: string): void {
	if (!HARMLESS.test(words)) complaints.push(words);
}
