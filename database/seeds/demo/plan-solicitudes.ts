import { addDays, addWorkingDays, nextWorkingDay } from '@marco/country/working-days';
import { readJson } from '../read-data.ts';
import { planCamino, type Quien } from './plan-camino.ts';
import { listServicios } from './plan-mesas.ts';
import { createSeededRandom } from './seeded-random.ts';

/** A request as the data file tells it. */
export interface SolicitudEscrita {
  /** Level 1 without it. */
  readonly nivel?: 1 | 2 | 3;
  readonly servicio: string;
  /** Clave; that of the servicio of the directory without it. */
  readonly entidad?: string;
  readonly descripcion?: string;
  /** Identification numbers. */
  readonly solicitante: string;
  readonly consultor?: string;
  readonly estado: string;
  /** Day it was filed; a draft has the day it began. */
  readonly radicada?: string;
  readonly creada?: string;
  readonly motivo?: string;
  /** Why it was sent back once, before its entity filed it again and it went on. */
  readonly subsanada?: string;
  /** What the entity said against what was presented: the work goes on. */
  readonly observada?: string;
  /** Whether each stretch took its own time; without it all requests go at the pace of the way. */
  readonly aSuRitmo?: boolean;
  readonly dominio?: string;
  /** How many of its fields are asked with, the first ones; one without it. */
  readonly entradas?: number;
  /** Elements the fields become: reused, or with `+` defined, `~` modified, `-` expired. */
  readonly campos: string;
  /** What its return asked for, by the code and the name of the place; with an answer, corrected. */
  readonly marcas?: readonly {
    readonly lugar: string;
    readonly nombre: string;
    readonly texto: string;
    readonly respuesta?: string;
  }[];
  /** What its people wrote about it, each by their identification number. */
  readonly mensajes?: readonly {
    readonly de: string;
    readonly dia: string;
    readonly hora: string;
    readonly texto: string;
  }[];
}

export interface PlannedPaso {
  readonly accion: string;
  readonly desde: string;
  readonly hasta: string;
  readonly dia: string;
  /** Time of Bogota. */
  readonly hora: string;
  readonly motivo: string;
  /** Identification number; null where the term ended by itself. */
  readonly persona: string | null;
}

export interface PlannedCampo {
  readonly elemento: string;
  readonly accion: string;
  /** What was said of it already; the rest waits. */
  readonly isCatalogado: boolean;
  readonly decision: 'pendiente' | 'aprobada' | 'observada';
}

export interface PlannedSolicitud extends Omit<SolicitudEscrita, 'campos'> {
  readonly nivel: 1 | 2 | 3;
  readonly entidad: string;
  readonly descripcion: string;
  readonly creada: string;
  readonly tipo: 'nueva' | 'actualizacion';
  /** Null for a draft of a servicio the directory does not have. */
  readonly radicado: string | null;
  /** Time it was begun. */
  readonly horaCreada: string;
  readonly pasos: readonly PlannedPaso[];
  readonly campos: readonly PlannedCampo[];
  /** The term of its state: the day it is counted after, its days, the last one. */
  readonly plazo: { readonly desde: string; readonly dias: number; readonly vence: string } | null;
  readonly cerrada: string | null;
}

const COORDINADOR = '1000000013';
const CERTIFICADOR = '1000000001';
/** Of the exchange platform. */
const OPERADOR = '1000000012';
/** Working days between presenting and what the entity observes. */
const OBSERVAR = 4;
/** Other ends: after which step of the way they come. */
const DESVIOS: Readonly<Record<string, readonly [tras: string, accion: string, quien: Quien, dias: number]>> =
  {
    devuelta: ['revisar', 'devolver', 'consultor', 6],
    desistida: ['revisar', 'devolver', 'consultor', 6],
    rechazada: ['asignar', 'rechazar', 'coordinador', 4],
    cancelada: ['revisar', 'cancelar', 'solicitante', 5],
  };
/** Calendar days to remedy a returned request, and working days of the other terms (docs/rules/requests.md). */
const SUBSANAR = 30;
const PLAZOS: Readonly<Record<string, readonly [desde: string, dias: number]>> = {
  radicada: ['radicar', 3],
  asignada: ['asignar', 10],
  'en-revision': ['asignar', 10],
  'en-conceptualizacion': ['conceptualizar', 15],
  'en-evaluacion': ['evaluar', 15],
  'pendiente-entidad': ['presentar', 15],
  'concepto-favorable': ['aprobar', 5],
};
const CERRADOS = new Set(['certificada', 'rechazada', 'desistida', 'cancelada']);
const ACCIONES: Readonly<Record<string, string>> = { '+': 'definir', '~': 'modificar', '-': 'caducar' };

/**
 * When in the day something is done: people between 8:00 and 16:59, the same at each start; a term ends by night. No two
 * things of a request are done at the same minute.
 */
