import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { readIntact } from '../files/read-intact.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { FileStore } from '../ports/files.ts';
import type { Paper } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';
import type { Inspection, ShopDatabase } from '../ports/verify.ts';

type Ports = {
  system: Pick<System, 'sha256'>;
  release: ShopDatabase['release'];
  inspection: Inspection;
  audit: Pick<AuditLog, 'check'>;
  companies: CompanyStore;
  files: Pick<FileStore, 'get'>;
  paper: Pick<Paper, 'draw'>;
};

/** One check: a summary as the end of a sentence, and the faults. */
export type Check = { name: string; summary: string; faults: string[] };

const PAPERS_SAMPLED = 20;

/** Checks the whole shop and yields each check when it is done. It changes nothing. 'conflict' when the database is from another release. */
export async function verifyShop(ports: Ports): Promise<Outcome<AsyncIterable<Check>>> {
  const release = await ports.release();
  if (release !== 'this') return failed('conflict', otherRelease[release]);
  return ok(runChecks(ports));
}

const otherRelease = {
  none: 'The database is empty: there is no shop in it.',
  newer: 'The database is from a newer release: verify it with that release.',
  older: 'The database is from an older release: verify it with that release, or start this one, which updates it.',
};

/** Whether none of the checks found a fault. */
export function isWhole(checks: Check[]): boolean {
  return checks.every(({ faults }) => faults.length === 0);
}

async function* runChecks(ports: Ports): AsyncIterable<Check> {
  const { inspection, audit } = ports;
  const engine = await inspection.faults();
  yield { name: 'Database', summary: 'the engine and its references find nothing wrong.', faults: engine };
  const chain = await audit.check();
  yield {
    name: 'Audit log',
    summary: `${chain.lines} lines, each fits the one before it.`,
    faults:
      chain.brokenAt === null
        ? []
        : [`Line ${chain.brokenAt} was changed, or is missing. (audit_log ${chain.brokenAt})`],
  };
  yield* inspection.tables();
  yield await verifyFiles(ports);
  yield await verifyPapers(ports);
}

async function verifyFiles({ inspection, files, system }: Ports): Promise<Check> {
  let count = 0;
  const faults: string[] = [];
  for await (const sha256 of inspection.files()) {
    count += 1;
    const bytes = await readIntact(files, system, sha256);
    if (bytes === 'missing') faults.push(`The file ${sha256} is missing.`);
    if (bytes === 'damaged') faults.push(`The file ${sha256} is damaged.`);
  }
  return { name: 'Files', summary: `${count} are in use, each is there and undamaged.`, faults };
}

/** The stored paper is the one that is served. A release may draw another one, which is no fault; but it must be able to draw. */
async function verifyPapers({ inspection, companies, files, paper, system }: Ports): Promise<Check> {
  const sample = await inspection.sample(PAPERS_SAMPLED);
  const faults: string[] = [];
  let same = 0;
  for (const invoice of sample) {
    if (typeof (await readIntact(files, system, invoice.pdf ?? '')) === 'string')
      faults.push(`The paper of ${invoice.number} is not the one that was issued.`);
    const version = await companies.version(invoice.companyVersion);
    if (!version) {
      faults.push(`Version ${invoice.companyVersion} of the company record is missing.`);
      continue;
    }
    try {
      // The first paper was drawn before the document was cancelled.
      const drawn = await paper.draw({ ...invoice, cancelledAt: null }, version.company, 'original');
      if (system.sha256(drawn) === invoice.pdf) same += 1;
    } catch (error) {
      faults.push(`${invoice.number} cannot be drawn: ${error instanceof Error ? error.message : error}`);
    }
  }
  const summary = `${sample.length} checked, byte for byte as issued; this release draws ${same} of them the same.`;
  return { name: 'Papers', summary, faults };
}
