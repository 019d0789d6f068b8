/** What the desk sets at a table, whatever its game. */
import { freshId } from '$lib/table/requests.ts';
import { demand } from '../table/demand.ts';

/** Sets it; null when it was done, else the sentence that says why not. */
export const lead = (table: string, set: object): Promise<string | null> =>
	demand('POST', `/api/tables/${table}/desk`, { id: freshId(), ...set });
