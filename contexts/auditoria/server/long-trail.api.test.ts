import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// In a file, and so in a database, of its own: nothing else seals or exports these ten thousand events.
let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000011');
  await writeEvents(1, 10_000);
});
afterAll(() => test.close());

async function writeEvents(first: number, last: number): Promise<void> {
  await sql`insert into audit_events (action, result, object_type, object_id)
    select 'probar-muchos', 'exito', 'prueba', n::text from generate_series(${sql.lit(first)}, ${sql.lit(last)}) n`.execute(
    test.database.kysely,
  );
}

async function search(filtro: object) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/servicioauditoria/findByFilters',
    headers: { authorization: `Bearer ${token}` },
    payload: { accion: 'probar-muchos', ...filtro },
  });
  return answer.json();
}

async function count(filtro: object) {
  const { total, hayMas } = await search(filtro);
  return { total, hayMas };
}

const objects = async (filtro: object) =>
  (await search(filtro)).eventos.map((evento: { idObjeto: string | null }) => evento.idObjeto);

describe('a long trail', () => {
  it('[AREA-12] counts up to ten thousand and says whether there are more; later pages are still read', async () => {
    expect(await count({})).toEqual({ total: 10_000, hayMas: false });
    await writeEvents(10_001, 10_001);
    expect(await count({})).toEqual({ total: 10_000, hayMas: true });
    expect(await count({ idObjeto: '10001' })).toEqual({ total: 1, hayMas: false });
    expect(await count({ texto: '10001' })).toEqual({ total: 1, hayMas: false });
    expect(await objects({ pagina: 101, tamano: 100 })).toEqual(['1']);
    expect(await objects({ tamano: 2 })).toEqual(['10001', '10000']);
    expect(await objects({ tamano: 2, ascendente: true })).toEqual(['1', '2']);
  });
});
