import { answerPortals } from './answer-portals.ts';
import { changePeople, logIn } from './change-people.ts';
import { creditOtherMonths, creditToday } from './credit-other-months.ts';
import { openDesk } from './desk.ts';
import { fileReturns, lastMonthOf } from './file-returns.ts';
import { hangPictures } from './hang-pictures.ts';
import { issueDocuments } from './issue-documents.ts';
import { keepCustomers, tidyCustomers } from './keep-customers.ts';
import type { LifeFirm } from './life-firm.ts';
import { openWire, type Send, type Wire } from './open-wire.ts';
import { saveRecords } from './save-records.ts';
import { sendLinks } from './send-links.ts';
import { sendOnChallans } from './send-on-challans.ts';
import { takeMoney } from './take-money.ts';
import { visitShop } from './visit-shop.ts';

export type LivingShop = {
  /** What it trades as; that of the specification without one. */
  firm?: LifeFirm;
  send: Send;
  owner: { username: string; password: string };
  /** The clock of the shop. */
  now(): string;
  /** Runs each job of the shop once. Without it, what jobs do is not done. */
  runJobs?(): Promise<void>;
};

/**
 * A shop's whole life by its calls: every deed that the office and the site know, so that every table has rows. The shop has
 * its company record and an owner; it may have any documents already. Returns the wire, which tells the calls that are
 * missing, and the path of a link.
 */
export async function liveShop(shop: LivingShop): Promise<{ wire: Wire; link: string }> {
  const { send, owner, now, firm, runJobs = async () => {} } = shop;
  const wire = await openWire(send);
  const desk = openDesk(wire, await logIn(wire, owner), now, firm);
  const lastMonth = lastMonthOf(desk.today());
  await saveRecords(desk);
  await hangPictures(desk);
  const customers = await keepCustomers(desk);
  const documents = await issueDocuments(desk, customers, lastMonth);
  const toCredit = await creditOtherMonths(desk, lastMonth);
  await sendOnChallans(desk, lastMonth);
  await runJobs();
  await tidyCustomers(desk, customers);
  const money = await takeMoney(desk, customers, documents);
  await answerPortals(desk, documents);
  await fileReturns(desk, documents, lastMonth);
  await creditToday(desk, toCredit);
  const { link } = await sendLinks(desk, customers, documents, money);
  await visitShop(desk, link);
  await changePeople(desk, owner.password);
  await runJobs();
  return { wire, link };
}
