import type { PhotoAnswer } from '#contract/photos.ts';
import { Notice } from '../../ui/notice.tsx';
import { fetchPhotos } from '../parts/fetch-photos.ts';
import { useLoad } from '../parts/use-load.ts';
import { FailedLoad } from '../parts/when-loaded.tsx';
import { PhotoDialog } from './photo-dialog.tsx';

type DescribeUploadedProps = { folder: string; name: string; onClose: () => void };

/** Loads a picture that was uploaded, and asks for its titles and colours. */
export function DescribeUploaded({ folder, name, onClose }: DescribeUploadedProps) {
  const { state, reload } = useLoad<PhotoAnswer[]>(`${folder}/${name}`, (signal) =>
    fetchPhotos(folder, signal, { names: [name] }),
  );
  if (state.kind === 'loading') return <p role="status">Opening {name} …</p>;
  if (state.kind === 'failed') return <FailedLoad failure={state.failure} onRetry={reload} />;
  const [photo] = state.value;
  if (!photo) return <Notice kind="bad" title={`${name} is no longer in its folder`} />;
  return <PhotoDialog folder={folder} photo={photo} onClose={onClose} />;
}
