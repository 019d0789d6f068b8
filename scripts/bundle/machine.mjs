/** For which machine a program or a library is made, and whether somebody has signed it: its first bytes say so. */

/** @type {Readonly<Record<number, string>>} */
const ELF = { 0x3e: 'linux-x64', 0xb7: 'linux-arm64' };
/** @type {Readonly<Record<number, string>>} */
const PE = { 0x8664: 'win32-x64', 0xaa64: 'win32-arm64' };
/** @type {Readonly<Record<number, string>>} */
const MACH = { 0x0100_0007: 'darwin-x64', 0x0100_000c: 'darwin-arm64' };
const CODE_SIGNATURE = 0x1d;

/**
 * The machine as Node calls it, and whether there is a signature in the file (on Linux there never is); null for any other file.
 * @param {Buffer} bytes
 * @returns {{ machine: string | undefined, signed: boolean } | null}
 */
export function madeFor(bytes) {
	if (bytes.length < 64) return null;
	if (bytes.toString('latin1', 0, 4) === '\x7fELF')
		return { machine: ELF[bytes.readUInt16LE(18)], signed: false };
	if (bytes.toString('latin1', 0, 2) === 'MZ') return ofWindows(bytes, bytes.readUInt32LE(60));
	return bytes.readUInt32LE(0) === 0xfeed_facf ? ofMac(bytes) : null;
}

/** @param {Buffer} bytes @param {number} head where the head of the file itself begins */
function ofWindows(bytes, head) {
	const directories = head + 24 + 112;
	const certificates = directories + 4 * 8;
	return {
		machine: PE[bytes.readUInt16LE(head + 4)],
		signed: bytes.readUInt32LE(certificates + 4) > 0
	};
}

/** @param {Buffer} bytes */
function ofMac(bytes) {
	let at = 32;
	let signed = false;
	for (let left = bytes.readUInt32LE(16); left > 0; left -= 1) {
		signed ||= bytes.readUInt32LE(at) === CODE_SIGNATURE;
		at += bytes.readUInt32LE(at + 4);
	}
	return { machine: MACH[bytes.readUInt32LE(4)], signed };
}
