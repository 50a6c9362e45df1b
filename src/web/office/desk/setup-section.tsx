import { paths } from '#contract/paths.ts';
import type { SetupAnswer } from '#contract/staff/setup.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StillToDo } from '../parts/still-to-do.tsx';
import { useLoad } from '../parts/use-load.ts';
import styles from './operations-page.module.css';

/** For an owner: the way out of the demo, or what a shop of one's own still needs. Nothing when all is done or not known. */
export function SetupSection({ demo }: { demo: boolean }) {
  const { state } = useLoad(`setup ${demo}`, (signal) =>
    callStaff<SetupAnswer>(paths.setupSteps, { read: (response) => response.json(), signal }),
  );
  if (demo)
    return (
      <section aria-labelledby="own-shop">
        <h2 id="own-shop">This is the demo</h2>
        <p>Look around as long as you like. Your own shop begins empty, and the demo is set aside.</p>
        <p className={styles.way}>
          <ButtonLink look="go" href={paths.setup}>
            Set up my shop
          </ButtonLink>
        </p>
      </section>
    );
  return state.kind === 'ready' ? <StillToDo steps={state.value.steps} /> : null;
}
