/** The thread in which files of tables are read: a table is told as soon as it is read. */
import { serve } from '../base/serve.ts';
import { unpack, type Unpacked } from './unpack.ts';

serve((file: Uint8Array, tell: (table: Unpacked) => void) => unpack(file, tell));
