import { useEffect, useRef, useState } from 'react';
import type { LastPriceAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { productNamed } from '#domain/catalogue/find-products.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useFormLists } from '../form/form-lists-of-desk.ts';

/** The last price of each product of the draft for a customer ('' for nobody). Each is asked for once, and nothing waits for it. */
export function useLastPrices(
  customer: string,
  { kind, lines }: InvoiceDraft,
): (product: string) => LastPriceAnswer | null {
  const { products: listed } = useFormLists();
  const [prices, setPrices] = useState<ReadonlyMap<string, LastPriceAnswer | null>>(new Map());
  const asked = useRef(new Set<string>());
  const isAsked = customer !== '' && kind !== 'credit';
  const products = isAsked ? [...new Set(lines.flatMap(({ product }) => productNamed(listed, product) ?? []))] : [];
  const key = JSON.stringify([customer, ...products]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is made of customer and products
  useEffect(() => {
    for (const product of products) {
      const about = aboutOf(customer, product);
      if (asked.current.has(about)) continue;
      asked.current.add(about);
      fetchLastPrice(customer, product).then((price) => {
        if (price === undefined) asked.current.delete(about);
        else setPrices((before) => new Map(before).set(about, price));
      });
    }
  }, [key]);
  return (product) => (isAsked ? (prices.get(aboutOf(customer, product)) ?? null) : null);
}

function aboutOf(customer: string, product: string) {
  return `${customer} ${product}`;
}

/** Undefined when it could not be read. */
async function fetchLastPrice(id: string, product: string): Promise<LastPriceAnswer | null | undefined> {
  const answer = await callStaff(`${path(paths.lastPrices, { id })}?${new URLSearchParams({ product })}`, {
    read: (response) => response.json() as Promise<LastPriceAnswer[]>,
  });
  return answer.ok ? (answer.value[0] ?? null) : undefined;
}
