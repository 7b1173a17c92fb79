import type { Decision } from '@marco/contract-kit';
import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getPermisosDocumentosEndpoint } from '../../contract/index.ts';
import { useMesasBase } from '../use-mesas-base.ts';

export interface PermisosDocumentos {
  /** Null for people who never change the documents of a meeting. */
  readonly adjuntar: Decision | null;
  readonly maximo: number;
}

/** What the person may do with the documents of a meeting; visitors are not asked about. */
export function usePermisosDocumentos(idReunion: number) {
  const api = useApi();
  const base = useMesasBase();
  return useQuery<PermisosDocumentos>({
    queryKey: ['mesas', 'permisos-documentos', idReunion],
    enabled: base === 'private',
    queryFn: ({ signal }) =>
      api.call<typeof getPermisosDocumentosEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/reunion/{idReunion}/documentos' },
        { params: { idReunion: String(idReunion) } },
        { signal },
      ),
  });
}
