/** What leads a hand on a player's page: to the next task, and back under the finger. */
import { goToTask, toTask } from '$lib/ui/task/toTask.ts';
import { underFinger } from '$lib/ui/underFinger.ts';

export { goToTask };

/** How a page is led on. */
interface Way {
	/** Things come and go above what is pressed. */
	readonly flows: boolean;
	/** The task that stands there now has just come. */
	readonly comes: boolean;
}

/** Leads in this place. `missed` is told of a task that came while somebody wrote. */
export function guide(
	place: HTMLElement,
	{ flows, comes }: Way,
	missed: (task: string | null) => void
): () => void {
	const ends = [toTask(place, comes, missed), ...(flows ? [underFinger(place)] : [])];
	return () => {
		for (const end of ends) end();
	};
}
