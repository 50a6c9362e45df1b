import { useEffect, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BeingReckoned } from '../parts/being-reckoned.tsx';
import { areDays } from '../parts/fields/period-choice.ts';
import { PageActions } from '../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../parts/frame/staff-page.tsx';
import { useFileDownload } from '../parts/list/use-file-download.ts';
import { FailedLoad } from '../parts/when-loaded.tsx';
import { AllPlots } from './all-plots.tsx';
import { BehindFigure } from './behind-figure.tsx';
import { BehindWay } from './behind-way.tsx';
import styles from './figures.module.css';
import { addressOfAsked, askedInAddress, callParams, type FiguresAsked } from './figures-choice.ts';
import { FiguresFilters } from './figures-filters.tsx';
import { meaningOf } from './plot-words.ts';
import { useFigures } from './use-figures.ts';

/** How the firm does: sales, money, what is owed, products, customers, enquiries. Each figure opens what is behind it. */
export function FiguresPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => (desk.seesFigures ? <Figures title={title} desk={desk} /> : <NotAllowed title={title} />)}
    </StaffPage>
  );
}

function NotAllowed({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} takesFocus />
      <p>Only owners see the figures here. An owner can let staff see them: on Company, under Figures.</p>
      <ButtonLink href={paths.operations}>Operations</ButtonLink>
    </>
  );
}

function Figures({ title, desk }: { title: string; desk: Desk }) {
  const { today } = desk;
  const [asked, setAsked] = useState(() => askedInAddress(location.search, today));
  // Of days that are being typed, the last good ones are shown.
  const [shown, setShown] = useState(asked);
  const { state, latest, reload } = useFigures(shown);
  const file = useFileDownload();
  const choose = (part: Partial<FiguresAsked>) => {
    const next = { ...asked, ...part };
    setAsked(next);
    setShown(areDays(next) ? next : { ...next, from: shown.from, to: shown.to });
  };
  useEffect(() => history.replaceState(history.state, '', addressOfAsked(shown, today)), [shown, today]);
  const figures = state.kind === 'ready' ? state.value : latest;
  const workbook = `${paths.figuresWorkbook}?${callParams(shown)}`;
  return (
    <div className={styles.figures}>
      <PageHead title={title} takesFocus>
        <span className={`quiet ${styles.meaning}`}>{meaningOf(shown, figures)}</span>
        <PageActions>
          <Button aria-disabled={file.busy !== ''} onClick={() => file.save(workbook, 'figures.xlsx')}>
            XLSX
          </Button>
          <Button onClick={() => print()}>Print</Button>
        </PageActions>
      </PageHead>
      {file.message && <Notice kind="bad" title={`XLSX: ${file.message}`} />}
      <FiguresFilters asked={asked} desk={desk} onChoose={choose} />
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      <BeingReckoned since={figures?.reckoningSince ?? null} />
      {shown.behind?.step ? (
        <BehindWay key={addressOfAsked(shown, today)} asked={shown} step={shown.behind.step} today={today} />
      ) : shown.behind ? (
        <BehindFigure key={addressOfAsked(shown, today)} asked={shown} behind={shown.behind} today={today} />
      ) : (
        figures && <AllPlots figures={figures} asked={shown} today={today} isLoading={state.kind === 'loading'} />
      )}
      {!figures && state.kind === 'loading' && <p role="status">Loading…</p>}
    </div>
  );
}
