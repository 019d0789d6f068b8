/** §7 The thirteen events in words: what each needs and what comes of it, one entry each. */
import * as m from '../../../paraglide/messages.js';
import { rankOf, type Card } from '../rules/cards.ts';

interface EventText {
	/** The resources of one's own that it asks for in any case. */
	readonly own: readonly string[];
	/** What must hold beside them. */
	readonly needs?: () => string;
	readonly then: () => string;
}

const TEXTS: Readonly<Record<string, EventText>> = {
	K: { own: ['J', 'T', '5'], then: m.martian_gunslinger_then_k },
	Q: { own: [], needs: m.martian_gunslinger_needs_q, then: m.martian_gunslinger_then_q },
	J: {
		own: ['8', '6'],
		needs: m.martian_gunslinger_needs_third,
		then: m.martian_gunslinger_then_j
	},
	T: { own: ['9', 'Q'], then: m.martian_gunslinger_then_t },
	9: {
		own: ['Q', '2'],
		needs: m.martian_gunslinger_needs_third,
		then: m.martian_gunslinger_then_9
	},
	8: { own: ['A', '4'], then: m.martian_gunslinger_then_8 },
	7: { own: ['9', '8'], then: m.martian_gunslinger_then_7 },
	6: { own: [], needs: m.martian_gunslinger_needs_6, then: m.martian_gunslinger_then_6 },
	5: { own: [], needs: m.martian_gunslinger_needs_5, then: m.martian_gunslinger_then_5 },
	4: { own: ['9'], needs: m.martian_gunslinger_needs_4, then: m.martian_gunslinger_then_4 },
	3: { own: ['7', '5'], then: m.martian_gunslinger_then_3 },
	2: { own: [], needs: m.martian_gunslinger_needs_2, then: m.martian_gunslinger_then_2 },
	A: { own: ['3', '4'], needs: m.martian_gunslinger_needs_a, then: m.martian_gunslinger_then_a }
};

const NOTHING: EventText = { own: [], then: () => '' };

/** What an event card asks for, and what comes of it. */
export const eventText = (card: Card): EventText => TEXTS[rankOf(card)] ?? NOTHING;
