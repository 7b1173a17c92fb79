import { addJob } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

/**
 * Asks the running product to tell people of the open requests of the demo data, so that who meets it finds notices and
 * mails (`contexts/solicitudes/server/plazos/notify-demostracion.ts`).
 */
export async function seedDemoAvisos(trx: Transaction<DatabaseSchema>): Promise<void> {
  const open = await trx
    .selectFrom('solicitudes_en_curso')
    .select('solicitud_id')
    .orderBy('solicitud_id')
    .execute();
  for (const { solicitud_id: id } of open)
    await addJob(trx, { kind: 'avisar-solicitud-demostracion', key: String(id), payload: { id } });
}
