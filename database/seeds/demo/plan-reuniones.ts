import { addDays, countDays, nextWorkingDay } from '@marco/country/working-days';
import { readJson } from '../read-data.ts';
import { type DemoCalendar, FIXED_CALENDAR } from './demo-calendar.ts';
import type { KnownEntidad } from './directory.ts';
import { createPersonas, type DemoPersona, listMembresias } from './personas.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Asistente {
  readonly nombre: string;
  readonly cargo: string;
  readonly entidad: string;
}

export interface PlannedReunion {
  readonly estado: 'realizada' | 'programada';
  /** Position among the meetings of its mesa, from 1. */
  readonly numero: number;
  readonly tematica: string;
  readonly parrafos: readonly string[];
  readonly decisiones: readonly string[];
  readonly compromisos: readonly {
    readonly texto: string;
    readonly entidad: string;
    readonly fecha: string;
  }[];
  /** Calendar day and time of Bogota (UTC−5). */
  readonly fecha: string;
  readonly hora: string;
  /** Day it was written down. */
  readonly anotada: string;
  /** The main support consultant is the first. */
  readonly consultores: readonly DemoPersona[];
  readonly asistentes: readonly Asistente[];
}

export interface MesaOutline {
  readonly nombre: string;
  readonly lider: KnownEntidad;
  readonly consultor: DemoPersona;
  readonly creada: string;
  readonly cierre?: { readonly fecha: string };
  readonly entidades: readonly { readonly entidad: KnownEntidad }[];
  readonly servicios: readonly string[];
  readonly realizadas: number;
  readonly programadas: number;
  /** Place among the mesas, from 0. */
  readonly lugar: number;
  readonly random: SeededRandom;
}

/** What a meeting of one stage of the work says. */
interface Etapa {
  readonly tematicas: readonly string[];
  readonly parrafos: readonly string[];
  readonly decisiones: readonly string[];
  readonly compromisos: readonly string[];
}

interface NamePool {
  readonly nombres: readonly string[];
  readonly apellidos: readonly string[];
  readonly cargos: readonly string[];
}

/** Last day of the held meetings. */
const LAST_HELD = '2026-10-30';
/** Days between two meetings of a mesa. */
const MIN_STEP = 12;
const MAX_STEP = 120;
/** Places of the meetings still to come, whatever the days they are spread over. */
const SPAN = 90;
/** Hours a meeting begins at: it ends before noon or before 17:00. */
const HOURS = ['08', '09', '10', '14', '15'];
const MAX_ENTIDADES_AT_TABLE = 5;

const etapas = readJson<Etapa[]>(new URL('etapas.json', import.meta.url));
const pool = readJson<NamePool>(new URL('nombres.json', import.meta.url));

/** Active consultants of the ministry, who accompany meetings. */
const personas = createPersonas();
const consultores = listMembresias()
  .filter(({ rol, estado }) => rol === 'consultor-mintic' && estado === 'activa')
  .flatMap(({ numero }) => personas.get(numero) ?? []);

/** Meetings of a mesa: one stage of the work each, in order, on working days between 08:00 and 17:00. */
export function planReuniones(mesa: MesaOutline, calendar: DemoCalendar = FIXED_CALENDAR): PlannedReunion[] {
  const { random, realizadas, programadas } = mesa;
  const chosen = random.choose(etapas.slice(1), realizadas + programadas - 1);
  const stages = [...etapas.slice(0, 1), ...chosen].slice(0, realizadas + programadas);
  const held = withRecentDay(listHeldDays(mesa), mesa, calendar);
  return stages.map((etapa, position) => {
    const day = held[position];
    const planned = planDay(calendar, random.int(0, SPAN));
    const estado = day === undefined ? 'programada' : 'realizada';
    return {
      numero: position + 1,
      estado,
      anotada: day ?? calendar.plannedOn,
      ...planReunion(mesa, etapa, estado, day ?? planned),
    };
  });
}

/** @param place of the meeting among those to come, from 0 to {@link SPAN} */
function planDay({ firstPlanned, plannedSpan }: DemoCalendar, place: number): string {
  return nextWorkingDay(addDays(firstPlanned, Math.floor((place * plannedSpan) / SPAN)));
}

