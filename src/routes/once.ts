/** A form that is sent once, however often it is pressed until it is answered. */
import type { ActionResult, SubmitFunction } from '@sveltejs/kit';

/** For `use:enhance`; `after` is told what came of it. */
export function once(after: (result: ActionResult) => void = () => undefined): SubmitFunction {
	let underway = false;
	return ({ cancel }) => {
		if (underway) {
			cancel();
			return;
		}
		underway = true;
		return async ({ update, result }) => {
			try {
				await update();
			} finally {
				underway = false; // also where what is shown then cannot be fetched
			}
			after(result);
		};
	};
}
