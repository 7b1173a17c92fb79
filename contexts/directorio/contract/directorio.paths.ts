import { DIRECTORIO_SERVICIOS, toPaginaServicio } from '@marco/servicios/paths';

const ROOT = DIRECTORIO_SERVICIOS;

/** Addresses of the public directory of servicios (specification §2). */
export const directorioPaths = {
  home: ROOT,
  /** Pattern of the page of a servicio; that of one of its versions stands below it. */
  ficha: `${ROOT}/:entidad/:servicio`,
  /** Data that are needed and nobody serves, with how many asked for each. */
  demandas: `${ROOT}/datos-pedidos`,
  /** Where a visitor confirms a subscription, with the code of the mail. */
  confirmar: `${ROOT}/suscripciones/confirmar`,
  /** Where anybody leaves one, with the code every mail carries. */
  retirar: `${ROOT}/suscripciones/retirar`,
} as const;

/** In the place of the entidad: what comes next is the OID of a servicio, which leads to its page. */
export const POR_OID = 'oid';

/** Title of the directory, and its name in the menus. */
export const TITULO_DIRECTORIO = 'Directorio de servicios';

/** Title of the data that are asked for. */
export const TITULO_DEMANDAS = 'Datos que nadie ofrece todavía';

/** The living page of a servicio, or of one of its versions: its address never changes but for that of its entidad. */
export function toFicha(entidad: string, servicio: string, version?: string): string {
  const ficha = toPaginaServicio(entidad, servicio);
  return version === undefined ? ficha : `${ficha}/${version}`;
}

/** The acuerdos of consumption, of a later context, which takes its addresses from here. */
export const ACUERDOS = '/app/acuerdos';

/** One acuerdo. */
export function toAcuerdo(id: number | string): string {
  return `${ACUERDOS}/${id}`;
}

/** Where an entidad begins to ask for a servicio, with the conditions it meets. */
export function toNuevoAcuerdo(servicioId: number | string): string {
  return `${ACUERDOS}/nuevo?servicio=${servicioId}`;
}

/** Confirmation of a subscription. */
export function toConfirmarSuscripcion(codigo: string): string {
  return `${directorioPaths.confirmar}?codigo=${encodeURIComponent(codigo)}`;
}

/** Where a subscription is left in one press. */
export function toRetirarSuscripcion(codigo: string): string {
  return `${directorioPaths.retirar}?codigo=${encodeURIComponent(codigo)}`;
}

/** The directory with what serves these elements. */
export function toDirectorioConDatos(necesito: readonly number[]): string {
  return `${ROOT}?necesito=${necesito.join(',')}`;
}
