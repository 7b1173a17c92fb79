import { addDays, countWorkingDays, nextWorkingDay } from '@marco/country/working-days';
import { type DemoCalendar, tellDay } from './demo-calendar.ts';
import type { PlannedMesa } from './plan-mesas.ts';
import type { PlannedReunion } from './plan-reuniones.ts';

export interface PlannedCompromiso {
  readonly mesa: PlannedMesa;
  /** Absent where the mesa agreed it between meetings. */
  readonly reunion?: PlannedReunion;
  readonly descripcion: string;
  /** Clave of the entity. */
  readonly entidad: string;
  readonly responsable: string;
  /** Identification number of the responsible person, if they have an account. */
  readonly persona?: string;
  /** Calendar days. */
  readonly acordado: string;
  readonly vence: string;
  readonly plazo: number;
  readonly cierre?: {
    readonly estado: 'cumplido' | 'cancelado';
    readonly fecha: string;
    readonly motivo: string;
  };
  /** Closes itself when the servicio reaches the state. */
  readonly meta?: { readonly servicio: string; readonly estado: string };
  /** Closes itself when the request reaches the state. */
  readonly tramite?: { readonly radicado: string; readonly estado: string };
}

/** One in so many commitments of a last meeting since this day still waits. */
const OPEN_STEP = 2;
const OPEN_SINCE = '2026-09-01';

const NOTAS = [
  'Se envió por correo institucional y la mesa lo revisó.',
  'Cumplido: quedó publicado en la carpeta de la mesa.',
  'Lo confirmó la entidad en la reunión siguiente.',
];

/**
 * What the open mesas agreed: the commitments their minutes tell, fulfilled but for some of the last meeting, and those
 * of the mesa an evaluation looks at first. From the data files and the calendar alone: no database, no clock.
 */
export function planCompromisos(mesas: readonly PlannedMesa[], calendar: DemoCalendar): PlannedCompromiso[] {
  const open = mesas.filter(({ cierre }) => cierre === undefined);
  return [
    ...open.flatMap((mesa, position) => planDeReuniones(mesa, position, calendar)),
    ...open.filter(isFollowed).flatMap((mesa, position) => planDeSeguimiento(mesa, position, calendar)),
    ...open.flatMap((mesa) => planDePasaportes(mesa, calendar)),
  ];
}

function planDeReuniones(mesa: PlannedMesa, position: number, calendar: DemoCalendar): PlannedCompromiso[] {
  const held = mesa.reuniones.filter(({ estado }) => estado === 'realizada');
  const last = held.at(-1);
  return held.flatMap((reunion) =>
    reunion.compromisos.flatMap(({ texto, entidad, fecha }, place) => {
      const clave = findClave(mesa, entidad);
      if (clave === undefined) return [];
      const isRecent = reunion === last && reunion.fecha >= tellDay(calendar, OPEN_SINCE);
      const cierre = planCierre(fecha, position + place);
      const isOpen = (isRecent && (position + place) % OPEN_STEP === 0) || cierre.fecha > calendar.lastDay;
      const descripcion = `${texto}.`;
      return [
        {
          mesa,
          reunion,
          descripcion,
          entidad: clave,
          acordado: reunion.fecha,
          vence: fecha,
          responsable:
            reunion.asistentes.find((asistente) => asistente.entidad === entidad)?.nombre ?? entidad,
          plazo: countWorkingDays(reunion.fecha, fecha),
          ...(isOpen ? {} : { cierre }),
        },
      ];
    }),
  );
}

/** Some a little before the due date, some a little later. */
function planCierre(vence: string, turn: number): NonNullable<PlannedCompromiso['cierre']> {
  return {
    estado: 'cumplido',
    fecha: nextWorkingDay(addDays(vence, (turn % 5) - 3)),
    motivo: NOTAS[turn % NOTAS.length] ?? '',
  };
}

function findClave({ lider, entidades }: PlannedMesa, corto: string): string | undefined {
  const all = [lider, ...entidades.map(({ entidad }) => entidad)];
  return all.find((entidad) => entidad.corto === corto)?.clave;
}

