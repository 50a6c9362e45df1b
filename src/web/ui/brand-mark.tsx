/** The courtyard seen from above: an outer wall with a door, the court inside. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 50 50" width="20" height="20" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={brandPath} />
    </svg>
  );
}

export const brandPath = 'M0 0h50v50H29V38h9V12H12v26h9v12H0z';
