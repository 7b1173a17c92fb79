import { readRecords, type TableRecord, type TableRow } from '@marco/contract-kit/table-records';
import {
  COSAS_DE_CATALOGO,
  type CosaDeCatalogo,
  LIMITES_CATALOGO,
  TIPOS_SERVICIO_XROAD,
} from '../../contract/catalogo.terms.ts';
import {
  type CatalogoLeido,
  type CosaLeida,
  createLectura,
  type LecturaDeCatalogo,
  verifyClientes,
} from './read-catalogo.ts';

/** Columns of the file of an instance as a table, in their order. */
export const COLUMNAS_CATALOGO = [
  'fila',
  'instancia',
  'clase',
  'miembro',
  'nombre',
  'subsistema',
  'servicio',
  'version',
  'tipo',
  'cliente',
  'servidor',
  'uso',
  'serie',
  'emisor',
  'vence',
] as const;
type ColumnaCatalogo = (typeof COLUMNAS_CATALOGO)[number];
/** What each column is called in a header. */
const TITULOS: Readonly<Record<ColumnaCatalogo, readonly string[]>> = {
  fila: ['fila'],
  instancia: ['instancia'],
  clase: ['clase'],
  miembro: ['miembro'],
  nombre: ['nombre'],
  subsistema: ['subsistema'],
  servicio: ['servicio'],
  version: ['version'],
  tipo: ['tipo'],
  cliente: ['cliente'],
  servidor: ['servidor'],
  uso: ['uso'],
  serie: ['serie'],
  emisor: ['emisor'],
  vence: ['vence'],
};
/** Without these no row says what it is. */
const NECESARIAS: readonly ColumnaCatalogo[] = ['fila', 'instancia', 'clase', 'miembro'];

type Fila = TableRecord<ColumnaCatalogo>;

const fold = (title: string) => title.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A spreadsheet would run what begins so: a file has an apostrophe before it, which is none of the text. */
const PROTEGIDO = /(?<=^|[,\t\r\n]\s*)'(?=\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** The parts of the member and the subsystem of a row; undefined where one cannot be taken. */
function readMiembro(
  lectura: LecturaDeCatalogo,
  { texts }: Fila,
  lugar: string,
): readonly string[] | undefined {
  const clase = lectura.reader.parte(texts, 'clase', lugar);
  const miembro = lectura.reader.parte(texts, 'miembro', lugar);
  return clase === undefined || miembro === undefined ? undefined : [texts.instancia, clase, miembro];
}
function readSubsistema(
  lectura: LecturaDeCatalogo,
  fila: Fila,
  lugar: string,
): readonly string[] | undefined {
  const miembro = readMiembro(lectura, fila, lugar);
  const subsistema = lectura.reader.parte(fila.texts, 'subsistema', lugar);
  return miembro === undefined || subsistema === undefined ? undefined : [...miembro, subsistema];
}
function readServicio(lectura: LecturaDeCatalogo, fila: Fila, lugar: string): readonly string[] | undefined {
  const subsistema = readSubsistema(lectura, fila, lugar);
  const servicio = lectura.reader.parte(fila.texts, 'servicio', lugar);
  const version = lectura.reader.parte(fila.texts, 'version', lugar, true);
  if (subsistema === undefined || servicio === undefined || version === undefined) return undefined;
  return [...subsistema, servicio, version];
}

/** What a row of each kind says; undefined where it cannot be taken. */
const LEER: Readonly<
  Record<CosaDeCatalogo, (lectura: LecturaDeCatalogo, fila: Fila, lugar: string) => CosaLeida | undefined>
> = {
  miembro: (lectura, fila, lugar) => {
    const partes = readMiembro(lectura, fila, lugar);
    const nombre = lectura.reader.texto(toNulls(fila), 'nombre', lugar, LIMITES_CATALOGO.nombre);
    return partes && { tipo: 'miembro', partes, datos: { nombre } };
  },
  subsistema: (lectura, fila, lugar) => {
    const partes = readSubsistema(lectura, fila, lugar);
    const nombre = lectura.reader.texto(toNulls(fila), 'nombre', lugar, LIMITES_CATALOGO.nombre);
    return partes && { tipo: 'subsistema', partes, datos: { nombre } };
  },
  servicio: (lectura, fila, lugar) => {
    const partes = readServicio(lectura, fila, lugar);
    const tipo = lectura.reader.uno(fila.texts, 'tipo', lugar, TIPOS_SERVICIO_XROAD);
    return partes && { tipo: 'servicio', partes, datos: { tipo } };
  },
  permiso: (lectura, fila, lugar) => {
    const partes = readServicio(lectura, fila, lugar);
    const cliente = lectura.reader.cliente(fila.texts.cliente, `${lugar}cliente`);
    return partes && cliente && { tipo: 'permiso', partes: [...partes, ...cliente], datos: {} };
  },
  certificado: (lectura, fila, lugar) => {
    const partes = readMiembro(lectura, fila, lugar);
    const certificado = lectura.reader.certificado(toNulls(fila), lugar);
    if (!partes || !certificado) return undefined;
    const { servidor, uso, serie, ...datos } = certificado;
    return { tipo: 'certificado', partes: [...partes, servidor, uso, serie], datos };
  },
};

