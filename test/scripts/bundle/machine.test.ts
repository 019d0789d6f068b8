/** For which machine a file is made, read from its first bytes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { node } from '../../../scripts/install.mjs';
import { madeFor } from '../../../scripts/bundle/machine.mjs';

/** What the prebuilt libraries of the database are, as they come from npm: signed by hand on one machine alone. */
test.each([
	['linux-x64', false],
	['linux-arm64', false],
	['win32-x64', false],
	['win32-arm64', false],
	['darwin-x64', false],
	['darwin-arm64', true]
])('the library of %s is made for it, and signed: %s', (machine, signed) => {
	const file = readFileSync(`node_modules/better-sqlite3/prebuilds/${machine}.node`);
	expect(madeFor(file)).toEqual({ machine, signed });
});

test('the Node that npm brought is made for this machine', () => {
	expect(madeFor(readFileSync(node))?.machine).toBe(`${process.platform}-${process.arch}`);
});

test.each(['', 'MZ', '#!/bin/sh\n'.repeat(20)])('%j is made for none', (text) => {
	expect(madeFor(Buffer.from(text))).toBeNull();
});
