import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import type { countSinLeerEndpoint } from '../../contract/index.ts';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import styles from './campana-notificaciones.module.css';

const REFRESH_MS = 60_000;
const MAXIMO_VISIBLE = 99;

/** The bell of the header: how many notices wait, from one small query, and the way to them. */
export function CampanaNotificaciones() {
  const api = useApi();
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
    <Link
      className={styles['bell']}
      to={parametrosPaths.notifications}
      aria-label={sinLeer === 0 ? 'Notificaciones' : `Notificaciones, ${sinLeer} sin leer`}
    >
      <Bell size={20} />
      {sinLeer > 0 ? (
        <span className={styles['count']}>{sinLeer > MAXIMO_VISIBLE ? `${MAXIMO_VISIBLE}+` : sinLeer}</span>
      ) : null}
    </Link>
  );
}
