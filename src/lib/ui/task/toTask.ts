/** The page goes to what is to be done: whenever that changes, it stands at the task's top, and the task is read aloud. */

import { FIELDS } from './firstEmpty.ts';

/** What says which task it is; empty while there is none. */
const TASK = '[data-task]';

/** What is to be done in a place, as it says itself; null for nothing. */
function taskIn(place: Element): HTMLElement | null {
	const all = [...place.querySelectorAll<HTMLElement>(TASK)];
	return all.find((task) => task.dataset['task'] !== '' && task.checkVisibility()) ?? null;
}

/** Whether somebody writes words of their own just now: they stay where they are. */
function writes(): boolean {
	const { activeElement: at } = document;
	return at instanceof HTMLElement && at.matches(FIELDS);
}

/** Goes to the task that stands there now. */
export function goToTask(place: Element): void {
	const task = taskIn(place);
	task?.scrollIntoView({ block: 'start' });
	// who goes over a board by keys goes on from there: the task is read aloud anyway
	if (document.activeElement?.closest('[data-board]')) return;
	task?.focus({ preventScroll: true });
}

/** A task that has come while words were being written. */
export interface Missed {
	/** What is to be done, in words. */
	readonly task: string;
	readonly place: HTMLElement;
}

/** Goes to the task of a place whenever another one comes. Who writes is told by `missed` instead, and again with null once the task is gone. */
export function toTask(place: HTMLElement, missed: (now: Missed | null) => void): () => void {
	let before = taskIn(place)?.dataset['task'];
	const look = () => {
		const task = taskIn(place);
		const now = task?.dataset['task'];
		if (now === before) return;
		before = now;
		const stays = task !== null && (writes() || document.querySelector('dialog[open]') !== null);
		missed(stays ? { task: task.innerText.trim(), place } : null);
		if (task !== null && !stays) goToTask(place);
	};
	const watch = new MutationObserver(look);
	watch.observe(place, {
		subtree: true,
		childList: true,
		attributes: true,
		attributeFilter: ['data-task', 'hidden']
	});
	return () => watch.disconnect();
}
