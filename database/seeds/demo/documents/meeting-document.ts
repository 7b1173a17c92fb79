import { toMoment } from '@marco/country/local-time';
import { presentNombre } from '../personas.ts';
import type { PlannedMesa } from '../plan-mesas.ts';
import type { PlannedReunion } from '../plan-reuniones.ts';

/** A document of a meeting: minutes and accounts of held ones, the agenda of one still to come. */
export interface MeetingDocument {
  readonly titulo: 'Acta de reunión de avance' | 'Relatoría de la reunión' | 'Orden del día';
  readonly formato: 'pdf' | 'docx';
  readonly mesa: PlannedMesa;
  readonly reunion: PlannedReunion;
}

const PRODUCT = 'Marco de Interoperabilidad para Gobierno Digital';

const NAMES = {
  'Acta de reunión de avance': 'Acta',
  'Relatoría de la reunión': 'Relatoría',
  'Orden del día': 'Orden del día',
} as const;

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** File name shown to the person who downloads it. */
export function presentFileName({ titulo, formato, mesa, reunion }: MeetingDocument): string {
  return `${NAMES[titulo]} ${String(reunion.numero).padStart(2, '0')} - ${mesa.nombre}.${formato}`;
}

function presentDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}

/** The moment written inside a file: the end of the meeting's day, so that its bytes never change. */
export function momentOf({ reunion }: MeetingDocument): Date {
  return toMoment(reunion.fecha, '18:00');
}

/** What every format says, in its order. */
export function presentContent({ titulo, mesa, reunion }: MeetingDocument) {
  const planned = reunion.estado === 'programada';
  return {
    producto: PRODUCT,
    titulo,
    mesa: mesa.nombre,
    aviso: 'Documento de demostración: personas y reunión inventadas.',
    datos: [
      ['Temática', reunion.tematica],
      ['Fecha y hora', `${presentDay(reunion.fecha)}, ${reunion.hora}`],
      ['Entidad líder', mesa.lider.nombre],
      ['Consultores de apoyo', reunion.consultores.map(presentNombre).join(', ')],
    ] as const,
    asistentes: reunion.asistentes,
    desarrollo: { titulo: planned ? 'Temas por tratar' : 'Desarrollo', parrafos: reunion.parrafos },
    decisiones: planned ? [] : reunion.decisiones,
    compromisos: planned
      ? []
      : reunion.compromisos.map(({ texto, entidad, fecha }) => [texto, entidad, presentDay(fecha)] as const),
  };
}
