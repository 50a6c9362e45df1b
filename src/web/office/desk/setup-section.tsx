import { paths } from '#contract/paths.ts';
import type { SetupAnswer } from '#contract/staff/setup.ts';
import inkLink from '../../ui/ink-link.module.css';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StillToDo } from '../parts/still-to-do.tsx';
import { useLoad } from '../parts/use-load.ts';

/** For an owner: the way out of the demo, or what a shop of one's own still needs. Nothing when all is done or not known. */
export function SetupSection({ demo }: { demo: boolean }) {
  const { state } = useLoad(`setup ${demo}`, (signal) =>
    callStaff<SetupAnswer>(paths.setupSteps, { read: (response) => response.json(), signal }),
  );
  if (demo)
    return (
      <section aria-labelledby="own-shop">
        <h2 id="own-shop">This is the demo</h2>
        <p>
          Look around, or{' '}
          <a className={inkLink.link} href={paths.setup}>
            set up your own shop
          </a>
          .
        </p>
      </section>
    );
  return state.kind === 'ready' ? <StillToDo steps={state.value.steps} /> : null;
}
