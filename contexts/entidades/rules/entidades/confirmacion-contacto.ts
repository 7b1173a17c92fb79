import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import type { ContactoPorVerificar } from './datos-entidad.ts';

/** An entity as the rule about its confirmation looks at it. */
export interface EntidadConContacto {
  readonly activa: boolean;
  readonly correoElectronico: string | null;
  readonly nombreContacto: string | null;
}

/**
 * Confirming the contact: who may edit it, while there is somebody to tell.
 *
 * @param editar what `canEditContacto` says of the person
 */
export function canConfirmContacto(editar: Decision, entidad: EntidadConContacto): Decision {
  return editar.allowed ? canTellContacto(entidad) : editar;
}

/** Whether the entity is active and its contact names somebody who can be told. */
export function canTellContacto({ activa, correoElectronico, nombreContacto }: EntidadConContacto): Decision {
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
