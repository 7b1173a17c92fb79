import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { formatNumber } from '@marco/web-kit/format';
import { StackedTable } from '@marco/web-kit/stacked-table';
import {
  PRUEBA_XROAD,
  RESULTADO_PRUEBA,
  type ResultadoPruebaXroad,
} from '../../contract/ensayos-xroad.terms.ts';
import type { IntercambioDePrueba, PruebaXroad } from '../../contract/index.ts';
import styles from './ensayo-xroad.module.css';

const TONO: Readonly<Record<ResultadoPruebaXroad, ChipTone>> = {
  superada: 'green',
  fallida: 'red',
  'sin-evidencia': 'yellow',
};

const COLUMNAS = [
  { label: 'Envío', cell: ({ envio }: IntercambioDePrueba) => envio },
  { label: 'Estado', cell: ({ estado }: IntercambioDePrueba) => <span className="num">{estado}</span> },
  {
    label: 'Error de X-Road',
    cell: ({ error }: IntercambioDePrueba) => (error === null ? 'Ninguno' : <code>{error}</code>),
  },
  {
    label: 'Tiempo',
    cell: ({ duracionMs }: IntercambioDePrueba) => <span className="num">{formatNumber(duracionMs)} ms</span>,
  },
  {
    label: 'Bytes',
    cell: ({ bytes }: IntercambioDePrueba) => <span className="num">{formatNumber(bytes)}</span>,
  },
];

/** A test of a rehearsal: what it asks, what came of it and why, and its exchanges. */
export function PruebaItem({ prueba }: { readonly prueba: PruebaXroad }) {
  const { codigo, resultado, razones, intercambios } = prueba;
  const { titulo, exige } = PRUEBA_XROAD[codigo];
  return (
    <li className={styles['prueba']}>
      <div className={styles['titulo']}>
        <h3>
          <span className="num">{codigo}</span> {titulo}
        </h3>
        <Chip tone={TONO[resultado]}>{RESULTADO_PRUEBA[resultado]}</Chip>
      </div>
      <p className={styles['exige']}>{exige}</p>
      <ul className={styles['razones']}>
        {razones.map((razon) => (
          <li key={razon}>{razon}</li>
        ))}
      </ul>
      {intercambios.length === 0 ? null : (
        <details>
          <summary>
            {intercambios.length === 1 ? 'Ver el intercambio' : `Ver los ${intercambios.length} intercambios`}
            <span className="sr"> de {codigo}</span>
          </summary>
          <StackedTable
            label={`Intercambios de ${codigo}`}
            columns={COLUMNAS}
            rows={intercambios}
            rowKey={({ mensaje }) => mensaje}
          />
        </details>
      )}
    </li>
  );
}
