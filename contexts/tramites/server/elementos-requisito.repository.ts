import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { DecisionMapeo, UsoServicio } from '../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** Holds a trámite until the transaction ends. */
export async function keepTramite(trx: Running, id: number): Promise<void> {
  // An import holds the table: who held the row before and wrote it then would wait for it, and it for the row.
  await sql`lock table tramites in row exclusive mode`.execute(trx);
  await sql`select id from tramites where id = ${id} for update`.execute(trx);
}

/** A trámite changed: it has a new version. */
export async function updateVersion(trx: Running, id: number): Promise<void> {
  await trx.updateTable('tramites').set({ version: sql<number>`version + 1` }).where('id', '=', id).execute();
}

export interface ElementoDecidido {
  readonly elementoId: number;
  readonly dato: string;
  readonly decision: DecisionMapeo;
}

/** Writes what a requisito proves: what is no longer named goes, what was decided alike keeps who decided it. */
export async function saveElementos(
  trx: Running,
  requisitoId: number,
  elementos: readonly ElementoDecidido[],
  usuarioId: number,
): Promise<void> {
  await sql`delete from tramites_requisitos_elementos m where m.requisito_id = ${requisitoId}
    and not exists (select from unnest(${elementos.map(({ elementoId }) => elementoId)}::int[],
      ${elementos.map(({ dato }) => dato)}::text[]) as queda(elemento_id, dato)
      where queda.elemento_id = m.elemento_id and queda.dato = m.dato)`.execute(trx);
  for (const { elementoId, dato, decision } of elementos) {
    const isDecided = decision !== 'pendiente';
    await sql`insert into tramites_requisitos_elementos
        (requisito_id, elemento_id, dato, origen, decision, decidida_por, decidida_en)
      values (${requisitoId}, ${elementoId}, ${dato}, 'persona', ${decision}, ${isDecided ? usuarioId : null}::int,
        case when ${isDecided} then now() end)
      on conflict on constraint tramites_requisitos_elementos_uno do update
        set decision = excluded.decision, decidida_por = excluded.decidida_por, decidida_en = excluded.decidida_en
        where tramites_requisitos_elementos.decision <> excluded.decision`.execute(trx);
  }
}

export interface ElementoPropuesto {
  readonly elementoId: number;
  readonly dato: string;
  readonly confianza: number;
  readonly razones: readonly string[];
}

/** Adds what the assistant proposes; what is there already stays as it is. */
export async function addPropuestas(
  trx: Running,
  requisitoId: number,
  propuestos: readonly ElementoPropuesto[],
): Promise<void> {
  if (propuestos.length === 0) return;
  await trx
    .insertInto('tramites_requisitos_elementos')
    .values(
      propuestos.map(({ elementoId, dato, confianza, razones }) => ({
        requisito_id: requisitoId,
        elemento_id: elementoId,
        dato,
        confianza,
        razones: [...razones],
        origen: 'asistente',
      })),
    )
    .onConflict((conflict) => conflict.constraint('tramites_requisitos_elementos_uno').doNothing())
    .execute();
}

export interface ServicioEscrito {
  readonly servicioId: number;
  readonly uso: UsoServicio;
  readonly acuerdo: string;
  readonly acuerdoHasta: string | null;
  readonly transacciones: number | null;
  readonly transaccionesFuente: string;
  readonly transaccionesAnio: number | null;
}

/** Writes the servicios of a trámite over those there were. */
export async function saveServicios(
  trx: Running,
  tramiteId: number,
  servicios: readonly ServicioEscrito[],
): Promise<void> {
  await trx.deleteFrom('tramites_servicios').where('tramite_id', '=', tramiteId).execute();
  if (servicios.length === 0) return;
  await trx
    .insertInto('tramites_servicios')
    .values(
      servicios.map((uno) => ({
        tramite_id: tramiteId,
        servicio_id: uno.servicioId,
        uso: uno.uso,
        acuerdo: uno.acuerdo,
        acuerdo_hasta: uno.acuerdoHasta,
        transacciones: uno.transacciones,
        transacciones_fuente: uno.transaccionesFuente,
        transacciones_anio: uno.transaccionesAnio,
      })),
    )
    .execute();
}
