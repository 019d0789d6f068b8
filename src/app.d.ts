import type { Tab as PhonePage } from './routes/table/[table]/foot/tabs.ts';
import type { DeskTab } from './routes/workshop/[workshop]/table/tabs.ts';
import type { Guests } from '$lib/server/base/guests.ts';
import type * as Cluster from '$lib/server/cluster/cluster.ts';
import type * as Sync from '$lib/server/compose.ts';

declare global {
	namespace App {
		/** What a refused visitor is told; under `/api` it stands under the key `error`. */
		interface Error {
			message: string;
			/** Kebab-case; our own doors always give one. */
			code?: string;
			/** What of the request is wrong. */
			field?: string;
			/** The rule of the game that says so. */
			rule?: string;
			/** `dice-needed`: how many dice, of how many sides, beyond those given that were used. */
			count?: number;
			sides?: number;
			given?: readonly number[];
			/** `too-many`: when to come back. */
			seconds?: number;
		}
		interface PageState {
			/** The tab of a table's desk, once somebody has turned to one. */
			tab?: DeskTab;
			/** The page of a player's phone, once somebody has turned to another than the turn. */
			page?: PhonePage;
		}
	}
	interface ImportMetaEnv {
		/** The folder of the bundled threads, from where the process was started. */
		readonly THREADS: string;
	}
	/** The process's sync server: one instance for the routes and for the sockets. */
	var sync: Pick<typeof Sync, 'upgrade' | 'poll' | 'closeAll'>;
	/** What `running.json` calls this run, where somebody started it who may start it again. */
	var runningId: string | undefined;
	/** Whether other devices have found this process; unknown where it serves for development, or among several. */
	var guests: Readonly<Guests> | undefined;
	/** Whether a double click began this process, so that the desk may end it. */
	var isBundle: boolean | undefined;
	/** Whether this machine is kept awake; null while nobody is here, unknown where nobody tries. */
	var isAwake: boolean | null | undefined;
	/** Where there are several processes: who answers whom. */
	var cluster: Pick<typeof Cluster, 'isRelayed' | 'receive' | 'receiveUpgrade'> | undefined;
}
