import { posix } from 'node:path';
import { create, fragment } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import type { NombreEsquema } from '../../rules/esquemas/nombres-esquema.ts';
import { type ArchivoTexto, ESPACIO_XSD } from './archivo-xsd.ts';

/** Joins every namespace of a package: what a validator opens. */
const RUTA_ENTRADA = 'Esquemas/_esquema.xsd';

/** A namespace of a package, and the file that gathers its types. */
export type EspacioDelPaquete = Pick<NombreEsquema, 'espacio' | 'rutaIndice'>;

/** The root of a file of XML Schema, with the prefixes of the namespaces it speaks of. */
export function openSchema(
  { espacio }: Pick<NombreEsquema, 'espacio'>,
  ajenos: readonly NombreEsquema[],
): XMLBuilder {
  const schema = createSchema().att('http://www.w3.org/2000/xmlns/', 'xmlns', espacio);
  for (const { prefijo, espacio: suyo } of ajenos)
    schema.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefijo}`, suyo);
  return schema.att({ targetNamespace: espacio, elementFormDefault: 'qualified' });
}

function createSchema(): XMLBuilder {
  return create({ version: '1.0', encoding: 'UTF-8' }).ele(ESPACIO_XSD, 'xs:schema');
}

/** Makes a file include another of its namespace. */
export function addInclusion(schema: XMLBuilder, from: string, to: string): void {
  schema.ele(ESPACIO_XSD, 'xs:include').att('schemaLocation', toRutaRelativa(from, to));
}

/** A schema as the text of its file. */
export function formatSchema(schema: XMLBuilder): string {
  return `${schema.doc().end({ prettyPrint: true })}\n`;
}

export function toRutaRelativa(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** The index of a namespace: what includes the files of its types. */
export function writeIndice(miembros: readonly NombreEsquema[]): ArchivoTexto[] {
  const [first] = miembros;
  if (!first) return [];
  const schema = openSchema(first, []);
  for (const { ruta } of miembros) addInclusion(schema, first.rutaIndice, ruta);
  return [{ ruta: first.rutaIndice, texto: formatSchema(schema) }];
}

/** The line of one type in the index of a namespace that is written line by line. */
export function writeInclusion(rutaIndice: string, ruta: string): string {
  const schemaLocation = toRutaRelativa(rutaIndice, ruta);
  return `  ${fragment().ele('xs:include').att({ schemaLocation }).toString()}\n`;
}

/** The index of a namespace out of the lines of its types, as they come. */
export async function* writeIndicePorLineas(
  espacio: EspacioDelPaquete,
  inclusiones: AsyncIterable<Buffer>,
): AsyncGenerator<string | Buffer> {
  yield formatSchema(openSchema(espacio, [])).replace(/\/>\n$/, '>\n');
  yield* inclusiones;
  yield '</xs:schema>\n';
}

/** The entry of a package: what imports every namespace. */
export function writeEntrada(espacios: Iterable<EspacioDelPaquete>): ArchivoTexto {
  const schema = createSchema();
  for (const { espacio, rutaIndice } of espacios) {
    const schemaLocation = toRutaRelativa(RUTA_ENTRADA, rutaIndice);
    schema.ele(ESPACIO_XSD, 'xs:import').att({ namespace: espacio, schemaLocation });
  }
  return { ruta: RUTA_ENTRADA, texto: formatSchema(schema) };
}
