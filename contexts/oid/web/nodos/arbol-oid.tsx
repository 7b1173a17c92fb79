import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { Tree } from '@marco/web-kit/tree';
import type { FilaNodo } from '../../contract/index.ts';
import styles from '../oid.module.css';
import { EstadoNodoChip } from './estado-nodo-chip.tsx';
import type { FilaArbol } from './filas-arbol.ts';
import { useArbol } from './use-arbol.ts';

interface ArbolOidProps {
  /** The chosen node; null while there is none. */
  readonly oid: string | null;
  readonly onSelect: (oid: string) => void;
}

/** The tree of identifiers, a level at a time. */
export function ArbolOid({ oid, onSelect }: ArbolOidProps) {
  const { filas, toggle, showMore, retry, falla } = useArbol(oid);
  // Without its first arcs there is no tree to move in.
  const isThere = filas.some(({ clase }) => clase !== 'fallida');

  function select(key: string): void {
    const fila = filas.find((candidate) => candidate.key === key);
    if (fila?.clase === 'nodo') onSelect(fila.nodo.oid);
    else if (fila?.clase === 'fallida') retry();
    else if (fila?.clase === 'anteriores' || fila?.clase === 'siguientes') showMore(fila.padre, fila.clase);
  }

  return (
    <Card title="Árbol de identificadores" flush>
      {falla ? <QueryError {...falla} /> : null}
      {isThere ? (
        <Tree
          label="Árbol de identificadores"
          rows={filas.map((fila) => {
            const { key, level, position, size } = fila;
            const isOpen = fila.clase === 'nodo' ? fila.isOpen : undefined;
            return { key, level, position, size, isOpen, content: <Contenido fila={fila} /> };
          })}
          selectedKey={oid}
          onSelect={select}
          onToggle={toggle}
        />
      ) : null}
    </Card>
  );
}

function Contenido({ fila }: { readonly fila: FilaArbol }) {
  switch (fila.clase) {
    case 'nodo':
      return <Nodo nodo={fila.nodo} />;
    case 'cargando':
      return 'Cargando nodos';
    case 'fallida':
      return 'No fue posible cargar estos nodos. Reintentar';
    default:
      return `Ver más: ${formatNumber(fila.faltan)} ${fila.clase}`;
  }
}

function Nodo({ nodo: { arco, nombre, hijos, estado } }: { readonly nodo: FilaNodo }) {
  return (
    <>
      {/* The name of the row is read from its text: spaces keep its words apart. */}
      <b className={styles['arc']}>{arco}</b> {nombre}{' '}
      {hijos > 0 ? (
        <span className={styles['aside']}>
          {formatNumber(hijos)}
          <span className="sr">{hijos === 1 ? ' nodo debajo' : ' nodos debajo'}</span>
        </span>
      ) : null}
      {estado === 'activo' ? null : (
        <span className={styles['aside']}>
          <EstadoNodoChip estado={estado} />
        </span>
      )}
    </>
  );
}
