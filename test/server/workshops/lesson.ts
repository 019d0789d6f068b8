/** The next lesson as a desk asks for it, a week after the day that the tests stand on. */
export const NOW = Date.UTC(2027, 2, 22, 9, 30);
export const DAY = 24 * 60 * 60_000;

export const LESSON = { day: '2027-03-29', hour: '09:50', zone: 'Europe/Berlin', minutes: 45 };
