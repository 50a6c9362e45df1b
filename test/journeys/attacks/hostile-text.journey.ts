import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { scriptTexts } from '#test/attacks/hostile-texts.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildInput } from '#test/build/factories.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { programIn } from '#test/program/program-files.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openShop, type Shop } from '../parts/open-shop.ts';

// One shop, into which everything is written once; each page is then looked at.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** As many of the texts one after another as a field takes. */
function packed(most: number): string[] {
  const fields: string[] = [];
  for (const text of scriptTexts) {
    const last = fields.at(-1);
    if (last !== undefined && last.length + text.length < most) fields[fields.length - 1] = `${last} ${text}`;
    else fields.push(text.slice(0, most));
  }
  return fields;
}

/** A firm whose every text is one: only links, phones and e-mail addresses are held to a form, and this one has it. */
function importFirm(dataDir: string) {
  const firm = JSON.parse(readFileSync('demo/company.json', 'utf8'));
  const [name = '', signatory = '', hours = '', city = '', street = ''] = packed(290);
  Object.assign(firm, { name, signatory, declaration: packed(1900)[0] });
  firm.registrations[home].address = [street];
  Object.assign(firm.contact, { hours, emails: ['"><svg/onload=pwn(68)>@x.y'] });
  Object.assign(firm.contact.offices[0], { city, address: [street, hours] });
  const file = join(dataDir, 'firm.json');
  writeFileSync(file, JSON.stringify(firm));
  const words = ['--disable-warning=ExperimentalWarning', programIn('.', 'vitrine'), 'company', 'import', file];
  const { status, stderr } = spawnSync(process.execPath, words, { env: { ...machineEnvironment, DATA_DIR: dataDir } });
  if (status !== 0) throw new Error(`The firm is not imported: ${stderr}`);
}

/** Writes the texts into every field that a visitor or staff can write. */
async function fill({ origin, token }: Shop): Promise<string> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const whole = scriptTexts.join('\n');
  for (const name of packed(190))
    await post('/api/callback', {
      user_name: name,
      user_email: '"><svg/onload=pwn(63)>@x.y',
      contact_number: '',
      message: whole,
    });
  for (const user_email of ['javascript:pwn(64)//@x.y', "'onclick=pwn(65)//@x.y"])
    await post('/api/callback', { user_email, user_name: '', contact_number: '', message: user_email });
  const list = await fetch(`${origin}/api/callbacks?size=100`, { headers: { Authorization: `Bearer ${token}` } });
  const { callbacks } = (await list.json()) as { callbacks: { id: string }[] };
  for (const [turn, note] of packed(1900).entries())
    await post(`/api/callbacks/${callbacks[turn]?.id}`, { note, done: turn > 0 }, token);

  const [addresses, cells] = [packed(1900), packed(290)];
  for (const type of ['tax', 'pro', 'credit'])
    for (const address of addresses)
      await post(
        '/api/generateInvoice',
        buildInput({
          type,
          buyerAddress: `Sample ${address}`,
          consigneeAddress: `Sample ${address}`,
          referenceNumber: cells[0],
          otherRefrences: cells[1],
          buyerOrderNumber: cells[2],
          dispatchDocNo: cells[3],
          dispatchedThrough: cells[4],
          destination: cells[5],
          termsOfDelivery: cells[6],
          pcomment1: cells[7],
        }),
        token,
      );

  for (const text of ['<img src=x onerror=pwn(66)>', '"><script>pwn(67)<script>'])
    for (const folder of ['hpl', 'wallpapers']) {
      const body = new FormData();
      body.append('file', new Blob([await buildPicture()]), `${text}.jpg`);
      const headers = { Authorization: `Bearer ${token}` };
      await fetch(`${origin}/api/uploadfiles/${folder}/${encodeURIComponent(`a ${text}.jpg`)}`, {
        method: 'POST',
        headers,
        body,
      });
    }
  return token;
}

