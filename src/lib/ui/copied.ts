/**
 * Puts a text on the clipboard, and says whether that could be done. On a plain LAN address scripts have no clipboard:
 * there the field that shows it is marked, and the browser asked to copy what is marked; else it is copied by hand.
 */
export async function copied(
	text: string,
	field?: HTMLInputElement | HTMLTextAreaElement
): Promise<boolean> {
	field?.focus();
	field?.select();
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		// eslint-disable-next-line @typescript-eslint/no-deprecated -- no other way works on plain http
		return field !== undefined && document.execCommand('copy');
	}
}
