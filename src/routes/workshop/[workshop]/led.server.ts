/** What all pages of a workshop begin with: who leads it. */
import { facilitates } from '$lib/server/storage/identity.ts';
import { atLocalhost } from '$lib/server/http/here.ts';
import { counted, credentialsOf, facilitator, refuseDoor } from '$lib/server/http/requests.ts';
import type { Workshop } from '$lib/server/storage/storage.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { redirect, type RequestEvent } from '@sveltejs/kit';

/** The workshop of a page, for whoever leads it; who sits at the server's machine is led to their desk at `localhost`. 404 for an unknown one, 403 for anybody else, 429 for who has made too much work. */
export async function led(event: RequestEvent, id: string): Promise<Workshop> {
	const found = await findWorkshop(id);
	if (!found) return refuseDoor(404, 'no-such-workshop');
	if (!(await facilitates(found.id, credentialsOf(event)))) {
		const desk = atLocalhost(event);
		if (desk !== null) redirect(303, desk);
		refuseDoor(403, 'facilitator-only');
	}
	counted(event, facilitator(found.id));
	return found;
}
