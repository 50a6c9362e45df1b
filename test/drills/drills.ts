import type { Drill } from './drill.ts';
import { backup } from './drill-backups.ts';
import { guesses } from './guesses.ts';
import { kill9 } from './kill9.ts';
import { pictures } from './pictures.ts';
import { requests } from './requests.ts';
import { senders } from './senders.ts';
import { two } from './two.ts';

/** In the order in which they are run. */
export const drills: Drill[] = [kill9, two, pictures, backup, requests, senders, guesses];
