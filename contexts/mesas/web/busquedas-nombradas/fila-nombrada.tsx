import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
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
  const form = useRuledForm({
    initial: { nombre },
    findErrors: (escrito) => ({ nombre: findErrorNombrada(escrito.nombre) }),
    readRefusal: (error) => ({ nombre: errorMessage(error) }),
    tellsAtFields: true,
    isLeftFreely: true,
    onSend: async (escrito) => {
      await onRename(escrito.nombre.trim());
      onDone();
    },
  });

  return (
    <form className={styles['save']} onSubmit={form.onSubmit} noValidate>
      <TextInput
        label={`Nuevo nombre de ${nombre}`}
        autoComplete="off"
        autoFocus
        {...bindField(form, 'nombre')}
      />
      <div className={styles['buttons']}>
        <Button type="submit" busy={form.isSending && 'Guardando'}>
          Guardar
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
