/** Edits as a person makes them, at any place of the field that has the focus: the same seed, the same edits. Runs in the page. */
export async function scribble(seed: number): Promise<void> {
	const field = document.activeElement as HTMLTextAreaElement;
	// Firefox halves a character that it deletes right behind the end of a wrapped line
	field.wrap = 'off';
	let state = seed;
	const dice = (sides: number) => {
		state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
		return ((state ^ (state >>> 13)) >>> 0) % sides;
	};
	const some = ['a', 'ß', ' ', 'e\u0301', '🦀', '👍🏽', '👩‍🔬'];
	for (let edits = 0; edits < 80; edits++) {
		const places = [...new Intl.Segmenter().segment(field.value)].map(({ index }) => index);
		if (dice(3) === 0) {
			const at = places[dice(Math.max(1, places.length))] ?? 0;
			field.setSelectionRange(at, at);
		}
		const [name, value] =
			dice(4) === 0 ? ['forwardDelete', ''] : ['insertText', some[dice(some.length)]];
		(Reflect.get(document, 'execCommand') as (...order: unknown[]) => boolean).call(
			document,
			name,
			false,
			value
		);
		await new Promise((next) => setTimeout(next, dice(30)));
	}
}
