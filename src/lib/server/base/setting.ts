/** What the environment says. */

/** A setting of the environment; what is set to nothing counts as not set. */
export function setting(name: string): string | undefined {
	const given = process.env[name];
	return given === '' ? undefined : given;
}
