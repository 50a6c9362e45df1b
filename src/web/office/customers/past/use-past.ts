import { useEffect, useRef, useState } from 'react';
import type { AddedBuyersAnswer, UnknownBuyersAnswer } from '#contract/customer-documents.ts';
import { paths } from '#contract/paths.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { newUuid } from '../../../new-uuid.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import { emptyChoice, fieldsOfBuyer, headOfBuyer, type PastBuyer, type PastChoice, tickLikely } from './past-choice.ts';

/** `id` counts, so that the same answer takes the focus again. `message`: why the rest was not sent. */
export type AddedBuyers = { id: number; count: number; documents: number; refused: RefusedBuyer[]; message: string };

export type RefusedBuyer = { buyer: string; name: string; message: string };

/** So many are sent at once: few enough that the progress moves. */
const BATCH = 25;
const PAGE = 100;

/** Loads the buyers of issued documents that are in no book, and adds those that are ticked. */
export function usePast() {
  const [pages, setPages] = useState(1);
  const { state, latest, reload } = useLoad<UnknownBuyersAnswer>(`past ${pages}`, (signal) =>
    fetchPages(pages, signal),
  );
  const [choice, setChoice] = useState(emptyChoice);
  const [added, setAdded] = useState<AddedBuyers | null>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const sending = useRef(false);
  const key = useRef({ body: '', key: '' });
  const buyers = latest?.buyers ?? [];

  useEffect(() => {
    if (latest) setChoice((before) => tickLikely(before, latest.buyers));
  }, [latest]);

  const send = async (batch: PastBuyer[]) => {
    const customers = batch.map((buyer) => ({ buyer: buyer.buyer, ...fieldsOfBuyer(choice, buyer) }));
    const body = JSON.stringify({ customers });
    // The same key for the same body, so that a repeated press after a lost answer adds nobody twice.
    if (key.current.body !== body) key.current = { body, key: newUuid() };
    return callStaff(paths.unknownBuyers, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key.current.key },
      read: (response) => response.json() as Promise<AddedBuyersAnswer>,
    });
  };

  const sendAll = async (chosen: PastBuyer[]) => {
    const total = { count: 0, documents: 0, refused: [] as RefusedBuyer[], message: '' };
    for (let start = 0; start < chosen.length && total.message === ''; start += BATCH) {
      setProgress({ done: start, all: chosen.length });
      const answer = await send(chosen.slice(start, start + BATCH));
      if (!answer.ok) total.message = answer.message;
      else
        for (const { buyer, id, message } of answer.value.customers) {
          const sent = chosen.find((each) => each.buyer === buyer);
          if (id === null) total.refused.push({ buyer, name: sent ? headOfBuyer(choice, sent).name : '', message });
          else {
            total.count += 1;
            total.documents += sent?.documents ?? 0;
          }
        }
    }
    return total;
  };

  const add = async () => {
    const chosen = buyers.filter(({ buyer }) => choice.ticked.has(buyer));
    if (sending.current || chosen.length === 0) return;
    sending.current = true;
    const total = await sendAll(chosen);
    sending.current = false;
    setProgress(null);
    setAdded((before) => ({ id: (before?.id ?? 0) + 1, ...total }));
    reload();
  };

  return {
    state,
    latest,
    choice,
    added,
    progress,
    change: (work: (before: PastChoice) => PastChoice) => setChoice(work),
    more: () => setPages((count) => count + 1),
    add,
    reload,
  };
}

/** The first pages, and as many more as have likely customers. */
async function fetchPages(pages: number, signal: AbortSignal): Promise<CallAnswer<UnknownBuyersAnswer>> {
  const buyers: PastBuyer[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await callStaff(`${paths.unknownBuyers}?page=${page}&size=${PAGE}`, {
      read: (response) => response.json() as Promise<UnknownBuyersAnswer>,
      signal,
    });
    if (!answer.ok) return answer;
    buyers.push(...answer.value.buyers);
    const { count, likely } = answer.value;
    const isEnough = page >= pages && (buyers.length >= likely || page >= MOST_LIKELY_PAGES);
    if (isEnough || buyers.length >= count || answer.value.buyers.length === 0)
      return { ...answer, value: { ...answer.value, buyers } };
  }
}

const MOST_LIKELY_PAGES = 10;
