import { formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { BloqueAsuntos } from '../../contract/index.ts';
import { type ConsultaInicio, formatInicio } from '../../rules/actividades/consulta-inicio.ts';
import styles from './filtro-asuntos.module.css';

interface FiltroAsuntosProps {
  readonly bloque: BloqueAsuntos;
  readonly consulta: ConsultaInicio;
}

/**
 * Whose matters, and of which kind: addresses of the same home, so that each can be shared. The kinds of an office stand
 * above as its queues.
 */
export function FiltroAsuntos({ bloque: { totales, tipos, conColas }, consulta }: FiltroAsuntosProps) {
  const { ambito, tipo } = consulta;
  const toAmbito = (next: 'mio' | 'entidad') => ({ ambito: next, tipo: null, grupo: null }) as const;
  const withPills = !(conColas && ambito === 'mio') && tipos.length > 1;
  return (
    <div className={styles['filter']} data-print="hide">
      <nav aria-label="De quién" className={styles['segments']}>
        <Opcion to={toAmbito('mio')} isChosen={ambito === 'mio'} texto="Mío" total={totales.mio} />
        <Opcion
          to={toAmbito('entidad')}
          isChosen={ambito === 'entidad'}
          texto={conColas ? 'De todos' : 'Mi entidad'}
          total={totales.entidad}
        />
      </nav>
      {withPills ? (
        <nav aria-label="Tipo de asunto" className={styles['pills']}>
          {tipos.map(({ codigo, titulo, total }) => (
            <Opcion
              key={codigo}
              to={{ ambito, tipo: codigo === tipo ? null : codigo, grupo: null }}
              isChosen={codigo === tipo}
              texto={titulo}
              total={total}
            />
          ))}
        </nav>
      ) : null}
    </div>
  );
}

interface OpcionProps {
  readonly to: ConsultaInicio;
  readonly isChosen: boolean;
  readonly texto: string;
  readonly total: number;
}

function Opcion({ to, isChosen, texto, total }: OpcionProps) {
  return (
    <Link to={{ search: formatInicio(to) }} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      {texto} <span>{formatNumber(total)}</span>
    </Link>
  );
}
