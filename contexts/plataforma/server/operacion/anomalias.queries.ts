import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Ambiente, MarcaAnomalia, MedidaAnomalia } from '../../contract/terms.ts';
import type { PaginaDeLista } from './importaciones.queries.ts';

type Database = Kysely<DatabaseSchema>;

export interface AnomaliaRow {
  readonly id: number;
  readonly version: number;
  readonly servicio_id: number;
  readonly ambiente: Ambiente;
  readonly partes: readonly string[];
  readonly hora: number;
  readonly medida: MedidaAnomalia;
  readonly valor: number;
  readonly mediana: number;
  readonly distancia: number;
  readonly semanas: number;
  readonly marca: MarcaAnomalia | null;
}

const ANOMALIA = sql`select a.id, a.version, a.servicio_id, m.ambiente,
  array[m.instancia, m.clase, m.miembro, m.codigo, s.codigo, s.numero] as partes,
  a.hora, a.medida, a.valor, a.mediana, a.distancia, a.semanas, a.marca`;
const DE_SERVICIO = sql`from plataforma_anomalias a join plataforma_servicios s on s.id = a.servicio_id
  join plataforma_subsistemas m on m.id = s.subsistema_id`;

/** A page of the anomalies, the newest first. */
export async function listAnomalias(
  database: Database,
  {
    ambiente,
    soloPendientes,
    pagina,
    tamano,
  }: { readonly ambiente: Ambiente | null; readonly soloPendientes: boolean } & PaginaDeLista,
): Promise<{ readonly rows: readonly AnomaliaRow[]; readonly total: number }> {
  const where = sql`where (${ambiente}::text is null or m.ambiente = ${ambiente})
    and (not ${soloPendientes}::boolean or a.marca is null)`;
  const { rows } = await sql<AnomaliaRow>`${ANOMALIA} ${DE_SERVICIO} ${where} order by a.hora desc, a.id desc
    limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${DE_SERVICIO} ${where}`.execute(
    database,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** An anomaly, held until the transaction ends. */
export async function findLockedAnomalia(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<AnomaliaRow | undefined> {
  await sql`select id from plataforma_anomalias where id = ${id} for update`.execute(trx);
  const { rows } = await sql<AnomaliaRow>`${ANOMALIA} ${DE_SERVICIO} where a.id = ${id}`.execute(trx);
  return rows[0];
}
