import { addDays } from '@marco/country/working-days';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { DocumentAnswer, type FeedEntry, hashToken, refuse, writeCalendarFeed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { mesasErrors } from '../../contract/index.ts';
import { toUidDeReunion } from '../../rules/reuniones/identificador-calendario.ts';
import { PRODUCTO } from '../reuniones/notify-reunion.ts';
import { findTitular, listReunionesPropias, listVencimientosPropios } from './calendario-propio.queries.ts';

type ReunionPropia = Awaited<ReturnType<typeof listReunionesPropias>>[number];
type Vencimiento = Awaited<ReturnType<typeof listVencimientosPropios>>[number];

/** Hours after which a calendar may ask again. */
const HORAS = 4;

/**
 * The calendar of a key: meetings and due commitments of its person and their entidad. It names no person (ADR 0103).
 *
 * @throws CALENDARIO_NO_ENCONTRADO for a key of nobody, and of somebody who does not work there any more
 */
export async function downloadCalendarioPropio(
  database: Kysely<DatabaseSchema>,
  clave: string,
): Promise<DocumentAnswer> {
  const titular = await findTitular(database, hashToken(clave));
  if (!titular) throw refuse(mesasErrors, 'CALENDARIO_NO_ENCONTRADO');
  const [reuniones, vencimientos] = await Promise.all([
    listReunionesPropias(database, titular),
    listVencimientosPropios(database, titular),
  ]);
  const content = writeCalendarFeed({
    product: PRODUCTO,
    zone: ZONE,
    name: 'Mesas de interoperabilidad',
    hours: HORAS,
    entries: [...reuniones.map(toReunionEntry), ...vencimientos.map(toVencimientoEntry)],
  });
  return new DocumentAnswer({ content, type: 'text/calendar; charset=utf-8', isPersonal: true });
}

function toReunionEntry({ id, created_at, mesa, lugar, enlace, ...reunion }: ReunionPropia): FeedEntry {
  return {
    uid: toUidDeReunion(id, created_at),
    sequence: reunion.secuencia,
    writtenAt: created_at,
    when: { start: reunion.inicia_en, minutes: reunion.duracion_minutos },
    title: `${reunion.tematica} (mesa ${mesa})`,
    description: [`Mesa de interoperabilidad ${mesa}`, ...(enlace === '' ? [] : [`Enlace: ${enlace}`])].join(
      '\n\n',
    ),
    location: lugar === '' ? enlace : lugar,
    url: enlace,
    isCancelled: reunion.estado === 'cancelada',
  };
}

function toVencimientoEntry(compromiso: Vencimiento): FeedEntry {
  const { id, version, created_at, descripcion, dia, mesa, entidad } = compromiso;
  return {
    uid: `compromiso-${id}-${created_at.getTime()}@mesas-interoperabilidad`,
    sequence: version,
    writtenAt: created_at,
    when: { day: dia, nextDay: addDays(dia, 1) },
    title: `Vence: ${descripcion}`,
    description: `Mesa de interoperabilidad ${mesa}\n\nResponde ${presentEntidad(entidad)}`,
    location: '',
    url: '',
    isCancelled: false,
  };
}
