import { useVersionedChange } from '@marco/web-kit/versioned-change';
import type {
  ConfirmacionContacto,
  DetalleEntidad,
  submitConfirmacionContactoEndpoint,
} from '../../contract/index.ts';
import { CAMPOS_CONTACTO } from '../../rules/entidades/confirmacion-contacto.ts';
import { NOMBRES_CAMPOS } from '../formulario/valores.ts';
import { toDetalleKey } from '../use-entidad-detalle.ts';

const HECHO = 'Los datos de contacto quedaron confirmados.';
const AVISADO = 'Se lo contamos por correo a la persona de contacto.';

/** Confirms the contact the person sees. Where somebody else changed that meanwhile, both versions show. */
export function useSubmitConfirmacion(entidad: DetalleEntidad) {
  const { id, version } = entidad;
  const { send, isSaving } = useVersionedChange<DetalleEntidad, ConfirmacionContacto>({
    show: (queries, saved) => queries.setQueryData<DetalleEntidad>(toDetalleKey(id), saved),
    refreshRefused: toDetalleKey(id),
    onKept: (queries, actual) => queries.setQueryData(toDetalleKey(id), actual),
  });

  async function confirm(): Promise<void> {
    await send({
      version,
      send: (api, options) =>
        api.call<typeof submitConfirmacionContactoEndpoint>(
          { method: 'POST', path: '/entidad/{id}/contacto/confirmar' },
          { params: { id: String(id) } },
          options,
        ),
      compare: (actual) =>
        CAMPOS_CONTACTO.map((campo) => ({
          label: NOMBRES_CAMPOS[campo],
          mine: entidad[campo] ?? '',
          current: actual[campo] ?? '',
        })),
      sendsSame: true,
      done: ({ correoEnviado }) => (correoEnviado ? `${HECHO} ${AVISADO}` : HECHO),
    });
  }

  return { confirm, isConfirming: isSaving };
}
