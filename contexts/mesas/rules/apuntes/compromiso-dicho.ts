import {
  addDays,
  addMonths,
  countWorkingDays,
  isWorkingDay,
  nextWorkingDay,
} from '@marco/country/working-days';
import { presentEntidad } from '@marco/entidades/terms';
import { LIMITES_COMPROMISO } from '../../contract/terms.ts';
import { computeVencimiento } from '../compromisos/datos-compromiso.ts';

/** Whom a line may name: the entidades of the mesa and their people. */
export interface QuienesResponden {
  readonly entidades: readonly { readonly id: number; readonly nombre: string }[];
  readonly personas: readonly { readonly id: number; readonly nombre: string; readonly idEntidad: number }[];
}

/** What a line says of a commitment; who is null where it names nobody of the mesa. */
export interface CompromisoDicho {
  readonly descripcion: string;
  readonly idEntidad: number | null;
  readonly idResponsable: number | null;
  readonly responsable: string;
  readonly plazoDiasHabiles: number | null;
  readonly venceEn: string | null;
  /** Day it would be due, and the working days until it. */
  readonly dia: string;
  readonly diasHabiles: number;
}

/** Working days proposed where a line tells no day. */
const PLAZO_PROPUESTO = 10;

const MES = /enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/u
  .source;
const SEMANA = /domingo|lunes|martes|miercoles|jueves|viernes|sabado/u.source;

/** Words before a day that belong to it, and the day of the week. */
const ANTES =
  /\b(?:(?:a mas tardar|antes d|hasta|para|en|plazo de|plazo)?\s*(?:el|este|del)?\s*(?:proximo\s+)?)?/u
    .source;
const CON_DIA = new RegExp(
  `${ANTES}${/(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),?\s+)?\b/u.source}`,
).source;
const EN_DIAS = new RegExp(
  `${ANTES}${/\s*\b(\d{1,3}) dias?( calendario)?(?: habil(?:es)?| hab\.?)?(?=$|[\s,.;)])/u.source}`,
  'u',
);
const EN_LETRAS = new RegExp(
  `${CON_DIA}${/(\d{1,2}) de /u.source}(${MES})${/(?: del? (\d{4}))?\b/u.source}`,
  'u',
);
const EN_CIFRAS = new RegExp(`${CON_DIA}${/(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/u.source}`, 'u');
const EN_SEMANA = new RegExp(
  `${/\b(?:hasta el|para el|el|este|proximo)\s+/u.source}(${SEMANA})${/\b/u.source}`,
  'u',
);

interface Cuando {
  readonly plazoDiasHabiles: number | null;
  readonly venceEn: string | null;
}

interface Hallado extends Cuando {
  readonly desde: number;
  readonly hasta: number;
}

/** Lower case and without accents, as long as the text: places in one are places in the other. */
function fold(text: string): string {
  return Array.from(text, (letra) => {
    const plain = letra.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === letra.length ? plain : letra;
  }).join('');
}

/**
 * What a line such as «Enviar la matriz, Migración Colombia, 10 días» says: what, who and when. Nothing is guessed: who is
 * an entidad or a person of the mesa that the line names; a day without work becomes the next one with it.
 *
 * @param acordadoEn day of the agreement, from which a term runs
 */
export function readCompromisoDicho(
  escrito: string,
  quienes: QuienesResponden,
  acordadoEn: string,
): CompromisoDicho {
  // One space between words: what follows reads a long line as fast as a short one.
  const texto = escrito.replaceAll(/\s+/gu, ' ').trim();
  const found = findCuando(fold(texto), acordadoEn);
  const sinDia = found ? `${texto.slice(0, found.desde)}${texto.slice(found.hasta)}` : texto;
  const partes = sinDia
    .split(/[,;]/u)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '' && parte !== '.');
  const [que = '', ...otras] = partes;
  const responde = otras.map((parte) => findQuien(parte, quienes));
  const lugar = responde.findIndex((quien) => quien !== undefined);
  const quien = responde[lugar] ?? findNombrado(que, quienes);
  const descripcion = [que, ...otras.filter((_, at) => at !== lugar)].join(', ');
  const cuando: Cuando = found ?? { plazoDiasHabiles: PLAZO_PROPUESTO, venceEn: null };
  const { plazoDiasHabiles, venceEn } = cuando;
  const dia = computeVencimiento(acordadoEn, cuando);
  return {
    descripcion: endSentence(descripcion === '' ? texto : descripcion),
    idEntidad: quien?.idEntidad ?? null,
    idResponsable: quien?.idResponsable ?? null,
    responsable: quien?.responsable ?? '',
    plazoDiasHabiles,
    venceEn,
    dia,
    diasHabiles: countWorkingDays(acordadoEn, dia),
  };
}

