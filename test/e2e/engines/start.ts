/** Which engines are here, and how each begins. */
import { findEngine, packagesOf, type EngineName } from '../../../scripts/engines.mjs';
import type { Engine } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const OPEN = { firefox: openFirefox, webkit: openWebKit };

/** Why an engine's tests are left out; null where they are not. `ENGINE` names the only one that is wanted. */
export function absence(name: EngineName): string | null {
	const only = process.env['ENGINE'] ?? name;
	if (only !== name) return `only ${only} is wanted`;
	return findEngine(name) ? null : `not here: apt install ${packagesOf(name)}`;
}

/** Starts an engine that is here. */
export const start = (name: EngineName): Promise<Engine> => OPEN[name](findEngine(name) ?? '');
