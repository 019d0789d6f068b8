/** What melting an iceberg would take along, before it is confirmed. */
import { same } from '../../../pieces/geometry/squares.ts';
import { largestParts, melt } from '../rules/melting.ts';
import type { IcebergEvent, State } from '../rules/state.ts';

export interface LossPreview {
	readonly after: State;
	readonly events: readonly IcebergEvent[];
	/** The icebergs that would be gone. */
	readonly icebergs: readonly number[];
	/** The seats whose floes would be gone. */
	readonly floes: readonly number[];
}

/** Melts on a copy. */
export function lossPreviewOf(view: State, iceberg: number, keep: number | undefined): LossPreview {
	const after = structuredClone(view);
	const events: IcebergEvent[] = [];
	melt(after, iceberg, keep, (event) => events.push(event));
	const left = new Set(after.icebergs.map(({ id }) => id));
	return {
		after,
		events,
		icebergs: view.icebergs.map(({ id }) => id).filter((id) => !left.has(id)),
		floes: [...view.floes.keys()].filter((seat) => view.floes[seat] && !after.floes[seat])
	};
}

/** The equal parts of which one is to be chosen, as ids of their icebergs; none where nothing is split evenly. */
export function equalParts(view: State, id: number): readonly (readonly number[])[] {
	const iceberg = view.icebergs.find((one) => one.id === id);
	const parts = iceberg ? largestParts(view, iceberg) : [];
	if (parts.length < 2) return [];
	return parts.map((part) =>
		view.icebergs.filter(({ at }) => part.some((centre) => same(centre, at))).map((one) => one.id)
	);
}
