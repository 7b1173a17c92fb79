import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatMoment } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { EventoElemento, listHistorialElementoEndpoint } from '../../contract/index.ts';
import { findLineasPropias } from '../../rules/comparacion/lineas.ts';
import styles from '../detalle/ficha.module.css';

/** Who changed what in the versions of an element, when, from → to. */
export function HistorialPanel({ versionId }: { readonly versionId: number }) {
  const historial = useHistorial(versionId);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = historial;
  const eventos = data?.pages.flatMap((page) => page.eventos) ?? [];
  return (
    <div className={styles['section']}>
      {data === undefined && error ? (
        <QueryError title="No fue posible cargar el historial" query={{ error, isFetching, refetch }} />
      ) : null}
      {data === undefined && !error ? <Skeleton label="Cargando el historial" rows={5} /> : null}
      {data !== undefined && eventos.length === 0 ? (
        <EmptyState
          title="No hay cambios para mostrar."
          text="El historial lo ven el ministerio y la entidad responsable del elemento."
        />
      ) : null}
      {eventos.length > 0 ? (
        <ol className={styles['events']}>
          {eventos.map((evento) => (
            <Evento key={evento.id} evento={evento} />
          ))}
        </ol>
      ) : null}
      {hasNextPage ? (
        <div className={styles['buttons']} data-print="hide">
          <Button
            variant="secondary"
            busy={isFetchingNextPage && 'Cargando'}
            onClick={() => void fetchNextPage()}
          >
            Ver cambios anteriores
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function useHistorial(versionId: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['elementos', 'historial', versionId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call<typeof listHistorialElementoEndpoint>(
        { method: 'GET', path: '/elemento-dato/{versionId}/historial' },
        { params: { versionId: String(versionId) }, query: { pagina: pageParam } },
        { signal, base: 'private' },
      ),
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { eventos }) => sum + eventos.length, 0);
      return last.eventos.length > 0 && shown < last.total ? pages.length + 1 : undefined;
    },
  });
}

function Evento({ evento }: { readonly evento: EventoElemento }) {
  const { titulo, numero, quien, cuando, motivo, cambios } = evento;
  return (
    <li>
      <p>
        <b>{titulo}</b>
      </p>
      <div className={styles['meta']}>
        <span>Versión {numero}</span>
        <span>{quien ?? 'El sistema'}</span>
        <time dateTime={cuando}>{formatMoment(cuando)}</time>
      </div>
      {motivo === '' ? null : <p>Motivo: {motivo}</p>}
      {cambios.length > 0 ? (
        <dl className={styles['changes']}>
          {cambios.map((cambio) => (
            <div key={cambio.campo}>
              <dt>{cambio.etiqueta}</dt>
              <dd>
                <Cambio {...cambio} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}

/** From → to; of a list only the lines that changed. */
function Cambio({ antes, despues }: EventoElemento['cambios'][number]) {
  const gone = findLineasPropias(antes, despues);
  const came = findLineasPropias(despues, antes);
  return (
    <>
      {gone === '' ? null : <del>{gone}</del>}
      {gone !== '' && came !== '' ? <span className="sr"> pasó a </span> : null}{' '}
      {came === '' ? null : <ins>{came}</ins>}
    </>
  );
}
