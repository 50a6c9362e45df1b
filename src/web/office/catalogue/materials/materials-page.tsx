import { useState } from 'react';
import type { SavedMaterialAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { materialKey } from '#domain/materials/material-key.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fetchMaterials } from '../../parts/fetch-photos.ts';
import { useFolders } from '../../parts/folders.ts';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { useFileDownload } from '../../parts/list/use-file-download.ts';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import { useLoad } from '../../parts/use-load.ts';
import styles from './materials.module.css';

/** The materials with their codes. */
export function MaterialsPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {({ role }) => <MaterialList title={title} isOwner={role === 'owner'} />}
    </StaffPage>
  );
}

function MaterialList({ title, isOwner }: { title: string; isOwner: boolean }) {
  const [asked, setAsked] = useState('');
  const { state, reload } = useLoad('materials', fetchMaterials);
  const all = state.kind === 'ready' ? state.value.materials : [];
  const { titleOf } = useFolders();
  const file = useFileDownload();
  const wanted = foldText(asked.trim());
  const rows = all.filter(({ material: { code, names, folder } }) =>
    foldText(`${code} ${names.en} ${titleOf(folder)}`).includes(wanted),
  );
  return (
    <>
      <PageHead title={title} takesFocus>
        <span className="quiet">{all.length === 1 ? '1 material' : `${all.length} materials`}</span>
        <PageActions>
          {isOwner && <ButtonLink href={paths.moveInMaterialsPage}>Materials from a file</ButtonLink>}
          <Button
            aria-disabled={file.busy !== ''}
            onClick={() => file.busy || file.save(paths.materialWorkbook, 'materials.xlsx')}
          >
            Save as Excel
          </Button>
          <ButtonLink look="go" href={paths.newMaterial}>
            New material
          </ButtonLink>
        </PageActions>
      </PageHead>
      {file.message && <Notice kind="bad" title={`Excel: ${file.message}`} />}
      <div className={styles.find}>
        <Field id="find" label="Find" note="a code, a name or a category">
          {(control) => (
            <input {...control} type="search" value={asked} onChange={(event) => setAsked(event.target.value)} />
          )}
        </Field>
      </div>
      <DataTable
        label="Materials"
        columns={columnsWith(titleOf)}
        rows={rows}
        keyOf={({ material }) => materialKey(material.code)}
        state={state}
        onRetry={reload}
        empty={wanted === '' ? 'No material has a code yet.' : 'No material is called so.'}
      />
    </>
  );
}

function columnsWith(titleOf: (folder: string) => string): readonly Column<SavedMaterialAnswer>[] {
  return [
    {
      id: 'code',
      heading: 'Code',
      names: true,
      width: { large: 16, tablet: 11 },
      fold: 'left',
      cell: ({ material: { code } }) => <a href={path(paths.materialPage, { id: materialKey(code) })}>{code}</a>,
    },
    {
      ...{ id: 'name', heading: 'Name', width: 'rest', wraps: true, fold: 'line' },
      cell: ({ material: { names, discontinued } }) => `${names.en}${discontinued ? ', discontinued' : ''}`,
    },
    { id: 'category', heading: 'Category', width: 26, fold: 'right', cell: ({ material }) => titleOf(material.folder) },
    {
      id: 'colourways',
      heading: 'Colourways',
      align: 'right',
      width: 13,
      fold: { name: 'Colourways' },
      cell: ({ material }) => material.colourways.length,
    },
    {
      id: 'pictures',
      heading: 'Pictures',
      align: 'right',
      width: { large: 11, tablet: 9 },
      fold: { name: 'Pictures' },
      cell: ({ material }) => material.colourways.reduce((sum, { pictures }) => sum + pictures.length, 0),
    },
    {
      id: 'rate',
      heading: 'Rate ₹',
      align: 'right',
      width: { large: 14, tablet: 11 },
      fold: { name: 'Rate ₹' },
      cell: ({ material: { rate } }) => rate && formatRupees(rate.paise),
    },
  ];
}
