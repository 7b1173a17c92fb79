import { writeJsonSchema, writeShacl } from '@marco/esquemas/port';
import { type ArchivoEscrito, toArchivo, toArchivoJson } from './tarea.ts';
import { type VersionEscrita, writeWsdlDeVersion } from './write-contrato.ts';

/** Where the XML Schema of the messages lies, with the WSDL that imports it beside it. */
export const CARPETA_XSD = 'esquemas/xsd';

/** Path of the JSON Schema of a message. */
export function toRutaJson(operacion: string, papel: string): string {
  return `esquemas/json/${operacion}-${papel}.json`;
}

/** The schemas of every message: XML Schema with its WSDL, JSON Schema and SHACL. */
export function writeEsquemas(escrita: VersionEscrita): ArchivoEscrito[] {
  const { clausura, operaciones } = escrita.material;
  const xsd = writeWsdlDeVersion(escrita).map(({ ruta, contenido }) => ({
    ruta: `${CARPETA_XSD}/${ruta}`,
    contenido,
  }));
  const json = operaciones.flatMap(({ codigo, mensajes }) =>
    mensajes.map(({ papel, raizId }) =>
      toArchivoJson(toRutaJson(codigo, papel), writeJsonSchema(clausura, raizId)),
    ),
  );
  return [...xsd, ...json, toArchivo('esquemas/mensajes-shacl.ttl', writeShacl(clausura))];
}
