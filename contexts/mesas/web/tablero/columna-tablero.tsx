import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useId } from 'react';
import type { Compromiso } from '../../contract/index.ts';
import type { ColumnaTablero } from '../../contract/tablero.terms.ts';
import type { AccionDeCompromiso } from '../compromisos/use-acciones-compromiso.tsx';
import styles from './tablero.module.css';
import { TarjetaCompromiso } from './tarjeta-compromiso.tsx';
import { type FiltroDelTablero, useColumna } from './use-tablero.ts';

interface ColumnaProps {
  readonly columna: ColumnaTablero;
  readonly titulo: string;
  readonly filtro: FiltroDelTablero;
  readonly onOpen: (compromiso: Compromiso) => void;
  readonly onAccion: (accion: AccionDeCompromiso, compromiso: Compromiso) => void;
}

const VACIAS: Readonly<Record<ColumnaTablero, string>> = {
  vencidos: 'Nada vencido.',
  semana: 'Nada vence esta semana.',
  despues: 'Nada vence después.',
  cumplidos: 'Aún nada cumplido este mes.',
};

/** A column of the board, which loads, fails and grows alone. */
export function Columna({ columna, titulo, filtro, onOpen, onAccion }: ColumnaProps) {
  const titleId = useId();
  const query = useColumna(columna, filtro);
  const pages = query.data?.pages ?? [];
  const compromisos = pages.flatMap((page) => page.compromisos);
  const total = pages.at(-1)?.total;
  const rest = (total ?? 0) - compromisos.length;
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={query.isFetching}
      className={`${styles['column']} ${styles[columna]}`}
    >
      <h3 id={titleId}>
        {titulo} {total === undefined ? null : <span className="num">{total}</span>}
      </h3>
      {query.isPending ? <Skeleton label={`Cargando ${titulo}`} rows={3} shape="text" /> : null}
      {total === 0 ? <p className={styles['none']}>{VACIAS[columna]}</p> : null}
      {compromisos.length === 0 ? null : (
        <ul>
          {compromisos.map((compromiso) => (
            <TarjetaCompromiso
              key={compromiso.id}
              compromiso={compromiso}
              columna={columna}
              onOpen={onOpen}
              onAccion={onAccion}
            />
          ))}
        </ul>
      )}
      {query.error && !query.isFetchingNextPage ? (
        <QueryError title="No fue posible cargar la columna" query={query} />
      ) : null}
      {query.hasNextPage ? (
        <button
          type="button"
          className={styles['more']}
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver {rest} más <span className="sr">en {titulo}</span>
        </button>
      ) : null}
    </section>
  );
}
