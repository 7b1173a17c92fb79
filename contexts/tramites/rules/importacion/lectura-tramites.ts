import { explainRequired } from '@marco/contract-kit/required-text';
import { readRecords, type TableRecord, type TableRow } from '@marco/contract-kit/table-records';
import { LIMITES_TRAMITE } from '../../contract/terms.ts';
import {
  type CeldaLeida,
  isMismoNombre,
  readCodigo,
  readDatos,
  readEntero,
  readNivelDigital,
  readRequerido,
  readSiNo,
  readTexto,
  readTipoRequisito,
  readTipoTramite,
  readUrl,
  toClaveDeNombre,
} from './celdas.ts';
import {
  COLUMNAS_OBLIGATORIAS,
  COLUMNAS_TRAMITES,
  type ColumnaTramites,
  TITULOS_TRAMITES,
} from './columnas.ts';
import { isTextoDanado } from './texto-danado.ts';
import type { LecturaDeTramites, RequisitoLeido, TramiteErrado, TramiteLeido } from './tramite-leido.ts';

type Fila = TableRecord<ColumnaTramites>;

/** Entidad by its NIT or its sigla, as the file writes it; undefined where there is none. */
export type FindEntidad = (escrita: string) => number | undefined;

const PESOS = { maximo: 1_000_000_000 };
const VOLUMEN = { maximo: 100_000_000 };
const ANIO = { minimo: 1990, maximo: 2100 };

/** Gathers what is wrong with the cells of some rows. */
class Fallas {
  readonly mensajes: string[] = [];

  read<Valor>(celda: CeldaLeida<Valor>, usual: Valor): Valor {
    if ('valor' in celda) return celda.valor;
    this.mensajes.push(celda.mensaje);
    return usual;
  }
}

/**
 * The trámites of a file whose first row is the header. A trámite begins with its first row; the rows after it that carry
 * its code add what it asks for. One wrong cell leaves the whole trámite out, so that none is half applied.
 *
 * @param isTexto the rows are of a text, in which each has all its cells: a last one that is shorter was cut
 * @returns undefined when the header lacks the columns without which nothing is known
 */
export function readTramites(
  rows: readonly TableRow[],
  findEntidad: FindEntidad,
  { isTexto = false }: { readonly isTexto?: boolean } = {},
): LecturaDeTramites | undefined {
  const table = readRecords(rows, TITULOS_TRAMITES);
  if (!COLUMNAS_OBLIGATORIAS.every((columna) => table.found.has(columna))) return undefined;
  const cortada = isTexto ? findCortada(table.records, table.width) : undefined;
  const groups = Map.groupBy(table.records, ({ texts }) => toClave(texts.codigo));
  const tramites: (TramiteLeido & { readonly linea: number })[] = [];
  const errores: TramiteErrado[] = [];
  for (const filas of groups.values()) {
    const [primera] = filas;
    if (!primera) continue;
    const fallas = new Fallas();
    const leido = readTramite(primera, fallas, findEntidad);
    const requisitos = readRequisitos(filas, fallas, findEntidad);
    const mensajes = [
      ...fallas.mensajes,
      ...listDiferencias(primera, filas),
      ...filas.flatMap(listDanos),
      ...(cortada && filas.includes(cortada) ? [explainCorte(cortada)] : []),
    ];
    const { line: linea, texts } = primera;
    if (mensajes.length > 0)
      errores.push({
        linea,
        codigo: leido.codigo || texts.codigo.slice(0, LIMITES_TRAMITE.codigo),
        nombre: texts.nombre.slice(0, LIMITES_TRAMITE.nombre),
        mensajes: listPrimeros(mensajes),
      });
    else tramites.push({ ...leido, linea, requisitos });
  }
  return { tramites, errores };
}

/** Faults of one trámite that are told. */
const MENSAJES = 20;

/** Nobody reads a thousand faults of one trámite. */
function listPrimeros(mensajes: readonly string[]): readonly string[] {
  const otros = mensajes.length - MENSAJES;
  return otros > 0 ? [...mensajes.slice(0, MENSAJES), `Y ${otros} errores más.`] : mensajes;
}

const explainCorte = ({ line }: Fila) =>
  `Línea ${line}: la última fila tiene menos celdas que el encabezado. El archivo está cortado.`;

/** The last row of a text that ends before its time: all others have their cells. */
function findCortada(filas: readonly Fila[], width: number): Fila | undefined {
  const ultima = filas.at(-1);
  if (!ultima || ultima.width >= width) return undefined;
  return filas.every((fila) => fila === ultima || fila.width >= width) ? ultima : undefined;
}

/** Cells whose letters were lost before they came here. */
function listDanos({ texts, line }: Fila): string[] {
  return (Object.keys(COLUMNAS_TRAMITES) as ColumnaTramites[])
    .filter((columna) => isTextoDanado(texts[columna]))
    .map(
      (columna) =>
        `Línea ${line}: ${COLUMNAS_TRAMITES[columna]} trae letras dañadas. Guarde el archivo entero en UTF-8.`,
    );
}

