import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { Preferencias } from '../../contract/index.ts';
import type { EnvioCorreo } from '../../contract/terms.ts';
import { PREFERENCIA_HABITUAL } from '../../rules/canales.ts';
import type { NovedadesReunidas, NovedadReunida } from '../novedades-reunidas.ts';
import { findHoraResumen } from '../parametro.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Notices of a person that they have not read; one small query, by index. */
export async function countSinLeer(database: Database, usuarioId: number): Promise<number> {
  const { total } = await database
    .selectFrom('notificaciones')
    .select(sql<number>`count(*)`.as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('visible', '=', true)
    .where('leida_en', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** One page of a person's inbox, newest first. */
export async function listNotificaciones(database: Database, usuarioId: number, page: Page) {
  const inbox = database
    .selectFrom('notificaciones')
    .where('usuario_id', '=', usuarioId)
    .where('visible', '=', true);
  const rows = await inbox
    .select(['id', 'evento', 'titulo', 'texto', 'enlace', 'created_at', 'leida_en'])
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute();
  const { total } = await inbox.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const notificaciones = rows.map(({ created_at, leida_en, ...row }) => ({
    ...row,
    creadaEn: created_at.toISOString(),
    leida: leida_en !== null,
  }));
  return { notificaciones, total };
}

/** What a person chose for each event they may choose the channel of, or what holds until they choose; and the others. */
export async function listPreferencias(
  database: Database,
  novedades: NovedadesReunidas,
  usuarioId: number,
): Promise<Preferencias> {
  const rows = await database
    .selectFrom('plantillas_correo as p')
    .leftJoin('preferencias_notificacion as e', (join) =>
      join.onRef('e.evento', '=', 'p.evento').on('e.usuario_id', '=', usuarioId),
    )
    .select(['p.evento', 'p.por_correo', 'p.por_producto', 'e.correo', 'e.producto'])
    .execute();
  const eventos = [...novedades.values()].flatMap((novedad) => {
    const row = rows.find(({ evento }) => evento === novedad.codigo);
    return row ? [{ novedad, row, presented: presentEvento(novedad, row) }] : [];
  });
  return {
    preferencias: eventos
      .filter(({ novedad }) => novedad.configurable)
      .map(({ row, presented }) => ({
        ...presented,
        correo: (row.correo ?? PREFERENCIA_HABITUAL.correo) as EnvioCorreo,
        producto: row.producto ?? PREFERENCIA_HABITUAL.producto,
      })),
    obligatorias: eventos
      .filter(({ novedad }) => !novedad.configurable && novedad.enProducto)
      .map(({ presented }) => presented),
    horaResumen: await findHoraResumen(database),
  };
}

function presentEvento(
  { codigo, nombre, descripcion, tema, enProducto }: NovedadReunida,
  row: { readonly por_correo: boolean; readonly por_producto: boolean },
) {
  return {
    evento: codigo,
    nombre,
    descripcion,
    tema,
    porCorreo: row.por_correo,
    porProducto: enProducto && row.por_producto,
  };
}
