import type { Solicitud, updateSolicitudNivelTresEndpoint } from '../../contract/index.ts';
import { type BorradorDeNivel, useBorradorDeNivel } from '../formulario/use-borrador-de-nivel.ts';
import { listDistintasNivelTres } from './list-distintas-nivel-tres.ts';
import {
  findErroresNivelTres,
  listCambiadasNivelTres,
  NOMBRES_NIVEL_TRES,
  toCambiosNivelTres,
  toValoresNivelTres,
  type ValoresNivelTres,
} from './valores-nivel-tres.ts';

/** What is being written of a request of level 3. */
type DiligenciamientoNivelTres = BorradorDeNivel<ValoresNivelTres>;

/** The draft of a request of level 3, or a returned one. */
export function useDiligenciamientoNivelTres(
  guardada: Solicitud,
  inicial: ValoresNivelTres,
): DiligenciamientoNivelTres {
  return useBorradorDeNivel({
    guardada,
    inicial,
    nombres: NOMBRES_NIVEL_TRES,
    toValores: toValoresNivelTres,
    listCambiadas: listCambiadasNivelTres,
    findErrores: findErroresNivelTres,
    compare: (valores, actual) => listDistintasNivelTres(valores, toValoresNivelTres(actual)),
    put: (api, id, { valores, partes }, options) =>
      api.call<typeof updateSolicitudNivelTresEndpoint>(
        { method: 'PUT', path: '/solicitud/nivel-tres/{id}' },
        { params: { id: String(id) }, body: toCambiosNivelTres(valores, partes) },
        options,
      ),
  });
}
