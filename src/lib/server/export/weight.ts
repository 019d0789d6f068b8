/** How much a file of tables holds beside its pictures, told from its bytes: what is parsed takes twenty times the room. */

/** The largest file that is read, with its pictures. */
export const FILE_MOST = 16 * 1024 * 1024;
/** The most that may stand in it beside its pictures. */
export const TEXT_MOST = 4 * 1024 * 1024;

const KEY = Buffer.from('"picture":');
const [QUOTE, SPACE] = Buffer.from('" ');

/** The bytes of a file without what stands between the quotation marks after `"picture":`. Base64 has none of its own. */
export function textIn(file: Uint8Array): number {
	const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
	let pictures = 0;
	for (let at = bytes.indexOf(KEY); at >= 0; at = bytes.indexOf(KEY, at)) {
		at += KEY.length;
		if (bytes[at] === SPACE) at += 1;
		if (bytes[at] !== QUOTE) continue;
		const end = bytes.indexOf('"', at + 1);
		if (end < 0) break;
		pictures += end - at - 1;
		at = end;
	}
	return bytes.length - pictures;
}
