import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Tag } from '@marco/web-kit/tag';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { listFichasElementoEndpoint } from '../../contract/index.ts';
import { toFicha, toGrafo } from '../../contract/ontologia.paths.ts';
import { PALABRAS, type Palabra } from '../../contract/terms.ts';
import styles from './ontologia-de-elemento.module.css';

export interface OntologiaDeElementoProps {
  readonly elementoId: number;
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
export function OntologiaDeElemento({ elementoId, isPrivate }: OntologiaDeElementoProps) {
  const api = useApi();
  const fichas = useQuery({
    queryKey: ['ontologia', 'elemento', elementoId, isPrivate],
    queryFn: ({ signal }): Promise<FichaDeElemento[]> =>
      api.call<typeof listFichasElementoEndpoint>(
        { method: 'GET', path: '/ontologia/elemento/{idElemento}' },
        { params: { idElemento: String(elementoId) } },
        { signal, base: isPrivate ? 'private' : 'public' },
      ),
  });
  return (
    <LoadBlock query={fichas} subject="la ontología del elemento">
      {(found) => (
        <Card
          title="En la ontología"
          aside={isPrivate ? <Link to={toGrafo(`elemento-${elementoId}`)}>Ver en el grafo</Link> : undefined}
        >
          {found.length === 0 ? (
            <EmptyState title="No hay información" text="La ontología no habla todavía de este elemento." />
          ) : (
            <ul className={styles['list']}>
              {found.map(({ palabra, id, codigo, nombre, resumen }) => (
                <li key={codigo}>
                  <p className={styles['name']}>
                    {isPrivate ? <Link to={toFicha(palabra, id)}>{nombre}</Link> : <strong>{nombre}</strong>}
                    <Tag>{PALABRAS[palabra].singular}</Tag>
                  </p>
                  <p className={styles['summary']}>{resumen}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </LoadBlock>
  );
}
