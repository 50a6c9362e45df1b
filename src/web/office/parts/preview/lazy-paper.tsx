import { useDebounced } from '../use-debounced.ts';
import { usePart } from '../use-part.ts';
import type { PaperPreviewProps } from './paper-preview.tsx';

/**
 * The paper beside a form, loaded when the form is there: it is looked at after the first fields. It follows when the keys rest,
 * so that none waits for it.
 */
export function LazyPaper(props: PaperPreviewProps) {
  const part = usePart(true, () => import('./paper-preview.tsx'));
  const draft = useDebounced(props.draft, 100);
  return part && <part.PaperPreview {...props} draft={draft} />;
}
