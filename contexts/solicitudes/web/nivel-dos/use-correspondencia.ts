import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { findCorrespondenciaEndpoint, Solicitud } from '../../contract/index.ts';
import { addPropuestas } from './correspondencia.ts';
import type { CorrespondenciaPropuesta } from './correspondencia-propuesta.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import type { DiligenciamientoNivelDos } from './use-diligenciamiento-nivel-dos.ts';

/** The places of the contract on file and where each field seems to be; read once for each contract. */
export function useCorrespondencia(solicitud: Solicitud): UseQueryResult<CorrespondenciaPropuesta> {
  const api = useApi();
  const { id } = solicitud;
  const contratoId = getNivelDos(solicitud).contrato?.idArchivo;
  return useQuery({
    queryKey: ['correspondencia de una solicitud', id, contratoId],
    queryFn: ({ signal }) =>
      api.call<typeof findCorrespondenciaEndpoint>(
        { method: 'POST', path: '/solicitud/nivel-dos/{id}/correspondencia' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
    enabled: contratoId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The first time a contract is looked at, what is proposed stands in the form already: the person reads and changes it. */
export function useFirstPropuesta(
  correspondencia: CorrespondenciaPropuesta | undefined,
  { values, change, stored }: DiligenciamientoNivelDos,
): void {
  const isFirst = Object.keys(values.vinculos).length === 0 && stored?.acciones.editar.allowed === true;
  const latest = useRef({ isFirst, change });
  latest.current = { isFirst, change };
  useEffect(() => {
    if (correspondencia === undefined || !latest.current.isFirst) return;
    const vinculos = addPropuestas(correspondencia, {});
    if (Object.keys(vinculos).length > 0) latest.current.change({ vinculos });
  }, [correspondencia]);
}
