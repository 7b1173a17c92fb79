import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './entidad-search.module.css';

/** Search of the choice: typing shows all again, the button filters (ENT-04). */
export function EntidadSearch({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const [text, setText] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }

  return (
    <search className={styles['search']}>
      <form onSubmit={submit}>
        <TextInput
          label="Buscar por palabra"
          hideLabel
          placeholder="Buscar por palabra"
          leadIcon={<Search size={17} />}
          autoComplete="off"
          value={text}
          onChange={(value) => {
            setText(value);
            onSearch('');
          }}
        />
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
      </form>
    </search>
  );
}
