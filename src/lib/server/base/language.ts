/** In which language something is said. */
import { getServerAsyncLocalStorage, type Locale } from '../../paraglide/runtime.js';

/** Does this with every message in that language. */
export function speaking<Answer>(locale: Locale, answer: () => Answer): Answer {
	const store = getServerAsyncLocalStorage();
	return store ? (store.run({ ...store.getStore(), locale }, answer) as Answer) : answer();
}
