import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type {
  approveConceptualizacionEndpoint,
  approveIncorporacionEndpoint,
  approveRevisionEndpoint,
  closeBorradorEndpoint,
  closeCaducidadEndpoint,
  closeElementoEndpoint,
  ElementoPrivado,
  rejectConceptualizacionEndpoint,
  rejectRevisionEndpoint,
  submitElementoEndpoint,
} from '../../contract/index.ts';
import type { AccionElemento } from '../../contract/terms.ts';
import { toElementoKey } from '../use-elemento.ts';

/** Every step but a new version, which is a creation of its own. */
export type AccionDeCiclo = Exclude<AccionElemento, 'modificar'> | 'cancelar-caducidad';

/** All of them are one call with another last word. */
type EndpointDeCiclo =
  | typeof submitElementoEndpoint
  | typeof rejectRevisionEndpoint
  | typeof approveRevisionEndpoint
  | typeof approveConceptualizacionEndpoint
  | typeof rejectConceptualizacionEndpoint
  | typeof approveIncorporacionEndpoint
  | typeof closeElementoEndpoint
  | typeof closeBorradorEndpoint
  | typeof closeCaducidadEndpoint;

const HECHO: Readonly<Record<AccionDeCiclo, string>> = {
  enviar: 'El elemento se envió a revisión.',
  devolver: 'El elemento volvió a su autor.',
  avalar: 'El elemento quedó avalado y pasó a la entidad responsable.',
  aprobar: 'La entidad aprobó el elemento.',
  observar: 'El elemento volvió a borrador con las observaciones.',
  incorporar: 'El elemento se incorporó al lenguaje común.',
  caducar: 'El elemento caducó.',
  'cancelar-caducidad': 'Se canceló la caducidad: el elemento sigue vigente.',
  descartar: 'La versión quedó descartada.',
};

/** Moves a version on and shows it as it is after it, everywhere. */
export function useAccionDeCiclo({ versionId, version }: Pick<ElementoPrivado, 'versionId' | 'version'>) {
  const { send, isSaving } = useSavedChange<ElementoPrivado>({
    show: (queries, saved) => queries.setQueryData(toElementoKey(versionId), saved),
    refresh: ['elementos'],
  });
  const latest = useLatest(version);

  /**
   * @param seen version of the record it is done over
   * @param done what is said once it is done
   * @param explain tells a failure at the fields of a form; it opens otherwise
   * @returns whether it was done
   */
  const move = (
    paso: AccionDeCiclo,
    body: Readonly<Record<string, unknown>> = {},
    seen = latest.current,
    done = HECHO[paso],
    explain?: (error: unknown) => void | Promise<void>,
  ) =>
    send(
      (api, options) =>
        api.call<EndpointDeCiclo>(
          { method: 'POST', path: `/elemento-dato/{versionId}/${paso}` as EndpointDeCiclo['path'] },
          { params: { versionId: String(versionId) }, body },
          { ...options, version: seen },
        ) as Promise<ElementoPrivado>,
      done,
      explain,
    );

  return { move, isSaving };
}
