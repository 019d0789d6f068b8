import * as m from '../../../paraglide/messages.js';
import { toAct } from '../rules/rules.ts';
import { endOf } from './end.ts';
import { eventSentence } from './events.ts';
import { statusOf } from './status.ts';

/** What the wall says. */
export const words = { title: m.melting_iceberg_title, toAct, endOf, eventSentence, statusOf };
