/**
 * Puts a text on the clipboard, and says whether that could be done. Without a clipboard (on a plain LAN
 * address there is none) the field that shows it is marked, to be copied by hand.
 */
export async function copied(
	text: string,
	field?: HTMLInputElement | HTMLTextAreaElement
): Promise<boolean> {
	field?.select();
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
