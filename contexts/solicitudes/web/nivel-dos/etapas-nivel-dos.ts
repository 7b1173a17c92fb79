import type { Solicitud } from '../../contract/index.ts';
import type { ParteNivelDos } from '../../contract/terms.ts';
import { listMarcasSinResponder, listUltimasMarcas } from '../../rules/marcas/marcas.ts';
import type { EtapaDicha } from '../formulario/etapas-solicitud.tsx';
import { countObligatorios } from './correspondencia.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { countMensajes } from './mensajes.ts';
import { listRequisitosDeForma } from './requisitos-de-forma.ts';
import { listCamposDe, type ValoresNivelDos } from './valores-nivel-dos.ts';

/** Steps of the form of level 2, in their order (domain niveles §4.2): each writes one part of the request. */
export const ETAPAS_NIVEL_DOS = [
  { id: 'servicio', nombre: 'Servicio y versión', siguiente: 'servicio y versión' },
  { id: 'contrato', nombre: 'Contrato', siguiente: 'contrato' },
  { id: 'correspondencia', nombre: 'Correspondencia', siguiente: 'correspondencia' },
  { id: 'mensajes', nombre: 'Mensajes', siguiente: 'mensajes' },
  { id: 'aprobacion', nombre: 'Aprobación', siguiente: 'aprobación' },
] as const satisfies readonly { id: ParteNivelDos; nombre: string; siguiente: string }[];
export type EtapaNivelDos = (typeof ETAPAS_NIVEL_DOS)[number]['id'];

/** Step an address names; the first one where it names none. */
export function readEtapaNivelDos(text: string | null | undefined): EtapaNivelDos {
  return ETAPAS_NIVEL_DOS.find(({ id }) => id === text)?.id ?? 'servicio';
}

/** The steps as they stand while one of them shows; those that count something say how much of it is there,
 * and those the ministry returned with marks, how many wait for an answer. */
export function listEtapasNivelDos(
  solicitud: Solicitud,
  valores: ValoresNivelDos,
  actual: EtapaNivelDos,
): readonly EtapaDicha<EtapaNivelDos>[] {
  const requisitos = listRequisitosDeForma(solicitud, valores);
  const observadas =
    solicitud.estado === 'devuelta'
      ? listMarcasSinResponder(listUltimasMarcas(solicitud.marcas, solicitud.pasos))
      : [];
  return ETAPAS_NIVEL_DOS.map(({ id, nombre }) => {
    const porResponder = observadas.filter(({ campo }) => campo === id).length;
    const isWhole =
      porResponder === 0 && requisitos.filter(({ parte }) => parte === id).every(({ cumplido }) => cumplido);
    const estado = isWhole ? 'completo' : 'pendiente';
    return {
      id,
      nombre,
      estado: id === actual ? 'en-curso' : estado,
      detalle: porResponder === 0 ? presentDetalle(id, solicitud, valores) : `${porResponder} por responder`,
    };
  });
}

function presentDetalle(
  etapa: EtapaNivelDos,
  solicitud: Solicitud,
  valores: ValoresNivelDos,
): string | undefined {
  const { arbol, mensajes } = getNivelDos(solicitud);
  if (etapa === 'correspondencia' && valores.contrato !== null)
    return presentCuenta(countObligatorios(listCamposDe(arbol), valores.vinculos));
  if (etapa === 'mensajes' && mensajes.length > 0) return presentCuenta(countMensajes(arbol, mensajes));
  return undefined;
}

const presentCuenta = ({ parte, total }: { readonly parte: number; readonly total: number }) =>
  `${parte} de ${total}`;
