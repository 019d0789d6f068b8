/** Firefox itself. */
import { lane } from './lane.ts';

lane('firefox');