function listHeldDays({ creada, cierre, realizadas, random }: MesaOutline): string[] {
  const span = countDays(creada, cierre?.fecha ?? LAST_HELD);
  const step = Math.min(MAX_STEP, Math.max(MIN_STEP, Math.floor((span - 7) / Math.max(1, realizadas))));
  return Array.from({ length: realizadas }, (_, position) =>
    nextWorkingDay(addDays(creada, 1 + position * step + random.int(0, 4))),
  );
}

/** One open mesa in so many met in the last two weeks, each on another day. */
const RECENT_STEP = 4;

function withRecentDay(
  held: readonly string[],
  { cierre, lugar }: MesaOutline,
  { recentDays }: DemoCalendar,
): readonly string[] {
  if (cierre !== undefined || held.length === 0 || lugar % RECENT_STEP !== 0) return held;
  const recent = recentDays[(lugar / RECENT_STEP) % recentDays.length];
  return recent === undefined ? held : [...held.slice(0, -1), recent];
}

function planReunion(
  mesa: MesaOutline,
  etapa: Etapa,
  estado: PlannedReunion['estado'],
  fecha: string,
): Omit<PlannedReunion, 'estado' | 'numero' | 'anotada'> {
  const { random } = mesa;
  const fill = createFiller(mesa);
  const asistentes = chooseAsistentes(mesa);
  const tematica = random.pick(etapa.tematicas);
  return {
    fecha,
    hora: `${random.pick(HOURS)}:${random.pick(['00', '30'])}`,
    tematica,
    parrafos:
      estado === 'realizada'
        ? etapa.parrafos.map(fill)
        : [`Reunión por realizar. Orden del día: ${tematica.toLowerCase()}, compromisos y varios.`],
    decisiones: random.choose(etapa.decisiones, 2).map(fill),
    compromisos: etapa.compromisos.map((texto) => ({
      texto,
      entidad: random.pick(asistentes).entidad,
      fecha: nextWorkingDay(addDays(fecha, random.int(10, 24))),
    })),
    consultores: chooseConsultores(mesa.consultor, random),
    asistentes,
  };
}

/** Puts the mesa's own names in a sentence of the stage. */
function createFiller({
  nombre,
  lider,
  entidades,
  servicios,
  random,
}: MesaOutline): (text: string) => string {
  const others = entidades.filter(({ entidad }) => entidad !== lider);
  const entidad = others.length === 0 ? lider : random.pick(others).entidad;
  const servicio = servicios.length === 0 ? nombre : random.pick(servicios);
  return (text) =>
    text
      .replaceAll('{mesa}', nombre)
      .replaceAll('{lider}', 'la entidad líder')
      .replaceAll('{entidad}', `la entidad ${entidad.nombre}`)
      .replaceAll('{servicio}', servicio);
}

/** One to three consultants; now and then another than the mesa's leads the meeting. */
function chooseConsultores(principal: DemoPersona, random: SeededRandom): DemoPersona[] {
  const others = random.choose(
    consultores.filter((consultor) => consultor !== principal && consultor.numero !== principal.numero),
    random.int(0, 2),
  );
  return random.int(1, 6) === 1 && others.length > 0 ? [...others, principal] : [principal, ...others];
}

/** The same invented people come to each meeting of an entity. */
function chooseAsistentes({ lider, entidades, nombre, random }: MesaOutline): Asistente[] {
  const present = entidades.length === 0 ? [lider] : entidades.map(({ entidad }) => entidad);
  return present.slice(0, MAX_ENTIDADES_AT_TABLE).flatMap((entidad, position) => {
    const count = position === 0 ? 2 : random.int(1, 2);
    return Array.from({ length: count }, (_, seat) => {
      const own = seatOf(`${nombre} ${entidad.clave} ${seat}`);
      return {
        nombre: `${own(pool.nombres)} ${own(pool.apellidos)}`,
        cargo: pool.cargos[seat === 0 ? 0 : (position % (pool.cargos.length - 1)) + 1] ?? '',
        entidad: entidad.corto,
      };
    });
  });
}

/** Chooses by the text of a seat, so that who sits there does not change between meetings. */
function seatOf(seat: string): (items: readonly string[]) => string {
  let hash = 7;
  for (const char of seat) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return (items) => {
    const item = items[hash % items.length];
    hash = (hash * 31 + items.length) % 1_000_003;
    return item ?? '';
  };
}
