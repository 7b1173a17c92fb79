import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import type { ReunionDeActa } from './acta.queries.ts';
import { listPersonasDeActa } from './asistentes.queries.ts';
import { toEnlaceReunion } from './create-acta.ts';
import { novedadesActa } from './novedades-acta.ts';

/** What happened to an acta, as the notices call it. */
export type NovedadActa = 'acta-emitida' | 'enmienda-abierta' | 'acta-sellada';

/** Tells everybody who attended, with an account or by e-mail alone, and the consultores. */
export async function notifyActa(
  transaction: Transaction<DatabaseSchema>,
  evento: NovedadActa,
  reunion: Pick<ReunionDeActa, 'id' | 'mesa_id' | 'mesa' | 'tematica'>,
  { numero, hasta = '' }: { readonly numero: number; readonly hasta?: string },
): Promise<void> {
  const variables = { mesa: reunion.mesa, tematica: reunion.tematica, numero: String(numero), hasta };
  for (const { usuarioId, nombre, correo } of await listPersonasDeActa(transaction, reunion.id)) {
    const persona = usuarioId === null ? { usuarioId, nombre, correo } : { usuarioId };
    await notify(transaction, {
      evento: novedadesActa[evento],
      ...persona,
      enlace: toEnlaceReunion(reunion),
      variables,
    });
  }
}
