/** The Node that npm brings, whatever the system's own is. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
	readonly version: string;
	readonly integrity?: string;
	readonly hasInstallScript?: boolean;
}
const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
const { optionalDependencies } = read('package.json') as {
	readonly optionalDependencies: Readonly<Record<string, string>>;
};
const { packages } = read('package-lock.json') as {
	readonly packages: Readonly<Record<string, Package>>;
};

test.each(['linux-x64', 'linux-arm64', 'win-x64', 'darwin-x64', 'bin-darwin-arm64'])(
	'on %s it is Node 24, held to its hash, and nothing is run to install it',
	(platform) => {
		const found = packages[`node_modules/node-${platform}`];
		expect(found?.version).toBe(optionalDependencies[`node-${platform}`]);
		expect(found?.version).toMatch(/^24\./);
		expect(found?.integrity).toMatch(/^sha512-/);
		expect(found?.hasInstallScript ?? false).toBe(false);
	}
);
