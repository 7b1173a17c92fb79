import { addJob } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

/** Meetings of the demo whose acta is issued, or sealed too, by their mesa and the place among those it held. */
export const ACTAS_DE_MUESTRA = [
  { mesa: 'Pasaportes', lugar: 1, sellada: true },
  { mesa: 'Pasaportes', lugar: 2, sellada: true },
  { mesa: 'Pasaportes', lugar: 3, sellada: false },
  { mesa: 'Historial de pasaportes expedidos', lugar: 1, sellada: false },
] as const;

/**
 * Asks the product for the actas of the demo data. Their PDF and DOCX would double the time of the first start, so the
 * running product makes them one after the other (`contexts/mesas/server/actas/create-emision-demostracion.ts`); what has an
 * acta is left alone. Needs the demo data; asking again asks for nothing new.
 */
export async function seedDemoActas(kysely: Kysely<DatabaseSchema>): Promise<void> {
  for (const [position, { mesa, lugar, sellada }] of ACTAS_DE_MUESTRA.entries()) {
    const reunion = await kysely
      .selectFrom('reuniones as r')
      .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
      .leftJoin('actas as a', 'a.reunion_id', 'r.id')
      .select(['r.id', 'a.id as acta'])
      .where('m.nombre', '=', mesa)
      .where('r.estado', '=', 'realizada')
      .orderBy('r.inicia_en')
      .offset(lugar - 1)
      .limit(1)
      .executeTakeFirst();
    if (!reunion || reunion.acta !== null) continue;
    await addJob(kysely, {
      kind: 'emitir-acta-demostracion',
      key: String(reunion.id),
      payload: { reunionId: reunion.id, sellada },
      // In this order: it numbers them.
      afterSeconds: position,
    });
  }
}
