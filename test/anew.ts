/** One file of tests after the other in one process, which reads packages and messages once: our own modules are made anew for each, and what they left in the process is put away. */
import { afterAll, vi } from 'vitest';

/** What a server keeps in its process, beside its modules. */
const kept = globalThis as {
	sync?: { closeAll(): Promise<void> };
	openedStorage?: { close(): void | Promise<void> } | undefined;
	openedPostgres?: unknown;
};

vi.resetModules();
const settings = { ...process.env };

afterAll(async () => {
	vi.useRealTimers();
	await kept.sync?.closeAll();
	await kept.openedStorage?.close();
	kept.openedStorage = undefined;
	kept.openedPostgres = undefined;
	for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
	Object.assign(process.env, settings);
});
