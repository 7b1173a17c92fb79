import { useBloque } from '@marco/usuarios/widgets';
import { Card } from '@marco/web-kit/card';
import { formatLongDate, formatTime, formatWeekdayDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Link } from 'react-router';
import type { BloqueReuniones } from '../../contract/index.ts';
import { mesasPaths } from '../../contract/mesas.paths.ts';
import styles from './proximas-reuniones.module.css';

type Proxima = BloqueReuniones['reuniones'][number];

/** The next meetings of the person, in their home; nothing for who takes part in no mesa. */
export function ProximasReuniones() {
  return (
    <LoadBlock query={useBloque<BloqueReuniones>('reuniones')} subject="las próximas reuniones">
      {(bloque) =>
        bloque === null ? null : (
          <Card title="Próximas reuniones" aside={<Link to={mesasPaths.home}>Ver mesas</Link>} flush>
            {bloque.reuniones.length === 0 ? (
              <p className={styles['empty']}>No tiene reuniones programadas.</p>
            ) : (
              <ul className={styles['rows']}>
                {bloque.reuniones.map((reunion) => (
                  <ReunionItem key={reunion.id} reunion={reunion} />
                ))}
              </ul>
            )}
          </Card>
        )
      }
    </LoadBlock>
  );
}

function ReunionItem({ reunion: { mesa, tematica, iniciaEn, lugar, url } }: { readonly reunion: Proxima }) {
  const [dia = '', , mes = ''] = formatLongDate(iniciaEn).split(' ');
  const [semana = ''] = formatWeekdayDate(iniciaEn).split(',');
  return (
    <li>
      <time className={styles['date']} dateTime={iniciaEn}>
        <span className="sr">{formatLongDate(iniciaEn)}</span>
        <b aria-hidden="true">{dia}</b>
        <span aria-hidden="true">{mes.slice(0, 3)}</span>
      </time>
      <div className={styles['texts']}>
        <Link to={url}>{mesa}</Link>
        <small>
          {semana} {formatTime(iniciaEn)}
          {lugar ? `, ${lugar}` : null}
        </small>
        <small>{tematica}</small>
      </div>
    </li>
  );
}
