import type { TipoDetectado } from '../../contract/terms.ts';
import type { Lexema } from './lexemas-sql.ts';
import { Cursor } from './partes-sql.ts';
import { toTipoSql } from './tipos-sql.ts';

/** A column while its table is read: what follows it may say more. */
export interface ColumnaSql {
  readonly nombre: string;
  readonly linea: number;
  readonly columna: number;
  /** Line of its last word: a comment may follow there. */
  readonly lineaFin: number;
  readonly tipo: TipoDetectado;
  /** As it is written, where nobody knows it. */
  readonly tipoEscrito: string;
  readonly longitud: number | null;
  readonly decimales: number | null;
  readonly repite: boolean;
  descripcion: string;
  valores: readonly string[];
  obligatorio: boolean;
}

/** Words that go on with the name of a type. */
const SIGUEN = new Set(
  'PRECISION VARYING CHARACTER CHAR LARGE OBJECT RAW VARBINARY UNSIGNED SIGNED ZEROFILL WITH WITHOUT LOCAL TIME ZONE FOR BIT DATA'.split(
    ' ',
  ),
);
const CON_LISTA = ['ENUM', 'SET'];

interface TipoLeido {
  readonly palabras: readonly string[];
  readonly argumentos: readonly number[];
  readonly textos: readonly string[];
  readonly repite: boolean;
}

/** A column as its table declares it; undefined where no name comes first. */
export function readColumna(
  lexemas: readonly Lexema[],
): { columna: ColumnaSql; checks: (readonly Lexema[])[] } | undefined {
  const cursor = new Cursor(lexemas);
  const nombre = cursor.peek();
  if (nombre?.clase !== 'palabra' && nombre?.clase !== 'nombre') return undefined;
  cursor.at += 1;
  const escrito = readTipo(cursor);
  const { tipo, longitud, decimales } = toTipoSql(escrito.palabras, escrito.argumentos);
  const columna: ColumnaSql = {
    nombre: nombre.texto,
    linea: nombre.linea,
    columna: nombre.columna,
    lineaFin: lexemas.at(-1)?.linea ?? nombre.linea,
    tipo,
    tipoEscrito: escrito.palabras.join(' '),
    longitud,
    decimales,
    repite: escrito.repite,
    descripcion: '',
    valores: escrito.textos,
    obligatorio: false,
  };
  return { columna, checks: readCondiciones(cursor, columna) };
}

function readTipo(cursor: Cursor): TipoLeido {
  const primera = cursor.takeNombre();
  const palabras = primera ? [primera.texto.toUpperCase()] : [];
  const grupos: (readonly Lexema[])[] = [];
  let repite = false;
  for (;;) {
    const grupo = cursor.takeGrupo();
    if (grupo) grupos.push(grupo.dentro);
    else if (cursor.clave === '[' || cursor.clave === 'ARRAY') {
      repite = true;
      skipCorchetes(cursor);
    } else if (SIGUEN.has(cursor.clave) && !isOtraClausula(cursor)) {
      palabras.push(cursor.clave);
      cursor.at += 1;
    } else break;
  }
  return {
    palabras,
    argumentos: grupos.map(readNumeros).find(({ length }) => length > 0) ?? [],
    textos: CON_LISTA.includes(palabras[0] ?? '') ? grupos.flatMap(readTextos) : [],
    repite,
  };
}

function skipCorchetes(cursor: Cursor): void {
  cursor.at += 1;
  while (cursor.peek() && cursor.peek()?.clave !== ']' && cursor.peek()?.clase !== 'palabra') cursor.at += 1;
  cursor.skip(']');
}

/** «WITH DEFAULT», «CHARACTER SET» and «FOR …» other than «FOR BIT DATA» say something else. */
function isOtraClausula(cursor: Cursor): boolean {
  const siguiente = cursor.peek(1)?.clave ?? '';
  if (cursor.clave === 'FOR') return siguiente !== 'BIT';
  if (cursor.clave === 'CHARACTER' || cursor.clave === 'CHAR') return siguiente === 'SET';
  return cursor.clave === 'WITH' && siguiente !== 'TIME' && siguiente !== 'LOCAL';
}

function readNumeros(dentro: readonly Lexema[]): number[] {
  return dentro.flatMap(({ clase, texto }, lugar) => {
    const numero = Number(texto);
    if (clase !== 'numero' || !Number.isSafeInteger(numero)) return [];
    return [dentro[lugar - 1]?.clave === '-' ? -numero : numero];
  });
}

const readTextos = (dentro: readonly Lexema[]) =>
  dentro.filter(({ clase }) => clase === 'texto').map(({ texto }) => texto);

/** What follows the type; answers what its CHECKs say, to be read when all columns are known. */
function readCondiciones(cursor: Cursor, columna: ColumnaSql): (readonly Lexema[])[] {
  const checks: (readonly Lexema[])[] = [];
  while (cursor.peek()) {
    if (cursor.skip('NOT', 'NULL') || cursor.skip('PRIMARY', 'KEY')) columna.obligatorio = true;
    else if (cursor.skip('COMMENT')) readComentario(cursor, columna);
    else if (cursor.skip('CHECK')) {
      const grupo = cursor.takeGrupo();
      if (grupo) checks.push(grupo.dentro);
    } else if (!cursor.takeGrupo()) cursor.at += 1;
  }
  return checks;
}

function readComentario(cursor: Cursor, columna: ColumnaSql): void {
  cursor.skip('=');
  const texto = cursor.peek();
  if (texto?.clase === 'texto') columna.descripcion = texto.texto;
}

/** The only values a condition lets through for one column, and which column; undefined where it says something else. */
export function readLista(
  condicion: readonly Lexema[],
  columnas: ReadonlyMap<string, ColumnaSql>,
): { readonly columna: ColumnaSql; readonly valores: readonly string[] } | undefined {
  const claves = condicion.map(({ clave }) => clave);
  const nombradas = new Set(
    condicion.flatMap(({ clase, texto }) =>
      clase === 'palabra' || clase === 'nombre' ? (columnas.get(texto.toUpperCase()) ?? []) : [],
    ),
  );
  const [columna] = nombradas;
  const desde = claves.findIndex((clave) => clave === 'IN' || clave === 'ANY');
  if (!columna || nombradas.size !== 1 || desde < 0 || claves.includes('NOT') || claves.includes('SELECT'))
    return undefined;
  const dentro = condicion.slice(desde);
  const textos = dentro.filter(({ clase }) => clase === 'texto');
  const dichos = textos.length > 0 ? textos : dentro.filter(({ clase }) => clase === 'numero');
  return dichos.length > 0 ? { columna, valores: dichos.map(({ texto }) => texto) } : undefined;
}
