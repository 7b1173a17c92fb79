import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { BusquedaNombrada } from '../../contract/index.ts';
import { mesasPaths } from '../../contract/mesas.paths.ts';
import { presentConsulta } from '../../rules/busquedas-nombradas/busqueda-nombrada.ts';
import styles from './busquedas-guardadas.module.css';
import { findErrorNombrada } from './error-nombrada.ts';

interface FilaNombradaProps {
  readonly busqueda: BusquedaNombrada;
  /** It is the search on show. */
  readonly isActual: boolean;
  readonly onOpen: () => void;
  readonly onRename: (nombre: string) => Promise<void>;
  readonly onRemove: () => void;
}

/** One kept search: opens it, gives it another name, removes it. */
export function FilaNombrada({ busqueda, isActual, onOpen, onRename, onRemove }: FilaNombradaProps) {
  const { nombre, consulta } = busqueda;
  const [isRenaming, setRenaming] = useState(false);

  if (isRenaming)
    return (
      <li className={styles['row']}>
        <FormularioNombre nombre={nombre} onRename={onRename} onDone={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className={styles['row']}>
      <div className={styles['texts']}>
        <Link
          to={{ pathname: mesasPaths.home, search: `?${consulta}` }}
          aria-current={isActual ? 'true' : undefined}
          onClick={onOpen}
        >
          {nombre}
        </Link>
        <p>{presentConsulta(new URLSearchParams(consulta))}</p>
      </div>
      <IconButton
        size="small"
        label={`Cambiar el nombre de ${nombre}`}
        icon={<Pencil size={17} />}
        onClick={() => setRenaming(true)}
      />
      <IconButton size="small" label={`Eliminar ${nombre}`} icon={<Trash2 size={17} />} onClick={onRemove} />
    </li>
  );
}

interface FormularioNombreProps {
  readonly nombre: string;
  readonly onRename: (nombre: string) => Promise<void>;
  readonly onDone: () => void;
}

function FormularioNombre({ nombre, onRename, onDone }: FormularioNombreProps) {
  const [draft, setDraft] = useState(nombre);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const error = findErrorNombrada(draft) ?? failure;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    if (findErrorNombrada(draft) || isSaving) return;
    setSaving(true);
    try {
      await onRename(draft.trim());
      onDone();
    } catch (cause) {
      setFailure(errorMessage(cause));
      setSaving(false);
    }
  }

  return (
    <form className={styles['save']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={`Nuevo nombre de ${nombre}`}
        autoComplete="off"
        autoFocus
        value={draft}
        onChange={(value) => {
          setDraft(value);
          setFailure(null);
        }}
        errors={error ? [error] : []}
        submitted={isSubmitted}
      />
      <div className={styles['buttons']}>
        <Button type="submit" busy={isSaving && 'Guardando'}>
          Guardar
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
