import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import type { chooseEntidadEndpoint } from '../../contract/index.ts';
import { presentEstadoMembresia } from '../../rules/ingreso/can-enter-entidad.ts';
import { findDestinoIngreso } from '../../rules/ingreso/destino-ingreso.ts';
import { getSession, updateBrowserUsuario } from './session-store.ts';

/** Changing the entity in force: the server binds it to the session and tells who the user is there. */
export function useChooseEntidad() {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [choosing, setChoosing] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** One after the other: what the server and this browser keep in the end is the last choice. */
  function bind(entidadId: number): Promise<void> {
    const bound = last.current.then(async () => {
      const usuario = await api.call<typeof chooseEntidadEndpoint>(
        { method: 'POST', path: '/usuarios/cambiarEntidad' },
        { body: { entidadId } },
      );
      updateBrowserUsuario(usuario);
    });
    last.current = bound.catch(() => undefined);
    return bound;
  }

  async function choose(entidadId: number): Promise<void> {
    setChoosing(entidadId);
    setError(null);
    try {
      await bind(entidadId);
      await navigate(findDestinoIngreso(search.get('destino')) ?? accesoPaths.app);
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setChoosing(null);
    }
  }

  /** The first usable entity becomes the context without leaving the screen, while none is in force (ENT-05). */
  async function adoptFirst(): Promise<void> {
    const session = getSession();
    const first = session?.entities.find((entidad) => presentEstadoMembresia(entidad, '') === '');
    if (session && !session.usuario && first)
      await bind(first.id).catch((cause: unknown) => setError(errorMessage(cause)));
  }

  return { choose, adoptFirst, choosing, error };
}
