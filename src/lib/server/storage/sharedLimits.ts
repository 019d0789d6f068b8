/** Limits that go by address: all processes of a cluster share them, since a visitor may come to any. */
import { postgres } from './store.ts';
import { budgetsAt, takeAt, waitAt, type LIMITS } from '../base/limits.ts';

/** Takes one of what an address may have. Answers 0, or after how many seconds to come back. */
export const takeShared = async (limit: keyof typeof LIMITS, address: string): Promise<number> =>
	(await postgres()?.budgets.take(budgetsAt(limit, address))) ?? takeAt(limit, address);

/** After how many seconds this address may have one more; 0 for now. */
export const waitShared = async (limit: keyof typeof LIMITS, address: string): Promise<number> =>
	(await postgres()?.budgets.wait(budgetsAt(limit, address))) ?? waitAt(limit, address);
