import { listRequisitos, type ParteSolicitud, type Requisito } from '../../rules/ciclo/requisitos.ts';
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
export function toEtapa(parte: ParteSolicitud): EtapaId {
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
