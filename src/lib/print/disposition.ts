/** What a file's name may not hold somewhere. */
const FORBIDDEN = /[\p{C}\s/\\:*?"<>|]+/gu;

/** The header that names a download: plain letters for old browsers, all letters for the others (RFC 5987). */
export function dispositionOf(name: string, ending = 'pdf'): string {
	const safe = name.normalize('NFC').replace(FORBIDDEN, ' ').trim();
	// once more, since NFKD makes a plain quotation mark of a wide one
	const ascii = safe
		.normalize('NFKD')
		.replace(/[^ -~]|[%;]/g, '')
		.replace(FORBIDDEN, ' ')
		.trim();
	const encoded = encodeURIComponent(safe).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`
	);
	const plain = ascii === '' ? 'print' : ascii;
	return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encoded}.${ending}`;
}
