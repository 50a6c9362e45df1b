import { usePart } from '../use-part.ts';
import type { PaperPreviewProps } from './paper-preview.tsx';

/** The paper beside a form, loaded when the form is there: it is looked at after the first fields. */
export function LazyPaper(props: PaperPreviewProps) {
  const part = usePart(true, () => import('./paper-preview.tsx'));
  return part && <part.PaperPreview {...props} />;
}
