/** Reads what others send number by number: what lib0 would take for no number at all is malformed here. */
import { isUtf8 } from 'node:buffer';

const ID_LIMIT = 2 ** 32;
const NAME_LIMIT = 40;
/** A number beyond it could not be told from its neighbours; nobody writes one with more bytes. */
const NUMBER_BYTES = 8;

export class Bytes {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	get left(): number {
		return this.#bytes.length - this.#at;
	}

	byte(): number {
		const byte = this.#bytes[this.#at];
		if (byte === undefined) throw new Error('cut off');
		this.#at += 1;
		return byte;
	}

	/** A number of seven bits a byte, the lowest first. */
	uint(): number {
		let value = 0;
		let factor = 1;
		for (let bytes = 1; bytes <= NUMBER_BYTES; bytes += 1, factor *= 128) {
			const byte = this.byte();
			value += (byte & 127) * factor;
			if (value > Number.MAX_SAFE_INTEGER) break;
			if (byte < 128) return value;
		}
		throw new Error('malformed');
	}

	/** A client, a clock or a length. */
	id(): number {
		const value = this.uint();
		if (value >= ID_LIMIT) throw new Error('malformed');
		return value;
	}

	/** Bytes after their number. */
	stretch(): Uint8Array {
		const length = this.uint();
		if (length > this.left) throw new Error('cut off');
		this.#at += length;
		return this.#bytes.subarray(this.#at - length, this.#at);
	}

	/** Letters, in UTF-8, after the number of their bytes. */
	letters(): Uint8Array {
		const bytes = this.stretch();
		if (!isUtf8(bytes)) throw new Error('malformed');
		return bytes;
	}

	/** The same as a text. */
	text(): string {
		return textOf(this.letters());
	}

	/** The name of a text: short, and of plain letters. */
	name(): string {
		const bytes = this.stretch();
		if (bytes.length > NAME_LIMIT) throw new Error('no such text');
		return String.fromCharCode(...bytes);
	}

	/** Throws where something follows. */
	end(): void {
		if (this.left > 0) throw new Error('malformed');
	}
}

/** What letters of UTF-8 say. */
export const textOf = ({ buffer, byteOffset, length }: Uint8Array): string =>
	Buffer.from(buffer, byteOffset, length).toString();
