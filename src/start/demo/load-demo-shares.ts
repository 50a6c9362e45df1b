import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Ports } from '../open-ports.ts';

/** `of`: the name of a document of the demo. */
export type DemoShare = { of: string; forWhom: string; days: ShareDays; ended?: true };

/**
 * Links to documents of the demo. Nobody has them, because only the person who makes a link is told it; the
 * pictures of their pages are not made, because this would slow the first start.
 */
export async function loadDemoShares(
  ports: Ports,
  shares: DemoShare[],
  issued: ReadonlyMap<string, IssuedInvoice>,
  actor: Actor,
): Promise<void> {
  const { system, shares: store } = ports;
  for (const { of, forWhom, days, ended } of shares) {
    const document = issued.get(of);
    if (!document) throw new Error(`The demo has no ${of} to share.`);
    // A load that was interrupted has made it.
    if ((await store.page(document.id, 1, 1)).count > 0) continue;
    const now = system.now();
    const share = {
      id: system.uuid(),
      of: { kind: 'document', id: document.id },
      forWhom,
      language: 'en',
      expiresAt: new Date(Date.parse(now) + days * DAY).toISOString(),
      tokenHash: system.sha256(system.secret(TOKEN_BYTES)),
      subject: `${document.kind}/${document.taxState}/${document.number}`,
      paper: null,
    } as const;
    await store.add(share, now, actor);
    if (ended) await store.end(share.id, now, actor);
  }
}

const DAY = 86_400_000;
const TOKEN_BYTES = 33;
