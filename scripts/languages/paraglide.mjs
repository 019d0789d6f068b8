/** How Paraglide compiles the messages, for Vite and for `npm run sync`. */
/** @type {{ project: string, outdir: string, strategy: ('cookie' | 'preferredLanguage' | 'baseLocale')[] }} */
export const PARAGLIDE = {
	project: './project.inlang',
	outdir: './src/lib/paraglide',
	strategy: ['cookie', 'preferredLanguage', 'baseLocale']
};
