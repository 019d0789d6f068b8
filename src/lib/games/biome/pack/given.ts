/** The pack of a class as screens and prints are given it: the kit does not know its type. */
import type { AskPack } from '../../kit/pictures.ts';
import type { Sphere } from '../rules/parts.ts';
import type { ClassPack } from './classPack.ts';

/** The pack with the own challenges of one sphere; null where it cannot be had now. */
export const askFor = (pack: AskPack, sphere: Sphere): Promise<ClassPack | null> =>
	pack({ sphere }) as Promise<ClassPack | null>;

/** The pack that a print is given; null where there is none. */
export const packIn = (pack: unknown): ClassPack | null => (pack as ClassPack | undefined) ?? null;
