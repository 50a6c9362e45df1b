import { type SubmitEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { forgetStaff } from '../../../log-out.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { NEXT_USERNAME } from '../../parts/frame/token.ts';
import styles from './setup-page.module.css';

type State = { kind: 'asked' | 'beginning' } | { kind: 'refused'; message: string; field: string | null };

/** The two ways of a demo: look around in it, or set it aside for a shop of one's own. `cannot`: why the second is closed here. */
export function StartOwnShop({ cannot, username }: { cannot: string | null; username: string }) {
  const [confirm, setConfirm] = useState('');
  const [state, setState] = useState<State>({ kind: 'asked' });
  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === 'beginning') return;
    setState({ kind: 'beginning' });
    const answer = await callStaff(paths.startOwnShop, { method: 'POST', body: { confirm }, read: async () => null });
    if (answer.ok) return leaveWhenReady(username);
    const problem = answer.problems.find(({ field }) => field === 'confirm');
    setState({ kind: 'refused', message: problem?.message ?? answer.message, field: problem ? 'confirm' : null });
    document.getElementById('confirm')?.focus();
  };
  const isRefused = state.kind === 'refused';
  return (
    <div className={styles.ways}>
      <section aria-labelledby="look">
        <h2 id="look">The demo</h2>
        <p>Thirty customers and two years of papers.</p>
        <ButtonLink href={paths.operations}>Look around in the demo</ButtonLink>
      </section>
      <section aria-labelledby="own">
        <h2 id="own">Set up my shop</h2>
        <p>The demo is set aside, and an empty shop begins. Log in again.</p>
        {cannot !== null ? (
          <Notice kind="bad" title="It cannot be started from here.">
            <p>{cannot}</p>
          </Notice>
        ) : (
          <form className={styles.own} noValidate onSubmit={begin}>
            {isRefused && state.field === null && <Notice kind="bad" title={state.message} />}
            <Field
              id="confirm"
              label="Type: start my own shop"
              error={isRefused && state.field ? state.message : undefined}
              roomy
            >
              {(control) => (
                <input
                  {...control}
                  value={confirm}
                  autoComplete="off"
                  maxLength={100}
                  onChange={({ target }) => setConfirm(target.value)}
                />
              )}
            </Field>
            <p role="status">{state.kind === 'beginning' && 'Your shop is being made ready …'}</p>
            <Button type="submit" look="go" aria-disabled={state.kind === 'beginning'}>
              Start my own shop
            </Button>
          </form>
        )}
      </section>
    </div>
  );
}

/** The token ends with the demo: as soon as the new shop refuses it, that shop can be logged in to. */
async function leaveWhenReady(username: string): Promise<void> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
  const status = () =>
    fetch(paths.desk, { headers }).then(
      (answer) => answer.status,
      () => 0,
    );
  for (let wasGone = false; ; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const answered = await status();
    if (answered === 401) break;
    // The demo is back: it could not be set aside, and this page says why.
    if (answered === 200 && wasGone) return location.reload();
    wasGone ||= answered === 0;
  }
  forgetStaff();
  sessionStorage.setItem(NEXT_USERNAME, username);
  location.replace(`${paths.auth}?from=${paths.setup}`);
}

const PAUSE_MS = 300;
