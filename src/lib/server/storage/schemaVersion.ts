/** Raised with each change of the schema, with a step in steps.ts; a file of a later version is not opened. */
export const SCHEMA_VERSION = 9;
