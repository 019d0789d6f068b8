/** A game under watch: where its rules throw, the host hears of that first. */
import { isObject } from '../../engine/json.ts';
import type { AnyModule } from '../../engine/module.ts';
import { DiceNeeded } from '../../engine/random.ts';

/** The rules of a game threw: the fault is theirs, and only their own table's. */
export class ModuleFault extends Error {
	constructor(cause: unknown) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}

/** The same module, or a part of it; `fell` is told of every throw, which then goes on as a `ModuleFault`. */
export function guarded<Part extends object = AnyModule>(
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
