import { expect, test } from 'vitest';
import { noContact } from '#domain/company/contact.ts';
import { drawPage } from '#test/build/draw-page.ts';

test('Specification 2, /about: history, why choose us, overview, services and reach, 3 phones, 2 e-mails, 2 offices', () => {
  const html = drawPage('/about').body;
  for (const heading of [
    'History',
    'Why choose us',
    'Overview',
    'Services and reach',
    'Contact information',
    'Offices',
  ])
    expect(html).toContain(`>${heading}</h2>`);
  expect(html).toContain('established in 2005');
  const main = html.slice(html.indexOf('<dl'), html.indexOf('</dl>'));
  expect(main.match(/href="tel:/g)).toHaveLength(3);
  expect(main.match(/href="mailto:/g)).toHaveLength(2);
  expect(html).toContain('<h3>Delhi</h3>');
  expect(html).toContain('<h3>Bhubaneswar</h3>');
});

test('Specification 2, /contact: the callback form, the telephones, the e-mail addresses, the hours and the offices', () => {
  const html = drawPage('/contact').body;
  expect(html).toContain('<h1>Contact</h1>');
  for (const name of ['user_name', 'user_email', 'contact_number', 'message']) expect(html).toContain(`name="${name}"`);
  expect(html).toContain('href="tel:+911155500101"');
  expect(html).toContain('Monday to Saturday, 10:00 to 19:00');
  expect(html).toContain('Plot 7, Specimen Square');
});

test.each(['/about', '/contact'])('%s of a firm without contact data has no empty part', (path) => {
  const html = drawPage(path, { contact: noContact }).body;
  expect(html).not.toMatch(/<dt>|Offices|undefined/);
});
