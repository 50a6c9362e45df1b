import { expect, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openingTitles } from '#test/build/opening-lists.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { wordAudit } from './word-audit.ts';

const at = '2026-11-21T06:00:00.000Z';

eachDatabase('A save of the company record in the audit log', (open) => {
  test('says what changed; for a line of an earlier release the versions are compared', async () => {
    const companies = openCompanyStore(await open());
    await companies.save(buildCompany(), false, at, actor);
    await companies.save(buildCompany({ signatory: 'Asha Rao' }), false, at, actor);
    const line = {
      seq: 2,
      at,
      who: 'meena',
      address: '',
      what: 'company saved',
      subject: 'Sample',
      before: '{"version":1}',
    };
    const after = JSON.stringify({ version: 2, demo: false, sha256: 'a' });
    expect((await wordAudit({ companies, titleOf: openingTitles }, { ...line, after })).details).toEqual([
      'version 2',
      'Authorised signatory: Authorised Signatory → Asha Rao',
    ]);
    expect(
      (await wordAudit({ companies, titleOf: openingTitles }, { ...line, after: '{"version":9}' })).details,
    ).toEqual(['version 9']);
    expect(
      (await wordAudit({ companies, titleOf: openingTitles }, { ...line, before: 'null', after: 'null' })).title,
    ).toBe('Company record saved');
  });
});
