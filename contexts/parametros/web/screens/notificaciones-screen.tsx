import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatMoment } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { CheckCheck, Settings2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Notificacion } from '../../contract/index.ts';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import styles from '../notificaciones/notificaciones.module.css';
import { TAMANO_BANDEJA, useLeer, useNotificaciones } from '../notificaciones/use-notificaciones.ts';

const TITULO = 'Notificaciones';

/** 'app/notifications': the notices of the person, newest first. */
export function NotificacionesScreen() {
  usePageTitle(TITULO);
  const [params] = useSearchParams();
  const pagina = Math.max(1, Number.parseInt(params.get('pagina') ?? '1', 10) || 1);
  const { data, error, isFetching, refetch } = useNotificaciones(pagina);
  const leer = useLeer();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Lo que el sistema le ha comunicado."
        actions={
          <>
            {data && data.sinLeer > 0 ? (
              <Button variant="secondary" icon={<CheckCheck size={18} />} onClick={() => void leer()}>
                Marcar todas como leídas
              </Button>
            ) : null}
            <ButtonLink variant="neutral" icon={<Settings2 size={18} />} to={parametrosPaths.preferences}>
              Preferencias
            </ButtonLink>
          </>
        }
      />
      {error ? (
        <QueryError title="No fue posible cargar las notificaciones" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando notificaciones" /> : null}
      {data && !error ? (
        <Card
          title="Bandeja"
          aside={<span role="status">{data.sinLeer === 1 ? '1 sin leer' : `${data.sinLeer} sin leer`}</span>}
          flush
        >
          {data.notificaciones.length === 0 ? (
            <EmptyState title="No tiene notificaciones" />
          ) : (
            <ul className={styles['list']}>
              {data.notificaciones.map((notificacion) => (
                <Aviso key={notificacion.id} notificacion={notificacion} onRead={(id) => void leer([id])} />
              ))}
            </ul>
          )}
          <Paginas pagina={pagina} paginas={Math.ceil(data.total / TAMANO_BANDEJA)} />
        </Card>
      ) : null}
    </>
  );
}

interface AvisoProps {
  readonly notificacion: Notificacion;
  readonly onRead: (id: number) => void;
}

function Aviso({ notificacion, onRead }: AvisoProps) {
  const { id, titulo, texto, enlace, creadaEn, leida } = notificacion;
  return (
    <li className={classNames(styles['item'], leida && styles['read'])}>
      <div className={styles['texts']}>
        <h3>
          {titulo}
          {leida ? null : <span className="sr"> (sin leer)</span>}
        </h3>
        <p>{texto}</p>
        <p className={styles['when']}>{formatMoment(creadaEn)}</p>
      </div>
      <div className={styles['buttons']}>
        {leida ? null : (
          <Button variant="neutral" size="small" onClick={() => onRead(id)}>
            Marcar como leída <span className="sr">{titulo}</span>
          </Button>
        )}
        {enlace ? (
          <ButtonLink variant="secondary" size="small" to={enlace} onClick={() => onRead(id)}>
            Abrir <span className="sr">{titulo}</span>
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}

function Paginas({ pagina, paginas }: { readonly pagina: number; readonly paginas: number }) {
  if (paginas <= 1) return null;
  return (
    <nav className={styles['actions']} aria-label="Páginas">
      {pagina > 1 ? (
        <ButtonLink variant="neutral" size="small" to={`?pagina=${pagina - 1}`}>
          Más recientes
        </ButtonLink>
      ) : null}
      {pagina < paginas ? (
        <ButtonLink variant="neutral" size="small" to={`?pagina=${pagina + 1}`}>
          Más antiguas
        </ButtonLink>
      ) : null}
    </nav>
  );
}
