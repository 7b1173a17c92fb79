import { classNames } from '@marco/web-kit/class-names';
import { formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { TipoDeAsunto } from '../../contract/index.ts';
import { type ConsultaInicio, formatInicio } from '../../rules/actividades/consulta-inicio.ts';
import styles from './colas-asuntos.module.css';

interface ColasAsuntosProps {
  readonly tipos: readonly TipoDeAsunto[];
  readonly consulta: ConsultaInicio;
}

/** The queues of an office, each a filter of the list below; the one that is listed leads back to all. */
export function ColasAsuntos({ tipos, consulta }: ColasAsuntosProps) {
  return (
    <nav aria-label="Colas">
      <ul className={styles['queues']}>
        {tipos.map(({ codigo, titulo, total, vencidos, nueva, pospuestaHasta }) => {
          const isChosen = consulta.tipo === codigo;
          const query = formatInicio({ ...consulta, tipo: isChosen ? null : codigo, grupo: null });
          return (
            <li key={codigo}>
              <Link
                to={{ search: query }}
                className={styles['queue']}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
              >
                <span>{titulo}</span> <b>{formatNumber(total)}</b>{' '}
                <small className={classNames(vencidos > 0 && styles['late'])}>
                  {explain({ vencidos, nueva, isPostponed: pospuestaHasta !== null })}
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function explain({
  vencidos,
  nueva,
  isPostponed,
}: {
  readonly vencidos: number;
  readonly nueva: boolean;
  readonly isPostponed: boolean;
}): string {
  if (isPostponed) return 'Pospuesto';
  if (vencidos > 0) return vencidos === 1 ? '1 vencido' : `${formatNumber(vencidos)} vencidos`;
  return nueva ? 'Hay nuevos' : 'Al día';
}
