/** The header that names a download: plain letters for old browsers, all letters for the others (RFC 5987). */
export function dispositionOf(name: string, ending = 'pdf'): string {
	const safe = name
		.normalize('NFC')
		.replace(/[\p{C}\s/\\:*?"<>|]+/gu, ' ')
		.trim();
	// taken apart, a letter as wide as two may become one of these signs again
	const ascii = safe
		.normalize('NFKD')
		.replace(/[^ -~]|[%;/\\:*?"<>|]/g, '')
		.trim();
	const encoded = encodeURIComponent(safe).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`
	);
	const plain = ascii === '' ? 'print' : ascii;
	return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encoded}.${ending}`;
}
