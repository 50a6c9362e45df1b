import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { branch, branchName, home } from '#test/specification/specified-firm.ts';
import { MissingFirm } from '../invoices/form/missing-firm.tsx';
import { CompanyFirst } from './company-first.tsx';

function desk(role: Desk['role'], company: Desk['company'] = null) {
  return { role, company } as Desk;
}
const sentence = `The firm has no registration for ${branchName}: add it under Company`;

test('In an empty shop, an owner gets a link to Company, and staff are asked to tell an owner', () => {
  const owner = renderToStaticMarkup(<CompanyFirst desk={desk('owner')} />);
  expect(owner).toContain('Fill in the company record first');
  expect(owner).toContain('href="/company"');
  const staff = renderToStaticMarkup(<CompanyFirst desk={desk('staff')} />);
  expect(staff).toContain('Ask an owner to fill in the company record first');
  expect(staff).not.toContain('href=');
});

test('A filled-in company record needs no notice', () => {
  const company = {
    name: 'Sample Interiors',
    registrations: { [home]: { gstin: '07ABCDE1234F1Z2' }, [branch]: { gstin: '' } },
  };
  expect(renderToStaticMarkup(<CompanyFirst desk={desk('owner', company)} />)).toBe('');
});

test('For a state without a registration, an owner gets a link to Company, and staff are asked to tell an owner', () => {
  expect(renderToStaticMarkup(<MissingFirm sentence={sentence} desk={desk('owner')} />)).toBe(
    `The firm has no registration for ${branchName}: add it under <a href="/company">Company</a>`,
  );
  expect(renderToStaticMarkup(<MissingFirm sentence={sentence} desk={desk('staff')} />)).toBe(
    `The firm has no registration for ${branchName}: ask an owner to add it under Company.`,
  );
});
