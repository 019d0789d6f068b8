/** The thread in which documents are tried. */
import { serve } from '../../base/serve.ts';
import { examine } from './examination.ts';

serve((updates: readonly Uint8Array[]) => examine(updates));
