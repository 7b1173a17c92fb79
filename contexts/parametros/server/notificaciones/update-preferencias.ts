import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField, requireActor, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type NovedadesReunidas, requireNovedad } from '../novedades-reunidas.ts';
import { listPreferencias } from './notificaciones.queries.ts';
import { type NewPreferencia, savePreferencias } from './notificaciones.repository.ts';

interface PreferenciasDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly novedades: NovedadesReunidas;
}

/**
 * Keeps by which channels the caller wants each event.
 *
 * @throws SOLICITUD_INVALIDA for an event there is not or nobody may silence, or the same one twice
 */
export async function updatePreferencias(
  { database, novedades }: PreferenciasDependencies,
  preferencias: readonly NewPreferencia[],
  context: CallContext,
) {
  const { userId } = requireActor(context);
  const elegidos = preferencias.map(({ evento }, place) =>
    requireNovedad(novedades, evento, `preferencias.${place}.evento`),
  );
  const fijo = elegidos.findIndex(({ configurable }) => !configurable);
  if (fijo >= 0) {
    const mensaje = 'Este aviso es necesario para usar el sistema y siempre llega.';
    throw refuseField(`preferencias.${fijo}.evento`, mensaje);
  }
  if (new Set(preferencias.map(({ evento }) => evento)).size < preferencias.length) {
    const mensaje = 'Cada evento puede estar una sola vez.';
    throw refuseField('preferencias', mensaje);
  }
  return database.transaction().execute(async (transaction) => {
    await savePreferencias(transaction, userId, preferencias);
    await writeAudit(transaction, context, {
      action: 'cambiar-preferencias',
      result: 'exito',
      objectType: 'usuario',
      objectId: userId,
      detail: { preferencias },
    });
    return listPreferencias(transaction, novedades, userId);
  });
}
