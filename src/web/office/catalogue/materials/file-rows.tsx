import { useState } from 'react';
import { fileFolder, sheetFolder, textureFolder } from '#domain/catalogue/brochure-folder.ts';
import { type CatalogueMaterial, fileKinds } from '#domain/materials/catalogue-material.ts';
import { fileType } from '#domain/photos/file-type.ts';
import { brochureType, pictureTypes, uploadProblem } from '#domain/photos/upload-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DropArea } from '../../parts/drop-area.tsx';
import { fetchNames } from '../../parts/fetch-photos.ts';
import { sendFile } from '../../parts/send-file.ts';
import { useLoad } from '../../parts/use-load.ts';
import styles from './materials.module.css';

type Files = CatalogueMaterial['files'];

type FileRowsProps = {
  files: Files;
  error: string | undefined;
  /** Given what the files are when an upload has ended. */
  onChange: (change: (files: Files) => Files) => void;
};

/** The data sheets and certificates, which are PDFs, and textures, which are pictures: uploaded here, or before. */
export function FileRows({ files, error, onChange }: FileRowsProps) {
  const { state, reload } = useLoad('files', async (signal) => {
    const [sheets, textures] = await Promise.all([fetchNames(sheetFolder, signal), fetchNames(textureFolder, signal)]);
    if (!sheets.ok || !textures.ok) return sheets.ok ? textures : sheets;
    return { ...sheets, value: [...sheets.value, ...textures.value] };
  });
  const [sending, setSending] = useState('');
  const [problem, setProblem] = useState('');
  const free = (state.kind === 'ready' ? state.value : []).filter((name) => !files.some((file) => file.name === name));
  const add = (name: string) =>
    onChange((now) => (now.some((file) => file.name === name) ? now : [...now, { kind: kindsOf(name)[0], name }]));

  const upload = async (chosen: Iterable<File>) => {
    const refused: string[] = [];
    for (const file of chosen) {
      setSending(file.name);
      refused.push(await send(file));
    }
    setProblem(refused.filter(Boolean).join(' '));
    setSending('');
  };
  const send = async (file: File) => {
    const type = fileType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
    const folder = fileFolder(file.name);
    const refused = uploadProblem({ folder, name: file.name, type, size: file.size });
    if (refused) return refused;
    const { signal } = new AbortController();
    const answer = await sendFile({ folder, name: file.name, file, onProgress: () => {}, signal });
    // What the server proposes, a free name or both, is offered under Pictures and not here.
    if (answer?.ok === false && answer.status === 409)
      return `Another file here is called ${file.name}. Rename yours, or choose that one below.`;
    if (!answer?.ok) return answer?.message ?? '';
    add(decodeURIComponent(answer.value.address.split('/').at(-1) ?? ''));
    reload();
    return '';
  };

  return (
    <fieldset>
      <legend>Files</legend>
      <ul className={styles.list}>
        {files.map(({ kind, name }, nth) => (
          <li key={name}>
            <span>{name}</span>
            <Select
              aria-label={`What ${name} is`}
              value={kind}
              options={kindsOf(name).map((each) => ({ value: each, text: kindTitles[each] }))}
              onChange={({ target }) => {
                const chosen = fileKinds.find((each) => each === target.value) ?? kind;
                onChange((now) => now.map((file) => (file.name === name ? { ...file, kind: chosen } : file)));
              }}
            />
            <Button look="slim" aria-label={`Without ${name}`} onClick={() => onChange((now) => now.toSpliced(nth, 1))}>
              ×
            </Button>
          </li>
        ))}
      </ul>
      <DropArea
        accept={[brochureType, ...pictureTypes].join(',')}
        what="PDFs or a texture"
        hint="Up to 20 MB each: PDFs without scripts, a texture as JPG, PNG or WebP."
        onFiles={upload}
      />
      <p className={styles.wrong} role="alert">
        {problem}
      </p>
      <p role="status">{sending && `${sending} is being uploaded …`}</p>
      <div className={styles.fields}>
        <Field id="files" label="One that is here" note={`${free.length} more`} error={error}>
          {(control) => (
            <Select
              {...control}
              value=""
              options={[{ value: '', text: 'Add a file' }, ...free.map((name) => ({ value: name, text: name }))]}
              onChange={({ target }) => target.value !== '' && add(target.value)}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

/** What a file can be: a picture is a texture. */
function kindsOf(name: string) {
  return fileFolder(name) === textureFolder ? (['texture'] as const) : (['sheet', 'certificate'] as const);
}

const kindTitles = { sheet: 'Data sheet', certificate: 'Certificate', texture: 'Texture' } as const;
