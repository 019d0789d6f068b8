/** Where a game's own files lie, as import.meta.glob names them from here: ours beside this file, those from elsewhere in `games` in the root. */

/** What was found of a game under this name, such as `screens/phone.ts`; undefined where it has none. */
export const fileOf = <Part>(
	found: Readonly<Record<string, Part>>,
	game: string,
	file: string
): Part | undefined => found[`./${game}/${file}`] ?? found[`../../../games/${game}/${file}`];
