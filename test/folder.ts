/** Where a test writes. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in which nothing lies yet; what the run leaves there goes with its end, see `scripts/testing/place.mjs`. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