/** What the ministry follows between meetings: some overdue in November of 2026, some due soon, most in time. */
const SEGUIMIENTO = [
  ['Publicar en el directorio los datos de contacto técnico de la entidad.', '2026-11-10'],
  ['Responder las observaciones al esquema de intercambio.', '2026-11-18'],
  ['Cargar el certificado del servidor de seguridad.', '2026-11-23'],
  ['Enviar el volumen de consultas del último trimestre.', '2026-11-25'],
  ['Actualizar la ficha del servicio con sus horarios de atención.', '2026-12-04'],
  ['Proponer fechas para las pruebas de integración.', '2026-12-15'],
] as const;
const SEGUIMIENTO_ACORDADO = '2026-10-26';

/** Every third mesa that has somebody at the table. */
function isFollowed({ nombre, entidades }: PlannedMesa, position: number): boolean {
  return position % 3 === 1 && nombre !== 'Pasaportes' && entidades.length > 1;
}

function planDeSeguimiento(mesa: PlannedMesa, position: number, calendar: DemoCalendar): PlannedCompromiso[] {
  const [descripcion, told] = SEGUIMIENTO[position % SEGUIMIENTO.length] ?? SEGUIMIENTO[0];
  const vence = tellDay(calendar, told);
  const acordado = tellDay(calendar, SEGUIMIENTO_ACORDADO);
  const entidad = mesa.entidades[1]?.entidad ?? mesa.lider;
  return [
    {
      mesa,
      descripcion,
      vence,
      entidad: entidad.clave,
      acordado,
      responsable: 'Oficina de tecnologías de la información',
      plazo: countWorkingDays(acordado, vence),
    },
  ];
}

const CAMILO = { persona: '1000000003', responsable: 'Camilo Andrés Ñustes Gütiérrez' };

/** The mesa «Pasaportes» has one of each kind. */
function planDePasaportes(mesa: PlannedMesa, calendar: DemoCalendar): PlannedCompromiso[] {
  if (mesa.nombre !== 'Pasaportes') return [];
  const acordado = tellDay(calendar, '2026-10-30');
  const plan = (told: string, rest: Omit<PlannedCompromiso, 'mesa' | 'acordado' | 'vence' | 'plazo'>) => {
    const vence = tellDay(calendar, told);
    return { mesa, acordado, vence, plazo: countWorkingDays(acordado, vence), ...rest };
  };
  return [
    plan('2026-11-13', {
      descripcion: 'Entregar el diccionario de datos de la libreta de pasaporte, con los códigos de oficina.',
      entidad: 'CANCILLERIA',
      ...CAMILO,
    }),
    plan('2026-11-24', {
      descripcion: 'Confirmar las credenciales del ambiente de pruebas de la plataforma de intercambio.',
      entidad: 'CANCILLERIA',
      ...CAMILO,
    }),
    plan('2026-12-11', {
      descripcion: 'Validar la llave de cruce entre la cédula y la libreta con una muestra de mil registros.',
      entidad: 'RNEC',
      responsable: 'Dirección de registro civil',
    }),
    plan('2026-12-18', {
      descripcion: 'Llevar al nivel 2 el servicio de citas consulares.',
      entidad: 'CANCILLERIA',
      ...CAMILO,
      meta: { servicio: 'Citas consulares para pasaporte', estado: 'evaluado-nivel-2' },
    }),
    plan('2026-12-04', {
      descripcion: 'Aprobar el catálogo de elementos del servicio de apostilla.',
      entidad: 'CANCILLERIA',
      ...CAMILO,
      tramite: { radicado: 'LCI-N1-2026-000002', estado: 'concepto-favorable' },
    }),
    plan('2027-01-29', {
      descripcion: 'Lograr la certificación de nivel 1 de la consulta de visas vigentes.',
      entidad: 'CANCILLERIA',
      ...CAMILO,
      tramite: { radicado: 'LCI-N1-2026-000005', estado: 'certificada' },
    }),
    plan('2026-11-20', {
      descripcion: 'Enviar por correo el listado mensual de libretas anuladas.',
      entidad: 'MIGRACION',
      responsable: 'Subdirección de control migratorio',
      cierre: {
        estado: 'cancelado',
        fecha: tellDay(calendar, '2026-11-10'),
        motivo: 'Se reemplaza por el servicio de intercambio; ya no hace falta.',
      },
    }),
  ];
}
