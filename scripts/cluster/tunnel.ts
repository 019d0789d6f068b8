/** A way from one port to another that can be made a black hole: what is sent is taken, and nothing comes back. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Tunnel {
	readonly port: number;
	/** From now on nothing comes through, and nobody is told. */
	swallow(): void;
	/** All is as before, for new connections; the old ones end. */
	mend(): void;
	close(): Promise<void>;
}

/** Opens one that leads to a port of this machine, which may be known later. */
export async function openTunnel(to: () => number): Promise<Tunnel> {
	const ends = new Set<Socket>();
	let whole = true;
	const server = createServer((near) => {
		ends.add(near);
		near.on('error', () => near.destroy());
		near.once('close', () => ends.delete(near));
		if (!whole) {
			near.resume();
			return;
		}
		const far = connect(to(), '127.0.0.1');
		ends.add(far);
		far.on('error', () => near.destroy());
		far.once('close', () => {
			ends.delete(far);
			near.destroy();
		});
		near.once('close', () => far.destroy());
		near.on('data', (bytes) => whole && far.write(bytes));
		far.on('data', (bytes) => whole && near.write(bytes));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const cut = () => {
		for (const end of ends) end.destroy();
	};
	return {
		port: (server.address() as AddressInfo).port,
		swallow: () => {
			whole = false;
		},
		mend: () => {
			cut();
			whole = true;
		},
		async close() {
			cut();
			await new Promise((done) => server.close(done));
		}
	};
}
