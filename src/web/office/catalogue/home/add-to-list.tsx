import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { Select } from '../../../ui/select.tsx';
import styles from './home.module.css';

type AddToListProps = {
  /** 'Add a category to Trending' */
  label: string;
  /** 'Add a category': what the choice shows before anything is chosen. */
  text: string;
  /** What screen readers say of the button. */
  button: string;
  options: readonly { value: string; text: string }[];
  onAdd: (value: string) => void;
};

/** A choice below a list, and the button that puts what was chosen at its end. */
export function AddToList({ label, text, button, options, onAdd }: AddToListProps) {
  const [adding, setAdding] = useState('');
  return (
    <div className={styles.add}>
      <Select
        className={field.control}
        aria-label={label}
        options={[{ value: '', text }, ...options]}
        value={adding}
        onChange={({ target }) => setAdding(target.value)}
      />
      <Button
        aria-disabled={adding === ''}
        aria-label={button}
        onClick={() => {
          if (adding === '') return;
          onAdd(adding);
          setAdding('');
        }}
      >
        Add
      </Button>
    </div>
  );
}
