/** Asks the thread in which computer players think; it starts with the first question. */
import type { Decision, Question } from '$lib/engine/search/decide.ts';

/** A question as it is sent to the thread: the game by its name, chance by its seed. */
export type Asked = Omit<Question, 'module' | 'random'> & {
	readonly id: number;
	readonly game: string;
	readonly seed: number;
};

export interface Thought {
	readonly id: number;
	readonly decision: Decision;
}

export class Thinker {
	#worker: Worker | null = null;
	#asked = 0;

	/** Thinks about one question; whatever was asked before is not answered any more. Rejects where the device cannot. */
	think(question: Omit<Asked, 'id'>): Promise<Decision> {
		const id = (this.#asked += 1);
		const worker = (this.#worker ??= new Worker(new URL('./thinker.worker.ts', import.meta.url), {
			type: 'module'
		}));
		return new Promise((done, failed) => {
			worker.onmessage = ({ data }: MessageEvent<Thought>) => {
				if (data.id === id) done(data.decision);
			};
			worker.onerror = ({ message }) => {
				this.close();
				failed(new Error(message));
			};
			// a board's state is a proxy, which no thread can be handed
			worker.postMessage({ ...(JSON.parse(JSON.stringify(question)) as typeof question), id });
		});
	}

	close(): void {
		this.#worker?.terminate();
		this.#worker = null;
	}
}
