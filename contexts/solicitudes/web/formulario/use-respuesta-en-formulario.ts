import { isSameData } from '@marco/web-kit/ruled-form';
import { type ConflictField, leaveToCaller } from '@marco/web-kit/versioned-change';
import type { Solicitud, updateMarcasSolicitudEndpoint } from '../../contract/index.ts';
import { RESPUESTA_MARCA } from '../../contract/terms.ts';
import type { EnvioDeRespuesta, RespuestaEscrita } from '../marcas/use-respuesta-marca.ts';
import { type FormularioAbierto, useCambioEnFormulario } from './use-cambio-en-formulario.ts';

/** Answers marks of a request while its form is open. */
export function useRespuestaEnFormulario(formulario: FormularioAbierto): EnvioDeRespuesta {
  const { stored } = formulario;
  const { sendCambio } = useCambioEnFormulario(formulario);
  return async (respuesta) =>
    stored !== null &&
    sendCambio({
      call: (api, options) =>
        api.call<typeof updateMarcasSolicitudEndpoint>(
          { method: 'PUT', path: '/solicitud/{id}/marcas' },
          { params: { id: String(stored.id) }, body: { marcas: [respuesta] } },
          options,
        ),
      pick: ({ marcas, pendientes, acciones }) => ({ marcas, pendientes, acciones }),
      compare: (current) => compare(respuesta, stored, current),
      done: 'La respuesta quedó guardada.',
      explain: leaveToCaller,
    });
}

const findRespuesta = ({ marcas }: Solicitud, marcaId: number) =>
  marcas.find(({ id }) => id === marcaId)?.respuesta ?? null;

/** The two answers, if another person answered the same mark after this one was read. */
function compare(mine: RespuestaEscrita, seen: Solicitud, current: Solicitud): ConflictField[] {
  const theirs = findRespuesta(current, mine.id);
  if (isSameData(theirs, findRespuesta(seen, mine.id))) return [];
  return [
    {
      label: 'Respuesta',
      mine: RESPUESTA_MARCA[mine.respuesta],
      current: theirs === null ? '' : RESPUESTA_MARCA[theirs.clase],
    },
    { label: 'Explicación', mine: mine.texto, current: theirs?.texto ?? '' },
  ];
}
