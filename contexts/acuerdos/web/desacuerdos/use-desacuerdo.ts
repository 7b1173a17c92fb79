import { useApi } from '@marco/web-kit/api-client';
import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { useQuery } from '@tanstack/react-query';
import type {
  AcuerdoDeConsumo,
  createDesacuerdoEndpoint,
  DesacuerdoDeAcuerdo,
  listReunionesPorVenirEndpoint,
  submitPasoDesacuerdoEndpoint,
} from '../../contract/index.ts';
import type { AsuntoDesacuerdo, PasoDesacuerdo } from '../../contract/terms.ts';
import { toAcuerdoKey } from '../use-acuerdo.ts';

const HECHO: Readonly<Record<PasoDesacuerdo, string>> = {
  contestar: 'Se contestó y se avisó a la entidad que reclamó.',
  aceptar: 'Se aceptó la respuesta: el desacuerdo quedó conciliado.',
  'pedir-mediacion': 'Se pidió la mediación y se avisó a la coordinación.',
  'llevar-a-mesa': 'Quedó como punto en el orden del día de la reunión.',
  decidir: 'Se decidió, y el precedente está publicado.',
  desistir: 'Se desistió del desacuerdo.',
};

type Explain = (error: unknown) => void | Promise<void>;

function useChange() {
  return useSavedChange<AcuerdoDeConsumo>({
    show: (queries, saved) => queries.setQueryData(toAcuerdoKey(saved.id), saved),
    refresh: ['acuerdos'],
  });
}

/** A claim about an acuerdo. */
export function useReclamo(acuerdoId: number) {
  const { send, isSaving } = useChange();
  const claim = (body: { readonly asunto: AsuntoDesacuerdo; readonly reclamo: string }, explain: Explain) =>
    send(
      (api, options) =>
        api.call<typeof createDesacuerdoEndpoint>(
          { method: 'POST', path: '/acuerdos/{id}/desacuerdos' },
          { params: { id: String(acuerdoId) }, body },
          options,
        ),
      'Se envió el reclamo y se avisó a la entidad que ofrece el servicio.',
      explain,
    );
  return { claim, isSaving };
}

/** What a step says beside its name. */
interface DichoDeDesacuerdo {
  readonly texto?: string;
  readonly reunionId?: number;
  readonly sentido?: 'consumidora' | 'proveedora' | 'parcial';
  readonly precedente?: { readonly titulo: string; readonly texto: string };
}

/** Steps of one disagreement, each over the version on show. */
export function usePasoDesacuerdo({ id, version }: Pick<DesacuerdoDeAcuerdo, 'id' | 'version'>) {
  const { send, isSaving } = useChange();
  const seen = useLatest(version);
  /** @param explain tells a failure at the fields of a form; it opens otherwise */
  const move = (accion: PasoDesacuerdo, dicho: DichoDeDesacuerdo = {}, explain?: Explain) =>
    send(
      (api, options) =>
        api.call<typeof submitPasoDesacuerdoEndpoint>(
          { method: 'POST', path: '/desacuerdos/{id}/pasos' },
          { params: { id: String(id) }, body: { accion, ...dicho } },
          { ...options, version: seen.current },
        ),
      HECHO[accion],
      explain,
    );
  return { move, isSaving };
}

/** The meetings of mesas a disagreement may be taken to. */
export function useReunionesPorVenir(desacuerdoId: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['acuerdos', 'reuniones', desacuerdoId],
    queryFn: ({ signal }) =>
      api.call<typeof listReunionesPorVenirEndpoint>(
        { method: 'GET', path: '/desacuerdos/{id}/reuniones' },
        { params: { id: String(desacuerdoId) } },
        { signal, base: 'private' },
      ),
  });
}
