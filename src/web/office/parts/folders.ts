import { createContext, useContext, useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import { brochureFolder, sheetFolder, textureFolder } from '#domain/catalogue/brochure-folder.ts';

type Folders = {
  /** The product types, the blank first. */
  pictures: readonly { value: string; text: string }[];
  /** Those of the upload screen: the brochures and data sheets too. */
  uploads: readonly { value: string; text: string }[];
  /** Those of the screen for deleting: the textures of materials too, which no gallery shows. */
  deletions: readonly { value: string; text: string }[];
  /** The title of a folder; one that is not there is shown by its key. */
  titleOf(folder: string): string;
};

/** The folders of the desk, for every part of a screen. */
export const FoldersOfDesk = createContext<Desk['folders']>([]);

export function useFolders(): Folders {
  const folders = useContext(FoldersOfDesk);
  return useMemo(() => foldersIn(folders), [folders]);
}

function foldersIn(folders: Desk['folders']): Folders {
  const pictures = [
    { value: '', text: 'select' },
    ...folders.map(({ folder, title }) => ({ value: folder, text: title })),
  ];
  const uploads = [
    ...pictures,
    { value: brochureFolder, text: 'Brochures' },
    { value: sheetFolder, text: 'Data sheets' },
  ];
  const deletions = [...uploads, { value: textureFolder, text: 'Textures' }];
  return {
    pictures,
    uploads,
    deletions,
    titleOf: (folder) => deletions.find(({ value }) => value === folder)?.text ?? folder,
  };
}
