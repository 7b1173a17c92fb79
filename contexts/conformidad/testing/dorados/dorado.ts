import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { ServicioEsperado } from '../../rules/esperado.ts';
import type { Codigo } from '../../rules/reglas.ts';
import { ESPERADO } from './esperado-de-muestra.ts';

/** A contract whose report is known to the line. */
export interface Dorado {
  readonly nombre: string;
  readonly bytes: Uint8Array;
  readonly esperado: ServicioEsperado;
  /** The only check that does not pass; undefined of a right one. */
  readonly falla?: {
    readonly codigo: Codigo;
    readonly archivo: string | null;
    readonly linea: number;
    /** Names from the outside in; undefined where the place has none that says more. */
    readonly ruta?: string;
  };
}

const readMuestra = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

export const REST = readMuestra('rest.yaml');

/** Files of the right package of SOAP, by their paths. */
export const SOAP: Readonly<Record<string, string>> = {
  'servicio.wsdl': readMuestra('soap.wsdl'),
  'esquemas/mensajes.xsd': readMuestra('mensajes.xsd'),
  'esquemas/lenguaje.xsd': readMuestra('lenguaje.xsd'),
  'ejemplos/peticion.xml': readMuestra('peticion.xml'),
  'ejemplos/respuesta.xml': readMuestra('respuesta.xml'),
};

/** A package as it is uploaded; always the same bytes. */
export function createZip(archivos: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(archivos).map(([ruta, uno]) => [ruta, typeof uno === 'string' ? strToU8(uno) : uno]),
    ),
    { mtime: new Date('2026-01-01T12:00:00Z') },
  );
}

/** A text with one place changed, which has to be there exactly once. @throws Error where it is not */
export function updateTexto(texto: string, de: string, a: string): string {
  if (texto.split(de).length !== 2) throw new Error(`«${de}» is not exactly once in the text.`);
  return texto.replace(de, () => a);
}

/** Line of a piece of text that is there once. @throws Error where it is not */
export function findLinea(texto: string, trozo: string): number {
  const partes = texto.split(trozo);
  if (partes.length !== 2) throw new Error(`«${trozo}» is not exactly once in the text.`);
  return (partes[0] ?? '').split('\n').length;
}

export interface Falla {
  readonly codigo: Codigo;
  /** Text that stands on the line alone, in the changed contract. */
  readonly en: string;
  readonly ruta?: string;
  readonly esperado?: ServicioEsperado;
}

/** The right contract of REST with one fault. */
export function createRestConFalla(
  nombre: string,
  [de, a]: readonly [de: string, a: string],
  { codigo, en, ruta, esperado = ESPERADO }: Falla,
): Dorado {
  const texto = updateTexto(REST, de, a);
  const falla = {
    codigo,
    archivo: null,
    linea: findLinea(texto, en),
    ...(ruta === undefined ? {} : { ruta }),
  };
  return { nombre: `REST: ${nombre}`, bytes: strToU8(texto), esperado, falla };
}

/** The right package of SOAP with one fault in one of its files. */
export function createSoapConFalla(
  nombre: string,
  [archivo, de, a]: readonly [archivo: string, de: string, a: string],
  { codigo, en, ruta, esperado = ESPERADO, lugar = archivo }: Falla & { readonly lugar?: string },
): Dorado {
  const archivos = { ...SOAP, [archivo]: updateTexto(SOAP[archivo] ?? '', de, a) };
  const linea = findLinea(archivos[lugar] ?? '', en);
  const falla = { codigo, archivo: lugar, linea, ...(ruta === undefined ? {} : { ruta }) };
  return { nombre: `SOAP: ${nombre}`, bytes: createZip(archivos), esperado, falla };
}
