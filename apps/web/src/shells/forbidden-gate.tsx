import { usuariosPaths } from '@marco/usuarios/paths';
import { ApiError } from '@marco/web-kit/api-client';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ForbiddenScreen } from '../screens/forbidden-screen.tsx';

/** A part of the screen that never had data, because the permissions of the rol refuse it. */
function isRefusedToRol(query: Query): boolean {
  const { data, error } = query.state;
  const isRefusal = error instanceof ApiError && error.code === 'ACCESO_DENEGADO';
  return isRefusal && data === undefined && query.getObserversCount() > 0;
}

/**
 * If the rol may not load the first data of a screen, one page that says so replaces the screen. A later request,
 * such as a search in a form that a person is filling in, shows its own message, so that nothing typed is lost. The
 * home is for everybody: each of its cards shows its own refusal.
 */
export function ForbiddenGate({ rol, children }: { readonly rol: string; readonly children: ReactNode }) {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [refused, setRefused] = useState<string>();
  if (refused !== undefined && refused !== pathname) setRefused(undefined);

  useEffect(() => {
    if (pathname === usuariosPaths.home) return;
    const cache = queries.getQueryCache();
    const stop = cache.subscribe(({ type, query }) => {
      if (type !== 'updated') return;
      if (isRefusedToRol(query)) setRefused(pathname);
      else if (queries.isFetching() > 0) return;
      stop();
    });
    return stop;
  }, [queries, pathname]);

  return refused === pathname ? <ForbiddenScreen rol={rol} /> : children;
}
