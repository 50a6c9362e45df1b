import { trapName } from '#contract/callback-wire.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { longestOfSample, type SampleRequest } from '#domain/samples/sample-request.ts';
import { countWords, fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import form from '../parts/callback-form.module.css';
import { cityIn } from '../parts/city-in.ts';
import { keepSamples } from '../parts/kept-in-tab.ts';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './samples-page.module.css';
import { SamplesSent } from './samples-sent.tsx';
import { type SampleRequestState, useSampleRequest } from './use-sample-request.ts';

type Offered = NonNullable<Site['samples']>;

/** The form for samples. Without script it is a plain form, which the server shows again when it refuses it. */
export function SampleForm({ site, samples }: { site: Site; samples: Offered }) {
  const { language, words, to } = useWords();
  const { samples: said, callback } = words;
  const request = useSampleRequest(site, samples);
  const { message, problems, turn, sending, isSent, count, notice, left, send, follow, nearest } = request;
  if (isSent) return <SamplesSent site={site} />;
  const chosen = problems.find(({ field }) => field === 'materials');
  return (
    <form
      ref={left}
      className={`${form.form} ${styles.form}`}
      method="post"
      action={sitePaths.askSamples}
      noValidate
      onSubmit={send}
      onInput={follow}
    >
      <div className={styles.panel}>
        <h2 id="which">{said.choose}</h2>
        {samples.materials.map((material) => (
          <SampleChoice key={material.code} material={material} isWrong={chosen !== undefined} />
        ))}
        {samples.terms && (
          <p className={form.note} role="status">
            {/* Its line is there before the script counts. */}
            {count === null ? '\u00A0' : fillWords(said.ticked, { n: count, most: samples.terms.most })}
          </p>
        )}
        {problems.map(
          ({ field, message: why }) =>
            field === 'materials' && (
              <p key={why} id="sample-materials-note" className={styles.wrong}>
                {why}
              </p>
            ),
        )}
        <a
          className={styles.more}
          href={to(sitePaths.products)}
          onClick={() => left.current && keepSamples(left.current, site.query)}
        >
          {said.addMore}
        </a>
      </div>
      <div>
        {message !== '' && (
          <div
            key={turn}
            ref={notice}
            role="alert"
            tabIndex={-1}
            className={form.alert}
            // A refused form that is shown again begins at what is wrong.
            {...(turn === 0 && request.typed && !isOfField(problems[0]) && { autoFocus: true })}
          >
            <strong>{problems.length > 0 ? said.correct : callback.notSentTitle}</strong>
            <p>{message}</p>
          </div>
        )}
        <SampleField field="name" request={request} label={said.name} autoComplete="name" />
        <SampleField
          field="phone"
          request={request}
          label={said.phone}
          note={said.phoneNote}
          type="tel"
          autoComplete="tel"
        />
        <SampleField
          field="email"
          request={request}
          label={said.email}
          note={said.emailNote}
          type="email"
          autoComplete="email"
        />
        <SampleField field="address" request={request} label={said.address} autoComplete="street-address" rows={4} />
        <SampleField
          field="pin"
          request={request}
          label={said.pin}
          note={nearest ? fillWords(said.nearest, { city: cityIn(nearest.city, words) }) : said.pinNote}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <SampleField field="purpose" request={request} label={said.purpose} autoComplete="off" />
        {language !== 'en' && <input type="hidden" name="language" value={language} />}
        <input type="hidden" name="asked" value={site.query} />
        <div className="sr" aria-hidden="true">
          <label htmlFor="sample-trap">{callback.trap}</label>
          <input id="sample-trap" name={trapName} tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" look="go" aria-disabled={sending} data-live="">
          {sending ? callback.sending : count ? countWords(count, said.askOne, said.askMany) : said.ask}
        </Button>
        <p className={styles.safe}>{said.safe}</p>
      </div>
    </form>
  );
}

function isOfField(problem: { field: string } | undefined): boolean {
  return problem !== undefined && problem.field !== 'materials';
}

/** The colourways of one material, each with a box. */
function SampleChoice({ material, isWrong }: { material: Offered['materials'][number]; isWrong: boolean }) {
  const { language, to } = useWords();
  const { code, name, path, colourways } = material;
  const other = (lang: string) => (lang === language ? undefined : lang);
  return (
    <fieldset className={styles.choice}>
      <legend>
        <a href={to(path)} lang={other(name.lang)}>
          {name.text}
        </a>{' '}
        <span className={styles.code}>{code}</span>
      </legend>
      {colourways.map(({ value, name: way, photo, chosen }) => (
        <label key={value}>
          <input
            type="checkbox"
            name="materials"
            value={`${code}/${value}`}
            defaultChecked={chosen}
            autoComplete="off"
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'sample-materials-note' })}
          />
          <span className={styles.plate}>
            {photo && <PhotoPicture photo={photo} alt="" sizes="72px" width={4} height={3} />}
          </span>
          <span lang={other(way.lang)}>{way.text || code}</span>
        </label>
      ))}
    </fieldset>
  );
}

type SampleFieldProps = {
  field: keyof SampleRequest;
  request: SampleRequestState;
  label: string;
  note?: string;
  rows?: number;
  type?: 'tel' | 'email';
  inputMode?: 'numeric';
  autoComplete: string;
};

/** A field with what is wrong with it below, in place of its note. */
function SampleField({ field, request, label, note, rows, ...control }: SampleFieldProps) {
  const { problems, typed, sending } = request;
  const id = `sample-${field}`;
  const wrong = problems.find((problem) => problem.field === field)?.message;
  const shared = {
    ...control,
    id,
    name: field,
    maxLength: longestOfSample[field],
    defaultValue: typed?.[field],
    readOnly: sending,
    ...(typed && problems[0]?.field === field && { autoFocus: true }),
    ...(wrong && { 'aria-invalid': true }),
    ...((wrong || note) && { 'aria-describedby': `${id}-note` }),
  };
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {(wrong || note) && (
        <p id={`${id}-note`} className={wrong ? styles.wrong : form.note}>
          {wrong ?? note}
        </p>
      )}
    </div>
  );
}
