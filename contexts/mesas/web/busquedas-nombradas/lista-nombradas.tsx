import { errorMessage, useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { QueryError } from '@marco/web-kit/load-error';
import { Notice } from '@marco/web-kit/notice';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { BusquedaNombrada } from '../../contract/index.ts';
import styles from './busquedas-guardadas.module.css';
import { FilaNombrada } from './fila-nombrada.tsx';
import { useNombradas } from './use-nombradas.ts';

interface ListaNombradasProps {
  /** The search on show, as it would be kept. */
  readonly actual: string | null;
  /** One was opened. */
  readonly onOpen: () => void;
}

/** The kept searches; what was just removed can be brought back. */
export function ListaNombradas({ actual, onOpen }: ListaNombradasProps) {
  const { query, create, rename, remove } = useNombradas();
  const keyOf = useIdempotencyKey();
  const [removed, setRemoved] = useState<BusquedaNombrada | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(work: () => Promise<void>): Promise<boolean> {
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(errorMessage(error));
      return false;
    }
  }

  async function removeOne(busqueda: BusquedaNombrada): Promise<void> {
    if (await run(() => remove(busqueda.id))) setRemoved(busqueda);
  }

  async function bringBack({ id, nombre, consulta }: BusquedaNombrada): Promise<void> {
    // Removed and brought back twice are two creations: the id of the removed one tells them apart.
    const key = keyOf({ id, nombre, consulta });
    if (!(await run(() => create({ nombre, consulta }, key)))) return;
    setRemoved(null);
  }

  if (query.error) return <QueryError title="No fue posible cargar sus búsquedas" query={query} />;
  if (!query.data) return <Skeleton label="Cargando sus búsquedas" rows={3} />;
  const { busquedas } = query.data;
  return (
    <>
      {failure ? (
        <div className={styles['message']}>
          <Notice tone="err" role="alert">
            {failure}
          </Notice>
        </div>
      ) : null}
      {removed ? (
        <div className={styles['message']}>
          <Notice role="status">
            <div className={styles['undo']}>
              <span>Se eliminó «{removed.nombre}».</span>
              <Button
                variant="ghost"
                size="small"
                icon={<Undo2 size={16} />}
                // The button that was pressed is gone.
                autoFocus
                onClick={() => void bringBack(removed)}
              >
                Deshacer
              </Button>
            </div>
          </Notice>
        </div>
      ) : null}
      {busquedas.length === 0 ? (
        <p className={styles['none']}>Aún no tiene búsquedas guardadas.</p>
      ) : (
        <ul className={styles['list']} aria-label="Búsquedas guardadas">
          {busquedas.map((busqueda) => (
            <FilaNombrada
              key={busqueda.id}
              busqueda={busqueda}
              isActual={busqueda.consulta === actual}
              onOpen={onOpen}
              onRename={(nombre) => rename(busqueda.id, nombre)}
              onRemove={() => void removeOne(busqueda)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
