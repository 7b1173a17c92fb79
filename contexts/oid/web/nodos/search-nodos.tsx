import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { Pagination, pageCount } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import {
  FilterCard,
  FilterText,
  ResultCount,
  useFilterClearing,
  useFilterDraft,
} from '@marco/web-kit/list-search';
import { LoadBlock } from '@marco/web-kit/load-block';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FilaNodo, searchNodosEndpoint } from '../../contract/index.ts';
import { LIMITES_NODO, NOMBRES_TIPO_NODO, TAMANO_BUSQUEDA_OID } from '../../contract/terms.ts';
import styles from '../oid.module.css';

interface SearchNodosProps {
  /** What is searched now; empty while nothing is. */
  readonly texto: string;
  readonly onSearch: (texto: string) => void;
  /** Address of a result. */
  readonly toResult: (oid: string) => string;
}

/** Search by the beginning of an identifier or a part of a name. */
export function SearchNodos({ texto, onSearch, toResult }: SearchNodosProps) {
  const [{ borrador }, edit, bind] = useFilterDraft({ borrador: texto });
  const { key, form } = useFilterClearing(() => {
    edit({ borrador: '' });
    onSearch('');
  });
  return (
    <>
      <FilterCard
        key={key}
        {...form}
        title="Buscar nodos"
        isSearching={false}
        onSubmit={() => onSearch(borrador.trim())}
      >
        <FilterText
          {...bind('borrador')}
          span={8}
          label="OID o nombre"
          placeholder="2.999.170.1"
          maxLength={LIMITES_NODO.texto}
        />
      </FilterCard>
      {texto === '' ? null : <Resultados key={texto} texto={texto} toResult={toResult} />}
    </>
  );
}

function Resultados({ texto, toResult }: Pick<SearchNodosProps, 'texto' | 'toResult'>) {
  const api = useApi();
  const [pagina, setPagina] = useState(1);
  const hallados = useQuery({
    queryKey: ['oid', 'buscar', texto, pagina],
    queryFn: ({ signal }) =>
      api.call<typeof searchNodosEndpoint>(
        { method: 'GET', path: '/oid/buscar' },
        { query: { texto, pagina: String(pagina) } },
        { signal, base: 'private' },
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadBlock query={hallados} subject="los nodos">
      {({ nodos, total }) => (
        <Card
          title="Resultados de consulta"
          flush
          aside={<ResultCount total={total} one="nodo" many="nodos" />}
        >
          {total === 0 ? (
            <EmptyState
              drawing="search"
              title="No hay información"
              text="Revise el identificador o escriba otra parte del nombre."
            />
          ) : (
            <>
              <Lista nodos={nodos} toResult={toResult} />
              <Pagination
                page={pagina}
                pages={pageCount(total, TAMANO_BUSQUEDA_OID)}
                total={total}
                size={TAMANO_BUSQUEDA_OID}
                onPage={setPagina}
              />
            </>
          )}
        </Card>
      )}
    </LoadBlock>
  );
}

function Lista({
  nodos,
  toResult,
}: { readonly nodos: readonly FilaNodo[] } & Pick<SearchNodosProps, 'toResult'>) {
  return (
    <ul className={styles['results']}>
      {nodos.map(({ oid, nombre, tipo }) => (
        <li key={oid}>
          <Link to={toResult(oid)}>{nombre}</Link>
          <small>
            <span className={styles['number']}>{oid}</span> · {NOMBRES_TIPO_NODO[tipo]}
          </small>
        </li>
      ))}
    </ul>
  );
}
