import { toMomentText } from '@marco/country/local-time';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { getNamed, presentDomain } from './directory.ts';
import { listServicios, type PlannedMesa } from './plan-mesas.ts';

/** Identifiers of the rows inserted before, by the names the demo gives them. */
export interface DemoIds {
  readonly entidades: ReadonlyMap<string, number>;
  readonly usuarios: ReadonlyMap<string, number>;
}

/** Days are written at the time offices close: times of the country. */
function atClosing(day: string): string {
  return toMomentText(day, '17:00');
}

const SERVICES_CREATED = toMomentText('2024-01-22', '10:00');

/**
 * Services of the demo.
 *
 * @returns their identifiers by name
 */
export async function insertServicios(
  trx: Transaction<DatabaseSchema>,
  entidades: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const estados = await trx.selectFrom('estados_servicio').select(['id', 'codigo']).execute();
  const estadoIds = new Map(estados.map((estado) => [estado.codigo, estado.id]));
  const rows = await trx
    .insertInto('servicios')
    .values(
      listServicios().map(({ nombre, descripcion, entidad, estado }) => ({
        nombre,
        descripcion,
        entidad_id: getNamed(entidades, entidad),
        estado_servicio_id: getNamed(estadoIds, estado),
        created_at: SERVICES_CREATED,
      })),
    )
    .returning(['id', 'nombre'])
    .execute();
  return new Map(rows.map((row) => [row.nombre, row.id]));
}

/**
 * Mesas with their entities and services.
 *
 * @returns identifiers of the mesas by name
 */
export async function insertMesas(
  trx: Transaction<DatabaseSchema>,
  mesas: readonly PlannedMesa[],
  ids: DemoIds & { readonly servicios: ReadonlyMap<string, number> },
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .insertInto('mesas')
    .values(mesas.map((mesa) => presentMesa(mesa, ids)))
    .returning(['id', 'nombre'])
    .execute();
  const mesaIds = new Map(rows.map((row) => [row.nombre, row.id]));
  await trx
    .insertInto('mesas_entidades')
    .values(
      mesas.flatMap((mesa) =>
        mesa.entidades.map(({ entidad, rol }) => ({
          mesa_id: getNamed(mesaIds, mesa.nombre),
          entidad_id: getNamed(ids.entidades, entidad.clave),
          rol,
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('mesas_servicios')
    .values(
      mesas.flatMap((mesa) =>
        mesa.servicios.map((servicio) => ({
          mesa_id: getNamed(mesaIds, mesa.nombre),
          servicio_id: getNamed(ids.servicios, servicio),
        })),
      ),
    )
    .execute();
  return mesaIds;
}

function presentMesa(mesa: PlannedMesa, ids: DemoIds) {
  return {
    nombre: mesa.nombre,
    activa: mesa.cierre === undefined,
    objetivo: mesa.objetivo,
    descripcion: mesa.descripcion,
    entidad_lider_id: getNamed(ids.entidades, mesa.lider.clave),
    consultor_principal_id: getNamed(ids.usuarios, mesa.consultor.numero),
    email_responsable_entidad: `interoperabilidad@${presentDomain(mesa.lider)}`,
    email_consultor: mesa.consultor.correo,
    created_at: toMomentText(mesa.creada, '08:00'),
    cerrada_en: mesa.cierre === undefined ? null : atClosing(mesa.cierre.fecha),
    motivo_cierre: mesa.cierre?.motivo ?? null,
  };
}
