import { useApi } from '@marco/web-kit/api-client';
import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { useQuery } from '@tanstack/react-query';
import type { AcuerdoDeConsumo, getAcuerdoEndpoint, submitPasoAcuerdoEndpoint } from '../contract/index.ts';
import type { PasoAcuerdo } from '../contract/terms.ts';

/** Between two looks at whether the document is there. */
const PAUSA_MS = 4000;

/** Key of an acuerdo with what may be done with it. */
export function toAcuerdoKey(id: number) {
  return ['acuerdos', 'uno', id] as const;
}

/** An acuerdo whole. */
export function useAcuerdo(id: number) {
  const api = useApi();
  return useQuery<AcuerdoDeConsumo>({
    queryKey: toAcuerdoKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getAcuerdoEndpoint>(
        { method: 'GET', path: '/acuerdos/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
    // Its document is made after the approval.
    refetchInterval: ({ state }) =>
      state.data?.numero != null && state.data.pdf === null ? PAUSA_MS : false,
  });
}

const HECHO: Readonly<Record<PasoAcuerdo, string>> = {
  enviar: 'Se envió la petición y se avisó a la entidad que ofrece el servicio.',
  'pedir-aclaracion': 'Se pidió la aclaración y se avisó a la entidad que consume.',
  responder: 'Se respondió y la petición volvió a quien decide.',
  aprobar: 'El acuerdo está activo. Su documento estará listo en unos minutos.',
  rechazar: 'Se rechazó la petición y se avisó a la entidad que consume.',
  suspender: 'El acuerdo quedó suspendido y se avisó a las partes.',
  reanudar: 'Terminó su suspensión y se avisó a las partes.',
  terminar: 'El acuerdo terminó y se avisó a las partes.',
};

/** Steps of one acuerdo, each over the version on show. */
export function usePasoAcuerdo({ id, version }: Pick<AcuerdoDeConsumo, 'id' | 'version'>) {
  const { send, isSaving } = useSavedChange<AcuerdoDeConsumo>({
    show: (queries, saved) => queries.setQueryData(toAcuerdoKey(saved.id), saved),
    refresh: ['acuerdos'],
  });
  const seen = useLatest(version);
  /** @param explain tells a failure at the fields of a form; it opens otherwise */
  const move = (
    accion: PasoAcuerdo,
    dicho: Record<string, unknown> = {},
    explain?: (error: unknown) => void | Promise<void>,
  ) =>
    send(
      (api, options) =>
        api.call<typeof submitPasoAcuerdoEndpoint>(
          { method: 'POST', path: '/acuerdos/{id}/pasos' },
          { params: { id: String(id) }, body: { accion, ...dicho } },
          { ...options, version: seen.current },
        ),
      HECHO[accion],
      explain,
    );
  return { move, isSaving };
}
