import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** 'Buscar en el diccionario': name of the form. */
  readonly label: string;
  readonly isSearching: boolean;
  /** 'Buscar' or Enter. */
  readonly onSubmit: () => void;
  /** The one field. */
  readonly children: ReactNode;
}

/** One field for everything, over its results. */
export function SearchBox({ label, isSearching, onSubmit, children }: SearchBoxProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <Card>
        <div className={styles['box']}>
          {children}
          <Button type="submit" busy={isSearching && 'Buscando'}>
            Buscar
          </Button>
        </div>
      </Card>
    </form>
  );
}
