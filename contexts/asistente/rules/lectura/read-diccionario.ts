import {
  readRecords,
  type TableRecord,
  type TableRow,
  type TitleMatching,
} from '@marco/contract-kit/table-records';
import {
  type CampoDetectado,
  FuenteIlegible,
  type LecturaDeFuente,
  Omisiones,
  requireCupo,
} from './campo-detectado.ts';
import { createCampoEscrito } from './campo-escrito.ts';
import { toPlano } from './tipos-escritos.ts';

type Columna =
  | 'nombre'
  | 'descripcion'
  | 'tipo'
  | 'longitud'
  | 'decimales'
  | 'obligatorio'
  | 'anulable'
  | 'valores'
  | 'padre'
  | 'ejemplo'
  | 'patron';

/** What a heading may say, folded; those in front say it best. */
const ENCABEZADOS: TitleMatching<Columna> = {
  names: {
    nombre: [
      'nombre del campo',
      'nombre campo',
      'campo',
      'nombre tecnico',
      'nombre de la columna',
      'nombre columna',
      'columna',
      'nombre de la variable',
      'nombre variable',
      'variable',
      'nombre del atributo',
      'atributo',
      'nombre del dato',
      'dato',
      'nombre fisico',
      'column name',
      'column',
      'field name',
      'field',
      'nombre',
      'name',
      'elemento',
      'identificador',
    ],
    descripcion: [
      'descripcion',
      'descripcion del campo',
      'descripcion funcional',
      'definicion',
      'significado',
      'concepto',
      'description',
      'descripcion del dato',
      'detalle',
      'comentario',
      'comentarios',
      'observaciones',
      'nombre logico',
      'etiqueta',
    ],
    tipo: [
      'tipo de dato',
      'tipo dato',
      'tipo de datos',
      'tipo',
      'data type',
      'datatype',
      'type',
      'tipo de campo',
    ],
    longitud: [
      'longitud',
      'longitud maxima',
      'long',
      'long.',
      'largo',
      'tamano',
      'tam',
      'tam.',
      'length',
      'size',
      'ancho',
      'precision',
      'caracteres',
    ],
    decimales: ['decimales', 'escala', 'scale', 'dec'],
    obligatorio: [
      'obligatorio',
      'obligatoriedad',
      'requerido',
      'es obligatorio',
      'obligatorio (s/n)',
      'required',
      'mandatory',
      'oblig.',
      'req',
    ],
    anulable: ['admite nulos', 'permite nulos', 'acepta nulos', 'nulo', 'null', 'nullable', 'nulos'],
    valores: [
      'valores permitidos',
      'valores',
      'valores posibles',
      'valores validos',
      'lista de valores',
      'dominio de valores',
      'dominio',
      'catalogo',
      'codigos',
      'opciones',
    ],
    padre: [
      'tabla',
      'nombre de la tabla',
      'nombre tabla',
      'entidad',
      'table',
      'table name',
      'estructura',
      'grupo',
      'seccion',
      'archivo',
    ],
    ejemplo: ['ejemplo', 'ejemplos', 'dato de ejemplo', 'muestra', 'example'],
    patron: ['patron', 'expresion regular', 'regex', 'pattern'],
  },
  fold: (titulo) =>
    toPlano(titulo)
      .replace(/[_*:]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  takes: 'first-name',
};

/** Rows among which the heading is looked for: titles and logos come before it. */
const PRIMERAS = 25;
/** Characters of a cell that are looked at. */
const MAXIMO_DE_CELDA = 4000;
const SI = new Set([
  'si',
  's',
  'x',
  '1',
  'true',
  'verdadero',
  'yes',
  'y',
  'obligatorio',
  'requerido',
  'o',
  'r',
  'm',
]);
const NO_ANULABLE = new Set(['no', 'n', '0', 'false', 'falso', 'not null']);

/**
 * The fields of a dictionary of data, whatever the order of its columns and wherever its heading stands.
 *
 * @throws FuenteIlegible where no heading names the fields, or there is too much
 */
export function readDiccionario(escritas: readonly TableRow[]): LecturaDeFuente {
  const filas = escritas.map((fila) => ({
    ...fila,
    cells: fila.cells.map((celda) => celda.slice(0, MAXIMO_DE_CELDA)),
  }));
  const lugar = findEncabezado(filas);
  const omisiones = new Omisiones();
  const { records } = readRecords(filas.slice(lugar), ENCABEZADOS);
  const campos: CampoDetectado[] = [];
  for (const fila of records) {
    if (fila.texts.nombre === '')
      omisiones.add(fila.line, `Fila ${fila.number}`, 'No dice el nombre del campo.');
    // A heading is written again at the top of each page.
    else if (!isRepetida(fila, filas[lugar])) {
      requireCupo(campos.length + 1, fila.line);
      campos.push(toCampo(fila));
    }
  }
  if (campos.length === 0)
    throw new FuenteIlegible(filas[lugar]?.line ?? 1, 'La tabla no tiene campos debajo de sus encabezados.');
  return { formato: 'diccionario', campos, omitidas: omisiones.partes };
}

function isRepetida({ texts }: TableRecord<Columna>, encabezado: TableRow | undefined): boolean {
  const titulos = new Set(encabezado?.cells.map(ENCABEZADOS.fold));
  return (
    titulos.has(ENCABEZADOS.fold(texts.nombre)) &&
    (texts.tipo === '' || titulos.has(ENCABEZADOS.fold(texts.tipo)))
  );
}

/** The row that names most columns, of the first ones. */
function findEncabezado(filas: readonly TableRow[]): number {
  let mejor = { lugar: -1, columnas: 0 };
  for (const [lugar, fila] of filas.slice(0, PRIMERAS).entries()) {
    const { found } = readRecords([fila], ENCABEZADOS);
    if (found.has('nombre') && found.size > mejor.columnas) mejor = { lugar, columnas: found.size };
  }
  if (mejor.columnas < 2)
    throw new FuenteIlegible(
      filas[0]?.line ?? 1,
      'No se encontró una fila de encabezados que diga el nombre de los campos y su tipo o su descripción. Use la plantilla o corrija los encabezados.',
    );
  return mejor.lugar;
}

function toEntero(texto: string): number | null {
  const [, digitos] = /^(\d{1,6})(?:[.,]0+)?$/.exec(texto) ?? [];
  return digitos === undefined ? null : Number(digitos);
}

function toCampo({ line, texts }: TableRecord<Columna>): CampoDetectado {
  const { nombre, descripcion, valores, padre, ejemplo, patron } = texts;
  // «10,2» in the column of the length says both.
  const [, enteros, escala] = /^(\d{1,6})\s*[,.]\s*(\d{1,3})$/.exec(texts.longitud) ?? [];
  const longitud = enteros === undefined ? toEntero(texts.longitud) : Number(enteros);
  const decimales = escala === undefined ? toEntero(texts.decimales) : Number(escala);
  return createCampoEscrito({
    nombre,
    descripcion,
    tipo: texts.tipo,
    longitud,
    decimales,
    patron,
    valores,
    obligatorio: SI.has(toPlano(texts.obligatorio)) || NO_ANULABLE.has(toPlano(texts.anulable)),
    padre,
    ejemplo,
    linea: line,
  });
}
