import { StackedBar } from '@marco/web-kit/stacked-bar';
import type { Carga } from '../../contract/index.ts';
import styles from './reparto.module.css';

/** Of level 1, 2 and 3, as everywhere. */
const TONOS = ['yellow', 'purple', 'green'] as const;

interface BarraDeCargaProps {
  readonly carga: Pick<Carga, 'abiertas' | 'porNivel'>;
  /** Requests the whole bar stands for: the quota, or what who has most has. */
  readonly tope: number;
}

/** The open requests of a consultor by level, beside what they may have. */
export function BarraDeCarga({ carga: { abiertas, porNivel }, tope }: BarraDeCargaProps) {
  return (
    <div className={styles['track']}>
      {abiertas === 0 ? null : (
        <div style={{ width: `${Math.min(100, (100 * abiertas) / Math.max(1, tope))}%` }}>
          <StackedBar
            hideLegend
            segments={porNivel.map((value, at) => ({
              label: `Nivel ${at + 1}`,
              value,
              tone: TONOS[at] ?? ('gray' as const),
            }))}
          />
        </div>
      )}
    </div>
  );
}

const CLAVES = ['uno', 'dos', 'tres'] as const;

/** What the colours of the bars mean. */
export function ClavesDeNivel() {
  return (
    <span className={styles['keys']}>
      {CLAVES.map((clave, at) => (
        <span key={clave}>
          <i className={styles[clave]} aria-hidden="true" />
          Nivel {at + 1}
        </span>
      ))}
    </span>
  );
}

/** Requests that make a bar whole: the quota, unless somebody has more. */
export function computeTope(cupo: number, consultores: readonly Pick<Carga, 'abiertas'>[]): number {
  return Math.max(cupo, ...consultores.map(({ abiertas }) => abiertas));
}
