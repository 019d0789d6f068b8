/** All chance in a test run comes from one number, `SEED` (1 unless said), so that no verdict differs from one run to the next. */
import fc from 'fast-check';
import { seededSource } from '../src/lib/engine/random.ts';

const seed = Number(process.env['SEED'] ?? 1);
const words = seededSource(seed);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
Math.random = () => words(2 ** 32) / 2 ** 32;
crypto.getRandomValues = (into) => {
	const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
	for (let at = 0; at < bytes.length; at += 1) bytes[at] = words(256);
	return into;
};
