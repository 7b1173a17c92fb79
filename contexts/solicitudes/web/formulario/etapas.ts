import type { Solicitud } from '../../contract/index.ts';
import {
  findPendientesDeRadicar,
  listRequisitos,
  PARTES_SOLICITUD,
  type ParteSolicitud,
  type Requisito,
} from '../../rules/ciclo/requisitos.ts';
import type { EstadoEtapa } from './estado-etapa.ts';
import type { EtapaDicha } from './etapas-solicitud.tsx';
import { toDatosEscritos, type ValoresSolicitud } from './valores.ts';

/** Steps of the form, in their order; the last one reads what the others write. */
export const ETAPAS = [
  { id: 'servicio', nombre: 'Datos del servicio', siguiente: 'datos del servicio' },
  { id: 'elementos', nombre: 'Elementos de dato', siguiente: 'elementos de dato', parte: 'campos' },
  { id: 'documentos', nombre: 'Documentos', siguiente: 'documentos' },
  { id: 'revision', nombre: 'Revisión', siguiente: 'revisión' },
] as const;
export type EtapaId = (typeof ETAPAS)[number]['id'];

const ETAPA_DE_PARTE: Readonly<Record<ParteSolicitud, EtapaId>> = {
  servicio: 'servicio',
  campos: 'elementos',
  documentos: 'documentos',
};

/** Step a requirement is written in. */
function toEtapa(parte: ParteSolicitud): EtapaId {
  return ETAPA_DE_PARTE[parte];
}

/** Step an address names; the first one where it names none. */
export function readEtapa(text: string | null | undefined): EtapaId {
  return ETAPAS.find(({ id }) => id === text)?.id ?? 'servicio';
}

/** What each step still needs and has: the review needs all of it. */
export function listRequisitosDeEtapa(valores: ValoresSolicitud, paso: EtapaId): readonly Requisito[] {
  const todos = listRequisitos(toDatosEscritos(valores));
  return paso === 'revision' ? todos : todos.filter(({ parte }) => toEtapa(parte) === paso);
}

/** The step on show is in course; another one is whole, or pending. */
function computeEstadoEtapa(valores: ValoresSolicitud, paso: EtapaId, actual: EtapaId): EstadoEtapa {
  if (paso === actual) return 'en-curso';
  if (paso === 'revision') return 'pendiente';
  return listRequisitosDeEtapa(valores, paso).every(({ cumplido }) => cumplido) ? 'completo' : 'pendiente';
}

/** The steps as they stand while one of them shows. */
export function listEtapasDichas(valores: ValoresSolicitud, actual: EtapaId): readonly EtapaDicha<EtapaId>[] {
  return ETAPAS.map(({ id, nombre }) => ({
    id,
    nombre,
    estado: computeEstadoEtapa(valores, id, actual),
  }));
}

/** Something that is missing, and the step it is written in. */
export interface PendienteDeEtapa {
  readonly paso: EtapaId;
  readonly mensaje: string;
}

/**
 * What a request lacks to be filed.
 *
 * @param guardada as the server keeps it, which has the last word; null while something is not saved
 */
export function listPendientes(
  valores: ValoresSolicitud,
  guardada: Solicitud | null,
): readonly PendienteDeEtapa[] {
  return (guardada?.pendientes ?? findPendientesDeRadicar(toDatosEscritos(valores))).map(
    ({ campo, mensaje }) => ({ paso: findEtapa(campo), mensaje }),
  );
}

function findEtapa(campo: string): EtapaId {
  const parte = PARTES_SOLICITUD.find((one) => one === campo);
  return parte === undefined ? 'servicio' : toEtapa(parte);
}
