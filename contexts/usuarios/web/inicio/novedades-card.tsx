import { parametrosPaths } from '@marco/parametros/paths';
import { Card } from '@marco/web-kit/card';
import { formatMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Link } from 'react-router';
import type { BloqueNovedades } from '../../contract/index.ts';
import { useBloque } from '../widgets/use-bloque.ts';
import styles from './inicio-lists.module.css';
import { presentVisita } from './present-visita.ts';

/** The last things the person was told of. */
export function NovedadesCard() {
  return (
    <LoadBlock query={useBloque<BloqueNovedades>('novedades')} subject="la actividad reciente">
      {(bloque) => (
        <Card
          title="Actividad reciente"
          aside={<Link to={parametrosPaths.notifications}>Ver todo</Link>}
          flush
        >
          {bloque?.ultimaVisita ? <p className={styles['since']}>{presentVisita(bloque)}</p> : null}
          {bloque === null || bloque.novedades.length === 0 ? (
            <p className={styles['empty']}>Aún no hay nada que contarle.</p>
          ) : (
            <ul className={styles['rows']}>
              {bloque.novedades.map(({ id, titulo, enlace, creadaEn, leida }) => (
                <li key={id} className={leida ? undefined : styles['unread']}>
                  {enlace === null ? <b>{titulo}</b> : <Link to={enlace}>{titulo}</Link>}
                  <small>
                    {formatMoment(creadaEn)}
                    {leida ? null : <span className="sr">, sin leer</span>}
                  </small>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </LoadBlock>
  );
}
