import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  Acta,
  GestionActa,
  getActaEndpoint,
  getGestionActaEndpoint,
  getPropuestaActaEndpoint,
  verifyActaEndpoint,
} from '../../contract/index.ts';
import { useMesasBase } from '../use-mesas-base.ts';

/** What the panel shows: the acta, and what the person may do with it; null for a visitor. */
export interface DatosActa {
  readonly acta: Acta | null;
  readonly gestion: GestionActa | null;
}

/** Pause between two looks while the documents are made. */
const PAUSA_MS = 2000;

/** Key of what is known of the acta of a meeting. */
export function toActaKey(idReunion: number, base: 'private' | 'public') {
  return ['mesas', 'acta', idReunion, { base }] as const;
}

/** The acta of a meeting; asked again and again while its documents are made. */
export function useActa(idReunion: number): UseQueryResult<DatosActa> {
  const api = useApi();
  const base = useMesasBase();
  return useQuery({
    queryKey: toActaKey(idReunion, base),
    queryFn: async ({ signal }): Promise<DatosActa> => {
      const params = { idReunion: String(idReunion) };
      if (base === 'private') {
        const gestion = await api.call<typeof getGestionActaEndpoint>(
          { method: 'GET', path: '/mesaInteroperabilidad/acta/{idReunion}/gestion' },
          { params },
          { signal, base },
        );
        return { acta: gestion.acta, gestion };
      }
      const { acta } = await api.call<typeof getActaEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/acta/{idReunion}' },
        { params },
        { signal, base },
      );
      return { acta, gestion: null };
    },
    refetchInterval: ({ state }) => (state.data?.acta?.preparacion === 'en-curso' ? PAUSA_MS : false),
  });
}

/** A verification, when it is asked for. */
export function useVerificacion(idReunion: number) {
  const api = useApi();
  const base = useMesasBase();
  return useQuery({
    queryKey: ['mesas', 'verificacion-acta', idReunion, { base }],
    enabled: false,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      api.call<typeof verifyActaEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/acta/{idReunion}/verificacion' },
        { params: { idReunion: String(idReunion) } },
        { signal, base },
      ),
  });
}

/** The acta as it would be issued now. */
export function usePropuestaActa(idReunion: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['mesas', 'propuesta-acta', idReunion],
    // What was corrected a moment ago shows.
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.call<typeof getPropuestaActaEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/acta/{idReunion}/propuesta' },
        { params: { idReunion: String(idReunion) } },
        { signal, base: 'private' },
      ),
  });
}
