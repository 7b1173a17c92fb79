import { listRequisitos, type ParteSolicitud, type Requisito } from '../../rules/ciclo/requisitos.ts';
import { toDatosEscritos, type ValoresSolicitud } from './valores.ts';

/** Steps of the form, in their order; the last one reads what the others write. */
export const PASOS = [
  { id: 'servicio', nombre: 'Datos del servicio', siguiente: 'datos del servicio' },
  { id: 'elementos', nombre: 'Elementos de dato', siguiente: 'elementos de dato' },
  { id: 'documentos', nombre: 'Documentos', siguiente: 'documentos' },
  { id: 'revision', nombre: 'Revisión', siguiente: 'revisión' },
] as const;
export type PasoId = (typeof PASOS)[number]['id'];

const PASO_DE_PARTE: Readonly<Record<ParteSolicitud, PasoId>> = {
  servicio: 'servicio',
  campos: 'elementos',
  documentos: 'documentos',
};

/** Step a requirement is written in. */
export function toPaso(parte: ParteSolicitud): PasoId {
  return PASO_DE_PARTE[parte];
}

/** Step an address names; the first one where it names none. */
export function readPaso(text: string | null | undefined): PasoId {
  return PASOS.find(({ id }) => id === text)?.id ?? 'servicio';
}

/** What each step still needs and has: the review needs all of it. */
export function listRequisitosDePaso(valores: ValoresSolicitud, paso: PasoId): readonly Requisito[] {
  const todos = listRequisitos(toDatosEscritos(valores));
  return paso === 'revision' ? todos : todos.filter(({ parte }) => toPaso(parte) === paso);
}

export type EstadoPaso = 'completo' | 'en-curso' | 'pendiente';

/** How a step says where it stands. */
export const ESTADO_PASO: Readonly<Record<EstadoPaso, string>> = {
  completo: 'Completo',
  'en-curso': 'En curso',
  pendiente: 'Pendiente',
};

/** The step on show is in course; another one is whole, or pending. */
export function computeEstadoPaso(valores: ValoresSolicitud, paso: PasoId, actual: PasoId): EstadoPaso {
  if (paso === actual) return 'en-curso';
  if (paso === 'revision') return 'pendiente';
  return listRequisitosDePaso(valores, paso).every(({ cumplido }) => cumplido) ? 'completo' : 'pendiente';
}
