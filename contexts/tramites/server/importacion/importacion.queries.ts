import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { RequisitoLeido, TramiteLeido } from '../../rules/importacion/tramite-leido.ts';

type Database = Kysely<DatabaseSchema>;

/** Active entidades by what a file may call them, in small letters: their NIT, or their sigla where it names one alone. */
export async function listEntidadesNombradas(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ nombre: string; id: number }>`
    select nit as nombre, id from entidades where activa
    union all
    select lower(sigla), min(id) from entidades where activa and sigla <> '' group by lower(sigla) having count(*) = 1`.execute(
    database,
  );
  return new Map(rows.map(({ nombre, id }) => [nombre, id]));
}

interface TramiteGuardadoRow extends Omit<TramiteLeido, 'requisitos'> {
  readonly id: number;
}

interface RequisitoGuardadoRow extends RequisitoLeido {
  readonly tramiteId: number;
}

export type TramiteGuardado = TramiteLeido & { readonly id: number };

/** The trámites of some codes, and all of some entidades, as a file would bring them. */
export async function listTramitesGuardados(
  database: Database,
  { codigos, entidades }: { readonly codigos: readonly string[]; readonly entidades: readonly number[] },
): Promise<TramiteGuardado[]> {
  const { rows: tramites } = await sql<TramiteGuardadoRow>`
    select id, codigo, nombre, tipo, entidad_id as "entidadId", url, nivel_digital as "nivelDigital", resultado, tiempo,
      volumen_anual as volumen, volumen_fuente as "volumenFuente", volumen_anio as "volumenAnio"
    from tramites where codigo = any(${[...codigos]}::text[]) or (activo and entidad_id = any(${[...entidades]}::int[]))
    order by codigo`.execute(database);
  const { rows: requisitos } = await sql<RequisitoGuardadoRow>`
    select tramite_id as "tramiteId", nombre, tipo, momento, descripcion, datos, norma, exige_original as "exigeOriginal",
      costo_tarifa as tarifa, obligatorio, entidad_emisora_id as "emisoraId"
    from tramites_requisitos where tramite_id = any(${tramites.map(({ id }) => id)}::int[]) and activo
    order by tramite_id, orden, id`.execute(database);
  const deTramite = Map.groupBy(requisitos, ({ tramiteId }) => tramiteId);
  return tramites.map((tramite) => ({
    ...tramite,
    requisitos: (deTramite.get(tramite.id) ?? []).map(({ tramiteId: _, ...requisito }) => requisito),
  }));
}
