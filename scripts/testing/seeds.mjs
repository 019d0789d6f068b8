/** Which seed the tests use. */

/** Of `npm test`: the one in `SEED`, else always the same. */
export const seedOfTests = () => process.env['SEED'] ?? '1';

/** Another one every day, for what searches on. */
export const seedOfToday = () => String(Math.floor(Date.now() / 86_400_000));
