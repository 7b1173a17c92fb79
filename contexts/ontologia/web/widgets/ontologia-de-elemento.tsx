import type { ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { QueryError } from '@marco/web-kit/load-error';
import { ReadingPart } from '@marco/web-kit/reading-page';
import { useReportedTotal } from '@marco/web-kit/reading-sections';
import { Tag } from '@marco/web-kit/tag';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { listFichasElementoEndpoint } from '../../contract/index.ts';
import { toFicha, toGrafo } from '../../contract/ontologia.paths.ts';
import { PALABRAS, type Palabra } from '../../contract/terms.ts';
import styles from './ontologia-de-elemento.module.css';

interface OntologiaDeElementoProps extends Pick<ElementoPanelProps, 'elementoId' | 'onTotal'> {
  /** Whether the reader may open the ontology: then each name leads to its page. */
  readonly isPrivate: boolean;
}

interface FichaDeElemento {
  readonly palabra: Palabra;
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly resumen: string;
}

/** Definitions, events and rules in force that speak of a data element; for its page, public or private. */
export function OntologiaDeElemento({ elementoId, isPrivate, onTotal }: OntologiaDeElementoProps) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['ontologia', 'elemento', elementoId, isPrivate],
    queryFn: ({ signal }): Promise<FichaDeElemento[]> =>
      api.call<typeof listFichasElementoEndpoint>(
        { method: 'GET', path: '/ontologia/elemento/{idElemento}' },
        { params: { idElemento: String(elementoId) } },
        { signal, base: isPrivate ? 'private' : 'public' },
      ),
    // Its rules are told where rules are told; only who may open the ontology needs the way to them.
    select: (fichas) => (isPrivate ? fichas : fichas.filter(({ palabra }) => palabra !== 'regla')),
  });
  useReportedTotal(onTotal, data ? data.length || null : error ? 0 : undefined);
  if (!data && !error) return null;
  if (data?.length === 0) return null;
  return (
    <ReadingPart
      title="En la ontología"
      aside={isPrivate ? <Link to={toGrafo(`elemento-${elementoId}`)}>Abrir el grafo</Link> : undefined}
    >
      {error && !data ? (
        <QueryError
          title="No fue posible cargar la ontología del elemento"
          query={{ error, isFetching, refetch }}
        />
      ) : null}
      <ul className={styles['list']}>
        {data?.map(({ palabra, id, codigo, nombre, resumen }) => (
          <li key={codigo}>
            <p className={styles['name']}>
              {isPrivate ? <Link to={toFicha(palabra, id)}>{nombre}</Link> : <strong>{nombre}</strong>}
              <Tag>{PALABRAS[palabra].singular}</Tag>
            </p>
            <p className={styles['summary']}>{resumen}</p>
          </li>
        ))}
      </ul>
    </ReadingPart>
  );
}
