/** What the people of one seat decide together: one of them proposes, the others agree, then it is played. */

/** A proposal, in the document of the seat's own view: nobody else reads it. */
export interface Proposal {
	/** The action's id: under it the action will stand in the log. */
	readonly id: string;
	/** Who proposes it, by the person's id. */
	readonly by: string;
	/** What would be done, in words. */
	readonly says: string;
	readonly action: { readonly type: string };
	/** Who agrees, the proposer too. */
	readonly agreed: readonly string[];
}

/** The root of the seat's document that holds it, and the key. */
export const TEAM = 'team';
export const PROPOSAL = 'proposal';
