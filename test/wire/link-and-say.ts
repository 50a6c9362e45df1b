import { openDocumentCustomers } from '#adapters/database/customers/document-customers.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { linkDocuments } from '#operations/customers/link-documents.ts';

/* A process that links the documents of a shop, and says so after each batch. */

const [databaseUrl = ''] = process.argv.slice(2);
const links = openDocumentCustomers(await openDatabase(databaseUrl));

async function fillNext(at: string) {
  const done = await links.fillNext(at);
  process.stdout.write('here\n');
  return done;
}

async function linkNext(...next: Parameters<typeof links.linkNext>) {
  const linked = await links.linkNext(...next);
  process.stdout.write('here\n');
  return linked;
}

const documentCustomers = { ...links, fillNext, linkNext };
await linkDocuments({ system: nodeSystem, documentCustomers }, new AbortController().signal);
process.exit();
