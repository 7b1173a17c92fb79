import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readCsv } from '../read-data.ts';
import { listKept } from './list-kept.ts';

/** Orders an entity belongs to. */
const ORDENES = ['Nacional', 'Territorial'] as const;

/**
 * Catalogues of the administration: identification types, sectors, orders, states of a service and of a request.
 * Names and codes follow this release; what an administrator switched off, edited or deleted stays so.
 */
export async function seedCatalogos(trx: Transaction<DatabaseSchema>): Promise<void> {
  await trx
    .insertInto('tipos_identificacion')
    .values(listTipos())
    .onConflict((conflict) =>
      conflict.column('sigla').doUpdateSet((row) => ({
        nombre: row.ref('excluded.nombre'),
        codigo_dian: row.ref('excluded.codigo_dian'),
      })),
    )
    .execute();
  await trx
    .insertInto('sectores')
    .values(await listKept(trx, 'sectores', listSectores()))
    .onConflict((conflict) =>
      conflict
        .column('codigo')
        .doUpdateSet((row) => ({ nombre: row.ref('excluded.nombre') }))
        .where('sectores.version', '=', 1),
    )
    .execute();
  await trx
    .insertInto('ordenes')
    .values(ORDENES.map((nombre) => ({ nombre })))
    .onConflict((conflict) => conflict.column('nombre').doNothing())
    .execute();
  await trx
    .insertInto('estados_servicio')
    .values(listEstadosServicio())
    .onConflict((conflict) =>
      conflict.column('codigo').doUpdateSet((row) => ({
        nombre: row.ref('excluded.nombre'),
        color: row.ref('excluded.color'),
        orden: row.ref('excluded.orden'),
      })),
    )
    .execute();
  await trx
    .insertInto('estados_solicitud')
    .values(listEstadosSolicitud())
    .onConflict((conflict) =>
      conflict.column('codigo').doUpdateSet((row) => ({
        nombre: row.ref('excluded.nombre'),
        orden: row.ref('excluded.orden'),
        cerrado: row.ref('excluded.cerrado'),
      })),
    )
    .execute();
}

function listTipos() {
  const file = new URL('tipos-identificacion.csv', import.meta.url);
  return readCsv(file, ['sigla', 'nombre', 'codigo_dian', 'permite_ingreso', 'activo']).map((tipo) => ({
    sigla: tipo.sigla,
    nombre: tipo.nombre,
    codigo_dian: tipo.codigo_dian === '' ? null : Number(tipo.codigo_dian),
    permite_ingreso: tipo.permite_ingreso === 'si',
    activo: tipo.activo === 'si',
  }));
}

function listSectores() {
  return readCsv(new URL('sectores.csv', import.meta.url), ['codigo', 'nombre']).map(
    ({ codigo, nombre }) => ({
      codigo: Number(codigo),
      nombre,
    }),
  );
}

function listEstadosServicio() {
  const file = new URL('estados-servicio.csv', import.meta.url);
  return readCsv(file, ['codigo', 'nombre', 'color', 'orden']).map((estado) => ({
    ...estado,
    orden: Number(estado.orden),
  }));
}

function listEstadosSolicitud() {
  const file = new URL('estados-solicitud.csv', import.meta.url);
  return readCsv(file, ['codigo', 'nombre', 'orden', 'cerrado']).map((estado) => ({
    ...estado,
    orden: Number(estado.orden),
    cerrado: estado.cerrado === 'si',
  }));
}
