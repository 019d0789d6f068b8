/** The eyes of a die on paper. */

/** By its number, where each eye lies: from -1 to 1 across and down, 0 in the middle. */
export const EYES: readonly (readonly (readonly [x: number, y: number])[])[] = (() => {
	const middle = [[0, 0]] as const;
	const slope = [
		[-1, -1],
		[1, 1]
	] as const;
	const corners = [...slope, [1, -1], [-1, 1]] as const;
	const sides = [
		[-1, 0],
		[1, 0]
	] as const;
	return [
		[],
		middle,
		slope,
		[...slope, ...middle],
		corners,
		[...corners, ...middle],
		[...corners, ...sides]
	];
})();
