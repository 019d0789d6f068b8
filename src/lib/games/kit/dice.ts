/** How many dice a list of an event shows: those without a face were not thrown. */
export const diceOf = (faces: unknown): number =>
	Array.isArray(faces) ? faces.filter((face) => face !== null).length : 0;
