import type { DatabaseSchema } from '@marco/database';
import type { PapelMensaje } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import type { SentidoCampo } from '../../contract/terms.ts';
import { listPapeles } from '../../rules/mensajes/papeles.ts';

type Database = Kysely<DatabaseSchema>;

/** Fields of a request with the version in force of the element each became; none for one that expires. */
export async function listCamposPorUbicar(database: Database, solicitudId: number) {
  const rows = await database
    .selectFrom('solicitudes_campos as c')
    .leftJoin('elementos_versiones as v', (join) =>
      join
        .onRef('v.elemento_id', '=', 'c.elemento_id')
        .on('v.estado', '=', 'incorporado')
        .on('c.accion', '<>', 'caducar'),
    )
    .select([
      'c.id',
      'c.nombre',
      'c.operacion',
      'c.padre',
      'c.repite',
      'c.obligatorio',
      'c.sentido',
      'c.papel',
    ])
    .select('v.id as elementoVersionId')
    .where('c.solicitud_id', '=', solicitudId)
    .orderBy('c.orden')
    .execute();
  return rows.map(({ sentido, papel, ...campo }) => ({
    ...campo,
    papeles: listPapeles({ papel: papel as PapelMensaje | null, sentido: sentido as SentidoCampo }),
  }));
}
