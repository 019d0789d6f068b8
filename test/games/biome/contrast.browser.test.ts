/** Where the system sets all colours, what is filled still shows its share: browsers leave its colours alone. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import Chances from '../../../src/lib/games/biome/screens/shared/Chances.svelte';
import Meter from '../../../src/lib/games/biome/screens/shared/Meter.svelte';
import { show } from '../../components/mounting.ts';

const effects = { failure: 'a', mixed: 'b', success: 'c', strong: 'd' };

test.each([
	['the largest share', Meter, { percent: 30, line: 50, biome: null }, 3],
	[
		'the chances',
		Chances,
		{ title: 'Roll', parts: [{ what: 'base', by: 2 }], effects, open: true },
		8
	]
] as const)('%s', async (_, Shown, props, least) => {
	await show(Shown as unknown as Component<Record<string, unknown>>, props);
	// the setting goes down to all that lies within
	const filled = [...document.querySelectorAll('.bar, .bar *, .mini, .mini *')];
	expect(filled.length).toBeGreaterThanOrEqual(least);
	expect(
		new Set(filled.map((one) => getComputedStyle(one).getPropertyValue('forced-color-adjust')))
	).toEqual(new Set(['none']));
});
