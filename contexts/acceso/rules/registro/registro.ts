import type { TipoEntidad } from '@marco/entidades/terms';
import {
  DIGITOS_TELEFONO,
  LIMITES_REGISTRO,
  MENSAJES_REGISTRO,
  presentLimiteExcedido,
} from '../../contract/registro.terms.ts';
import { isCorreoValido } from '../correo.ts';

/** What a person types and picks in a registration, in the words of its fields. */
export interface CamposRegistro {
  /** Null until one is chosen. */
  readonly entidad: TipoEntidad | null;
  /** A public entity was picked, or the NIT of another one was found and its form is valid. */
  readonly entidadElegida: boolean;
  readonly cargo: string;
  readonly otroNumeroTelefonico: string;
  readonly correoEletronico: string;
}

export type CampoRegistro =
  | 'entidad'
  | 'entidadId'
  | 'cargo'
  | 'otroNumeroTelefonico'
  | 'correoEletronico'
  | 'ccorreoEletronico'
  | 'autorizaTratamiento';

/** Messages of the broken rules by field, most important first; a field without any is valid. */
export type ErroresRegistro = Readonly<Partial<Record<CampoRegistro, readonly string[]>>>;

const DIGITS = /^\d*$/;

/**
 * What is wrong with a registration (specification §5 'Registration'). One rule for the form and for the
 * server, which does not get the confirmation of the e-mail.
 *
 * @param correoEjemplo sample address of the message about the format
 */
export function findErroresRegistro(campos: CamposRegistro, correoEjemplo: string): ErroresRegistro {
  const found: Record<CampoRegistro, readonly string[]> = {
    entidad: campos.entidad === null ? [MENSAJES_REGISTRO.tipoRequerido] : [],
    entidadId: campos.entidad !== null && !campos.entidadElegida ? [MENSAJES_REGISTRO.entidadRequerida] : [],
    // The field itself appears with the type (REG-06), so it is required only then.
    cargo: campos.entidad === null ? [] : findCargoErrors(campos.cargo),
    otroNumeroTelefonico: findTelefonoErrors(campos.otroNumeroTelefonico),
    correoEletronico: findCorreoErrors(campos.correoEletronico, correoEjemplo),
    ccorreoEletronico: [],
    autorizaTratamiento: [],
  };
  return Object.fromEntries(Object.entries(found).filter(([, messages]) => messages.length > 0));
}

/** What is wrong with the confirmation, which never leaves the browser (REG-05). */
export function findConfirmacionErrors(correo: string, confirmacion: string): readonly string[] {
  if (confirmacion === '') return [MENSAJES_REGISTRO.confirmacionRequerida];
  return confirmacion === correo ? [] : [MENSAJES_REGISTRO.confirmacionDistinta];
}

/** The form asks for the authorisation; callers of the specified payload are not asked. */
export function findAutorizacionErrors(autoriza: boolean): readonly string[] {
  return autoriza ? [] : [MENSAJES_REGISTRO.autorizacionRequerida];
}

function findCargoErrors(cargo: string): string[] {
  if (cargo.trim() === '') return [MENSAJES_REGISTRO.cargoRequerido];
  return findLimiteErrors(cargo, LIMITES_REGISTRO.cargo);
}

function findTelefonoErrors(telefono: string): string[] {
  if (telefono === '') return [];
  return [
    ...(DIGITS.test(telefono) ? [] : [MENSAJES_REGISTRO.soloDigitos]),
    ...(telefono.length < DIGITOS_TELEFONO.minimo ? [MENSAJES_REGISTRO.telefonoCorto] : []),
    ...(telefono.length > DIGITOS_TELEFONO.maximo ? [MENSAJES_REGISTRO.telefonoLargo] : []),
  ];
}

function findCorreoErrors(correo: string, ejemplo: string): string[] {
  if (correo === '') return [MENSAJES_REGISTRO.correoRequerido];
  const largo = findLimiteErrors(correo, LIMITES_REGISTRO.correoElectronico);
  if (largo.length > 0) return largo;
  return isCorreoValido(correo) ? [] : [`No tiene el formato correcto ${ejemplo}`];
}

/** The generic length check: a text at or above its limit is flagged (REG-17). */
function findLimiteErrors(text: string, limite: number): string[] {
  return text.length >= limite ? [presentLimiteExcedido(limite)] : [];
}
