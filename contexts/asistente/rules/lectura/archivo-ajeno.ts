import { findTextEncoding } from '@marco/contract-kit/text-encoding';

interface Ajeno {
  readonly que: string;
  readonly correccion: string;
  /** What it is known by: its first characters, one for each byte, or a part of a package. */
  readonly marcas: readonly string[];
}

const COMO_TABLA = 'Traiga los campos en un CSV, en un libro de Excel (.xlsx) o en la plantilla.';
const COMO_SQL = 'Exporte solo las tablas como texto: un archivo .sql con sentencias CREATE TABLE.';

/** What people bring and nobody reads here, with what to bring instead. */
const AJENOS: readonly Ajeno[] = [
  { que: 'un PDF', correccion: COMO_TABLA, marcas: ['%PDF-'] },
  {
    que: 'un documento de Office anterior a 2007, o tiene clave',
    correccion: 'Ábralo, quítele la clave y guárdelo como libro de Excel (.xlsx).',
    marcas: ['\xD0\xCF\x11\xE0\xA1\xB1'],
  },
  {
    que: 'una imagen',
    correccion: COMO_TABLA,
    marcas: ['\x89PNG\r\n', '\xFF\xD8\xFF', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*'],
  },
  {
    que: 'un archivo comprimido que no es ZIP',
    correccion: 'Descomprímalo, o comprímalo como ZIP sin clave.',
    marcas: ['Rar!\x1A', '7z\xBC\xAF', '\x1F\x8B\x08', '\xFD7zXZ'],
  },
  { que: 'un respaldo binario de PostgreSQL', correccion: COMO_SQL, marcas: ['PGDMP'] },
  { que: 'un respaldo binario de SQL Server', correccion: COMO_SQL, marcas: ['TAPE\0\0'] },
  { que: 'una base de datos de SQLite', correccion: COMO_SQL, marcas: ['SQLite format 3\0'] },
  {
    que: 'una base de datos de Access',
    correccion: COMO_SQL,
    marcas: ['\0\x01\0\0Standard Jet DB', '\0\x01\0\0Standard ACE DB'],
  },
];

const PAQUETES: readonly Ajeno[] = [
  { que: 'un documento de Word', correccion: COMO_TABLA, marcas: ['word/document.xml'] },
  { que: 'una presentación', correccion: COMO_TABLA, marcas: ['ppt/presentation.xml'] },
  {
    que: 'una hoja de OpenDocument',
    correccion: 'Guárdela como libro de Excel (.xlsx) o como CSV.',
    marcas: ['opendocument.spreadsheet'],
  },
];

/** Bytes by which a text is told from what is none. */
const MIRADOS = 4096;
/** Characters among which the first ones are; blanks may come before them. */
const PRIMEROS = 64;

/**
 * Why a file is nothing fields are read from, as its bytes show whatever it is called; undefined where it may be.
 *
 * @param comienzo characters of its beginning, and of a ZIP of its end, one for each byte
 */
export function findArchivoAjeno(bytes: Uint8Array, comienzo: string): string | undefined {
  if (bytes.byteLength === 0) return 'El archivo está vacío.';
  const esZip = comienzo.startsWith('PK');
  const primeros = comienzo.slice(0, PRIMEROS).trimStart();
  const ajeno = esZip
    ? PAQUETES.find(({ marcas }) => marcas.some((marca) => comienzo.includes(marca)))
    : AJENOS.find(({ marcas }) => marcas.some((marca) => primeros.startsWith(marca)));
  if (ajeno) return `El archivo es ${ajeno.que}. ${ajeno.correccion}`;
  if (esZip) return undefined;
  const { declared, label } = findTextEncoding(bytes);
  if (label === null)
    return `El archivo está en ${(declared ?? '').toUpperCase()}, que no se lee. Guárdelo como UTF-8.`;
  // A text in one byte for each letter has no zero.
  const esTexto = label.startsWith('utf-16') || !bytes.subarray(0, MIRADOS).includes(0);
  return esTexto ? undefined : `El archivo no es un texto: tiene contenido binario. ${COMO_TABLA}`;
}
