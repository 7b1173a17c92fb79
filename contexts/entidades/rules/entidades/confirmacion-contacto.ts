import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import { canEditContacto, type QuienAdministra } from './can-administrar-entidad.ts';
import type { ContactoPorVerificar } from './datos-entidad.ts';

/** An entity as the rule about its confirmation looks at it. */
export interface EntidadConContacto {
  readonly id: number;
  readonly activa: boolean;
  readonly correoElectronico: string | null;
  readonly nombreContacto: string | null;
}

/** Confirming the contact: people who may edit it, while the entity is active and its contact names a person. */
export function canConfirmContacto(quien: QuienAdministra, entidad: EntidadConContacto): Decision {
  const { id, activa, correoElectronico, nombreContacto } = entidad;
  const editar = canEditContacto(quien, id);
  if (!editar.allowed) return editar;
  return allowUnless([
    ...(activa ? [] : ['La entidad está inactiva: reactívela antes de confirmar su contacto.']),
    ...(nombreContacto === null ? ['Falta el nombre de la persona de contacto.'] : []),
    ...(correoElectronico === null ? ['Falta el correo electrónico de contacto.'] : []),
  ]);
}

/** What is confirmed. */
export const CAMPOS_CONTACTO = [
  'direccion',
  'sitioWeb',
  'telefono',
  'correoElectronico',
  'nombreContacto',
  'cargoContacto',
] as const satisfies readonly (keyof ContactoPorVerificar)[];

/** Whether a change leaves another contact than the one somebody confirmed. */
export function isOtroContacto(antes: ContactoPorVerificar, despues: ContactoPorVerificar): boolean {
  return CAMPOS_CONTACTO.some((campo) => antes[campo] !== despues[campo]);
}
