/** Who says it, with the year where there is one: for papers whose room is short, where an address leads to the place. */
export function saidBy(source: string): string {
	const [year = ''] = /\(\d{4}\)/u.exec(source) ?? [];
	const [known] = /^[A-Z]{3,}(?= )(?! and )|^[A-Z]{3,}(?=,)/u.exec(source) ?? [];
	if (known !== undefined) return `${known} ${year}`.trim();
	return /^[^()]*\(\d{4}\)/u.exec(source)?.[0] ?? source.replace(/[,(:].*/su, '').trim();
}
