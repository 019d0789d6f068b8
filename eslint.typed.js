/** The rules of eslint.config.js, with types in components: slow, so for `npm run nightly`. */
export { typed as default } from './eslint.config.js';