/** An empty cell says nothing. */
function toNulls({ texts }: Fila): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(texts).map(([columna, texto]) => [columna, texto === '' ? null : texto]),
  );
}

/** What each kind stands in; a row says nothing of what is not in the file. */
const EN: Readonly<Partial<Record<CosaDeCatalogo, readonly [tipo: CosaDeCatalogo, partes: number]>>> = {
  subsistema: ['miembro', 3],
  servicio: ['subsistema', 4],
  permiso: ['servicio', 6],
  certificado: ['miembro', 3],
};

/**
 * Reads the file of an instance as a table with a header: a row for each member, subsystem, service, permission and
 * certificate. What cannot be taken is told with its line and column, and then nothing of the file is.
 *
 * @param instancia of the environment
 */
export function readTablaCatalogo(rows: readonly TableRow[], instancia: string): CatalogoLeido {
  const lectura = createLectura();
  const { found, records } = readRecords(rows, {
    names: TITULOS,
    fold,
    takes: 'leftmost',
  });
  const ausentes = NECESARIAS.filter((columna) => !found.has(columna));
  if (ausentes.length > 0)
    lectura.tell(
      'archivo',
      `No es un objeto en JSON ni una tabla con las columnas ${COLUMNAS_CATALOGO.join(', ')}. Faltan: ${ausentes.join(', ')}.`,
    );
  else {
    const filas = records.map(unprotect);
    const lineas = filas.map((fila) => readFila(lectura, fila, instancia));
    verifyDonde(lectura, lineas);
    verifyClientes(lectura.cosas, lectura.tell);
  }
  return lectura.finish();
}

const toLugar = ({ line }: Fila) => `línea ${line}, columna `;

function unprotect(fila: Fila): Fila {
  const texts = Object.fromEntries(
    Object.entries(fila.texts).map(([columna, texto]) => [columna, texto.replaceAll(PROTEGIDO, '')]),
  ) as Fila['texts'];
  return { ...fila, texts };
}

function readFila(lectura: LecturaDeCatalogo, fila: Fila, instancia: string) {
  const lugar = toLugar(fila);
  const tipo = lectura.reader.uno(fila.texts, 'fila', lugar, COSAS_DE_CATALOGO);
  if (fila.texts.instancia !== instancia) {
    lectura.tell(`${lugar}instancia`, `El archivo debe ser de la instancia «${instancia}» del ambiente.`);
    return undefined;
  }
  const cosa = tipo === null ? undefined : LEER[tipo](lectura, fila, lugar);
  if (cosa) lectura.add(`línea ${fila.line}`, cosa);
  return cosa && { cosa, lugar: `línea ${fila.line}` };
}

/** A row is of a member, a subsystem or a service that stands in the file. */
function verifyDonde(lectura: LecturaDeCatalogo, filas: readonly ReturnType<typeof readFila>[]): void {
  for (const fila of filas) {
    const donde = fila && EN[fila.cosa.tipo];
    if (!fila || !donde) continue;
    const [tipo, cuantas] = donde;
    const partes = fila.cosa.partes.slice(0, cuantas);
    if (!lectura.has({ tipo, partes }))
      lectura.tell(
        fila.lugar,
        `Falta la fila de su ${tipo}: ${partes.filter((parte) => parte !== '').join('/')}.`,
      );
  }
}

/** A thing as a row of the table, cell by cell. */
function toFila({ tipo, partes, datos }: CosaLeida): readonly (string | null)[] {
  const [instancia = '', clase = '', miembro = '', ...resto] = partes;
  const celdas: Partial<Record<ColumnaCatalogo, string | null>> = { fila: tipo, instancia, clase, miembro };
  if (tipo === 'certificado') {
    const [servidor = '', uso = '', serie = ''] = resto;
    Object.assign(celdas, { servidor, uso, serie, emisor: datos['emisor'], vence: datos['vence'] });
  } else {
    const [subsistema = '', servicio = '', version = '', ...cliente] = resto;
    Object.assign(celdas, { subsistema, servicio, version, nombre: datos['nombre'], tipo: datos['tipo'] });
    if (tipo === 'permiso') celdas.cliente = cliente.filter((parte) => parte !== '').join('/');
  }
  return COLUMNAS_CATALOGO.map((columna) => celdas[columna] ?? null);
}

/** The rows of a file that says these things, each after what it stands in; the header is `COLUMNAS_CATALOGO`. */
export function listFilasCatalogo(cosas: readonly CosaLeida[]): readonly (readonly (string | null)[])[] {
  return cosas
    .map((cosa) => ({ cosa, clave: cosa.partes.join('\u0000') }))
    .toSorted(
      (one, other) =>
        COSAS_DE_CATALOGO.indexOf(one.cosa.tipo) - COSAS_DE_CATALOGO.indexOf(other.cosa.tipo) ||
        (one.clave < other.clave ? -1 : Number(one.clave > other.clave)),
    )
    .map(({ cosa }) => toFila(cosa));
}
