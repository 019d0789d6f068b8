/** A part of the stage by its name, as it stands now and not as it fades. */
export const partOf = (stage: Element, name: string): SVGElement | null =>
	stage.querySelector(`:not([inert]) > svg [data-part="${name}"]`);
