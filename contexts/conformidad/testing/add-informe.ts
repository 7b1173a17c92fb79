import { randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { SIN_DECLARAR } from '../rules/declarado.ts';
import { createInforme } from '../server/informes/keep-informes.ts';
import { writeInforme } from '../server/worker/write-informe.ts';
import { REST } from './dorados/dorado.ts';
import { ESPERADO } from './dorados/esperado-de-muestra.ts';
import { createMaterialDe } from './dorados/material-de-muestra.ts';

/** A report of the sample contract, of a request of level 2 of an entidad about a servicio of its own. */
export async function addInforme(database: Kysely<DatabaseSchema>, entidadId: number) {
  const nombre = `Servicio con informe ${randomUUID()}`;
  const { id: servicioId } = await database
    .insertInto('servicios')
    .values({
      nombre,
      descripcion: nombre,
      entidad_id: entidadId,
      estado_servicio_id: await findId(database, 'estados_servicio', 'estandarizado-nivel-1'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: versionId } = await database
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor: 1, menor: 0, estado: 'estandarizada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const persona = await database.selectFrom('usuarios').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { id: solicitudId } = await database
    .insertInto('solicitudes')
    .values({
      nivel: 2,
      tipo: 'nueva',
      estado_id: await findId(database, 'estados_solicitud', 'borrador'),
      entidad_id: entidadId,
      solicitante_id: persona.id,
      servicio_id: servicioId,
      servicio_nombre: nombre,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const informe = await writeInforme({
    contrato: Buffer.from(REST),
    esperado: { ...ESPERADO, servicio: { id: servicioId, nombre, version: '1.0' } },
    declarado: SIN_DECLARAR,
    material: createMaterialDe(ESPERADO),
  });
  const guardado = await database
    .transaction()
    .execute((trx) => createInforme(trx, informe, { versionId, solicitudId }));
  return { ...guardado, servicioId, versionId, solicitudId, nombre };
}

async function findId(
  database: Kysely<DatabaseSchema>,
  table: 'estados_solicitud' | 'estados_servicio',
  codigo: string,
): Promise<number> {
  const row = await database
    .selectFrom(table)
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow();
  return row.id;
}
