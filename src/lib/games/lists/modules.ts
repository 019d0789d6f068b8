/** Every module. Written by `npm run sync`. */
import { anyModule } from '../../engine/module.ts';
import { biome } from '../biome/index.ts';
import { chickenRun } from '../chicken-run/index.ts';
import { globalWarming } from '../global-warming/index.ts';
import { hunt } from '../hunt/index.ts';
import { martian12s } from '../martian-12s/index.ts';
import { martianGunslinger } from '../martian-gunslinger/index.ts';
import { meltingIceberg } from '../melting-iceberg/index.ts';
import { scavengerHunt } from '../scavenger-hunt/index.ts';
import { timberland } from '../timberland/index.ts';
import { timelock } from '../timelock/index.ts';
import { virusFight } from '../virus-fight/index.ts';
import { wrecktangle } from '../wrecktangle/index.ts';

export const modules = [
	anyModule(biome),
	anyModule(chickenRun),
	anyModule(globalWarming),
	anyModule(hunt),
	anyModule(martian12s),
	anyModule(martianGunslinger),
	anyModule(meltingIceberg),
	anyModule(scavengerHunt),
	anyModule(timberland),
	anyModule(timelock),
	anyModule(virusFight),
	anyModule(wrecktangle)
];
