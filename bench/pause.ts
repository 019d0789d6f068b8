/** Waits so many milliseconds. */
export const pause = (time: number) => new Promise((go) => setTimeout(go, time));
