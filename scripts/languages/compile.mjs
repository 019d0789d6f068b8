/** The last step of `npm run sync`: compiles the messages where that is needed. */
import { compileMessages } from './compiling.mjs';

await compileMessages();
