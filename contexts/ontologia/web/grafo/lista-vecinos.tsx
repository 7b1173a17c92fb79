import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import type { NodoDelGrafo } from '../../contract/index.ts';
import styles from './grafo.module.css';
import { presentClase, toPagina } from './nodos.ts';
import type { Vecindad } from './use-grafo.ts';

interface ListaVecinosProps {
  readonly vecindad: Vecindad;
  readonly isLoadingMore: boolean;
  readonly onFocus: (clave: string) => void;
  readonly onMore: () => void;
}

/** A neighbour with what it is to the focus. */
interface Vecino {
  readonly nodo: NodoDelGrafo;
  readonly relacion: string;
}

function listVecinos({ nodos, aristas, foco }: Vecindad): Vecino[] {
  if (!foco) return nodos.map((nodo) => ({ nodo, relacion: nodo.nombre }));
  const byClave = new Map(nodos.map((nodo) => [nodo.clave, nodo]));
  return aristas.flatMap(({ desde, hacia, etiqueta }) => {
    const isOut = desde === foco.clave;
    const nodo = byClave.get(isOut ? hacia : desde);
    if (!nodo) return [];
    const relacion = isOut
      ? `${foco.nombre} ${etiqueta} ${nodo.nombre}`
      : `${nodo.nombre} ${etiqueta} ${foco.nombre}`;
    return [{ nodo, relacion }];
  });
}

/**
 * The graph as a list with everything the drawing shows, for people who do not see the drawing and for small screens.
 */
export function ListaVecinos({ vecindad, isLoadingMore, onFocus, onMore }: ListaVecinosProps) {
  const { foco } = vecindad;
  const vecinos = listVecinos(vecindad);
  return (
    <Card title={foco ? `Relaciones de ${foco.nombre}` : 'Clases principales'}>
      {vecinos.length === 0 ? (
        <EmptyState title="No hay información" text="Nada se relaciona todavía con este nodo." />
      ) : (
        <ul className={styles['list']}>
          {vecinos.map(({ nodo, relacion }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two relations may join the same nodes
            <li key={position}>
              <span className={styles['relation']}>{relacion}</span>
              <span className={styles['kind']}>{presentClase(nodo)}</span>
              <Button variant="neutral" size="small" onClick={() => onFocus(nodo.clave)}>
                Enfocar <span className="sr">{nodo.nombre}</span>
              </Button>
              <ButtonLink variant="neutral" size="small" to={toPagina(nodo)}>
                Abrir <span className="sr">{nodo.nombre}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {vecindad.restantes > 0 ? (
        <Button variant="secondary" busy={isLoadingMore && 'Cargando'} onClick={onMore}>
          Traer más ({formatNumber(vecindad.restantes)})
        </Button>
      ) : null}
    </Card>
  );
}