function planHora({ servicio, radicada }: SolicitudEscrita, place: number, quien: string | null): string {
  const [begin, day] = [createSeededRandom(servicio), createSeededRandom(`${servicio} ${radicada} ${place}`)];
  const hour = quien === null ? 1 : day.pick([8, 8, 9, 9, 10, 10, 11, 14, 14, 15, 15, 16]);
  const minute = 2 + ((begin.int(0, 54) + 7 * place) % 55);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

function planPasos(escrita: SolicitudEscrita): PlannedPaso[] {
  const { estado, radicada, motivo = '', subsanada = '', observada } = escrita;
  if (radicada === undefined) return [];
  const camino = planCamino(escrita);
  const personas: Readonly<Record<Quien, string | null>> = {
    solicitante: escrita.solicitante,
    consultor: escrita.consultor ?? null,
    coordinador: COORDINADOR,
    certificador: CERTIFICADOR,
    operador: OPERADOR,
    nadie: null,
  };
  const desvio = DESVIOS[estado];
  const isUntil = desvio ? desvio[0] : observada === undefined ? undefined : 'presentar';
  const until = camino.findIndex(([accion, hasta]) => (isUntil ? accion === isUntil : hasta === estado));
  const pasos: Omit<PlannedPaso, 'hora'>[] = camino
    .slice(0, until + 1)
    .map(([accion, hasta, quien, dias], place) => ({
      accion,
      hasta,
      desde: camino[place - 1]?.[1] ?? 'borrador',
      motivo: accion === 'devolver' ? subsanada : '',
      dia: dias === 0 ? radicada : addWorkingDays(radicada, dias),
      persona: personas[quien],
    }));
  const [, desde = 'borrador', , llevados = 0] = camino[until] ?? [];
  const timed = () =>
    pasos.map((paso, place) => ({ ...paso, hora: planHora(escrita, place + 1, paso.persona) }));
  if (observada !== undefined) {
    const dia = addWorkingDays(radicada, llevados + OBSERVAR);
    const persona = personas.solicitante;
    pasos.push({ accion: 'observar', desde, hasta: estado, dia, motivo: observada, persona });
  }
  if (!desvio) return timed();
  const [, accion, quien, dias] = desvio;
  const dia = addWorkingDays(radicada, dias);
  const hasta = accion === 'devolver' ? 'devuelta' : estado;
  pasos.push({ accion, desde, hasta, dia, motivo, persona: personas[quien] });
  if (estado === 'desistida')
    pasos.push({
      accion: 'desistir',
      desde: 'devuelta',
      hasta: 'desistida',
      motivo: '',
      persona: null,
      dia: addDays(dia, SUBSANAR + 1),
    });
  return timed();
}

function planPlazo(
  { estado, observada }: SolicitudEscrita,
  pasos: readonly PlannedPaso[],
): PlannedSolicitud['plazo'] {
  const dayOf = (accion: string) => pasos.find((paso) => paso.accion === accion)?.dia;
  const returned = dayOf('devolver');
  if (estado === 'devuelta' && returned)
    return { desde: returned, dias: SUBSANAR, vence: nextWorkingDay(addDays(returned, SUBSANAR)) };
  const [begins, dias] = PLAZOS[estado] ?? [];
  const desde = observada === undefined ? begins : 'observar';
  const dia = desde === undefined ? undefined : dayOf(desde);
  if (dia === undefined || dias === undefined) return null;
  return { desde: dia, dias, vence: addWorkingDays(dia, dias) };
}

/** The rows of the catalogue by how far the request is: half of them said, all of them, all of them approved. */
function planCampos({ campos, estado }: SolicitudEscrita): PlannedCampo[] {
  const words = campos === '' ? [] : campos.split(' ');
  const isHalf = estado === 'en-conceptualizacion';
  const isWhole = ['pendiente-entidad', 'concepto-favorable', 'certificada'].includes(estado);
  const isApproved = isWhole && estado !== 'pendiente-entidad';
  return words.map((word, place) => {
    const accion = ACCIONES[word.charAt(0)];
    const isCatalogado = isWhole || (isHalf && place < words.length / 2 + 1);
    const asked = place === 0 ? 'aprobada' : place === 1 ? 'observada' : 'pendiente';
    return {
      elemento: accion === undefined ? word : word.slice(1),
      accion: accion ?? 'reutilizar',
      isCatalogado,
      decision: isApproved ? 'aprobada' : isWhole ? asked : 'pendiente',
    };
  });
}

/** Last number given to requests of a level in each year. */
export type UltimosRadicados = ReadonlyMap<string, number>;

/**
 * Requests as they are told, numbered in their order. From the data files alone: no database, no clock. A servicio that
 * is further than identified requests level 1 again.
 */
export function planEscritas(
  escritas: readonly SolicitudEscrita[],
  ultimos: UltimosRadicados = new Map(),
): PlannedSolicitud[] {
  const servicios = new Map(listServicios().map((servicio) => [servicio.nombre, servicio]));
  const numbers = new Map(ultimos);
  return escritas.map((escrita) => {
    const { estado, radicada, nivel = 1 } = escrita;
    const servicio = servicios.get(escrita.servicio);
    const anio = radicada?.slice(0, 4);
    if (anio) numbers.set(anio, (numbers.get(anio) ?? 0) + 1);
    const pasos = planPasos(escrita);
    const isNueva =
      nivel !== 1 || servicio === undefined || servicio.estado === 'identificado' || estado === 'certificada';
    return {
      ...escrita,
      nivel,
      entidad: escrita.entidad ?? servicio?.entidad ?? '',
      descripcion: escrita.descripcion ?? servicio?.descripcion ?? '',
      creada: escrita.creada ?? nextWorkingDay(addDays(radicada ?? '', -6)),
      horaCreada: planHora(escrita, 0, escrita.solicitante),
      tipo: isNueva ? 'nueva' : 'actualizacion',
      radicado: anio ? `LCI-N${nivel}-${anio}-${String(numbers.get(anio)).padStart(6, '0')}` : null,
      pasos,
      campos: planCampos(escrita),
      plazo: planPlazo(escrita, pasos),
      cerrada: CERRADOS.has(estado) ? (pasos.at(-1)?.dia ?? null) : null,
    };
  });
}

/** Requests of level 1 in every state of it, the oldest first. */
export function planSolicitudes(): PlannedSolicitud[] {
  return planEscritas(readJson<SolicitudEscrita[]>(new URL('solicitudes.json', import.meta.url)));
}
