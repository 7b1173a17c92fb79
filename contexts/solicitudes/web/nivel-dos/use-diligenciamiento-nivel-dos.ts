import type { Solicitud, updateSolicitudNivelDosEndpoint } from '../../contract/index.ts';
import { type BorradorDeNivel, useBorradorDeNivel } from '../formulario/use-borrador-de-nivel.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { listDistintasNivelDos } from './list-distintas-nivel-dos.ts';
import {
  findErroresNivelDos,
  listCambiadasNivelDos,
  NOMBRES_NIVEL_DOS,
  toCambiosNivelDos,
  toValoresNivelDos,
  type ValoresNivelDos,
} from './valores-nivel-dos.ts';

/** What is being written of a request of level 2. */
export type DiligenciamientoNivelDos = BorradorDeNivel<ValoresNivelDos>;

/** The draft of a request of level 2, or a returned one. */
export function useDiligenciamientoNivelDos(
  guardada: Solicitud,
  inicial: ValoresNivelDos,
): DiligenciamientoNivelDos {
  return useBorradorDeNivel({
    guardada,
    inicial,
    nombres: NOMBRES_NIVEL_DOS,
    toValores: (solicitud) => toValoresNivelDos(getNivelDos(solicitud)),
    listCambiadas: listCambiadasNivelDos,
    findErrores: findErroresNivelDos,
    compare: (valores, actual) => listDistintasNivelDos(valores, getNivelDos(actual)),
    put: (api, id, { valores, partes }, options) =>
      api.call<typeof updateSolicitudNivelDosEndpoint>(
        { method: 'PUT', path: '/solicitud/nivel-dos/{id}' },
        { params: { id: String(id) }, body: toCambiosNivelDos(valores, partes) },
        options,
      ),
  });
}
