import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import { LIMITES_ELEMENTO as LIMITES } from '../../contract/terms.ts';
import type { ErrorCelda, Valor } from '../elemento/formas.ts';
import { listPalabras } from '../linter/palabras.ts';

/** A row of a file: its number as a spreadsheet shows it, and the text of its cells. */
export interface FilaArchivo {
  readonly numero: number;
  readonly celdas: readonly string[];
}

/** Headings a column may have, folded. */
const ENCABEZADOS = {
  codigo: ['codigo', 'cod', 'code', 'id'],
  nombre: ['nombre', 'valor', 'name', 'etiqueta'],
  descripcion: ['descripcion', 'description', 'nota', 'notas'],
  vigenteDesde: ['vigente desde', 'vigentedesde', 'desde', 'inicio'],
  vigenteHasta: ['vigente hasta', 'vigentehasta', 'hasta', 'fin'],
} as const;
type Columna = keyof typeof ENCABEZADOS;

const TITULOS: Readonly<Record<Columna, string>> = {
  codigo: 'Código',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  vigenteDesde: 'Vigente desde',
  vigenteHasta: 'Vigente hasta',
};

export interface LecturaValores {
  readonly valores: readonly Valor[];
  readonly errores: readonly ErrorCelda[];
}

function findColumnas(encabezado: readonly string[]): Partial<Record<Columna, number>> {
  const folded = encabezado.map((title) => listPalabras(title).join(' '));
  const columnas: Partial<Record<Columna, number>> = {};
  for (const [columna, titles] of Object.entries(ENCABEZADOS)) {
    const place = folded.findIndex((title) => (titles as readonly string[]).includes(title));
    if (place >= 0) columnas[columna as Columna] = place;
  }
  return columnas;
}

const DIA = /^(\d{4})-(\d{2})-(\d{2})$/;
const DIA_LOCAL = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day as it is written here or in a spreadsheet; undefined when it is none that exists. */
function parseDia(text: string): string | undefined {
  const local = DIA_LOCAL.exec(text);
  const iso = local
    ? `${local[3]}-${(local[2] ?? '').padStart(2, '0')}-${(local[1] ?? '').padStart(2, '0')}`
    : text;
  return isCalendarDay(iso) ? iso : undefined;
}

/** A day that was left out is none; one that is written like a day and is not in the calendar says so. */
function findErrorDia(text: string): string | undefined {
  if (text === '' || parseDia(text) !== undefined) return undefined;
  return DIA.test(text) || DIA_LOCAL.test(text)
    ? 'Esa fecha no existe en el calendario. Revise el día y el mes.'
    : 'Escriba una fecha AAAA-MM-DD o DD/MM/AAAA.';
}

/** What is wrong with the text of a cell; undefined when nothing is. */
function findErrorCelda(columna: Columna, text: string): string | undefined {
  switch (columna) {
    case 'codigo':
      if (text === '') return 'Escriba el código.';
      return text.length > LIMITES.valorCodigo
        ? `Tiene más de ${LIMITES.valorCodigo} caracteres.`
        : undefined;
    case 'nombre':
      if (text === '') return 'Escriba el nombre.';
      return text.length > LIMITES.valorNombre
        ? `Tiene más de ${LIMITES.valorNombre} caracteres.`
        : undefined;
    case 'descripcion':
      return text.length > LIMITES.valorDescripcion
        ? `Tiene más de ${LIMITES.valorDescripcion} caracteres.`
        : undefined;
    default:
      return findErrorDia(text);
  }
}

type Textos = Readonly<Record<Columna, string>>;

function readTextos(columnas: Partial<Record<Columna, number>>, celdas: readonly string[]): Textos {
  const read = (columna: Columna) => {
    const place = columnas[columna];
    return place === undefined ? '' : (celdas[place] ?? '').trim();
  };
  return {
    codigo: read('codigo'),
    nombre: read('nombre'),
    descripcion: read('descripcion'),
    vigenteDesde: read('vigenteDesde'),
    vigenteHasta: read('vigenteHasta'),
  };
}

function toValor({ vigenteDesde, vigenteHasta, ...textos }: Textos): Valor {
  return {
    ...textos,
    vigenteDesde: parseDia(vigenteDesde) ?? null,
    vigenteHasta: parseDia(vigenteHasta) ?? null,
  };
}

function listErroresFila(textos: Textos): readonly [Columna, string][] {
  const { vigenteDesde, vigenteHasta } = toValor(textos);
  const backwards = vigenteDesde !== null && vigenteHasta !== null && vigenteDesde > vigenteHasta;
  return [
    ...(Object.keys(TITULOS) as Columna[]).flatMap((columna): [Columna, string][] => {
      const mensaje = findErrorCelda(columna, textos[columna]);
      return mensaje === undefined ? [] : [[columna, mensaje]];
    }),
    ...(backwards ? ([['vigenteHasta', 'La vigencia termina antes de empezar.']] as const) : []),
  ] as [Columna, string][];
}

/**
 * The values of a file with the error of each cell; undefined when its first row has no columns of code and name.
 *
 * @param findErrorCodigo why a code is none of the lista's type; undefined when it is one
 */
export function readValores(
  filas: readonly FilaArchivo[],
  findErrorCodigo: (codigo: string) => string | undefined,
): LecturaValores | undefined {
  const [encabezado, ...rest] = filas;
  const columnas = findColumnas(encabezado?.celdas ?? []);
  if (columnas.codigo === undefined || columnas.nombre === undefined) return undefined;
  const errores: ErrorCelda[] = [];
  const seen = new Map<string, number>();
  const valores: Valor[] = [];
  for (const { numero, celdas } of rest.filter((fila) => fila.celdas.some((celda) => celda.trim() !== ''))) {
    const textos = readTextos(columnas, celdas);
    const first = seen.get(textos.codigo);
    const ofCodigo = first === undefined ? findErrorCodigo(textos.codigo) : `Ya está en la fila ${first}.`;
    const found = listErroresFila(textos);
    if (textos.codigo !== '' && ofCodigo !== undefined)
      errores.push(toError(numero, 'codigo', textos, ofCodigo));
    errores.push(...found.map(([columna, mensaje]) => toError(numero, columna, textos, mensaje)));
    seen.set(textos.codigo, first ?? numero);
    valores.push(toValor(textos));
  }
  return { valores, errores };
}

/** Longest part of a wrong cell that is told. */
const MAXIMO_CELDA = 100;

function toError(fila: number, columna: Columna, textos: Textos, mensaje: string): ErrorCelda {
  return { fila, columna: TITULOS[columna], valor: textos[columna].slice(0, MAXIMO_CELDA), mensaje };
}

/** What a file would do to the values a lista has. */
export function compareValores(antes: readonly Valor[], despues: readonly Valor[]) {
  const before = new Map(antes.map((valor) => [valor.codigo, valor]));
  const after = new Set(despues.map(({ codigo }) => codigo));
  const same = (valor: Valor) => {
    const old = before.get(valor.codigo);
    return (
      old !== undefined &&
      old.nombre === valor.nombre &&
      old.descripcion === valor.descripcion &&
      old.vigenteDesde === valor.vigenteDesde &&
      old.vigenteHasta === valor.vigenteHasta
    );
  };
  return {
    nuevos: despues.filter(({ codigo }) => !before.has(codigo)).map(({ codigo }) => codigo),
    cambiados: despues
      .filter((valor) => before.has(valor.codigo) && !same(valor))
      .map(({ codigo }) => codigo),
    retirados: antes.filter(({ codigo }) => !after.has(codigo)).map(({ codigo }) => codigo),
    iguales: despues.filter(same).length,
  };
}
