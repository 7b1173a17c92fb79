import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { formatMoment } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { useLatest } from '@marco/web-kit/modal';
import { Skeleton } from '@marco/web-kit/skeleton';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Notificacion } from '../../contract/index.ts';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import styles from './ultimos-avisos.module.css';
import { useLeer, useNotificaciones } from './use-notificaciones.ts';

/** Notices the bell shows. */
const ULTIMOS = 5;

interface UltimosAvisosProps {
  /** Around the bell and this box: whoever leaves it closes the box. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The last notices under the bell: what each is about, whether it was read, and the way to all. */
export function UltimosAvisos({ place, onClose }: UltimosAvisosProps) {
  const box = useRef<HTMLDivElement>(null);
  const query = useNotificaciones(1, ULTIMOS);
  const leer = useLeer();
  useClose(place, onClose);
  useEffect(() => box.current?.focus(), []);
  const { data } = query;
  return (
    <div className={styles['box']} role="dialog" aria-label="Últimas notificaciones" tabIndex={-1} ref={box}>
      <div className={styles['head']}>
        <h2>Notificaciones</h2>
        {data && data.sinLeer > 0 ? (
          <Button variant="ghost" size="small" onClick={() => void leer()}>
            Marcar todas como leídas
          </Button>
        ) : null}
      </div>
      {data ? (
        <Avisos avisos={data.notificaciones} onRead={(id) => void leer([id])} onClose={onClose} />
      ) : null}
      {!data && query.error ? (
        <QueryError title="No fue posible cargar las notificaciones" query={query} />
      ) : null}
      {!data && !query.error ? <Skeleton label="Cargando notificaciones" rows={3} /> : null}
      <p className={styles['foot']}>
        <Link to={parametrosPaths.notifications} onClick={onClose}>
          Ver todas
        </Link>
        <Link to={parametrosPaths.preferences} onClick={onClose}>
          Preferencias
        </Link>
      </p>
    </div>
  );
}

interface AvisosProps {
  readonly avisos: readonly Notificacion[];
  readonly onRead: (id: number) => void;
  readonly onClose: () => void;
}

function Avisos({ avisos, onRead, onClose }: AvisosProps) {
  if (avisos.length === 0) return <p className={styles['empty']}>No tiene notificaciones.</p>;
  return (
    <ul className={styles['list']}>
      {avisos.map(({ id, titulo, texto, enlace, creadaEn, leida }) => (
        <li key={id} className={classNames(!leida && styles['unread'])}>
          <p className={styles['title']}>
            {enlace === null ? (
              <b>{titulo}</b>
            ) : (
              <Link
                to={enlace}
                onClick={() => {
                  if (!leida) onRead(id);
                  onClose();
                }}
              >
                {titulo}
              </Link>
            )}
            {leida ? null : <span className="sr">, sin leer</span>}
          </p>
          <p className={styles['text']}>{texto}</p>
          <p className={styles['when']}>
            {formatMoment(creadaEn)}
            {leida ? null : (
              <Button variant="ghost" size="small" onClick={() => onRead(id)}>
                Marcar como leída <span className="sr">{titulo}</span>
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Closes on Escape, which gives the focus back to the bell, and once the focus or a press is elsewhere. */
function useClose(place: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useLatest(onClose);
  useEffect(() => {
    const { signal, abort } = listenUntilAborted();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !place.current?.contains(target)) close.current();
    };
    const giveBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close.current();
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', giveBack, { signal });
    return abort;
  }, [place, close]);
}

function listenUntilAborted() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
