/** Tables that stand still because their game is gone, or because its rules threw. Each falls by itself: no other is touched. */
import type { AnyModule } from '../../engine/module.ts';
import { gameOf } from '../../games/registry.ts';
import { trouble } from '../base/logger.ts';
import type { Table } from '../storage/storage.ts';
import { guarded } from './guarded.ts';
import { standIn, type Down } from './standIn.ts';

export class Fallen {
	readonly #broken = new Set<string>();
	readonly #show: (table: string) => Promise<unknown>;

	/** `show` is called once a table has fallen, to let everybody there see it. */
	constructor(show: (table: string) => Promise<unknown>) {
		this.#show = show;
	}

	/** Why a table cannot be played on, as far as is known before its log is read. */
	downOf({ id, game }: Table): Down | undefined {
		if (!gameOf(game)) return 'removed';
		return this.#broken.has(id) ? 'broken' : undefined;
	}

	/** The game of a table under watch, or what stands in for it. */
	gameOf(table: Table, down: Down | undefined): AnyModule {
		const module = down ? undefined : gameOf(table.game);
		return module ? this.watch(table, module) : standIn(table);
	}

	/** The module of a table's game: where it throws, the table stands still. */
	watch({ id, game }: Table, module: AnyModule): AnyModule {
		return guarded(module, ({ cause }) => {
			if (this.#broken.has(id)) return;
			this.#broken.add(id);
			trouble('a game has made a mistake', cause, { table: id, game });
			this.#show(id).catch((problem: unknown) => {
				trouble('a table could not be shown as it stands', problem, { table: id });
			});
		});
	}

	/** The table may be tried again. */
	forgive(id: string): void {
		this.#broken.delete(id);
	}
}
