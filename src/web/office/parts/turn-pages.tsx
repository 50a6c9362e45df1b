import { Button } from '../../ui/button.tsx';

type TurnPagesProps = { page: number; size: number; count: number; onPage: (page: number) => void };

/** Below a list of `count` rows in pages of `size`: the next rows, and back. Nothing where one page shows all. */
export function TurnPages({ page, size, count, onPage }: TurnPagesProps) {
  return (
    <>
      {count > page * size && (
        <Button look="slim" onClick={() => onPage(page + 1)}>
          Next {Math.min(size, count - page * size)} of {count}
        </Button>
      )}{' '}
      {page > 1 && (
        <Button look="slim" onClick={() => onPage(page - 1)}>
          Back
        </Button>
      )}{' '}
    </>
  );
}
