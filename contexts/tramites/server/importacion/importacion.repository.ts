import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import { toNombre } from '../../rules/importacion/diferencia-tramites.ts';
import type { TramiteLeido } from '../../rules/importacion/tramite-leido.ts';

type Running = Transaction<DatabaseSchema>;

/** Keeps everybody else from writing trámites until the transaction ends. */
export async function keepTramites(trx: Running): Promise<void> {
  await sql`lock table tramites in share row exclusive mode`.execute(trx);
}

/** Adds trámites; what is there already gets what the file says, and has a new version. */
export async function saveTramites(trx: Running, tramites: readonly TramiteLeido[]): Promise<void> {
  for (const tramite of tramites) {
    const { id } = await trx
      .insertInto('tramites')
      .values({ codigo: tramite.codigo, ...toColumns(tramite) })
      .onConflict((conflict) =>
        conflict
          .column('codigo')
          .doUpdateSet({ ...toColumns(tramite), activo: true, version: sql<number>`tramites.version + 1` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveRequisitos(trx, id, tramite);
  }
}

function toColumns(tramite: TramiteLeido) {
  return {
    nombre: tramite.nombre,
    tipo: tramite.tipo,
    entidad_id: tramite.entidadId,
    url: tramite.url,
    nivel_digital: tramite.nivelDigital,
    resultado: tramite.resultado,
    tiempo: tramite.tiempo,
    volumen_anual: tramite.volumen,
    volumen_fuente: tramite.volumenFuente,
    volumen_anio: tramite.volumenAnio,
  };
}

async function saveRequisitos(trx: Running, tramiteId: number, { requisitos }: TramiteLeido): Promise<void> {
  const claves = requisitos.map(toNombre);
  await sql`update tramites_requisitos set activo = false
    where tramite_id = ${tramiteId} and not (clave = any(${claves}::text[]))`.execute(trx);
  for (const [orden, uno] of requisitos.entries()) {
    const values = {
      orden: orden + 1,
      nombre: uno.nombre,
      tipo: uno.tipo,
      momento: uno.momento,
      descripcion: uno.descripcion,
      datos: [...uno.datos],
      norma: uno.norma,
      exige_original: uno.exigeOriginal,
      costo_tarifa: uno.tarifa,
      obligatorio: uno.obligatorio,
      entidad_emisora_id: uno.emisoraId,
      activo: true,
    };
    await trx
      .insertInto('tramites_requisitos')
      .values({ tramite_id: tramiteId, clave: toNombre(uno), ...values })
      .onConflict((conflict) => conflict.constraint('tramites_requisitos_clave').doUpdateSet(values))
      .execute();
  }
}

/** Trámites a file brought, changed or not, were seen now. */
export async function updateVistos(trx: Running, codigos: readonly string[]): Promise<void> {
  await sql`update tramites set visto_en = now() where codigo = any(${[...codigos]}::text[])`.execute(trx);
}
