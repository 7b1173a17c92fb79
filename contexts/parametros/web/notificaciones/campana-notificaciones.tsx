import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { countSinLeerEndpoint } from '../../contract/index.ts';
import styles from './campana-notificaciones.module.css';

const REFRESH_MS = 60_000;
const MAXIMO_VISIBLE = 99;

// It comes when the bell is pressed first.
const UltimosAvisos = lazy(async () => ({ default: (await import('./ultimos-avisos.tsx')).UltimosAvisos }));

/** The bell of the header: how many notices wait, from one small query, and under it the last ones. */
export function CampanaNotificaciones() {
  const api = useApi();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['parametros', 'notificaciones', 'sin-leer'],
    queryFn: ({ signal }) =>
      api.call<typeof countSinLeerEndpoint>(
        { method: 'GET', path: '/notificaciones/sin-leer' },
        {},
        { signal },
      ),
    refetchInterval: REFRESH_MS,
  });
  const sinLeer = data?.sinLeer ?? 0;
  return (
    <div className={styles['place']} ref={place}>
      <button
        type="button"
        className={styles['bell']}
        aria-label={sinLeer === 0 ? 'Notificaciones' : `Notificaciones, ${sinLeer} sin leer`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell size={20} />
        {sinLeer > 0 ? (
          <span className={styles['count']}>{sinLeer > MAXIMO_VISIBLE ? `${MAXIMO_VISIBLE}+` : sinLeer}</span>
        ) : null}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <UltimosAvisos place={place} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
