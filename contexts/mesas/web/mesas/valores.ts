import type { GestionMesa } from '../../contract/index.ts';
import {
  type CampoMesa,
  type ErroresMesa,
  findErroresMesa,
  type MesaPorVerificar,
} from '../../rules/mesas/datos-mesa.ts';

/** The values of the form: texts by the names of the contract, empty if there is no value. */
export interface ValoresMesa extends Readonly<Record<Exclude<CampoMesa, 'admEntidadLider'>, string>> {
  readonly admEntidadLider: { readonly id: number; readonly nombre: string } | null;
}

export const VALORES_VACIOS: ValoresMesa = {
  nombre: '',
  objetivo: '',
  descripcion: '',
  admEntidadLider: null,
  emailResponsableEntidad: '',
  admUsuarioId: '',
  emailConsultor: '',
};

/** The form that shows a stored mesa. */
export function toValores(mesa: GestionMesa): ValoresMesa {
  return {
    nombre: mesa.nombre,
    objetivo: mesa.objetivo,
    descripcion: mesa.descripcion,
    admEntidadLider: { id: mesa.admEntidadLider, nombre: mesa.admEntidadLiderNombre },
    emailResponsableEntidad: mesa.emailResponsableEntidad,
    admUsuarioId: String(mesa.admUsuarioId),
    emailConsultor: mesa.emailConsultor,
  };
}

/** The body of a creation or change; the ids were picked from the lists of the server. */
export function toBody(valores: ValoresMesa): MesaPorVerificar {
  return {
    nombre: valores.nombre.trim(),
    objetivo: valores.objetivo.trim(),
    descripcion: valores.descripcion.trim(),
    admEntidadLider: valores.admEntidadLider?.id ?? null,
    emailResponsableEntidad: valores.emailResponsableEntidad.trim(),
    admUsuarioId: valores.admUsuarioId === '' ? null : Number(valores.admUsuarioId),
    emailConsultor: valores.emailConsultor.trim(),
  };
}

/** First broken rule of each field. */
export function findErrores(valores: ValoresMesa): ErroresMesa {
  return findErroresMesa(toBody(valores));
}
