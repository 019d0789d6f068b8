/** Takes back what the desk has set at a table, which no rewind does. */
import { sameJson } from '../../engine/json.ts';
import { refusal } from '../../engine/module.ts';
import { note, type Position } from '../../engine/referee.ts';
import { asJson, facilitationOf } from '../../table/facilitation.ts';
import type { Host } from './host.ts';
import { repeated, settled, type Played } from './playing.ts';

/** Sets what entry `seq` has set to what it was before; refused as `moved-on` where the desk has set it anew since. Null for an unknown table. */
export const setBackOn = async (
	host: Host,
	table: string,
	id: string,
	seq: number
): Promise<Played | null> =>
	settled(
		await host.advance<Played>(table, (hosted) => {
			const before = repeated(hosted, id);
			if (before) return { answer: before };
			const earlier = earlierThan(hosted.position, seq);
			if (earlier) return note(hosted.position, earlier, id);
			return { answer: { kind: 'refused', refusal: refusal('moved-on') } };
		})
	);

/** What held before this entry, of all that it has set; null where something else holds by now. */
function earlierThan({ log }: Position, seq: number) {
	const deed = log[seq]?.deed;
	if (deed?.kind !== 'desk') return null;
	const [before, now] = [facilitationOf(log.slice(0, seq)), facilitationOf(log)].map(asJson);
	const names = Object.keys(deed.set);
	if (names.some((name) => !sameJson(now?.[name] ?? null, deed.set[name] ?? null))) return null;
	return Object.fromEntries(names.map((name) => [name, before?.[name] ?? null]));
}
