import type { ReactNode } from 'react';

type ListSectionProps = {
  id: string;
  title: string;
  /** What holds of the whole list. */
  note?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A list under its heading, which names it. */
export function ListSection({ id, title, note, className, children }: ListSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="quiet">{note}</p>}
      <ul className={className}>{children}</ul>
    </section>
  );
}
