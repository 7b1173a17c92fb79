import type { ResultadoDeBusqueda } from '@marco/usuarios/contract';
import styles from './filtros.module.css';
import { countAyuda, type Filtro } from './opciones.ts';

/** The kinds of which something was found, with how many. */
export function listFiltros(
  texto: string,
  resultado: ResultadoDeBusqueda | undefined,
): readonly { readonly filtro: Filtro; readonly nombre: string; readonly total: number }[] {
  const ayuda = countAyuda(texto);
  return [
    ...(resultado?.tipos ?? []).map(({ tipo, nombre, total }) => ({ filtro: tipo, nombre, total })),
    ...(ayuda === 0 ? [] : [{ filtro: 'ayuda', nombre: 'Ayuda', total: ayuda }]),
  ];
}

interface FiltrosProps {
  readonly filtros: ReturnType<typeof listFiltros>;
  readonly elegido: Filtro | null;
  readonly onChoose: (filtro: Filtro | null) => void;
  readonly total: string | null;
  /** In a list the field moves among them with its Tab. */
  readonly isTabbable?: boolean;
}

/** Narrows the list to one kind. */
export function Filtros({ filtros, elegido, onChoose, total, isTabbable = true }: FiltrosProps) {
  const tab = isTabbable ? {} : { tabIndex: -1 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fields
    <div className={styles['chips']} role="group" aria-label="Tipo">
      <button type="button" {...tab} aria-pressed={elegido === null} onClick={() => onChoose(null)}>
        Todo
      </button>
      {filtros.map(({ filtro, nombre, total: suyos }) => (
        <button
          key={filtro}
          type="button"
          {...tab}
          aria-pressed={elegido === filtro}
          onClick={() => onChoose(filtro)}
        >
          {nombre} {suyos}
        </button>
      ))}
      {total === null ? null : <span>{total}</span>}
    </div>
  );
}
