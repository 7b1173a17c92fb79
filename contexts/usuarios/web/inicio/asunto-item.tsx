import { presentClock } from '@marco/contract-kit/clock-text';
import { ButtonLink } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { classNames } from '@marco/web-kit/class-names';
import { formatDate } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { GrupoAsunto } from '../../contract/asunto.terms.ts';
import type { Asunto } from '../../contract/index.ts';
import { presentDiasHabiles } from '../../rules/actividades/plazo-asunto.ts';
import styles from './asuntos.module.css';
import { IconoAsunto } from './icono-asunto.tsx';

interface AsuntoItemProps {
  readonly asunto: Asunto;
  readonly grupo: GrupoAsunto;
  /** Whether its button is the one that stands out. */
  readonly esPrimero: boolean;
}

/** A matter: what to do, where it comes from, its last day and one button. */
export function AsuntoItem({ asunto, grupo, esPrimero }: AsuntoItemProps) {
  const { clase, titulo, detalle, enManosDe, desde, esNuevo, boton, url } = asunto;
  return (
    <li className={styles['asunto']}>
      <span className={styles['tile']}>
        <IconoAsunto clase={clase} />
      </span>
      <div className={styles['texts']}>
        <p>
          <Link className={styles['title']} to={url} data-row-title="">
            {titulo}
          </Link>{' '}
          {esNuevo ? <Chip tone="yellow">Nuevo</Chip> : null}
        </p>
        <p className={styles['source']}>{detalle}</p>
        <p className={styles['source']}>{enManosDe ?? `Espera desde el ${formatDate(desde)}`}</p>
      </div>
      <Plazo asunto={asunto} grupo={grupo} />
      <ButtonLink
        variant={esPrimero ? 'primary' : 'neutral'}
        size="small"
        to={url}
        aria-label={`${boton}: ${titulo}`}
      >
        {boton}
      </ButtonLink>
    </li>
  );
}

function Plazo({ asunto, grupo }: Pick<AsuntoItemProps, 'asunto' | 'grupo'>) {
  const { vence, hora, diasHabiles } = asunto;
  if (vence === null || diasHabiles === null) return <p className={styles['due']}>Sin fecha</p>;
  const dia = grupo === 'hoy' && hora !== null ? 'Hoy' : formatDate(vence);
  return (
    <p className={classNames(styles['due'], styles[grupo])}>
      <b>
        {dia}
        {hora === null ? null : ` ${presentHora(hora)}`}
      </b>
      <span>{hora !== null && diasHabiles === 0 ? 'es hoy' : presentDiasHabiles(diasHabiles)}</span>
    </p>
  );
}

/** '14:30' as people read it. */
function presentHora(hora: string): string {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number);
  return presentClock(hours, minutes);
}
