import { callbackNames, trapName } from '#contract/callback-wire.ts';
import { maxCharacters } from '#domain/callbacks/callback-problems.ts';
import type { CallbackRequest } from '#domain/callbacks/callback-request.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { sharedWords } from '#domain/shares/shared-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import form from '../parts/callback-form.module.css';
import { askAlert } from './ask-alert.ts';
import { shareTitle } from './share-title.ts';

/** An enquiry that names the document: a plain form. */
export function ShareAsk({ page }: { page: SharedPage }) {
  const words = sharedWords(page.language);
  const typed = 'request' in page.form ? page.form.request : null;
  const wrong = page.form.kind === 'refused' ? page.form.problems.map(({ field }) => field) : [];
  const alert = askAlert(page);
  const control = (field: keyof CallbackRequest) => ({
    id: `ask-${field}`,
    name: callbackNames[field],
    maxLength: maxCharacters[field],
    defaultValue: typed?.[field],
    ...(wrong.includes(field)
      ? { 'aria-invalid': true, 'aria-describedby': 'ask-alert' }
      : field === 'contactNumber'
        ? { 'aria-describedby': 'ask-digits' }
        : {}),
  });
  return (
    <section className="share-ask" id="ask">
      <div className="share-words">
        <h2>{words.ask}</h2>
        <p>{words.formNote}</p>
      </div>
      {page.form.kind === 'sent' ? (
        <p role="status" className={`${form.alert} ${form.good} share-sent`}>
          {words.sent}
        </p>
      ) : (
        <form className={form.form} method="post" action={`${page.address}/ask?l=${page.language}`} noValidate>
          {alert !== '' && (
            <p role="alert" id="ask-alert" className={form.alert}>
              {alert}
            </p>
          )}
          <div className={form.field}>
            <label htmlFor="ask-name">{words.name}</label>
            <input {...control('name')} autoComplete="name" />
          </div>
          <div className={form.two}>
            <div className={form.field}>
              <label htmlFor="ask-email">{words.email}</label>
              <input {...control('email')} type="email" autoComplete="email" />
            </div>
            <div className={form.field}>
              <label htmlFor="ask-contactNumber">{words.contactNumber}</label>
              <input {...control('contactNumber')} type="tel" autoComplete="tel" />
              <p id="ask-digits" className={form.note}>
                {words.digits}
              </p>
            </div>
          </div>
          <div className={form.field}>
            <label htmlFor="ask-message">{words.description}</label>
            <textarea
              {...control('message')}
              rows={4}
              defaultValue={typed?.message ?? fillWords(words.asking, { number: askedAbout(page) })}
            />
          </div>
          <div className="sr" aria-hidden="true">
            <label htmlFor="ask-trap">{words.trap}</label>
            <input id="ask-trap" name={trapName} tabIndex={-1} autoComplete="off" />
          </div>
          <Button type="submit" look="go">
            {words.submit}
          </Button>
        </form>
      )}
    </section>
  );
}

/** A period alone would not say what it is. */
function askedAbout(page: SharedPage): string {
  const { kind, number } = shareTitle(page);
  return page.period ? `${kind} ${number}` : number;
}
