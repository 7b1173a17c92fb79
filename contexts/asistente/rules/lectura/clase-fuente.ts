import type { FormatoFuente } from '../../contract/terms.ts';

/** What reads a source: as a table of rows, as statements of SQL, or as a document. */
export type ClaseFuente = 'tabla' | 'sql' | 'documento';

const DE_FORMATO: Readonly<Record<FormatoFuente, ClaseFuente>> = {
  plantilla: 'tabla',
  diccionario: 'tabla',
  sql: 'sql',
  xsd: 'documento',
  wsdl: 'documento',
  openapi: 'documento',
  'json-schema': 'documento',
  'muestra-xml': 'documento',
  'muestra-json': 'documento',
};
const DE_YAML = /^["']?(?:openapi|swagger|\$schema|\$defs|definitions|properties)["']?\s*:/m;
const DE_LIBRO = /\[Content_Types\]\.xml|xl\/workbook\.xml/;
const DE_SQL = /\b(?:create|alter)\s+(?:[a-z]+\s+){0,4}table\b|\bcomment\s+on\s+column\b/i;

/**
 * How a source is read: as who brings it says, else as its first characters and its name show.
 *
 * @param comienzo its first characters, one for each byte
 */
export function findClaseFuente(
  comienzo: string,
  nombre: string,
  formato: FormatoFuente | undefined,
): ClaseFuente {
  if (formato) return DE_FORMATO[formato];
  // A workbook is a ZIP with one of these parts; any other ZIP holds documents.
  if (comienzo.startsWith('PK')) return DE_LIBRO.test(comienzo) ? 'tabla' : 'documento';
  // Of UTF-16 every other byte is zero; a mark may come first.
  const texto = comienzo
    .replaceAll('\0', '')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .trimStart();
  if (/^[<{[]/.test(texto) || DE_YAML.test(texto)) return 'documento';
  if (/\.(?:sql|ddl)$/i.test(nombre) || DE_SQL.test(texto)) return 'sql';
  return /\.(?:xsd|wsdl|xml|json|ya?ml)$/i.test(nombre) ? 'documento' : 'tabla';
}
