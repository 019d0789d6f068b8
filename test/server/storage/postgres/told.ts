import { openPostgres } from '../../../../src/lib/server/storage/postgres/postgres.ts';

/** What a process that comes with this setting is told; null where it may serve. It is gone again afterwards. */
export async function toldAtOnce(
	setting: Parameters<typeof openPostgres>[0]
): Promise<string | null> {
	const postgres = openPostgres(setting);
	try {
		await postgres.arrive();
		await postgres.leave();
		return null;
	} catch (cause) {
		return cause instanceof Error ? cause.message : String(cause);
	} finally {
		await postgres.storage.close();
	}
}
