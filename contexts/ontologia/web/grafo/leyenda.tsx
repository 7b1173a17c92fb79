import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { CLASES_DIBUJO, type ClaseDibujo, COLORES, toClaseDibujo } from './estilo.ts';
import styles from './grafo.module.css';
import type { Vecindad } from './use-grafo.ts';

const NOMBRES: Readonly<Record<ClaseDibujo, string>> = {
  clase: 'Clases',
  propiedad: 'Propiedades',
  individuo: 'Individuos',
  evento: 'Eventos',
  regla: 'Reglas',
  elemento: 'Elementos de dato',
};

/** Outline of each kind, as the drawing has it, in a box of 20 by 14. */
const CONTORNOS: Readonly<Record<ClaseDibujo, string>> = {
  clase: 'M3 0H17A3 3 0 0 1 20 3V11A3 3 0 0 1 17 14H3A3 3 0 0 1 0 11V3A3 3 0 0 1 3 0Z',
  propiedad: 'M0 7A10 7 0 1 1 20 7A10 7 0 1 1 0 7Z',
  individuo: 'M10 -1L20 7L10 15L0 7Z',
  evento: 'M5 0H15L20 7L15 14H5L0 7Z',
  regla: 'M6 0H14L20 4V10L14 14H6L0 10V4Z',
  elemento: 'M4 0H16L20 4V10L16 14H4L0 10V4Z',
};

interface LeyendaProps {
  readonly vecindad: Vecindad;
  readonly ocultas: ReadonlySet<ClaseDibujo>;
  readonly onToggle: (clase: ClaseDibujo) => void;
}

/** What each shape and colour is, and a way to leave a kind out of the drawing and the list. */
export function Leyenda({ vecindad: { nodos, foco }, ocultas, onToggle }: LeyendaProps) {
  const counts = Map.groupBy(
    nodos.filter(({ clave }) => clave !== foco?.clave),
    toClaseDibujo,
  );
  const clases = CLASES_DIBUJO.filter((clase) => counts.has(clase));
  if (clases.length === 0) return null;
  return (
    <Card>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
      <div role="group" aria-label="Qué se muestra" className={styles['kinds']}>
        {clases.map((clase) => (
          <button
            key={clase}
            type="button"
            aria-pressed={!ocultas.has(clase)}
            onClick={() => onToggle(clase)}
          >
            <svg width={20} height={14} viewBox="0 0 20 14" aria-hidden="true">
              <path
                d={CONTORNOS[clase]}
                style={{ fill: `var(${COLORES[clase][0]})`, stroke: `var(${COLORES[clase][1]})` }}
              />
            </svg>
            {NOMBRES[clase]} <span className="num">{formatNumber(counts.get(clase)?.length ?? 0)}</span>
          </button>
        ))}
      </div>
    </Card>
  );
}

/** The graph without the kinds somebody left out; the focus always stays. */
export function leaveOut(vecindad: Vecindad, ocultas: ReadonlySet<ClaseDibujo>): Vecindad {
  if (ocultas.size === 0) return vecindad;
  const nodos = vecindad.nodos.filter(
    (nodo) => nodo.clave === vecindad.foco?.clave || !ocultas.has(toClaseDibujo(nodo)),
  );
  const claves = new Set(nodos.map(({ clave }) => clave));
  const aristas = vecindad.aristas.filter(({ desde, hacia }) => claves.has(desde) && claves.has(hacia));
  return { ...vecindad, nodos, aristas };
}
