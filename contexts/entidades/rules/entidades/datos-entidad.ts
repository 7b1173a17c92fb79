import { explainRequired } from '@marco/contract-kit/required-text';
import { type Caracter, NATURALEZAS, type TipoEntidad } from '../../contract/terms.ts';
import { findErrorCorreo } from '../correo-institucional.ts';
import { findDigitoError, findNitError } from '../nit/verificacion-nit.ts';

/** How an entity is reached; null is absent. */
export interface ContactoPorVerificar {
  readonly direccion: string | null;
  readonly sitioWeb: string | null;
  readonly telefono: string | null;
  readonly correoElectronico: string | null;
  readonly nombreContacto: string | null;
  readonly cargoContacto: string | null;
}

/** What somebody wrote about an entity; null is absent. */
export interface EntidadPorVerificar extends ContactoPorVerificar {
  readonly tipo: TipoEntidad;
  readonly nit: string;
  readonly dv: string;
  readonly nombre: string;
  readonly sigla: string | null;
  readonly sectorId: number | null;
  readonly ordenId: number | null;
  readonly naturaleza: string | null;
  readonly departamentoCodigo: string | null;
  readonly municipioCodigo: string | null;
  readonly codigoSigep: string | null;
  readonly codigoSnies: string | null;
  readonly caracter: Caracter | null;
  readonly codigoXroad: string | null;
}

export type CampoEntidad = keyof EntidadPorVerificar;
export type ErroresEntidad = Partial<Record<CampoEntidad, string>>;

const CUATRO_DIGITOS = /^\d{4}$/;
/** Member code at the exchange platform: acronym and the four digits of the SIGEP code. */
const XROAD = /^[A-Za-z][A-Za-z0-9-]{0,30}-(\d{4})$/;
const TELEFONO = /^\d{7,10}$/;
const SITIO = /^https?:\/\/[^\s/]+\.[^\s]+$/;

/** First broken rule of each field of the contact; the e-mail of a public entity must be of an institutional domain. */
export function findErroresContacto(
  tipo: TipoEntidad,
  contacto: ContactoPorVerificar,
  dominiosCorreo: readonly string[],
): ErroresEntidad {
  const { sitioWeb, telefono, correoElectronico } = contacto;
  return withoutEmpty({
    sitioWeb:
      sitioWeb !== null && !SITIO.test(sitioWeb)
        ? 'Escriba la dirección completa, como https://www.entidad.gov.co.'
        : undefined,
    telefono:
      telefono !== null && !TELEFONO.test(telefono)
        ? 'Escriba de 7 a 10 dígitos, sin espacios ni signos.'
        : undefined,
    correoElectronico:
      correoElectronico === null
        ? undefined
        : findErrorCorreo(correoElectronico, tipo === 'publica' ? dominiosCorreo : []),
  });
}

/** First broken rule of each field; the same in the form and on the server. */
export function findErroresEntidad(
  entidad: EntidadPorVerificar,
  dominiosCorreo: readonly string[],
): ErroresEntidad {
  const { tipo, nit, dv, nombre, naturaleza, departamentoCodigo, municipioCodigo } = entidad;
  return withoutEmpty({
    nit: findNitError(nit),
    dv: findDigitoError(nit, dv),
    nombre: nombre === '' ? explainRequired('Nombre') : undefined,
    sectorId: entidad.sectorId === null ? explainRequired('Sector') : undefined,
    ordenId: findErrorOrden(tipo, entidad.ordenId),
    naturaleza:
      naturaleza !== null && !NATURALEZAS[tipo].includes(naturaleza)
        ? 'La naturaleza no es de este tipo de entidad.'
        : undefined,
    departamentoCodigo: departamentoCodigo === null ? explainRequired('Departamento') : undefined,
    municipioCodigo: findErrorMunicipio(departamentoCodigo, municipioCodigo),
    ...findErroresCodigos(entidad),
    ...findErroresContacto(tipo, entidad, dominiosCorreo),
  });
}

function findErrorOrden(tipo: TipoEntidad, ordenId: number | null): string | undefined {
  if (tipo === 'publica') return ordenId === null ? explainRequired('Orden') : undefined;
  return ordenId === null ? undefined : 'El orden es de las entidades públicas.';
}

/** DIVIPOLA: the code of a municipality begins with that of its department. */
function findErrorMunicipio(departamento: string | null, municipio: string | null): string | undefined {
  if (municipio === null) return explainRequired('Municipio');
  if (departamento === null || municipio.startsWith(departamento)) return undefined;
  return 'El municipio no pertenece al departamento.';
}

function findErroresCodigos(entidad: EntidadPorVerificar): Record<string, string | undefined> {
  const { tipo, codigoSigep, codigoSnies, caracter, codigoXroad } = entidad;
  return {
    codigoSigep: findErrorCodigo(codigoSigep, tipo === 'publica', 'SIGEP es de las entidades públicas'),
    codigoSnies: findErrorCodigo(
      codigoSnies,
      tipo === 'ies',
      'SNIES es de las instituciones de educación superior',
    ),
    caracter:
      caracter !== null && tipo !== 'ies'
        ? 'El carácter es de las instituciones de educación superior.'
        : undefined,
    codigoXroad: codigoXroad === null ? undefined : findErrorXroad(codigoXroad, codigoSigep),
  };
}

function findErrorCodigo(codigo: string | null, isOwn: boolean, owner: string): string | undefined {
  if (codigo === null) return undefined;
  if (!isOwn) return `El código ${owner}.`;
  return CUATRO_DIGITOS.test(codigo) ? undefined : 'Son cuatro dígitos, como 0012.';
}

function findErrorXroad(codigo: string, sigep: string | null): string | undefined {
  const digits = XROAD.exec(codigo)?.[1];
  if (digits === undefined) return 'Es la sigla y cuatro dígitos, como SNR-0027.';
  if (sigep === null || !CUATRO_DIGITOS.test(sigep) || sigep === digits) return undefined;
  return 'Sus cuatro dígitos son los del código SIGEP.';
}

function withoutEmpty(errores: Readonly<Record<string, string | undefined>>): ErroresEntidad {
  return Object.fromEntries(Object.entries(errores).filter(([, mensaje]) => mensaje !== undefined));
}
