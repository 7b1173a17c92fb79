import { formatDate, formatNumber } from '@marco/web-kit/format';
import type { OperacionServicioMedida } from '../../contract/index.ts';
import { DIAS_DE_FRANJA } from '../../contract/terms.ts';
import { buildFranja, countDias, type DiaDeFranja } from '../../rules/servicios/franja.ts';
import styles from './operacion-servicio.module.css';

const ESTADO: Readonly<Record<DiaDeFranja['estado'], string>> = {
  bien: 'bien',
  'con-fallas': 'con fallas',
  caido: 'caído',
  'sin-datos': 'sin datos',
};

/** The last days, one mark each; the words say what the colours do. */
export function FranjaDias({ dias, hoy }: Pick<OperacionServicioMedida, 'dias' | 'hoy'>) {
  const franja = buildFranja(dias, hoy, DIAS_DE_FRANJA);
  const cuenta = countDias(franja);
  const palabras = (['bien', 'con-fallas', 'caido', 'sin-datos'] as const)
    .filter((estado) => cuenta[estado] > 0)
    .map(
      (estado) =>
        `${formatNumber(cuenta[estado])} ${cuenta[estado] === 1 ? 'día' : 'días'} ${ESTADO[estado]}`,
    )
    .join(', ');
  return (
    <figure className={styles['franja']}>
      <div className={styles['dias']} aria-hidden="true">
        {franja.map(({ dia, estado, llamadas, fallas }) => (
          <span
            key={dia}
            className={styles[estado]}
            title={`${formatDate(dia)}: ${ESTADO[estado]}, ${formatNumber(llamadas)} llamadas, ${formatNumber(fallas)} fallas`}
          />
        ))}
      </div>
      <figcaption>
        Últimos {DIAS_DE_FRANJA} días: {palabras}.
      </figcaption>
    </figure>
  );
}
