import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { useFilterDraft } from '@marco/web-kit/list-search';
import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { findErrorNombre } from '../../rules/busqueda-mesas.ts';
import { useMesasBase } from '../use-mesas-base.ts';
import styles from './caja-busqueda.module.css';

interface CajaBusquedaProps {
  /** Text of the search on show; the box follows it. */
  readonly texto: string;
  readonly isSearching: boolean;
  readonly onSearch: (texto: string) => void;
}

/** One box for everything the mesas say. */
export function CajaBusqueda({ texto, isSearching, onSearch }: CajaBusquedaProps) {
  const [draft, edit] = useFilterDraft({ texto });
  const input = useRef<HTMLInputElement>(null);
  const isPrivate = useMesasBase() === 'private';
  const error = findErrorNombre(draft.texto);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (error) input.current?.focus();
    else onSearch(draft.texto.trim());
  }

  function clear(): void {
    edit({ texto: '' });
    input.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Buscar en el contenido de las mesas">
      <Card>
        <div className={styles['box']}>
          <TextInput
            ref={input}
            label="Buscar en todo"
            placeholder="acta de cierre, esquema de pasaportes…"
            autoComplete="off"
            leadIcon={<Search size={18} />}
            value={draft.texto}
            onChange={(value) => edit({ texto: value })}
            errors={error ? [error] : []}
            hint={`Encuentra palabras en el nombre, el objetivo y la descripción de las mesas, en lo tratado en sus reuniones realizadas${isPrivate ? ', en los nombres de sus documentos y en sus compromisos.' : ' y en los nombres de sus documentos.'}`}
            trail={
              draft.texto === '' ? undefined : (
                <IconButton size="small" label="Borrar el texto" icon={<X size={16} />} onClick={clear} />
              )
            }
          />
          <Button type="submit" busy={isSearching && 'Buscando'}>
            Buscar
          </Button>
        </div>
      </Card>
    </form>
  );
}
