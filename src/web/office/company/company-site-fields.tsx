import { useState } from 'react';
import type { CompanyAnswer } from '#contract/company.ts';
import { maxOffices } from '#domain/company/contact-problems.ts';
import { openingHours } from '#domain/company/opening-hours.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { fetchNames } from '../parts/fetch-photos.ts';
import { useLoad } from '../parts/use-load.ts';
import styles from './company-form.module.css';
import type { CompanyDraft } from './company-site-draft.ts';
import { brochureField, officeField, officeSlots } from './company-site-draft.ts';
import type { TextField } from './text-field.tsx';

type CompanySiteFieldsProps = Pick<CompanyAnswer, 'galleries'> & {
  draft: CompanyDraft;
  text: TextField;
  change: (field: string, value: string) => void;
};

/** What visitors see: contact details, offices, and the brochure of each gallery. */
export function CompanySiteFields({ galleries, draft, text, change }: CompanySiteFieldsProps) {
  return (
    <>
      <section aria-labelledby="contact">
        <h2 id="contact">Contact on the site</h2>
        <p className="quiet">Shown on Contact and About Us. Blank fields are not shown.</p>
        <div className={styles.fields}>
          {text('contact.phones', 'Phones', { kind: 'lines', note: 'one per line', most: 1500 })}
          {text('contact.emails', 'E-mail addresses', { kind: 'lines', note: 'one per line', most: 1500 })}
          {text('contact.hours', 'Opening hours', {
            kind: 'lines',
            note: hoursNote(draft['contact.hours'] ?? ''),
            wide: true,
          })}
          {text('contact.companySite', 'The firm’s own site', { optional: true })}
          {text('contact.social.network', 'Social network', { optional: true })}
          {text('contact.social.photos', 'Photo-sharing site', { optional: true })}
          {text('contact.social.microblog', 'Microblog', { optional: true })}
        </div>
      </section>
      <OfficeFields draft={draft} text={text} />
      <BrochureFields galleries={galleries} draft={draft} change={change} />
    </>
  );
}

function hoursNote(hours: string) {
  if (hours.trim() === '') return 'for example Monday to Saturday, 10:00 to 19:00';
  const rules = openingHours(hours);
  return rules
    ? `search engines read ${rules.join(', ') || 'closed'}`
    : 'Visitors see this as typed; search engines cannot read it.';
}

function OfficeFields({ draft, text }: Pick<CompanySiteFieldsProps, 'draft' | 'text'>) {
  const [more, setMore] = useState(2);
  const shown = Math.max(more, (officeSlots(draft).at(-1) ?? 0) + 1);
  return (
    <section aria-labelledby="offices">
      <h2 id="offices">Offices</h2>
      <p className="quiet">Each with its map. Leave an office blank if there is none.</p>
      <div className={styles.registrations}>
        {Array.from({ length: shown }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an office has no other key than its position
          <fieldset key={slot}>
            <legend>Office {slot + 1}</legend>
            {text(officeField(slot, 'city'), 'City')}
            {text(officeField(slot, 'address'), 'Address', { kind: 'lines', note: 'line by line', most: 2400 })}
            {text(officeField(slot, 'phone'), 'Phone', { optional: true })}
            {text(officeField(slot, 'place'), 'Map position', { note: 'latitude, longitude', most: 60 })}
          </fieldset>
        ))}
      </div>
      {shown < maxOffices && (
        <div className={styles.add}>
          <Button onClick={() => setMore(shown + 1)}>Add an office</Button>
        </div>
      )}
    </section>
  );
}

function BrochureFields({ galleries, draft, change }: Omit<CompanySiteFieldsProps, 'text'>) {
  const { state } = useLoad('brochures', (signal) => fetchNames('pdfs', signal));
  const names = state.kind === 'ready' ? state.value : null;
  const optionsFor = (chosen: string) => [
    { value: '', text: 'none' },
    ...(names ?? []).map((name) => ({ value: name, text: name })),
    ...(chosen !== '' && !names?.includes(chosen)
      ? [{ value: chosen, text: names ? `${chosen} (missing)` : chosen }]
      : []),
  ];
  return (
    <section aria-labelledby="brochures">
      <h2 id="brochures">Brochure of each gallery</h2>
      <p className="quiet">
        {state.kind === 'failed'
          ? `The brochures cannot be listed: ${state.failure.message}`
          : 'Visitors can open the brochure from its gallery. Upload brochures under Upload Images.'}
      </p>
      <div className={styles.brochures}>
        {galleries.map(({ folder, title }) => {
          const id = brochureField(folder);
          const chosen = draft[id] ?? '';
          const isMissing = names !== null && chosen !== '' && !names.includes(chosen);
          return (
            <Field key={folder} id={id} label={title} warning={isMissing ? 'deleted' : undefined}>
              {(control) => (
                <Select
                  {...control}
                  options={optionsFor(chosen)}
                  value={chosen}
                  onChange={({ target }) => change(id, target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </section>
  );
}
