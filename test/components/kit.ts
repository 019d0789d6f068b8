/** What pages ask of SvelteKit, where there is no server and nowhere to go. */

const nothing = () => undefined;
export const afterNavigate = nothing;
export const beforeNavigate = nothing;
export const enhance = nothing;
export const goto = () => Promise.resolve();
export const invalidateAll = () => Promise.resolve();
export const pushState = nothing;
export const replaceState = nothing;

export const page = { params: {}, state: {}, status: 200, url: new URL(location.href) };
export const navigating = { to: null, complete: null };
