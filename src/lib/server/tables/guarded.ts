/** A game under watch: where its rules throw, the host hears of that first. */
import { isObject } from '../../engine/json.ts';
import type { AnyModule } from '../../engine/module.ts';
import { DiceNeeded } from '../../engine/random.ts';
import { gameOf } from '../../games/registry.ts';
import { trouble } from '../base/logger.ts';
import type { Table } from '../storage/storage.ts';
import { standIn, type Down } from './standIn.ts';

/** The rules of a game threw: the fault is theirs, and only their own table's. */
export class ModuleFault extends Error {
	constructor(cause: unknown) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}

/** The same module, or a part of it; `fell` is told of every throw, which then goes on as a `ModuleFault`. */
function guarded<Part extends object = AnyModule>(
	part: Part,
	fell: (fault: ModuleFault) => void
): Part {
	const watched =
		(rule: (...given: unknown[]) => unknown) =>
		(...given: unknown[]): unknown => {
			try {
				const answer = rule.apply(part, given);
				// what is listed one by one is listed here, so that nothing is thrown later
				return isGenerator(answer) ? [...answer] : answer;
			} catch (cause) {
				// dice that people have yet to roll are no mistake
				if (cause instanceof DiceNeeded || cause instanceof ModuleFault) throw cause;
				const fault = new ModuleFault(cause);
				fell(fault);
				throw fault;
			}
		};
	return new Proxy(part, {
		get(of, name) {
			const inside: unknown = Reflect.get(of, name);
			if (typeof inside === 'function') return watched(inside as () => unknown);
			return PARTS.has(name) && isObject(inside) ? guarded(inside, fell) : inside;
		}
	});
}

/** What of a module has rules of its own inside. */
const PARTS: ReadonlySet<string | symbol> = new Set(['action', 'faded', 'options']);

const isGenerator = (value: unknown): value is Iterable<unknown> =>
	isObject(value) && Symbol.iterator in value;

/** Tables that stand still because their game is gone, or because its rules threw. Each falls by itself: no other is touched. */
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
