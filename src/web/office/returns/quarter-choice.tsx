import { formOf, isQuarter, monthsOf, type Period, periodName, quarterOf } from '#domain/returns/period.ts';
import { Choice } from '../parts/fields/choice.tsx';

type QuarterChoiceProps = { period: Period; onChoose: (period: Period) => void };

/** The return of a quarter, or the invoice furnishing facility (IFF) of its first two months. */
export function QuarterChoice({ period, onChoose }: QuarterChoiceProps) {
  const quarter = isQuarter(period) ? period : quarterOf(`${period}-01`);
  const forms = [...monthsOf(quarter).filter((month) => formOf(month, 'quarterly') !== null), quarter];
  const names = forms.map((each) => (isQuarter(each) ? 'Quarter' : `IFF ${periodName(each).slice(0, 3)}`));
  return (
    <Choice
      label="Part of the quarter"
      names={names}
      chosen={names[forms.indexOf(period)] ?? ''}
      onChoose={(name) => onChoose(forms[names.indexOf(name)] ?? period)}
    />
  );
}
