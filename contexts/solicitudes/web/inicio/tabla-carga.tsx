import { formatNumber } from '@marco/web-kit/format';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Link } from 'react-router';
import type { BloqueCarga } from '../../contract/index.ts';
import styles from './tabla-carga.module.css';

type Consultor = BloqueCarga['consultores'][number];

/** Of level 1, 2 and 3, as everywhere. */
const TONOS = ['yellow', 'purple', 'green'] as const;

/** Each consultor with their open requests by level, and those that are late; the bar of who has most is whole. */
export function TablaCarga({ consultores }: BloqueCarga) {
  const most = Math.max(1, ...consultores.map(({ abiertas }) => abiertas));
  return (
    <ul className={styles['rows']} aria-label="Carga de los consultores">
      {consultores.map((consultor) => (
        <li key={consultor.id}>
          <Link to={consultor.url}>{consultor.nombre}</Link>
          <div className={styles['track']}>
            {consultor.abiertas === 0 ? null : (
              <div style={{ width: `${(100 * consultor.abiertas) / most}%` }}>
                <StackedBar hideLegend segments={toSegments(consultor)} />
              </div>
            )}
          </div>
          <small>
            {presentAbiertas(consultor.abiertas)}
            {consultor.vencidas === 0 ? null : (
              <b className={styles['late']}>
                , {formatNumber(consultor.vencidas)} {consultor.vencidas === 1 ? 'vencida' : 'vencidas'}
              </b>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}

const toSegments = ({ porNivel }: Consultor) =>
  porNivel.map((value, at) => ({ label: `Nivel ${at + 1}`, value, tone: TONOS[at] ?? ('gray' as const) }));

function presentAbiertas(abiertas: number): string {
  if (abiertas === 0) return 'Sin solicitudes';
  return abiertas === 1 ? '1 abierta' : `${formatNumber(abiertas)} abiertas`;
}
