import type { Catalogo } from '../../contract/terms.ts';
import { findErrorCodigo, findErrorNombre, parseCodigo } from './fila-catalogo.ts';

/** One record of a CSV file. */
export interface RegistroCsv {
  readonly linea: number;
  readonly valores: readonly string[];
}

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

interface Columnas {
  readonly codigo: readonly string[];
  readonly nombre: readonly string[];
  /** Code of the department beside a municipality: it must be the beginning of its own. */
  readonly departamento?: readonly string[];
}

const CODIGO_DEPARTAMENTO = ['codigodepartamento', 'coddpto', 'coddepto', 'codigodpto', 'departamentocodigo'];

/** Names the columns have in our files and in those of DANE, most telling first. */
const COLUMNAS: Readonly<Record<Catalogo, Columnas>> = {
  sectores: {
    codigo: ['codigosector', 'codsector', 'codigo'],
    nombre: ['nombresector', 'sector', 'nombre'],
  },
  departamentos: {
    codigo: [...CODIGO_DEPARTAMENTO, 'codigo'],
    nombre: ['nombredepartamento', 'nomdpto', 'dpto', 'departamento', 'nombre'],
  },
  municipios: {
    codigo: ['codigomunicipio', 'codmpio', 'codmunicipio', 'codigompio', 'codigo'],
    nombre: ['nombremunicipio', 'nommpio', 'nommunicipio', 'municipio', 'nombre'],
    departamento: CODIGO_DEPARTAMENTO,
  },
};

function toKey(header: string): string {
  return header
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function findColumn(headers: readonly string[], names: readonly string[]): number {
  const keys = headers.map(toKey);
  const name = names.find((candidate) => keys.includes(candidate));
  return name === undefined ? -1 : keys.indexOf(name);
}

interface Posiciones {
  readonly codigo: number;
  readonly nombre: number;
  /** -1 where the file does not tell the department. */
  readonly departamento: number;
}

function findPosiciones(catalogo: Catalogo, encabezado: readonly string[]): Posiciones | undefined {
  const names = COLUMNAS[catalogo];
  const codigo = findColumn(encabezado, names.codigo);
  const nombre = findColumn(encabezado, names.nombre);
  if (codigo < 0 || nombre < 0) return undefined;
  return { codigo, nombre, departamento: findColumn(encabezado, names.departamento ?? []) };
}

/**
 * Reads the rows of a catalogue out of the records of a file. Equal rows count once: the official file of
 * the municipalities repeats each department.
 *
 * @returns undefined when the header lacks the columns
 */
export function readFilas(
  catalogo: Catalogo,
  encabezado: readonly string[],
  registros: readonly RegistroCsv[],
): LecturaCatalogo | undefined {
  const posiciones = findPosiciones(catalogo, encabezado);
  if (!posiciones) return undefined;
  const first = new Map<string, FilaLeida>();
  const errores: FilaErrada[] = [];
  for (const { linea, valores } of registros) {
    const text = valores[posiciones.codigo]?.trim() ?? '';
    const nombre = valores[posiciones.nombre]?.trim() ?? '';
    const codigo = parseCodigo(catalogo, text) ?? text;
    const earlier = first.get(codigo);
    const departamento = posiciones.departamento < 0 ? undefined : (valores[posiciones.departamento] ?? '');
    const mensajes = [
      findErrorColumnas(valores, encabezado),
      findErrorCodigo(catalogo, text),
      findErrorNombre(nombre),
      departamento === undefined ? undefined : findErrorDepartamento(codigo, departamento),
      findErrorRepetida(nombre, earlier),
    ].filter((mensaje) => mensaje !== undefined);
    if (mensajes.length > 0) errores.push({ linea, codigo, nombre, mensajes });
    else if (!earlier) first.set(codigo, { linea, codigo, nombre });
  }
  return { filas: [...first.values()], errores };
}

function findErrorColumnas(valores: readonly string[], encabezado: readonly string[]): string | undefined {
  return valores.length === encabezado.length
    ? undefined
    : `Tiene ${valores.length} columnas y el encabezado ${encabezado.length}.`;
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
