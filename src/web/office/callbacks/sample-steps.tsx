import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { type SampleStep, sampleSteps } from '#domain/samples/callback-sample.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { Field } from '../../ui/field.tsx';
import { DownloadNotice } from '../parts/documents/download-notice.tsx';
import { useOpenPdf } from '../parts/documents/use-open-pdf.ts';
import { shownTime } from '../parts/shown-time.ts';
import { answerWords } from './mail-state.ts';
import styles from './sample-steps.module.css';
import { callerOf, type Enquiry, type SampleChange } from './use-callbacks.ts';

type SampleStepsProps = {
  callback: Enquiry & { sample: NonNullable<Enquiry['sample']> };
  /** False when it was not saved. */
  onMove: (change: SampleChange) => Promise<boolean>;
};

/** How far the samples of a request came, what became of them, and the next step. */
export function SampleSteps({ callback, onMove }: SampleStepsProps) {
  const { id, receivedAt, sample, documents } = callback;
  const { address, step, courier, consignment, sentAt, arrivedAt, askedAfterAt } = sample;
  const [sending, setSending] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const { state, open } = useOpenPdf();
  const caller = callerOf(callback);
  const at = sampleSteps.indexOf(step);
  const next = sampleSteps[at + 1];
  const before = sampleSteps[at - 1];
  const times = { asked: receivedAt, sent: sentAt, arrived: arrivedAt, 'asked-after': askedAfterAt };
  const standing = documents.filter(({ cancelled }) => !cancelled);
  const became = [
    standing.some(({ kind }) => kind === 'pro') && 'pro-forma',
    standing.some(({ kind }) => kind === 'tax') && 'order',
  ].filter(Boolean);
  const by = [courier, consignment].filter(Boolean).join(', ');
  /** The parcel as this page knew it last: what is taken back to 'asked' has none. */
  const parcel = useRef({ courier, consignment });
  if (by) parcel.current = { courier, consignment };
  return (
    <div className={styles.samples}>
      <ol className={styles.steps} aria-label={`Samples: ${caller}`}>
        {sampleSteps.map((each, nth) => (
          <li key={each} aria-current={each === step ? 'step' : undefined} data-done={nth <= at ? '' : undefined}>
            <b>{stepNames[each]}</b>
            {times[each] && <span>{shownTime(times[each])}</span>}
            {each === 'sent' && by && <span>{by}</span>}
          </li>
        ))}
        <li data-done={became.length > 0 ? '' : undefined}>
          <b>{became.length > 0 ? `Became ${became.join(' and ')}` : 'Pro-forma, order'}</b>
        </li>
      </ol>
      {answerWords(sample) && <p className="quiet">{answerWords(sample)}</p>}
      {sending ? (
        <SendForm
          id={id}
          {...parcel.current}
          onSave={async (courier, consignment) => {
            if (await onMove({ step: 'sent', courier, consignment })) setSending(false);
          }}
          onEnd={() => {
            flushSync(() => setSending(false));
            // Or Ctrl+Enter would act on another request.
            main.current?.focus();
          }}
        />
      ) : (
        <div className="flow">
          {next && (
            <Button
              ref={main}
              look={['slim', 'go']}
              data-primary=""
              aria-label={`${deeds[next]}: ${caller}`}
              onClick={() => (next === 'sent' ? setSending(true) : void onMove({ step: next }))}
            >
              {deeds[next]}
            </Button>
          )}
          {address !== '' && (
            <Button
              look="slim"
              aria-label={`Print label: ${caller}`}
              onClick={() => void open(path(paths.sampleLabel, { id }), `Label for ${caller}`)}
            >
              Print label
            </Button>
          )}
          {before && (
            <Button
              look="slim"
              aria-label={`Back to ‘${stepNames[before]}’: ${caller}`}
              onClick={() => void onMove({ step: before, courier, consignment })}
            >
              Back to ‘{stepNames[before]}’
            </Button>
          )}
        </div>
      )}
      <DownloadNotice state={state} />
    </div>
  );
}

const stepNames: Record<SampleStep, string> = {
  asked: 'Asked',
  sent: 'Sent',
  arrived: 'Arrived',
  'asked-after': 'Asked after',
};

const deeds: Record<SampleStep, string> = {
  asked: 'Asked',
  sent: 'Mark sent',
  arrived: 'Mark arrived',
  'asked-after': 'Mark asked after',
};

type SendFormProps = {
  id: string;
  /** What the form begins with. */
  courier: string;
  consignment: string;
  onSave: (courier: string, consignment: string) => Promise<void>;
  onEnd: () => void;
};

/** Who carries the parcel, and its number. Takes the focus; Escape closes it. */
function SendForm({ id, onSave, onEnd, ...before }: SendFormProps) {
  const [courier, setCourier] = useState(before.courier);
  const [consignment, setConsignment] = useState(before.consignment);
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onSave(courier.trim(), consignment.trim());
    setBusy(false);
  };
  return (
    <form className={styles.send} onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && onEnd()}>
      <Field id={`courier-${id}`} label="Courier" optional>
        {(control) => (
          <input
            {...control}
            ref={first}
            className={field.control}
            maxLength={100}
            value={courier}
            onChange={({ target }) => setCourier(target.value)}
          />
        )}
      </Field>
      <Field id={`consignment-${id}`} label="Number of the parcel" optional>
        {(control) => (
          <input
            {...control}
            className={field.control}
            maxLength={100}
            value={consignment}
            onChange={({ target }) => setConsignment(target.value)}
          />
        )}
      </Field>
      <div className="flow">
        <Button type="submit" look={['slim', 'go']} aria-disabled={busy}>
          Sent
        </Button>
        <Button look="slim" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
