import type { Relacion } from './relacion.ts';
import styles from './relaciones.module.css';

/** A place of the drawing, in hundredths of its box. */
interface Lugar {
  readonly x: number;
  readonly y: number;
}

const lugar = (x: number, y: number): Lugar => ({ x, y });
const [NO, N, NE, SO, S, SE] = [
  lugar(18, 14),
  lugar(50, 14),
  lugar(82, 14),
  lugar(18, 86),
  lugar(50, 86),
  lugar(82, 86),
];
const CENTRO = lugar(50, 50);

/** Where so many neighbours stand around the element; more than these are in the list alone. */
const LUGARES: readonly (readonly Lugar[])[] = [
  [],
  [N],
  [NO, NE],
  [NO, NE, S],
  [NO, NE, SO, SE],
  [NO, N, NE, SO, SE],
  [NO, N, NE, SO, S, SE],
];
const CABEN = LUGARES.length - 1;

interface GrafoRelacionesProps {
  readonly nombre: string;
  readonly numero: string;
  readonly relaciones: readonly Relacion[];
}

/** The element in the middle of what it is related to; the list beside it says the same. */
export function GrafoRelaciones({ nombre, numero, relaciones }: GrafoRelacionesProps) {
  const shown = chooseVariadas(relaciones);
  const places = LUGARES[shown.length] ?? [];
  const label = `${nombre} y ${shown.length === 1 ? 'lo que se relaciona con él' : `${shown.length} de sus relaciones`}; la lista dice lo mismo.`;
  return (
    <div className={styles['graph']} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {places.map(({ x, y }) => (
          <line key={`${x} ${y}`} x1={CENTRO.x} y1={CENTRO.y} x2={x} y2={y} />
        ))}
      </svg>
      {shown.map(({ etiqueta, nombre: otro, clase }, at) => (
        <Caja
          key={`${etiqueta} ${otro}`}
          lugar={places[at] ?? CENTRO}
          clase={clase}
          etiqueta={etiqueta}
          nombre={otro}
        />
      ))}
      <Caja lugar={CENTRO} clase="foco" etiqueta={`Este elemento, versión ${numero}`} nombre={nombre} />
    </div>
  );
}

interface CajaProps {
  readonly lugar: Lugar;
  readonly clase: Relacion['clase'] | 'foco';
  readonly etiqueta: string;
  readonly nombre: string;
}

function Caja({ lugar: { x, y }, clase, etiqueta, nombre }: CajaProps) {
  return (
    <span
      className={styles['node']}
      data-clase={clase}
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-hidden="true"
    >
      <small>{etiqueta}</small>
      <b>{nombre}</b>
    </span>
  );
}

/** The first of each kind before the second of any. */
function chooseVariadas(relaciones: readonly Relacion[]): readonly Relacion[] {
  const byKind = Map.groupBy(relaciones, ({ etiqueta }) => etiqueta);
  const longest = Math.max(0, ...[...byKind.values()].map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    [...byKind.values()].flatMap((kind) => kind.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, CABEN);
}
