import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MESAS_KEYS } from '../../contract/storage.terms.ts';
import { isMesasStorageCleared } from '../../rules/busqueda/mesas-storage.ts';
import { writeMesasStorage } from './mesas-storage.ts';

const CLAVES = Object.keys(MESAS_KEYS) as (keyof typeof MESAS_KEYS)[];

/** Removes the stored search and tab when the person leaves the mesas (ROUTE-11). Once, at the root of the router. */
export function MesasStorageKeeper() {
  const { pathname } = useLocation();
  const left = useRef<string | null>(null);
  // Before the screen is painted, so that none shows a tab that is no longer stored.
  useLayoutEffect(() => {
    if (isMesasStorageCleared(left.current, pathname))
      for (const clave of CLAVES) writeMesasStorage(clave, null);
    left.current = pathname;
  }, [pathname]);
  return null;
}
