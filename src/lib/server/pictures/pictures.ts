/** The drawing or photo on a sheet: hung there, seen, taken down. */
import type { Seat } from '../../engine/module.ts';
import type { Image } from './picture.ts';
import type { Picture } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { host } from '../tables/tables.ts';

/** Puts a picture on a seat's sheet, in place of an earlier one; everybody at the table is told that it is there. */
export const hangPicture = (table: string, seat: Seat, image: Image): Promise<unknown> =>
	host.withPeople(table, () => storage().putPicture({ table, seat, ...image }));

/** The picture on a seat's sheet, or null. */
export const pictureAt = (table: string, seat: Seat): Promise<Picture | null> =>
	storage().picture(table, seat);

/** Takes the picture off a sheet, for good. False where there is none. */
export const dropPicture = async (table: string, seat: Seat): Promise<boolean> =>
	(await host.withPeople(table, () => storage().dropPicture(table, seat))) ?? false;
