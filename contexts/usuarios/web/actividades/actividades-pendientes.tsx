import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import type { Actividad } from '../../contract/index.ts';
import { ActividadItem } from './actividad-item.tsx';
import styles from './actividades-pendientes.module.css';
import { useActividades, useUpdateActividad } from './use-actividades.ts';

const TITULO = 'Pendientes';

/** The tasks of the person; postponed tasks are shown separately (AREA-13). */
export function ActividadesPendientes() {
  const { data, error, isFetching, refetch } = useActividades();
  if (!data) {
    return (
      <Card title={TITULO} flush>
        {error ? (
          <QueryError title="No fue posible cargar sus pendientes" query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Cargando sus pendientes" rows={2} />
        )}
      </Card>
    );
  }
  return <Lista actividades={data} />;
}

function Lista({ actividades }: { readonly actividades: readonly Actividad[] }) {
  const { mutate, isPending, variables } = useUpdateActividad();
  const shown = actividades.filter(({ pospuestaHasta }) => pospuestaHasta === null);
  const postponed = actividades.filter(({ pospuestaHasta }) => pospuestaHasta !== null);
  const total = shown.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return (
    <Card title={TITULO} aside={<span className="num">{total} en total</span>} flush>
      {shown.length === 0 ? (
        <p className={styles['empty']} role="status">
          No tiene tareas pendientes.
        </p>
      ) : (
        <ul className={styles['items']}>
          {shown.map((actividad) => (
            <ActividadItem
              key={actividad.codigo}
              actividad={actividad}
              isBusy={isPending && variables.codigo === actividad.codigo}
              onChange={mutate}
            />
          ))}
        </ul>
      )}
      {postponed.map(({ codigo, titulo }) => (
        <p key={codigo} className={styles['postponed']}>
          {titulo}: pospuesto.{' '}
          <Button
            variant="ghost"
            size="small"
            busy={isPending && variables.codigo === codigo && 'Retomando'}
            onClick={() => mutate({ codigo, accion: 'retomar' })}
          >
            Retomar <span className="sr">{titulo}</span>
          </Button>
        </p>
      ))}
    </Card>
  );
}
