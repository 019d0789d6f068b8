/** All chance in a test run comes from one number, `SEED` (1 unless said), so that no verdict differs from one run to the next: dice, and ids, codes and names that are made up. */
import nodeCrypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { seededSource } from '../src/lib/engine/random.ts';

const seed = Number(process.env['SEED'] ?? 1);
const words = seededSource(seed);
/** Of its own in each file: some files share a storage, which takes no id twice. Dice fall alike however many ids are made. */
const file = relative('.', expect.getState().testPath ?? '');
const ids = seededSource(seed + createHash('sha256').update(file).digest().readUInt32LE());

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
Math.random = () => words(2 ** 32) / 2 ** 32;
crypto.getRandomValues = (into) => {
	const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
	for (let at = 0; at < bytes.length; at += 1) bytes[at] = words(256);
	return into;
};
const { randomBytes, randomInt } = nodeCrypto;
/** Whether it is the product that asks: what tests and packages choose for themselves, such as ports and files, differs from process to process. */
const weAsk = () => /[/]src[/]lib[/]/.test(new Error().stack?.split('\n')[3] ?? '');
Object.assign(nodeCrypto, {
	randomBytes: (size: number) =>
		weAsk() ? Buffer.from(Array.from({ length: size }, () => ids(256))) : randomBytes(size),
	// the product asks for a number below its only bound
	randomInt: (...bounds: [number, number]) => (weAsk() ? ids(bounds[0]) : randomInt(...bounds))
});
syncBuiltinESMExports(); // for whoever imports them by name
