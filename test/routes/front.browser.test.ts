/** The front door of a host whose games bring nothing along but themselves. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as m from '../../src/lib/paraglide/messages.js';
import Front from '../../src/routes/+page.svelte';
import { offerOf } from '../../src/routes/offer.server.ts';
import { show } from '../components/mounting.ts';

const FrontDoor = Front as unknown as Component<{ data: object; form: null }>;
const front = { tagline: '', lead: 'Two play.', credit: '', sample: false, plans: false };

const open = (more: object, openTo: string) =>
	show(FrontDoor, {
		data: {
			offer: offerOf(null),
			openTo,
			places: { leads: [], sits: [], away: [] },
			front: { ...front, ...more }
		},
		form: null
	});
const offered = () =>
	[m.sample_open(), m.plans_title()].filter((words) => page.getByText(words).all().length > 0);

test.each(['anyone', 'code'])(
	'open to %s: what no game brings along is not offered',
	async (to) => {
		await open({}, to);
		expect(offered()).toEqual([]);
		expect(document.body.textContent).toContain('Two play.');
		expect(document.querySelector('main small:empty')?.checkVisibility()).toBe(false);
		await open({ sample: true, plans: true }, to);
		expect(offered()).toEqual([m.sample_open(), m.plans_title()]);
	}
);
