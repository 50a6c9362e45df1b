import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import type { Company } from './company.ts';
import { companyProblems } from './company-problems.ts';
import { firmProblem } from './firm-problem.ts';
import { registeredStates } from './registered-states.ts';

const { [home]: here, [branch]: there } = buildCompany().registrations;
const none = { gstin: '', address: [], phone: '', email: '' };
const galleries = [{ folder: 'hpl' }, { folder: 'blinds' }];

function problemsOf(company: Company) {
  return companyProblems(company, galleries);
}

function firm(registrations: Company['registrations']) {
  return buildCompany({ registrations });
}
const onlyHome = firm({ [home]: here, [branch]: { state: branch, ...none } });
const onlyBranch = firm({ [home]: { state: home, ...none }, [branch]: there });

test('One registration is enough, in either state', () => {
  expect(problemsOf(onlyHome)).toEqual([]);
  expect(problemsOf(onlyBranch)).toEqual([]);
  expect(registeredStates(onlyBranch)).toEqual([branch]);
});

test('A firm without any registration is told to fill in one', () => {
  const problems = problemsOf(firm({ [home]: { state: home, ...none }, [branch]: { state: branch, ...none } }));
  expect(problemsOf(firm({})).map(({ field }) => field)).toEqual(['registrations']);
  expect(problems).toEqual([
    {
      field: `registrations.${home}.gstin`,
      message: 'Fill in one registration at least: the state, its GSTIN and the address there.',
    },
  ]);
});

test.each([
  [{ address: ['Plot 7'] }, ['gstin']],
  [{ phone: '0674 000 0000' }, ['gstin', 'address']],
  [{ upiId: 'sample@smplbank' }, ['gstin', 'address']],
  [{ gstin: '21ABCDE1234F1ZC' }, ['address']],
  [{ gstin: '21ABCDE1234F1ZC', address: ['Plot 7'], upiId: 'sales@example.com' }, ['upiId']],
  [{ gstin: '21ABCDE1234F1ZC', address: ['Plot 7'], upiId: '' }, ['upiId']],
  [{ gstin: '21ABCDE1234F1ZD', address: ['Plot 7'] }, ['gstin']],
  [{ gstin: '21ABCDE1234F1ZC', address: ['Plot 7'], phone: 'ask at the shop' }, ['phone']],
  [{ gstin: '21ABCDE1234F1ZC', address: ['Plot 7'], phone: '0674-2345678, 98765 43210' }, []],
])('A second registration must be complete: %j', (typed, faults) => {
  const problems = problemsOf(firm({ [home]: here, [branch]: { state: branch, ...none, ...typed } }));
  expect(problems.map(({ field }) => field)).toEqual(faults.map((field) => `registrations.${branch}.${field}`));
});

test('An address with the PIN of another state is refused, and one with a PIN that no state has is not', () => {
  const at = (pin: string) =>
    problemsOf(firm({ [home]: { ...here, address: ['Plot 7', `Sample Road ${pin}`] } as typeof here }));
  expect(at('751 007')).toEqual([
    {
      field: `registrations.${home}.address`,
      message: `PIN 751007 is in ${branchName}, and this registration is for ${homeName}: correct it, or leave the PIN out.`,
    },
  ]);
  for (const pin of ['110015', '', '199999', '110015, works: Cuttack 753001', '110015, Phone 251234'])
    expect(at(pin)).toEqual([]);
});

test('An address with another state’s PIN that was saved before does not hinder another change', () => {
  const before = firm({ [home]: { ...here, address: ['Sample Road 751007'] } as typeof here });
  expect(companyProblems({ ...before, signatory: 'Asha' }, galleries, before)).toEqual([]);
  const changed = firm({ [home]: { ...here, address: ['Trial Road 751007'] } as typeof here });
  expect(companyProblems(changed, galleries, before)).toHaveLength(1);
});

test('Mandals of Andhra Pradesh have a PIN of Khammam', () => {
  const there = {
    state: 'andhra-pradesh',
    ...none,
    gstin: '37ABCDE1234F1ZZ',
    address: ['Bhadra Road 507137'],
  } as const;
  const fields = problemsOf(firm({ 'andhra-pradesh': { ...there, address: [...there.address] } })).map((p) => p.field);
  expect(fields).not.toContain('registrations.andhra-pradesh.address');
});

test('A state without a registration is refused, and a shop without a company record is told what to do first', () => {
  expect(firmProblem(onlyHome, home)).toBeNull();
  expect(firmProblem(onlyHome, branch)).toBe(`The firm has no registration for ${branchName}: add it under Company`);
  expect(firmProblem(onlyBranch, home)).toBe(`The firm has no registration for ${homeName}: add it under Company`);
  expect(firmProblem(null, home)).toBe('Fill in the company record first');
});

test('A gallery offers a brochure by its file name, and no other folder can', () => {
  expect(problemsOf(buildCompany({ brochures: { hpl: 'hpl-2026.pdf' } }))).toEqual([]);
  const wrong = { hpl: '../hpl.pdf', blinds: 'blinds.exe', floorings: 'hpl.pdf', nowhere: 'hpl.pdf' };
  expect(problemsOf(buildCompany({ brochures: wrong })).map(({ field }) => field)).toEqual([
    'brochures.hpl',
    'brochures.blinds',
    'brochures.floorings',
    'brochures.nowhere',
  ]);
});

test('Money kept from is a day, or not in the record', () => {
  expect(problemsOf(buildCompany({ moneyKeptFrom: '2026-04-01' }))).toEqual([]);
  for (const moneyKeptFrom of ['', '2026-02-30', '01/04/2026'])
    expect(problemsOf(buildCompany({ moneyKeptFrom })).map(({ field }) => field)).toEqual(['moneyKeptFrom']);
});

test('What is no series is answered with those of the firm’s own first state', () => {
  const registration = { ...none, state: 'tamil-nadu' as const, gstin: '33ABCDE1234F1Z7', address: ['Plot 7'] };
  const typed = buildCompany({
    registrations: { 'tamil-nadu': registration, [home]: here },
    openingNumbers: { 'XX/26-27/': 1 },
  });
  expect(problemsOf(typed).find(({ field }) => field === 'openingNumbers.XX/26-27/')?.message).toBe(
    '“XX/26-27/” is not a series: write TN/26-27/, PI-TN/26-27/ or CN-TN/26-27/.',
  );
});