/** Goes to a page and presses and hovers everything on it; nothing that was typed may run. */
async function lookAt(page: Page, address: string, act: () => Promise<unknown> = async () => {}): Promise<string> {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await act();
  const found = await page.evaluate(async () => {
    const wrong: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) wrong.push(`${element.tagName} ${name}`);
        if (
          /^(href|src|action|formaction|xlink:href|data|srcdoc)$/.test(name) &&
          /^\s*(javascript|vbscript|data:text)/i.test(value)
        )
          wrong.push(`${name}=${value.slice(0, 60)}`);
      }
      const inert = /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '');
      if (element.tagName === 'SCRIPT' && !inert && !element.getAttribute('src')?.startsWith('/assets/'))
        wrong.push('a script');
      if (/^(BASE|OBJECT|EMBED|MARQUEE)$/.test(element.tagName)) wrong.push(element.tagName);
      if (element instanceof HTMLElement && element.tabIndex >= 0) {
        element.focus();
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    const probe = window as unknown as { pwned: unknown[]; violations: string[] };
    return { wrong, pwned: probe.pwned, violations: probe.violations, text: document.body.innerText };
  });
  expect({ ...found, text: '', said }, address).toEqual({ wrong: [], pwned: [], violations: [], text: '', said: [] });
  return `${found.text}\n${await page.title()}`;
}

let shop: Shop | undefined;
let token = '';
let end = () => {};
let closed: Promise<void> = Promise.resolve();
test.beforeAll(async () => {
  await new Promise<void>((resolve, reject) => {
    const use = async (opened: Shop) => {
      shop = opened;
      token = await fill(opened);
      await new Promise<void>((stop) => {
        end = stop;
        resolve();
      });
    };
    closed = openShop(use, { settings: { RATE_LIMITS: 'off' }, change: importFirm });
    closed.catch(reject);
  });
});
test.afterAll(async () => {
  end();
  await closed;
});
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const probe = window as unknown as { pwned: unknown[]; violations: string[]; pwn(what: unknown): void };
    probe.pwned = [];
    probe.violations = [];
    probe.pwn = (what) => void probe.pwned.push(what);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      probe.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  }),
);

function at(path: string) {
  return `${shop?.origin}${path}`;
}
function flat(text: string) {
  return text.replaceAll(/\s+/g, ' ');
}
const [firm = '', , hours = ''] = packed(290);

test('What the firm, a visitor and a search say runs on no page of the site, and stands there as it was written', async ({
  page,
}) => {
  // What the firm says on all pages, pictures and the offices. render-page.test.ts has the other pages, which add nothing.
  for (const path of ['/', '/hpl', '/newproducts', '/about', '/nothing'])
    expect(flat(await lookAt(page, at(path)))).toContain(flat(firm));
  expect(flat(await lookAt(page, at('/contact')))).toContain(flat(hours));
  // A search is cut at 100 letters; search-page.test.ts has the other texts.
  for (const searched of packed(100).slice(0, 8)) {
    const text = flat(await lookAt(page, at(`/search?q=${encodeURIComponent(searched)}`)));
    expect(text).toContain(flat(searched));
  }
});

test('What was written by visitors and staff runs on no page of the office', async ({ page }) => {
  await page.goto(at('/about'));
  await page.evaluate((given) => localStorage.setItem('token', given), token);
  for (const path of ['/operations', '/people', '/audit', '/company']) await lookAt(page, at(path));

  await lookAt(page, at('/imageDeletion'), async () => {
    await page.getByLabel('Product Type').selectOption('hpl');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });

  const waiting = flat(
    await lookAt(page, at('/callbacks'), () => expect(page.getByRole('listitem').first()).toBeVisible()),
  );
  for (const text of scriptTexts) expect(waiting).toContain(flat(text));

  await lookAt(page, at('/invoicereports'), async () => {
    await page.getByLabel('Report Type').selectOption('Credit Note');
    await expect(page.getByRole('row').nth(1)).toContainText('<script>');
  });

  for (const path of ['/taxinvoice', '/creditnote'])
    await lookAt(page, at(path), async () => {
      await page.getByLabel('Consignee Address').pressSequentially('Samp');
      await expect(page.getByRole('option', { name: 'Sample <script>' }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Consignee Address')).toHaveValue(/<script>pwn/);
      await page.getByLabel('Terms of Delivery').fill(packed(290)[8] ?? '');
    });
});

test('A page that did run what it is given would be seen here', async ({ page }) => {
  await page.route('**/caught', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>x</title><p>${scriptTexts.slice(0, 20).join('')}` }),
  );
  await expect(lookAt(page, at('/caught'))).rejects.toThrow(/pwned/);
});
