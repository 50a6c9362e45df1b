import { StaffPage } from '../parts/frame/staff-page.tsx';
import { BrochureMaker } from './brochure-maker.tsx';

export function BrochureMakerPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <BrochureMaker title={title} desk={desk} />}
    </StaffPage>
  );
}
