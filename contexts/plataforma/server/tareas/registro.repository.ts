import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { RegistroXroad } from '../../contract/index.ts';
import type { Ambiente } from '../../contract/terms.ts';

/** Where a servicio is registered. */
export interface LugarDeRegistro {
  readonly ambiente: Ambiente;
  readonly instancia: string;
  readonly servicioId: number;
}

/**
 * Writes the member, the subsystem and the service, as far as they are not there; undefined where the service is another
 * servicio of the directory.
 */
export async function addRegistro(
  trx: Transaction<DatabaseSchema>,
  { ambiente, instancia, servicioId }: LugarDeRegistro,
  { clase, miembro, subsistema, codigo, numero, tipo }: RegistroXroad,
): Promise<number | undefined> {
  const { rows: subsistemas } = await sql<{ id: number; codigo: string }>`
    insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, en_catalogo)
    select ${ambiente}, ${instancia}, ${clase}, ${miembro}, p.codigo, true from unnest(array['', ${subsistema}::text]) p (codigo)
    on conflict (ambiente, instancia, clase, miembro, codigo) do update set en_catalogo = true, no_visto_desde = null
    returning id, codigo`.execute(trx);
  const subsistemaId = subsistemas.find((uno) => uno.codigo === subsistema)?.id ?? 0;
  const { rows } = await sql<{ id: number }>`
    insert into plataforma_servicios as s (subsistema_id, codigo, numero, tipo, servicio_id, en_catalogo)
    values (${subsistemaId}, ${codigo}, ${numero}, ${tipo}, ${servicioId}::int, true)
    on conflict (subsistema_id, codigo, numero) do update set tipo = excluded.tipo, servicio_id = excluded.servicio_id,
      en_catalogo = true, no_visto_desde = null, version = s.version + 1
      where s.servicio_id is null or s.servicio_id = excluded.servicio_id
    returning s.id`.execute(trx);
  return rows[0]?.id;
}
