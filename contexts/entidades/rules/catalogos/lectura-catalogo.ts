import {
  readRecords,
  type TableReading,
  type TableRow,
  type TitleMatching,
} from '@marco/contract-kit/table-records';
import type { Catalogo } from '../../contract/terms.ts';
import { findErrorCodigo, findErrorNombre, parseCodigo } from './fila-catalogo.ts';

/** A well-formed row of the file. */
export interface FilaLeida {
  readonly linea: number;
  readonly codigo: string;
  readonly nombre: string;
}

/** A row of the file that cannot be taken, with every reason. */
export interface FilaErrada extends FilaLeida {
  readonly mensajes: readonly string[];
}

export interface LecturaCatalogo {
  readonly filas: readonly FilaLeida[];
  readonly errores: readonly FilaErrada[];
}

/** The department beside a municipality: its code must be the beginning of that of the municipality. */
type Columna = 'codigo' | 'nombre' | 'departamento';

const CODIGO_DEPARTAMENTO = ['codigodepartamento', 'coddpto', 'coddepto', 'codigodpto', 'departamentocodigo'];

/** Names the columns have in our files and in those of DANE, most telling first. */
const COLUMNAS: Readonly<Record<Catalogo, TitleMatching<Columna>['names']>> = {
  sectores: {
    codigo: ['codigosector', 'codsector', 'codigo'],
    nombre: ['nombresector', 'sector', 'nombre'],
    departamento: [],
  },
  departamentos: {
    codigo: [...CODIGO_DEPARTAMENTO, 'codigo'],
    nombre: ['nombredepartamento', 'nomdpto', 'dpto', 'departamento', 'nombre'],
    departamento: [],
  },
  municipios: {
    codigo: ['codigomunicipio', 'codmpio', 'codmunicipio', 'codigompio', 'codigo'],
    nombre: ['nombremunicipio', 'nommpio', 'nommunicipio', 'municipio', 'nombre'],
    departamento: CODIGO_DEPARTAMENTO,
  },
};

/** Official files part the words of a title by blanks, underscores or nothing. */
function foldTitulo(titulo: string): string {
  return titulo
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** What is wrong with a row by itself. */
function listErrores(
  catalogo: Catalogo,
  { found, width }: TableReading<Columna>,
  fila: TableReading<Columna>['records'][number],
): (string | undefined)[] {
  const { codigo, nombre, departamento } = fila.texts;
  return [
    fila.width === width ? undefined : `Tiene ${fila.width} columnas y el encabezado ${width}.`,
    findErrorCodigo(catalogo, codigo),
    findErrorNombre(nombre),
    found.has('departamento') ? findErrorDepartamento(toCodigo(catalogo, codigo), departamento) : undefined,
  ];
}

/** The code as the catalogue keeps it; as it is written when it is none. */
function toCodigo(catalogo: Catalogo, text: string): string {
  return parseCodigo(catalogo, text) ?? text;
}

/**
 * The rows of a catalogue in a file whose first row is the header. Equal rows count once: the official file of the
 * municipalities repeats each department.
 *
 * @returns undefined when the header lacks the columns
 */
export function readFilas(catalogo: Catalogo, rows: readonly TableRow[]): LecturaCatalogo | undefined {
  // Official files have several columns that may be meant: the most telling name counts.
  const table = readRecords(rows, { names: COLUMNAS[catalogo], fold: foldTitulo, takes: 'first-name' });
  if (!table.found.has('codigo') || !table.found.has('nombre')) return undefined;
  const first = new Map<string, FilaLeida>();
  const errores: FilaErrada[] = [];
  for (const record of table.records) {
    const { line: linea, texts } = record;
    const codigo = toCodigo(catalogo, texts.codigo);
    const { nombre } = texts;
    const earlier = first.get(codigo);
    const mensajes = [...listErrores(catalogo, table, record), findErrorRepetida(nombre, earlier)].filter(
      (mensaje) => mensaje !== undefined,
    );
    if (mensajes.length > 0) errores.push({ linea, codigo, nombre, mensajes });
    else if (!earlier) first.set(codigo, { linea, codigo, nombre });
  }
  return { filas: [...first.values()], errores };
}

function findErrorRepetida(nombre: string, earlier: FilaLeida | undefined): string | undefined {
  return earlier === undefined || earlier.nombre === nombre
    ? undefined
    : `El código ya está en la línea ${earlier.linea} con otro nombre.`;
}

function findErrorDepartamento(codigo: string, departamento: string): string | undefined {
  const own = parseCodigo('departamentos', departamento);
  return own !== undefined && codigo.startsWith(own)
    ? undefined
    : 'El código del municipio no comienza con el de su departamento.';
}
