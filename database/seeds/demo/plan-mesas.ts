import { readCsv } from '../read-data.ts';
import { type DemoCalendar, FIXED_CALENDAR } from './demo-calendar.ts';
import { createDirectory, getNamed, type KnownEntidad } from './directory.ts';
import { createPersonas, type DemoPersona } from './personas.ts';
import { type PlannedReunion, planReuniones } from './plan-reuniones.ts';
import { createSeededRandom } from './seeded-random.ts';

export interface DemoServicio {
  readonly nombre: string;
  readonly entidad: string;
  readonly estado: string;
  readonly temas: readonly string[];
  readonly descripcion: string;
}

export interface PlannedMesa {
  readonly nombre: string;
  readonly objetivo: string;
  readonly descripcion: string;
  readonly lider: KnownEntidad;
  readonly consultor: DemoPersona;
  /** Calendar days. */
  readonly creada: string;
  readonly cierre?: { readonly fecha: string; readonly motivo: string };
  readonly entidades: readonly { readonly entidad: KnownEntidad; readonly rol: string }[];
  readonly servicios: readonly string[];
  readonly reuniones: readonly PlannedReunion[];
}

const COLUMNS = [
  'nombre' as const,
  'lider' as const,
  'consultor' as const,
  'creada' as const,
  'cerrada' as const,
  'motivo' as const,
  'temas' as const,
  'servicios' as const,
  'reuniones' as const,
  'programadas' as const,
  'proveedoras' as const,
  'consumidoras' as const,
  'invitadas' as const,
  'objetivo' as const,
  'descripcion' as const,
];

type MesaRow = Record<(typeof COLUMNS)[number], string>;

/** Instead of entities: the mesa has none, not even its lead. */
const NO_ENTIDADES = '-';

function split(list: string): string[] {
  return list === '' ? [] : list.split('|');
}

export function listServicios(): DemoServicio[] {
  const file = new URL('servicios.csv', import.meta.url);
  return readCsv(file, ['nombre', 'entidad', 'estado', 'temas', 'descripcion']).map((servicio) => ({
    ...servicio,
    temas: split(servicio.temas),
  }));
}

function chooseServicios(row: MesaRow, servicios: readonly DemoServicio[]): string[] {
  const temas = split(row.temas);
  const related = temas.flatMap((tema) => servicios.filter((servicio) => servicio.temas.includes(tema)));
  const own = related.filter((servicio) => servicio.entidad === row.lider);
  return [...new Set([...own, ...related].map(({ nombre }) => nombre))].slice(0, Number(row.servicios));
}

function listParticipantes(row: MesaRow, directory: ReadonlyMap<string, KnownEntidad>) {
  if (row.proveedoras === NO_ENTIDADES) return [];
  const claves = [
    { rol: 'lider', clave: row.lider },
    ...split(row.proveedoras).map((clave) => ({ rol: 'proveedora', clave })),
    ...split(row.consumidoras).map((clave) => ({ rol: 'consumidora', clave })),
    ...split(row.invitadas).map((clave) => ({ rol: 'invitada', clave })),
  ];
  return claves.map(({ rol, clave }) => ({ rol, entidad: getNamed(directory, clave) }));
}

/** The mesas of the demo with their meetings, from the data files and the calendar alone: no database, no clock. */
export function planMesas(calendar: DemoCalendar = FIXED_CALENDAR): PlannedMesa[] {
  const directory = createDirectory();
  const personas = createPersonas();
  const servicios = listServicios();
  return readCsv(new URL('mesas.csv', import.meta.url), COLUMNS).map((row, lugar) => {
    const entidades = listParticipantes(row, directory);
    const mesa = {
      nombre: row.nombre,
      objetivo: row.objetivo,
      descripcion: row.descripcion,
      lider: getNamed(directory, row.lider),
      consultor: getNamed(personas, row.consultor),
      creada: row.creada,
      ...(row.cerrada === '' ? {} : { cierre: { fecha: row.cerrada, motivo: row.motivo } }),
      entidades,
      servicios: chooseServicios(row, servicios),
    };
    const outline = {
      ...mesa,
      realizadas: Number(row.reuniones),
      programadas: Number(row.programadas),
      lugar,
      random: createSeededRandom(row.nombre),
    };
    const reuniones = planReuniones(outline, calendar);
    return { ...mesa, reuniones };
  });
}
