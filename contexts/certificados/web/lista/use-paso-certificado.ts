import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type {
  CertificadoListado,
  submitPasoCertificadoEndpoint,
  submitPropuestaSuspensionEndpoint,
} from '../../contract/index.ts';
import type { CausaCertificado, PasoCertificado } from '../../contract/terms.ts';

const HECHO: Readonly<Record<PasoCertificado, string>> = {
  suspender: 'El certificado y su versión quedaron suspendidos y se avisó a la entidad.',
  levantar: 'El certificado vuelve a estar vigente y se avisó a la entidad.',
  'pedir-revocacion': 'Se pidió la revocación. Otra persona que certifica debe decidirla.',
  revocar: 'El certificado quedó revocado y se avisó a la entidad.',
  'descartar-revocacion': 'Se descartó la revocación. El certificado queda como estaba.',
  'declinar-propuesta': 'Se declinó la suspensión y se avisó al operador de la plataforma.',
};

/** Why a step is taken. */
interface RazonEscrita {
  readonly causa?: CausaCertificado;
  readonly motivo?: string;
}

/** Steps of one certificate, each over the version on show. */
export function usePasoCertificado({ id, version }: Pick<CertificadoListado, 'id' | 'version'>) {
  const { send, isSaving } = useSavedChange<CertificadoListado>({
    show: () => undefined,
    refresh: ['certificados'],
  });
  const seen = useLatest(version);
  /** @param explain tells a failure at the fields of a form; it opens otherwise */
  const move = (
    accion: PasoCertificado,
    razon: RazonEscrita = {},
    explain?: (error: unknown) => void | Promise<void>,
  ) =>
    send(
      (api, options) =>
        api.call<typeof submitPasoCertificadoEndpoint>(
          { method: 'POST', path: '/certificados/{id}/pasos' },
          { params: { id: String(id) }, body: { accion, ...razon } },
          { ...options, version: seen.current },
        ),
      HECHO[accion],
      explain,
    );
  const propose = (
    razon: { readonly causa: CausaCertificado; readonly motivo: string },
    explain: (error: unknown) => void | Promise<void>,
  ) =>
    send(
      (api, options) =>
        api.call<typeof submitPropuestaSuspensionEndpoint>(
          { method: 'POST', path: '/certificados/{id}/propuesta' },
          { params: { id: String(id) }, body: razon },
          { ...options, version: seen.current },
        ),
      'Se propuso la suspensión y se avisó a quienes certifican.',
      explain,
    );
  return { move, propose, isSaving };
}
