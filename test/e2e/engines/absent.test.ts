/** An engine that cannot be tested here, by its name. */
import { test } from 'vitest';
import { absence, ENGINE } from './open.ts';

test.skip(`${ENGINE}: ${ENGINE === 'chromium' ? '' : (absence(ENGINE) ?? '')}`);
