import { backup } from './backups/drill-backups.ts';
import { beside } from './beside.ts';
import { bouncer } from './bouncer.ts';
import { clock } from './clock.ts';
import type { Drill } from './drill.ts';
import { failover } from './failover/failover.ts';
import { planted } from './faults/planted.ts';
import { full } from './full.ts';
import { guesses } from './guesses.ts';
import { importDrill } from './import-drill.ts';
import { kill9 } from './kill9.ts';
import { mail } from './mail.ts';
import { memory } from './memory.ts';
import { migrations } from './migrations.ts';
import { money } from './money.ts';
import { papers } from './papers.ts';
import { pictures } from './pictures.ts';
import { point } from './point/point.ts';
import { proxied } from './proxied.ts';
import { readOnly } from './read-only.ts';
import { readers } from './readers.ts';
import { requests } from './requests.ts';
import { senders } from './senders.ts';
import { shares } from './shares.ts';
import { stop } from './stop.ts';
import { torn } from './torn.ts';
import { two } from './two/two.ts';

/** In the order in which they are run. */
export const drills: Drill[] = [
  kill9,
  money,
  two,
  beside,
  bouncer,
  failover,
  point,
  importDrill,
  mail,
  shares,
  stop,
  pictures,
  backup,
  requests,
  senders,
  readers,
  proxied,
  guesses,
  torn,
  full,
  readOnly,
  clock,
  migrations,
  papers,
  memory,
  planted,
];
