import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { getSupresionEndpoint } from '../../contract/index.ts';
import styles from './mis-datos.module.css';
import { SupresionDialog } from './supresion-dialog.tsx';

/** The suppression of one's own data: what is deleted, what stays and why, and what prevents it now. */
export function SupresionDatos() {
  const { data, isError, isFetching, refetch } = useSupresion();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Suprimir mis datos">
      <div className={styles['parte']}>
        <p>Cierra su cuenta para siempre. No se puede deshacer.</p>
        <QueSeVa />
        {data ? (
          <div className={styles['acciones']}>
            <Button variant="danger" blocked={data.decision} onClick={() => setOpen(true)}>
              Suprimir mis datos
            </Button>
          </div>
        ) : isError ? (
          <LoadError
            title="No fue posible saber si puede suprimir sus datos"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label="Cargando" rows={1} />
        )}
        {data && !data.decision.allowed ? (
          <ul>
            {data.decision.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {data && isOpen ? <SupresionDialog prueba={data.prueba} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** In the words of the law: a suppression does not apply where there is a legal duty to keep. */
function QueSeVa() {
  return (
    <ul>
      <li>
        <strong>Se suprimen</strong> su nombre, identificación, correos, teléfonos, cargos, sesiones,
        notificaciones, búsquedas guardadas, vinculaciones y la cuenta con la que ingresa.
      </li>
      <li>
        <strong>Se conservan</strong> las actas emitidas, con quienes participaron, y sin su nombre lo que
        hizo en el sistema: la ley obliga a guardarlos (Decreto 1377 de 2013, artículo 9). Los correos
        enviados se borran al vencer su plazo.
      </li>
    </ul>
  );
}

function useSupresion() {
  const api = useApi();
  return useQuery({
    queryKey: ['acceso', 'supresion'],
    queryFn: ({ signal }) =>
      api.call<typeof getSupresionEndpoint>({ method: 'GET', path: '/cuenta/supresion' }, {}, { signal }),
  });
}
