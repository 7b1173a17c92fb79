import { ZONE } from '@marco/country/zone';
import type { CalendarMethod, CalendarPerson } from '@marco/server-kit';
import { writeCalendar } from '@marco/server-kit';

/** The name of the product in the file, whatever it is called on its pages. */
const PRODUCTO = '-//Marco de Interoperabilidad//Mesas//ES';

/** A meeting as calendars know it. */
export interface ReunionCalendario {
  readonly id: number;
  readonly created_at: Date;
  readonly secuencia: number;
  readonly inicia_en: Date;
  readonly duracion_minutos: number;
  readonly tematica: string;
  readonly mesa: string;
  readonly lugar: string;
  readonly enlace: string;
  readonly consultor: string;
  readonly consultor_correo: string;
  readonly puntos: readonly { readonly titulo: string }[];
}

/** The agenda as a text, a point a line. */
export function presentOrden(puntos: ReunionCalendario['puntos']): string {
  return puntos.length === 0
    ? 'Por definir'
    : puntos.map(({ titulo }, lugar) => `${lugar + 1}. ${titulo}`).join('\n');
}

/**
 * The file of a meeting. It is organised by the mailbox of the product, which stays the same when another consultant takes
 * over: calendars refuse changes of another organiser. Who has questions writes to the contact.
 */
export function buildCalendario(
  reunion: ReunionCalendario,
  method: CalendarMethod,
  organizer: CalendarPerson,
  attendees: readonly CalendarPerson[],
): string {
  const { id, created_at, lugar, enlace, mesa, consultor, consultor_correo } = reunion;
  return writeCalendar({
    product: PRODUCTO,
    zone: ZONE,
    method,
    // Unique over installations, and the same whatever the address of the site becomes.
    uid: `reunion-${id}-${created_at.getTime()}@mesas-interoperabilidad`,
    sequence: reunion.secuencia,
    start: reunion.inicia_en,
    minutes: reunion.duracion_minutos,
    writtenAt: new Date(),
    title: `${reunion.tematica} (mesa ${mesa})`,
    description: [
      `Mesa de interoperabilidad ${mesa}`,
      `Orden del día:\n${presentOrden(reunion.puntos)}`,
      ...(enlace === '' ? [] : [`Enlace: ${enlace}`]),
    ].join('\n\n'),
    location: lugar === '' ? enlace : lugar,
    url: enlace,
    organizer,
    contact: `${consultor}, ${consultor_correo}`,
    attendees,
  });
}
