import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { CustomerForm } from './customer-form.tsx';

export function CustomerFormPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {() => (
        <CustomerForm
          loaded={null}
          onSaved={({ id }) => location.assign(path(paths.customerPage, { id }))}
          onCancel={() => location.assign(paths.customers)}
        />
      )}
    </StaffPage>
  );
}
