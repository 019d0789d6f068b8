/** Reads and writes the messages of a shared document. */
import * as encoding from 'lib0/encoding';
import {
	AWARENESS,
	CUT,
	QUERY_AWARENESS,
	REACTION,
	STEP_1,
	STEP_2,
	STORED,
	SYNC,
	UPDATE
} from '../../table/messageKinds.ts';
import { Bytes } from './bytes.ts';
import type { Cut } from './cut.ts';

/** What a client may say. The bytes of an edit stay unread until somebody with the right to write sent them. */
export type Message =
	| { readonly kind: 'step-1'; readonly vector: Uint8Array }
	| { readonly kind: 'step-2' | 'update'; readonly update: () => Uint8Array }
	| { readonly kind: 'awareness'; readonly states: () => Uint8Array }
	| { readonly kind: 'query-awareness' };

/** What a frame says. Throws on anything that is not exactly one message. */
export function read(frame: Uint8Array): Message {
	const bytes = new Bytes(frame);
	switch (bytes.uint()) {
		case SYNC:
			return readSync(bytes);
		case AWARENESS:
			return { kind: 'awareness', states: () => rest(bytes) };
		case QUERY_AWARENESS:
			bytes.end();
			return { kind: 'query-awareness' };
	}
	throw new Error('no such message');
}

function readSync(bytes: Bytes): Message {
	switch (bytes.uint()) {
		case STEP_1:
			return { kind: 'step-1', vector: rest(bytes) };
		case STEP_2:
			return { kind: 'step-2', update: () => rest(bytes) };
		case UPDATE:
			return { kind: 'update', update: () => rest(bytes) };
	}
	throw new Error('no such sync message');
}

function rest(bytes: Bytes): Uint8Array {
	const rest = bytes.stretch();
	bytes.end();
	return rest;
}

/** Asks for what the other side has and we have not. */
export const step1Frame = (vector: Uint8Array) => frame([SYNC, STEP_1], vector);
/** Answers a step 1. */
export const step2Frame = (update: Uint8Array) => frame([SYNC, STEP_2], update);
/** Tells of a change. */
export const updateFrame = (update: Uint8Array) => frame([SYNC, UPDATE], update);
/** Tells where others write. */
export const awarenessFrame = (states: Uint8Array) => frame([AWARENESS], states);
/** Tells nothing, so that a client that has long heard nothing does not take the connection for lost. */
export const nothingFrame = awarenessFrame(Uint8Array.of(0));

/** Tells that the connection's first `count` edits are stored. */
export function storedFrame(count: number): Uint8Array {
	return encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, STORED);
		encoding.writeVarUint(encoder, count);
	});
}

/** Hands back letters that did not fit, each with the name of their text. */
export function cutFrame(cuts: readonly Cut[]): Uint8Array {
	return encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, CUT);
		encoding.writeVarUint(encoder, cuts.length);
		for (const { text, letters } of cuts) {
			encoding.writeVarString(encoder, text);
			encoding.writeVarString(encoder, letters);
		}
	});
}

/** Shows a reaction of a seat for a moment. */
export function reactionFrame(seat: number, sign: string): Uint8Array {
	return encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, REACTION);
		encoding.writeVarUint(encoder, seat);
		encoding.writeVarString(encoder, sign);
	});
}

function frame(head: readonly number[], body: Uint8Array): Uint8Array {
	return encoding.encode((encoder) => {
		for (const number of head) encoding.writeVarUint(encoder, number);
		encoding.writeVarUint8Array(encoder, body);
	});
}
