import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { TallyStateAnswer } from '#contract/returns/tally.ts';
import type { Period } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { counted } from '#domain/text/counted.ts';
import { Button, PlainButton } from '../../ui/button.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { shownTime } from '../parts/shown-time.ts';
import { useLoad } from '../parts/use-load.ts';
import type { ReturnFile } from './use-return-file.ts';

type TallyRowProps = { state: TaxState; period: Period; file: ReturnFile };

/** The vouchers for Tally: what the next file has, and when the last one was saved. */
export function TallyRow({ state, period, file }: TallyRowProps) {
  const { latest } = useLoad<TallyStateAnswer>(`${state} ${period} ${file.saved}`, (signal) =>
    callStaff(path(paths.tallyState, { state, period }), { read: (response) => response.json(), signal }),
  );
  const busy = file.busy !== '';
  return (
    <li>
      <Button aria-disabled={busy} onClick={() => file.save('tally.xml')}>
        {file.busy === 'tally.xml' ? 'Writing …' : 'Tally'}
      </Button>
      <span>
        {latest ? (
          <TallySaid latest={latest} onAgain={() => file.save('tally.xml?again=1')} />
        ) : (
          'Vouchers and masters as XML.'
        )}
      </span>
    </li>
  );
}

function TallySaid({
  latest: { vouchers, changed, cancelled, files },
  onAgain,
}: {
  latest: TallyStateAnswer;
  onAgain: () => void;
}) {
  const [last] = files;
  return (
    <>
      {vouchers === 0 && last ? 'No new voucher.' : `${counted(vouchers, 'voucher')} and their masters, XML.`}
      {changed > 0 &&
        ` ${changed} ${changed === 1 ? 'was' : 'were'} changed since, and ${changed === 1 ? 'is' : 'are'} sent again.`}
      {cancelled > 0 &&
        ` ${cancelled} ${cancelled === 1 ? 'was' : 'were'} cancelled since, and ${cancelled === 1 ? 'is' : 'are'} sent as cancelled.`}
      {last && (
        <>
          {' '}
          Exported {shownTime(last.at)} by {last.by}. <PlainButton onClick={onAgain}>Export all again</PlainButton>
        </>
      )}
    </>
  );
}
