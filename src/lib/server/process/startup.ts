/** What the process says when it is open, or cannot open. It is handed to src/server.ts: Node itself would read thousands of files for these words. */
import * as m from '$lib/paraglide/messages.js';

export const startup = {
	doors_bad_port: m.doors_bad_port,
	start_here: m.start_here,
	start_open: m.start_open,
	start_port_broken: m.start_port_broken,
	start_port_forbidden: m.start_port_forbidden,
	start_port_taken: m.start_port_taken,
	start_rebuilt: m.start_rebuilt,
	start_room: m.start_room
};
