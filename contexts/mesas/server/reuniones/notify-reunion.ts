import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, notify, presentMomento } from '@marco/parametros/port';
import { type CalendarMethod, type CalendarPerson, writeCalendar } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { toUidDeReunion } from '../../rules/reuniones/identificador-calendario.ts';
import { isPasada } from '../../rules/reuniones/momento-reunion.ts';
import { findGestionReunion, listApoyos, listInvitados, listPuntos } from './gestion-reunion.queries.ts';
import { novedadesReunion } from './novedades-reunion.ts';

/** The name of the product in the file, whatever it is called on its pages. */
export const PRODUCTO = '-//Marco de Interoperabilidad//Mesas//ES';

/** A meeting as calendars know it. */
interface ReunionCalendario {
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

/**
 * A recipient of messages about a meeting: a consultant of the ministry, or a participant known by name and address.
 */
export interface Invitado {
  readonly usuarioId: number | null;
  readonly nombre: string;
  readonly correo: string;
}

/** A meeting with all people in its calendar event. */
export interface ReunionAnunciada extends ReunionCalendario {
  readonly mesa_id: number;
  readonly invitados: readonly Invitado[];
}

/** The data of a meeting for people and calendars, as stored now; undefined if there is no such meeting. */
export async function findAnunciada(
  database: Kysely<DatabaseSchema>,
  id: number,
): Promise<ReunionAnunciada | undefined> {
  const row = await findGestionReunion(database, id);
  if (!row) return undefined;
  const apoyos = await listApoyos(database, id);
  const participantes = await listInvitados(database, id);
  const invitados: Invitado[] = [
    { usuarioId: row.consultor_principal_id, nombre: row.consultor, correo: row.consultor_correo },
    ...apoyos.map((apoyo) => ({ usuarioId: apoyo.id, nombre: apoyo.nombre, correo: apoyo.correo })),
    ...participantes.map(({ nombre, correo }) => ({ usuarioId: null, nombre, correo })),
  ];
  // A person who is both consultant and participant gets one message, as a user.
  const byCorreo = new Map(invitados.toReversed().map((invitado) => [toKey(invitado), invitado]));
  return { ...row, puntos: await listPuntos(database, id), invitados: [...byCorreo.values()].toReversed() };
}

function toKey({ correo }: Invitado): string {
  return correo.trim().toLowerCase();
}

function toPersons(invitados: readonly Invitado[]): CalendarPerson[] {
  return invitados.map(({ nombre, correo }) => ({ name: nombre, address: correo }));
}

/** The mailbox that organises every meeting. */
async function getOrganizador(database: Kysely<DatabaseSchema>): Promise<CalendarPerson> {
  return {
    name: await findParametroTexto(database, 'ministerio.acronimo', 'MinTIC'),
    address: await findParametroTexto(database, 'correo.remitente', 'no-responder@localhost'),
  };
}

/** The agenda as a text, a point a line. */
function presentOrden(puntos: ReunionCalendario['puntos']): string {
  return puntos.length === 0
    ? 'Por definir'
    : puntos.map(({ titulo }, lugar) => `${lugar + 1}. ${titulo}`).join('\n');
}

/**
 * The file of a meeting. It is organised by the mailbox of the product, which stays the same when another consultant takes
 * over: calendars refuse changes of another organiser. Who has questions writes to the contact.
 */
function buildCalendario(
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
    uid: toUidDeReunion(id, created_at),
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

/** The file of a meeting for the calendar of the person who asks for it. */
export async function buildArchivo(
  database: Kysely<DatabaseSchema>,
  reunion: ReunionAnunciada,
): Promise<string> {
  return buildCalendario(reunion, 'PUBLISH', await getOrganizador(database), toPersons(reunion.invitados));
}

type Anuncio = 'reunion-programada' | 'reunion-cambiada' | 'reunion-cancelada' | 'reunion-retirada';

interface Envio {
  readonly evento: Anuncio;
  readonly reunion: ReunionAnunciada;
  readonly a: readonly Invitado[];
  readonly motivo?: string;
}

/** Writes a mail with its calendar file to each, in the transaction of the change. */
async function send(
  transaction: Transaction<DatabaseSchema>,
  { evento, reunion, a, motivo = '' }: Envio,
): Promise<void> {
  const isGone = evento === 'reunion-cancelada' || evento === 'reunion-retirada';
  const method = isGone ? 'CANCEL' : 'REQUEST';
  const organizador = await getOrganizador(transaction);
  const base = {
    mesa: reunion.mesa,
    tematica: reunion.tematica,
    fecha: presentMomento(reunion.inicia_en),
    lugar: [reunion.lugar, reunion.enlace].filter((text) => text !== '').join(' · '),
  };
  const variables = { ...base, orden: presentOrden(reunion.puntos), motivo };
  for (const invitado of a) {
    // Only the calendar of a person who leaves removes the meeting.
    const attendees = toPersons(evento === 'reunion-retirada' ? [invitado] : reunion.invitados);
    const calendario = { method, body: buildCalendario(reunion, method, organizador, attendees) } as const;
    const enlace = `/mesas-interoperabilidad/consult/${reunion.mesa_id}?pestana=4`;
    const { usuarioId, nombre, correo } = invitado;
    const who = usuarioId === null ? { usuarioId, nombre, correo } : { usuarioId };
    await notify(transaction, { ...who, evento: novedadesReunion[evento], enlace, variables, calendario });
  }
}

/** Whether calendar events are still sent. A meeting that is over is only registered, and nobody is invited to it. */
function isAnunciable({ inicia_en, duracion_minutos }: ReunionAnunciada): boolean {
  return !isPasada(inicia_en, duracion_minutos, new Date());
}

/** Invites everybody to a new meeting. */
export async function notifyProgramada(
  transaction: Transaction<DatabaseSchema>,
  reunion: ReunionAnunciada,
): Promise<void> {
  if (isAnunciable(reunion))
    await send(transaction, { evento: 'reunion-programada', reunion, a: reunion.invitados });
}

/** Tells everybody that a meeting is not held. */
export async function notifyCancelada(
  transaction: Transaction<DatabaseSchema>,
  reunion: ReunionAnunciada,
  motivo: string,
): Promise<void> {
  if (isAnunciable(reunion))
    await send(transaction, { evento: 'reunion-cancelada', reunion, a: reunion.invitados, motivo });
}

/** What calendars show of a meeting. */
function toShown({ tematica, inicia_en, duracion_minutos, lugar, enlace, puntos }: ReunionAnunciada): string {
  const titulos = puntos.map(({ titulo }) => titulo);
  return JSON.stringify([tematica, inicia_en, duracion_minutos, lugar, enlace, titulos]);
}

/** Whether a person must be informed of the change from one version of a meeting to the next. */
export function hasAnuncio(antes: ReunionAnunciada, despues: ReunionAnunciada): boolean {
  if (!isAnunciable(antes) && !isAnunciable(despues)) return false;
  const correos = ({ invitados }: ReunionAnunciada) => invitados.map(toKey).toSorted().join(' ');
  return toShown(antes) !== toShown(despues) || correos(antes) !== correos(despues);
}

/**
 * Informs the people who stay of the change, invites the new ones, and sends a cancellation to those who are no
 * longer invited.
 */
export async function notifyCambiada(
  transaction: Transaction<DatabaseSchema>,
  antes: ReunionAnunciada,
  despues: ReunionAnunciada,
): Promise<void> {
  const before = new Set(antes.invitados.map(toKey));
  const after = new Set(despues.invitados.map(toKey));
  const isShown = toShown(antes) !== toShown(despues);
  const stay = despues.invitados.filter((invitado) => before.has(toKey(invitado)));
  const added = despues.invitados.filter((invitado) => !before.has(toKey(invitado)));
  const gone = antes.invitados.filter((invitado) => !after.has(toKey(invitado)));
  await send(transaction, { evento: 'reunion-cambiada', reunion: despues, a: isShown ? stay : [] });
  await send(transaction, { evento: 'reunion-programada', reunion: despues, a: added });
  await send(transaction, { evento: 'reunion-retirada', reunion: despues, a: gone });
}
