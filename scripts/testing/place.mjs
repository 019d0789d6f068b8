/** Where tests write: a folder of this run in the place of the machine's own, gone with all that was left in it when the run ends. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the first worker begins: what has begun keeps the place that it was told. @returns {() => void} what ends it */
export default function setup() {
	const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	// as the machine's own place is: a database may run as another user
	chmodSync(folder, 0o1777);
	for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
	return () => {
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	};
}
