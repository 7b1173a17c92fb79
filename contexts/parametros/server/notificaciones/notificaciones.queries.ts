import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { EnvioCorreo } from '../../contract/terms.ts';
import { PREFERENCIA_HABITUAL } from '../../rules/canales.ts';
import type { NovedadesReunidas } from '../novedades-reunidas.ts';

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

/** What a person chose for each event they may choose the channel of, or what holds until they choose. */
export async function listPreferencias(database: Database, novedades: NovedadesReunidas, usuarioId: number) {
  const rows = await database
    .selectFrom('preferencias_notificacion')
    .select(['evento', 'correo', 'producto'])
    .where('usuario_id', '=', usuarioId)
    .execute();
  const configurables = [...novedades.values()].filter(({ configurable }) => configurable);
  return configurables.map(({ codigo, nombre, descripcion }) => {
    const chosen = rows.find(({ evento }) => evento === codigo);
    const { correo, producto } = chosen ?? PREFERENCIA_HABITUAL;
    return { evento: codigo, nombre, descripcion, correo: correo as EnvioCorreo, producto };
  });
}
