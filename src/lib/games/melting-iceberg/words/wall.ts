/** What the wall says. */
export { melting_iceberg_title as title } from '../../../paraglide/messages.js';
export { toAct } from '../rules/rules.ts';
export { endOf } from './end.ts';
export { eventSentence } from './events.ts';
export { statusOf } from './status.ts';
