import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import { toNombre } from '../../rules/importacion/diferencia-tramites.ts';
import type { TramiteLeido } from '../../rules/importacion/tramite-leido.ts';

type Running = Transaction<DatabaseSchema>;

/** Keeps everybody else from writing trámites until the transaction ends. */
export async function keepTramites(trx: Running): Promise<void> {
  await sql`lock table tramites in share row exclusive mode`.execute(trx);
}

/**
 * Adds trámites; what is there already gets what the file says, and has a new version. A whole file takes three statements,
 * since the trámites wait for it.
 */
export async function saveTramites(trx: Running, tramites: readonly TramiteLeido[]): Promise<void> {
  if (tramites.length === 0) return;
  const { rows } = await sql<{ id: number; codigo: string }>`
    insert into tramites (codigo, nombre, tipo, entidad_id, url, nivel_digital, resultado, tiempo, volumen_anual,
      volumen_fuente, volumen_anio)
    select codigo, nombre, tipo, "entidadId", url, "nivelDigital", resultado, tiempo, volumen, "volumenFuente", "volumenAnio"
    from jsonb_to_recordset(${JSON.stringify(tramites.map(({ requisitos: _, ...tramite }) => tramite))}::jsonb)
      as t(codigo text, nombre text, tipo text, "entidadId" int, url text, "nivelDigital" smallint, resultado text,
        tiempo text, volumen int, "volumenFuente" text, "volumenAnio" smallint)
    on conflict (codigo) do update set nombre = excluded.nombre, tipo = excluded.tipo, entidad_id = excluded.entidad_id,
      url = excluded.url, nivel_digital = excluded.nivel_digital, resultado = excluded.resultado, tiempo = excluded.tiempo,
      volumen_anual = excluded.volumen_anual, volumen_fuente = excluded.volumen_fuente,
      volumen_anio = excluded.volumen_anio, activo = true, version = tramites.version + 1
    returning id, codigo`.execute(trx);
  const ids = new Map(rows.map(({ id, codigo }) => [codigo, id]));
  await saveRequisitos(
    trx,
    [...ids.values()],
    tramites.flatMap(({ codigo, requisitos }) =>
      requisitos.map((uno, at) => ({
        ...uno,
        tramiteId: ids.get(codigo),
        orden: at + 1,
        clave: toNombre(uno),
      })),
    ),
  );
}

/** What a trámite no longer asks for stays, inactive, with what people said of it. */
async function saveRequisitos(
  trx: Running,
  tramiteIds: readonly number[],
  requisitos: readonly object[],
): Promise<void> {
  await sql`update tramites_requisitos set activo = false where tramite_id = any(${[...tramiteIds]}::int[]) and activo`.execute(
    trx,
  );
  await sql`
    insert into tramites_requisitos (tramite_id, orden, nombre, clave, tipo, momento, descripcion, datos, norma,
      exige_original, costo_tarifa, obligatorio, entidad_emisora_id)
    select "tramiteId", orden, nombre, clave, tipo, momento, descripcion, datos, norma, "exigeOriginal", tarifa, obligatorio,
      "emisoraId"
    from jsonb_to_recordset(${JSON.stringify(requisitos)}::jsonb)
      as r("tramiteId" int, orden smallint, nombre text, clave text, tipo text, momento text, descripcion text, datos text[],
        norma text, "exigeOriginal" boolean, tarifa int, obligatorio boolean, "emisoraId" int)
    on conflict on constraint tramites_requisitos_clave do update set orden = excluded.orden, nombre = excluded.nombre,
      tipo = excluded.tipo, momento = excluded.momento, descripcion = excluded.descripcion, datos = excluded.datos,
      norma = excluded.norma, exige_original = excluded.exige_original, costo_tarifa = excluded.costo_tarifa,
      obligatorio = excluded.obligatorio, entidad_emisora_id = excluded.entidad_emisora_id, activo = true`.execute(
    trx,
  );
}

/** Trámites a file brought, changed or not, were seen now. */
export async function updateVistos(trx: Running, codigos: readonly string[]): Promise<void> {
  await sql`update tramites set visto_en = now(), no_visto_desde = null
    where codigo = any(${[...codigos]}::text[])`.execute(trx);
}

/** Trámites a complete file of their entidad did not bring: of several files the first counts. */
export async function updateNoVistos(trx: Running, codigos: readonly string[]): Promise<void> {
  await sql`update tramites set no_visto_desde = now()
    where codigo = any(${[...codigos]}::text[]) and no_visto_desde is null`.execute(trx);
}
