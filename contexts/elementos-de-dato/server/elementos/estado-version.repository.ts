import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { AccionElemento, EstadoVersion } from '../../contract/terms.ts';
import { updateVersion } from './elementos.repository.ts';
import type { VersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;
type Columnas = UpdateObject<DatabaseSchema, 'elementos_versiones'>;

/** A step of the life of a version: beginning the next one is none. */
export type AccionDeVersion = Exclude<AccionElemento, 'modificar'>;

interface PasoEscrito {
  readonly paso: AccionDeVersion;
  /** Null where the day came by itself. */
  readonly quien: number | null;
  readonly motivo: string;
}

/** Columns a step writes beside the state. */
function toColumns({ paso, quien, motivo }: PasoEscrito): Columnas {
  switch (paso) {
    case 'avalar':
      return { revisor_id: quien };
    case 'aprobar':
      return { aprobador_id: quien };
    case 'incorporar':
      return { incorporado_por_id: quien, rige_desde: sql<Date>`now()` };
    case 'caducar':
      return { rige_hasta: sql<Date>`now()`, motivo_caducidad: motivo };
    case 'devolver':
    case 'observar':
      return { revisor_id: null, aprobador_id: null };
    default:
      return {};
  }
}

/** Writes the state a step leads to, with who took it or why where a version keeps it. */
export async function updateEstadoVersion(
  trx: Running,
  id: number,
  estado: EstadoVersion,
  paso: PasoEscrito,
): Promise<void> {
  await updateVersion(trx, id, {}, { ...toColumns(paso), estado });
}

/** The version in force ends as the next one comes into force. */
export async function updateToHistorico(trx: Running, id: number): Promise<void> {
  const estado: EstadoVersion = 'historico';
  await updateVersion(trx, id, {}, { estado, rige_hasta: sql<Date>`now()` });
}

/** Elements a version says its own replaces are replaced from now on. */
export async function updateReemplazados(trx: Running, row: VersionRow): Promise<void> {
  await trx
    .updateTable('elementos_de_dato')
    .set({ reemplazado_por_id: row.elemento_id })
    .where('id', 'in', (from) =>
      from
        .selectFrom('elementos_relaciones')
        .select((field) => field.ref('destino_elemento_id').$notNull().as('id'))
        .where('version_id', '=', row.id)
        .where('tipo', '=', 'reemplaza'),
    )
    .execute();
}
