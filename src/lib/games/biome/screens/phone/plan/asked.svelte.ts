/** What the shown step of a plan asks. The task's own sentence says that, in place of what the whole plan is for. */
const asked = $state({ of: '', sentence: '' });

/** Sets what is asked now in the task of this name. */
export const ask = (of: string, sentence: string): void =>
	void Object.assign(asked, { of, sentence });

/** The sentence of a task; of one that is done in steps, what is asked now. */
export const askedIn = (task: string, sentence: string): string =>
	task !== '' && asked.of === task ? asked.sentence : sentence;