function endSentence(text: string): string {
  const trimmed = text.replace(/[\s,;:]+$/u, '');
  return /[.!?…]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

interface Quien {
  readonly idEntidad: number;
  readonly idResponsable: number | null;
  readonly responsable: string;
}

/** Who a part between commas is: all its words stand in the name of one entidad, or of one person, of the mesa. */
function findQuien(parte: string, { entidades, personas }: QuienesResponden): Quien | undefined {
  const buscado = toPalabras(parte.replace(/^(?:responsable|responde|a cargo de)\s*:?\s*/iu, ''));
  if (buscado.join('').length < 3) return undefined;
  const hits = <Row extends { readonly nombre: string }>(rows: readonly Row[]) => {
    const found = rows.filter(({ nombre }) => {
      const palabras = toPalabras(nombre);
      return buscado.every((palabra) => palabras.includes(palabra));
    });
    return found.length === 1 ? found[0] : undefined;
  };
  const persona = hits(personas);
  if (persona)
    return { idEntidad: persona.idEntidad, idResponsable: persona.id, responsable: persona.nombre };
  const entidad = hits(entidades);
  return entidad && toQuien(entidad);
}

/** The only entidad of the mesa whose whole name stands in a sentence. */
function findNombrado(parte: string, { entidades }: QuienesResponden): Quien | undefined {
  const dicho = ` ${toPalabras(parte).join(' ')} `;
  const found = entidades.filter(({ nombre }) => dicho.includes(` ${toPalabras(nombre).join(' ')} `));
  return found.length === 1 && found[0] ? toQuien(found[0]) : undefined;
}

function toQuien({ id, nombre }: { readonly id: number; readonly nombre: string }): Quien {
  const responsable = presentEntidad(nombre).slice(0, LIMITES_COMPROMISO.responsable);
  return { idEntidad: id, idResponsable: null, responsable };
}

function toPalabras(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The day a line tells, and where it tells it. */
function findCuando(dicho: string, acordadoEn: string): Hallado | undefined {
  for (const [forma, read] of FORMAS) {
    const match = forma.exec(dicho);
    if (!match) continue;
    const cuando = read(match, acordadoEn);
    if (cuando) return { ...cuando, desde: match.index, hasta: match.index + match[0].length };
  }
  return undefined;
}

const FORMAS: readonly (readonly [RegExp, (match: RegExpExecArray, desde: string) => Cuando | undefined])[] =
  [
    [EN_DIAS, readDias],
    [EN_LETRAS, ([, dia, mes, anio], desde) => toFecha(desde, dia, String(toMes(mes)), anio)],
    [EN_CIFRAS, ([, dia, mes, anio], desde) => toFecha(desde, dia, mes, anio)],
    [EN_SEMANA, readDiaDeSemana],
  ];

function readDias([, dias, calendario]: RegExpExecArray, desde: string): Cuando | undefined {
  const cuantos = Number(dias);
  if (cuantos < 1) return undefined;
  if (calendario !== undefined) return toDia(addDays(desde, cuantos));
  return cuantos <= LIMITES_COMPROMISO.plazo ? { plazoDiasHabiles: cuantos, venceEn: null } : undefined;
}

function readDiaDeSemana([, dia]: RegExpExecArray, desde: string): Cuando {
  const wanted = SEMANA.split('|').indexOf(dia ?? '');
  let day = addDays(desde, 1);
  while (new Date(day).getUTCDay() !== wanted) day = addDays(day, 1);
  return toDia(day);
}

function toMes(nombre: string | undefined): number {
  return MES.split('|').indexOf(nombre ?? '') + 1;
}

/** A day and a month; without a year, the first such day after the agreement. */
function toFecha(
  desde: string,
  dia: string | undefined,
  mes: string | undefined,
  anio: string | undefined,
): Cuando | undefined {
  const toDay = (year: string) => `${year}-${(mes ?? '').padStart(2, '0')}-${(dia ?? '').padStart(2, '0')}`;
  const day = toDay(anio ?? desde.slice(0, 4));
  // A day that does not exist is another one when it is read back.
  if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day) return undefined;
  if (day > desde) return toDia(day);
  return anio === undefined ? toDia(addMonths(day, 12)) : undefined;
}

function toDia(day: string): Cuando {
  return { plazoDiasHabiles: null, venceEn: isWorkingDay(day) ? day : nextWorkingDay(day) };
}
