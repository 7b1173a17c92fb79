import { Link } from 'react-router';
import type { BloqueCarga } from '../../contract/index.ts';
import { BarraDeCarga, computeTope } from '../reparto/barra-de-carga.tsx';
import { CifrasDeCarga } from '../reparto/consultores-con-carga.tsx';
import styles from './tabla-carga.module.css';

/** Each consultor with their open requests by level beside their quota, those that are late and the days in hand. */
export function TablaCarga({ cupo, consultores }: Pick<BloqueCarga, 'cupo' | 'consultores'>) {
  const tope = computeTope(cupo, consultores);
  return (
    <ul className={styles['rows']} aria-label="Carga de los consultores">
      {consultores.map((consultor) => (
        <li key={consultor.id}>
          <Link to={consultor.url}>{consultor.nombre}</Link>
          <BarraDeCarga carga={consultor} tope={tope} />
          <small>
            <CifrasDeCarga carga={consultor} cupo={cupo} />
          </small>
        </li>
      ))}
    </ul>
  );
}
