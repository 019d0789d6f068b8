/** Where every game lives, and where those from elsewhere came from. Written by `npm run sync`. */
export interface Home {
	readonly folder: string;
	readonly ours: boolean;
	/** The languages it has words in. */
	readonly locales: readonly string[];
	/** As `npm run add-game` was told; null for one of ours, or one that was put there by hand. */
	readonly from: string | null;
}

export const homes: Readonly<Record<string, Home>> = {
	'biome': {"folder":"src/lib/games/biome","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'chicken-run': {"folder":"src/lib/games/chicken-run","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'global-warming': {"folder":"src/lib/games/global-warming","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'hunt': {"folder":"src/lib/games/hunt","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'martian-12s': {"folder":"src/lib/games/martian-12s","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'martian-gunslinger': {"folder":"src/lib/games/martian-gunslinger","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'melting-iceberg': {"folder":"src/lib/games/melting-iceberg","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'scavenger-hunt': {"folder":"src/lib/games/scavenger-hunt","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'timberland': {"folder":"src/lib/games/timberland","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'timelock': {"folder":"src/lib/games/timelock","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'virus-fight': {"folder":"src/lib/games/virus-fight","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null},
	'wrecktangle': {"folder":"src/lib/games/wrecktangle","ours":true,"locales":["en","ar","de","es","fr","pl","uk"],"from":null}
};
