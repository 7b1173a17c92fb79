import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import {
  type CellError,
  listCellErrors,
  readRecords,
  type TableRecord,
  type TableRow,
  type TitleMatching,
  tellCell,
} from '@marco/contract-kit/table-records';
import { LIMITES_ELEMENTO as LIMITES } from '../../contract/terms.ts';
import { listPalabras } from '../consejos/palabras.ts';
import type { ErrorCelda, Valor } from '../elementos/formas.ts';

type Columna = 'codigo' | 'nombre' | 'descripcion' | 'vigenteDesde' | 'vigenteHasta';

/** Headings a column may have. */
const ENCABEZADOS: TitleMatching<Columna> = {
  names: {
    codigo: ['codigo', 'cod', 'code', 'id'],
    nombre: ['nombre', 'valor', 'name', 'etiqueta'],
    descripcion: ['descripcion', 'description', 'nota', 'notas'],
    vigenteDesde: ['vigente desde', 'vigentedesde', 'desde', 'inicio'],
    vigenteHasta: ['vigente hasta', 'vigentehasta', 'hasta', 'fin'],
  },
  // The names of columns of programs bear signs: 'vigente_desde'.
  fold: (title) => listPalabras(title).join(' '),
  takes: 'leftmost',
};

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

function toValor({ vigenteDesde, vigenteHasta, ...textos }: TableRecord<Columna>['texts']): Valor {
  return {
    ...textos,
    vigenteDesde: parseDia(vigenteDesde) ?? null,
    vigenteHasta: parseDia(vigenteHasta) ?? null,
  };
}

function listErroresFila(fila: TableRecord<Columna>): CellError[] {
  const { vigenteDesde, vigenteHasta } = toValor(fila.texts);
  const isBackwards = vigenteDesde !== null && vigenteHasta !== null && vigenteDesde > vigenteHasta;
  return [
    ...listCellErrors(fila, TITULOS, findErrorCelda),
    ...(isBackwards
      ? [tellCell(fila, TITULOS, 'vigenteHasta', 'La vigencia termina antes de empezar.')]
      : []),
  ];
}

/**
 * The values of a file with the error of each cell; undefined when its first row has no columns of code and name.
 *
 * @param findErrorCodigo why a code is none of the lista's type; undefined when it is one
 */
export function readValores(
  filas: readonly TableRow[],
  findErrorCodigo: (codigo: string) => string | undefined,
): LecturaValores | undefined {
  const { found, records } = readRecords(filas, ENCABEZADOS);
  if (!found.has('codigo') || !found.has('nombre')) return undefined;
  const errores: CellError[] = [];
  const seen = new Map<string, number>();
  for (const fila of records) {
    const { codigo } = fila.texts;
    const first = seen.get(codigo);
    const ofCodigo = first === undefined ? findErrorCodigo(codigo) : `Ya está en la fila ${first}.`;
    if (codigo !== '' && ofCodigo !== undefined) errores.push(tellCell(fila, TITULOS, 'codigo', ofCodigo));
    errores.push(...listErroresFila(fila));
    seen.set(codigo, first ?? fila.number);
  }
  return { valores: records.map(({ texts }) => toValor(texts)), errores: errores.map(toErrorCelda) };
}

/** Longest part of a wrong cell that is shown. */
const MAXIMO_CELDA = 100;

function toErrorCelda({ number, title, text, message }: CellError): ErrorCelda {
  return { fila: number, columna: title, valor: text.slice(0, MAXIMO_CELDA), mensaje: message };
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
