/** The log: one line of JSON an event, on standard error. No name, address, token or text of anybody's ever stands in it. */
import pino from 'pino';

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];
/** In a terminal only what somebody has to look after; where a service keeps it, what happened too. */
const USUAL = process.stderr.isTTY ? 'warn' : 'info';
/** Milliseconds in which the same trouble is told once. */
const PAUSE = 10_000;

const asked = process.env['LOG_LEVEL'] ?? USUAL;
const to = pino.destination({ dest: 2, sync: true });
to.on('error', () => undefined); // nobody reads it any more: that is no reason to stop
const log = pino(
	{
		base: null,
		level: LEVELS.includes(asked) ? asked : USUAL,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) }
	},
	to
);

/** Codes, numbers, addresses of doors as routes: what may be said of an event. */
type Facts = Readonly<Record<string, string | number | undefined>>;

/** Notes what has happened; `debug` for what happens all the time. */
export function note(event: string, facts: Facts = {}, level: 'info' | 'debug' = 'info'): void {
	log[level](facts, event);
}

/** Notes what somebody should know who looks after the server, though nothing has failed. */
export function warn(event: string, facts: Facts = {}): void {
	log.warn(facts, event);
}

interface Told {
	/** By the process's own running time: a clock that is set back silences nothing. */
	readonly at: number;
	/** How often it has come again since, untold. */
	again: number;
}

const told = new Map<string, Told>();

/** Notes what should not have happened: on a full disk, say, once in a while and not a thousand times. */
export function trouble(
	event: string,
	cause: unknown,
	facts: Facts = {},
	now = performance.now()
): void {
	const fault = faultOf(cause);
	const key = `${event} ${String(fault['kind'])} ${String(fault['code'])}`;
	const before = told.get(key);
	if (before && now - before.at < PAUSE) {
		before.again += 1;
		return;
	}
	if (told.size > 100) told.clear();
	told.set(key, { at: now, again: 0 });
	const again = before && before.again > 0 ? { again: before.again } : {};
	log.error({ ...facts, ...again, fault }, event);
}

/** An error without its message, which may quote what somebody wrote; a database’s or a system’s has a code, and quotes nobody. */
function faultOf(cause: unknown): Record<string, unknown> {
	if (!(cause instanceof Error)) return { kind: typeof cause };
	const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
	const lines = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
	return {
		kind: cause.name,
		...(code === undefined ? {} : { code }),
		where: lines.slice(0, 8).map((line) => line.trim()),
		...(cause.cause === undefined ? {} : { cause: faultOf(cause.cause) })
	};
}
