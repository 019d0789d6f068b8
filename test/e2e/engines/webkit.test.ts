/** WebKit itself, as Debian builds it. */
import { lane } from './lane.ts';

lane('webkit');
