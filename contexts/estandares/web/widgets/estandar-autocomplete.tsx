import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Combobox, type ComboboxProps } from '@marco/web-kit/combobox';
import { Tag } from '@marco/web-kit/tag';
import { BookOpen } from 'lucide-react';
import type { findEstandares, SugerenciaEstandar } from '../../contract/index.ts';
import { MAXIMO_TEXTO_BUSQUEDA } from '../../contract/terms.ts';
import styles from './estandar-autocomplete.module.css';

type Inherited = Pick<ComboboxProps, 'label' | 'hint' | 'required' | 'optional' | 'errors' | 'submitted'>;

export interface EstandarAutocompleteProps extends Inherited {
  /** Standards chosen so far. */
  readonly value: readonly SugerenciaEstandar[];
  readonly onChange: (value: readonly SugerenciaEstandar[]) => void;
}

/** Search of standards by name, acronym or code; each one chosen goes to a list from which it can be taken away. */
export function EstandarAutocomplete({ value, onChange, ...rest }: EstandarAutocompleteProps) {
  const api = useApi();
  return (
    <div className={styles['field']}>
      <Combobox
        {...rest}
        {...useSugerencias()}
        placeholder="Buscar estándar"
        itemIcon={<BookOpen size={17} />}
        // A choice moves to the list and leaves an empty field.
        value={null}
        onSelectionChange={(picked) => {
          if (!picked) return;
          const id = Number(picked.id);
          if (!value.some((one) => one.id === id)) onChange([...value, { id, nombre: picked.label }]);
        }}
        load={async (text, signal) => {
          const found = await api.call<typeof findEstandares>(
            { method: 'GET', path: '/estandares/finderTopFive' },
            { query: { keyword: text.slice(0, MAXIMO_TEXTO_BUSQUEDA) } },
            { signal, base: 'private' },
          );
          return found.map(({ id, nombre }) => ({ id, label: nombre }));
        }}
      />
      {value.length > 0 ? (
        <ul className={styles['tags']} aria-label="Estándares elegidos">
          {value.map(({ id, nombre }) => (
            <li key={id}>
              <Tag onRemove={() => onChange(value.filter((one) => one.id !== id))}>{nombre}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
