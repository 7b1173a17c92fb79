import { toMomentText } from '@marco/country/local-time';
import { ZONE } from '@marco/country/zone';
import { addJob } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { planActas, type ReunionHecha } from './plan-actas.ts';

/**
 * Asks the running product for the actas that were sealed in the two years, each of its days: it makes their documents and seals them
 * one after the other (`contexts/mesas/server/actas/create-emision-demostracion.ts`), before it closes the months.
 *
 * @param hoy the present, AAAA-MM-DD
 */
export async function addActas(trx: Transaction<DatabaseSchema>, hoy: string): Promise<void> {
  const { rows } = await sql<ReunionHecha>`
    select r.id, m.nombre as mesa, row_number() over (partition by m.id order by r.inicia_en)::int as lugar,
      (r.inicia_en at time zone ${ZONE.name})::date::text as dia
    from reuniones r join mesas m on m.id = r.mesa_id and m.activa
    where r.estado = 'realizada' order by r.inicia_en, r.id`.execute(trx);
  for (const [place, { id, emitida, sellada }] of planActas(rows, hoy).entries())
    await addJob(trx, {
      kind: 'emitir-acta-demostracion',
      key: String(id),
      payload: {
        reunionId: id,
        sellada: true,
        emitidaEn: new Date(toMomentText(emitida, '10:00')).toISOString(),
        selladaEn: new Date(toMomentText(sellada, '16:00')).toISOString(),
      },
      // In this order: it numbers them and chains their seals.
      afterSeconds: place / 1000,
    });
}
