import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CustomerAnswer } from '#contract/customers.ts';
import { buildCustomerAnswer } from '#test/build/build-customer.ts';
import { CallbackItem } from '#web/office/callbacks/callback-item.tsx';
import type { Enquiry } from '#web/office/callbacks/use-callbacks.ts';
import { CustomerFacts } from '#web/office/customers/customer-facts.tsx';

/** It is a mail address by the forms of visitors and of customers. */
const hostile = 'boss?body=Pay&cc=thief@example.com';
const harmless = 'href="mailto:boss%3Fbody%3DPay%26cc%3Dthief@example.com"';

test('The address of a customer brings no copy and no words of its own into the mail that staff begin with it', () => {
  const customer = { ...buildCustomerAnswer({ email: hostile }), state: null } as unknown as CustomerAnswer;
  const html = renderToString(
    createElement(CustomerFacts, { customer, isOwner: true, onChange: () => {}, onAsk: () => {} }),
  );
  expect(html).toContain(harmless);
});

test('Nor does the address of a visitor', () => {
  const enquiry = { id: 'a', name: 'Asha', email: hostile, contactNumber: '', message: '', pictures: [], measures: [] };
  const callback = {
    ...enquiry,
    createdAt: '2026-11-21T06:00:00.000Z',
    receivedAt: '2026-11-21T06:00:00.000Z',
    note: '',
    mail: { state: 'sent' },
    documents: [],
  } as unknown as Enquiry;
  const never = async () => true;
  const acts = { onChange: never, onMove: never, onDeletePhoto: never, onSend: () => {}, onWrite: () => {} };
  expect(renderToString(createElement(CallbackItem, { callback, takesFocus: false, ...acts }))).toContain(harmless);
});
