import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drill } from '../drill.ts';
import { verifyShop } from '../verify-shop.ts';
import { type Disaster, disasters } from './disasters.ts';
import { openCluster } from './open-cluster.ts';
import { type Office, openOffice } from './open-office.ts';
import { surviveDisaster } from './survive-disaster.ts';

const LONG = 20;
/** Seconds after the promotion within which both processes serve again. */
const BACK_WITHIN = 15;

/** A shop on three PostgreSQL servers under Patroni, of which the primary is lost again and again. */
export const failover: Drill = {
  name: 'failover',
  holds:
    'Nothing acknowledged is lost while the primary of a cluster is lost, and two processes go on without a restart',
  needs: {
    patroni: 'patroni',
    etcd: 'etcd-server',
    haproxy: 'haproxy',
    pg_createcluster: 'postgresql',
    setpriv: 'util-linux',
  },
  faults: [],
  plants: ['async', 'keyless'],
  run: async ({ size, plant = '' }, tell) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
    const cluster = await openCluster({ synchronous: plant !== 'async' });
    let office: Office | null = null;
    try {
      office = await openOffice(cluster.url, dataDir, { keyless: plant === 'keyless' });
      for (const [turn, disaster] of chosenFor(size, plant).entries()) {
        const impossible = disaster.impossible(cluster);
        if (impossible) {
          tell(`${turn + 1}, ${disaster.name}`, true, { leftOut: impossible });
          continue;
        }
        const survived = await surviveDisaster(disaster, cluster, office).catch((error: unknown) => String(error));
        if (typeof survived === 'string') {
          // What was acknowledged until then is looked for all the same.
          tell(`${turn + 1}, ${disaster.name}`, false, { survived });
          break;
        }
        const { servedAfter, ...figures } = survived;
        tell(`${turn + 1}, ${disaster.name}`, servedAfter <= BACK_WITHIN, { ...figures, servedAfter });
      }
      const { visitors, sentences, unlike, ...books } = await office.close();
      tell('what was acknowledged', books.held, books);
      tell('what the answers said', unlike.length === 0, { sentences, unlike });
      tell('visitors', visitors.failed === 0, visitors);
      const { isWhole, faults } = await verifyShop({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
      tell('verify', isWhole, { faults });
    } finally {
      await office?.stop();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Each kind again and again in the long form. The short one, and one with something planted, have those that show most. */
function chosenFor(size: 'long' | 'short', plant: string): Disaster[] {
  const { killed, frozen, dropped, lagging, crashed, cut, switched, full } = disasters;
  if (plant === 'async') return [lagging, killed];
  if (plant === 'keyless') return [dropped, killed, dropped];
  if (size === 'short') return [killed, frozen, dropped, lagging, cut];
  const all = [killed, frozen, dropped, lagging, crashed, cut, switched, full];
  return Array.from({ length: LONG }, (_, turn) => all[turn % all.length] as Disaster);
}
