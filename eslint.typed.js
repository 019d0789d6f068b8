/** The rules of eslint.config.js and of .oxlintrc.json, with types in components too: slow, so for `npm run lab -- nightly`. */
export { typed as default } from './eslint.config.js';