/** Rows of one trámite, whichever way its code is written. */
function toClave(codigo: string): string {
  const leido = readCodigo(codigo);
  return 'valor' in leido ? leido.valor : codigo;
}

function readTramite({ texts }: Fila, fallas: Fallas, findEntidad: FindEntidad): TramiteLeido {
  const entidadId = findEntidad(texts.entidad);
  if (entidadId === undefined) fallas.mensajes.push(explainEntidad('Entidad', texts.entidad));
  const volumen = fallas.read(readEntero('Volumen anual', texts.volumen, VOLUMEN), null);
  const volumenAnio = fallas.read(readEntero('Año del volumen', texts.volumenAnio, ANIO), null);
  if (volumen !== null && (texts.volumenFuente === '' || volumenAnio === null))
    fallas.mensajes.push('Un volumen anual lleva su fuente y su año.');
  const { nombre, texto, papel } = LIMITES_TRAMITE;
  return {
    codigo: fallas.read(readCodigo(texts.codigo), ''),
    nombre: fallas.read(readRequerido('Nombre', texts.nombre, nombre), ''),
    tipo: fallas.read(readTipoTramite(texts.tipo), 'tramite'),
    entidadId: entidadId ?? 0,
    url: fallas.read(readUrl(texts.url), ''),
    nivelDigital: fallas.read(readNivelDigital(texts.nivelDigital), null),
    resultado: fallas.read(readTexto('Resultado', texts.resultado, texto), ''),
    tiempo: fallas.read(readTexto('Tiempo', texts.tiempo, papel), ''),
    volumen,
    volumenFuente: fallas.read(readTexto('Fuente del volumen', texts.volumenFuente, nombre), ''),
    volumenAnio,
    requisitos: [],
  };
}

const explainEntidad = (titulo: string, escrita: string) =>
  escrita === ''
    ? explainRequired(titulo)
    : `${titulo}: ninguna entidad activa tiene el NIT o la sigla «${escrita.slice(0, LIMITES_TRAMITE.papel)}».`;

function readRequisitos(filas: readonly Fila[], fallas: Fallas, findEntidad: FindEntidad): RequisitoLeido[] {
  const requisitos: RequisitoLeido[] = [];
  const nombres = new Set<string>();
  for (const fila of filas) {
    const { requisito } = fila.texts;
    if (requisito === '') continue;
    const nombre = toClaveDeNombre(requisito);
    const isRepetido = nombres.has(nombre);
    nombres.add(nombre);
    if (isRepetido)
      fallas.mensajes.push(
        `Línea ${fila.line}: el requisito «${requisito.slice(0, LIMITES_TRAMITE.nombre)}» está repetido.`,
      );
    else requisitos.push(readRequisito(fila, fallas, findEntidad));
  }
  if (requisitos.length > LIMITES_TRAMITE.requisitos)
    fallas.mensajes.push(`Un trámite puede tener máximo ${LIMITES_TRAMITE.requisitos} requisitos.`);
  return requisitos;
}

function readRequisito({ texts, line }: Fila, fallas: Fallas, findEntidad: FindEntidad): RequisitoLeido {
  const { nombre, texto, papel } = LIMITES_TRAMITE;
  const suyas = new Fallas();
  const emisoraId = texts.emisora === '' ? null : (findEntidad(texts.emisora) ?? null);
  if (texts.emisora !== '' && emisoraId === null)
    suyas.mensajes.push(explainEntidad('Entidad que lo expide', texts.emisora));
  const exigeOriginal = suyas.read(readSiNo('Exige original', texts.exigeOriginal, false), false);
  if (exigeOriginal && texts.norma === '')
    suyas.mensajes.push('Si se exige el original, escriba la norma que lo exige.');
  const leido: RequisitoLeido = {
    nombre: suyas.read(readTexto('Requisito', texts.requisito, nombre), ''),
    tipo: suyas.read(readTipoRequisito(texts.requisitoTipo), 'documento'),
    momento: suyas.read(readTexto('Momento', texts.momento, papel), ''),
    descripcion: suyas.read(readTexto('Descripción del requisito', texts.descripcion, texto), ''),
    datos: suyas.read(readDatos(texts.datos), []),
    norma: suyas.read(readTexto('Norma', texts.norma, texto), ''),
    exigeOriginal,
    tarifa: suyas.read(readEntero('Tarifa', texts.tarifa, PESOS), null),
    obligatorio: suyas.read(readSiNo('Obligatorio', texts.obligatorio, true), true),
    emisoraId,
  };
  fallas.mensajes.push(...suyas.mensajes.map((mensaje) => `Línea ${line}: ${mensaje}`));
  return leido;
}

/** What is said of the trámite itself is said alike in each of its rows, or left out in those after the first. */
function listDiferencias({ texts, line }: Fila, filas: readonly Fila[]): string[] {
  return filas
    .filter((fila) =>
      (['nombre', 'entidad'] as const).some(
        (columna) => fila.texts[columna] !== '' && !isMismoNombre(fila.texts[columna], texts[columna]),
      ),
    )
    .map((fila) => `Línea ${fila.line}: el nombre o la entidad no son los de la línea ${line}.`);
}
