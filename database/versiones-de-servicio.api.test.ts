import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrations } from './migrations.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase({ as: 'owner' });
});
afterAll(() => database.close());

/** What migration 0019 does with the services there were. */
function readTraslado(): string {
  const text = listMigrations().find(({ name }) => name.startsWith('0019'))?.text ?? '';
  const [from, to] = ['-- Every servicio there was', '-- What a request of level 1'].map((mark) =>
    text.indexOf(mark),
  );
  if (from === undefined || to === undefined || from < 0 || to < from) throw new Error('It is not there.');
  return text.slice(from, to);
}

/** What the services exchange: each version with its state, and each field with its message. */
const ARBOL = sql<{
  fila: string;
}>`select concat_ws(' · ', v.servicio_id, v.mayor || '.' || v.menor, v.estado, m.papel,
    c.nombre_local, c.elemento_version_id, x.certificado) as fila
  from servicios_versiones v
  left join servicios_operaciones o on o.version_id = v.id
  left join servicios_mensajes m on m.operacion_id = o.id
  left join servicios_mensajes_campos c on c.mensaje_id = m.id
  left join servicios_elementos x on x.servicio_id = v.servicio_id and x.version_id = c.elemento_version_id
  order by 1`;

describe('the services there were before their versions', () => {
  it('[AREA-05] become version 1.0, with what they exchanged as the messages of one operation', async () => {
    const { kysely } = database;
    const antes = await ARBOL.execute(kysely);
    expect(antes.rows.length).toBeGreaterThan(100);
    await kysely
      .transaction()
      .execute(async (trx) => {
        await sql`delete from servicios_mensajes_campos`.execute(trx);
        await sql`delete from servicios_mensajes`.execute(trx);
        await sql`delete from servicios_operaciones`.execute(trx);
        await sql`delete from servicios_versiones`.execute(trx);
        await sql`update servicios_elementos set certificado = false`.execute(trx);
        for (const statement of readTraslado().split(/;\n/))
          if (statement.trim() !== '') await sql.raw(statement).execute(trx);
        const { rows } = await ARBOL.execute(trx);
        expect(rows).toEqual(antes.rows);
        const operaciones = await sql`select 1 from servicios_operaciones o
          join servicios_versiones v on v.id = o.version_id join servicios s on s.id = v.servicio_id
          where o.codigo <> 'principal' or o.nombre <> s.nombre`.execute(trx);
        expect(operaciones.rows).toEqual([]);
        throw new Error('undone');
      })
      .catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
  });
});
