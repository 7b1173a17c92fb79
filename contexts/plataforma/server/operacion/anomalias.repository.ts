import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MarcaAnomalia } from '../../contract/terms.ts';
import type { AnomaliaHallada } from '../../rules/operacion/anomalias.ts';

/** Writes what is unlike its history in an hour, in the place of what an earlier computation found; a mark stays. */
export async function setAnomalias(
  database: Kysely<DatabaseSchema>,
  { ambiente, hora }: { readonly ambiente: number; readonly hora: number },
  halladas: readonly (AnomaliaHallada & { readonly servicioId: number })[],
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await sql`delete from plataforma_anomalias a using plataforma_servicios s, plataforma_subsistemas m
      where a.hora = ${hora} and a.marca is null and s.id = a.servicio_id and m.id = s.subsistema_id
        and m.ambiente = (array['calidad', 'preproduccion', 'produccion'])[${sql.lit(ambiente + 1)}]`.execute(
      trx,
    );
    for (const { servicioId, medida, valor, mediana, distancia, semanas } of halladas)
      await sql`insert into plataforma_anomalias (servicio_id, hora, medida, valor, mediana, distancia, semanas)
        values (${servicioId}, ${hora}, ${medida}, ${valor}, ${mediana}, ${distancia}, ${semanas})
        on conflict (servicio_id, hora, medida) do update set valor = excluded.valor, mediana = excluded.mediana,
          distancia = excluded.distancia, semanas = excluded.semanas`.execute(trx);
  });
}

export async function updateMarca(
  trx: Transaction<DatabaseSchema>,
  id: number,
  marca: MarcaAnomalia | null,
): Promise<void> {
  await sql`update plataforma_anomalias set marca = ${marca}, version = version + 1 where id = ${id}`.execute(
    trx,
  );
}
