/** The class's pack as the desk has it: read when it is looked at, changed through its door. */
import * as m from '../../../../paraglide/messages.js';
import type { PackDoor } from '../../../kit/pictures.ts';
import { changedOwn, PACK_LIMITS, type ClassPack, type PackChanges } from '../../pack/classPack.ts';

export class DeskPack {
	/** Empty until it was read. */
	now = $state.raw<ClassPack>({ ready: [], own: [] });
	readonly #door: () => PackDoor | undefined;

	constructor(door: () => PackDoor | undefined) {
		this.#door = door;
	}

	/** Somebody else who leads may have changed it; what was changed here meanwhile is newer than the answer. */
	async read(): Promise<void> {
		const before = this.now;
		const answer = (await this.#door()?.read()) as ClassPack | null | undefined;
		if (answer && this.now === before) this.now = answer;
	}

	/** Null when it was done, else why not. */
	async change(changes: PackChanges): Promise<string | null> {
		if (changedOwn(this.now.own, changes).length > PACK_LIMITS.own)
			return m.pack_full({ most: PACK_LIMITS.own });
		const after = (await this.#door()?.change(changes)) ?? m.pack_offline();
		if (typeof after === 'string') return after;
		this.now = after.pack as ClassPack;
		return null;
	}
}
