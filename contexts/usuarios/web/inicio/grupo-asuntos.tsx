import { classNames } from '@marco/web-kit/class-names';
import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import { useId } from 'react';
import { Link } from 'react-router';
import { GRUPO_ASUNTO } from '../../contract/asunto.terms.ts';
import type { GrupoDeAsuntos } from '../../contract/index.ts';
import { type ConsultaInicio, formatInicio } from '../../rules/actividades/consulta-inicio.ts';
import { AsuntoItem } from './asunto-item.tsx';
import styles from './asuntos.module.css';

interface GrupoAsuntosProps {
  readonly grupo: GrupoDeAsuntos;
  readonly consulta: ConsultaInicio;
  /** The last day of this week. */
  readonly finDeSemana: string;
  /** Whether its first button is the one of the list that stands out. */
  readonly esPrimero: boolean;
}

/** Matters of one group under its name; the rest behind 'Ver los 27'. */
export function GrupoAsuntos({
  grupo: { grupo, total, asuntos },
  consulta,
  finDeSemana,
  esPrimero,
}: GrupoAsuntosProps) {
  const titleId = useId();
  const hidden = total - asuntos.length;
  return (
    <>
      <h3 className={classNames(styles['group'], styles[grupo])} id={titleId}>
        <i aria-hidden="true" />
        {GRUPO_ASUNTO[grupo]} <span className={styles['count']}>{formatNumber(total)}</span>
        {grupo === 'semana' ? <small>Hasta el {formatLongDate(finDeSemana)}</small> : null}
      </h3>
      <ul aria-labelledby={titleId} className={styles['asuntos']}>
        {asuntos.map((asunto, at) => (
          <AsuntoItem
            key={`${asunto.tipo}-${asunto.id}`}
            asunto={asunto}
            grupo={grupo}
            esPrimero={esPrimero && at === 0}
          />
        ))}
      </ul>
      {hidden > 0 && consulta.grupo === null ? (
        <p className={styles['more']}>
          <Link to={`?${formatInicio({ ...consulta, grupo })}`}>
            Ver los {formatNumber(total)} <span className="sr">de «{GRUPO_ASUNTO[grupo]}»</span>
          </Link>
        </p>
      ) : null}
      {hidden > 0 && consulta.grupo !== null ? (
        <p className={styles['more']}>
          Se muestran los primeros {formatNumber(asuntos.length)}. Elija un tipo para ver menos.
        </p>
      ) : null}
    </>
  );
}
