/** How far the work has come that somebody waits for: a workshop's booklet takes a while. */

const works = new Map<string, number>();

/** How much of a work is done, from 0 to 1; null when there is none of this name. */
export const progressOf = (name: string): number | null => works.get(name) ?? null;

/** Does a work that tells how far it is. */
export async function withProgress<Result>(
	name: string,
	work: (tell: (made: number) => void) => Promise<Result>
): Promise<Result> {
	const tell = (made: number) => {
		works.set(name, made);
	};
	tell(0);
	try {
		return await work(tell);
	} finally {
		works.delete(name);
	}
}
