import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let admin: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(() => test.close());

/** How like a text the likest elements are, found by comparing every name there is. */
async function compareAll(texto: string): Promise<readonly number[]> {
  const patron = texto.replaceAll(/[\\%_]/g, '\\$&');
  const { rows } = await sql<{ rango: number }>`
    select max(rango)::float8 as rango from (
      select w.id, case when f.nombre like texto_busqueda(${patron}) || '%' then 2
          when f.nombre like '%' || texto_busqueda(${patron}) || '%' then 1 else 0 end as nivel,
        case when f.nombre like texto_busqueda(${patron}) || '%' then 2
          when f.nombre like '%' || texto_busqueda(${patron}) || '%' then 1 else 0 end
          + similarity(f.nombre, texto_busqueda(${texto})) as rango
      from elementos_versiones w join elementos_de_dato x on x.id = w.elemento_id
      cross join lateral (
        select texto_busqueda(w.nombre) as nombre union all select texto_busqueda(x.identificador)
        union all select texto_busqueda(n.nombre) from elementos_nombres n where n.version_id = w.id) f
      where w.estado in ('incorporado', 'borrador', 'en-revision', 'pendiente-entidad', 'aprobado')) m
    where nivel > 0 or rango > 0.3 group by id order by 1 desc limit 5`.execute(test.database.kysely);
  return rows.map(({ rango }) => rango);
}

async function rate(texto: string): Promise<readonly number[]> {
  const answer = await test.app.inject({
    url: `/api/elemento-dato/nombres?texto=${encodeURIComponent(texto)}`,
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(answer.statusCode).toBe(200);
  const patron = texto.replaceAll(/[\\%_]/g, '\\$&');
  const found: number[] = [];
  for (const { coincide } of answer.json() as { coincide: string }[]) {
    const { rows } = await sql<{ rango: number }>`
      select (case when texto_busqueda(${coincide}) like texto_busqueda(${patron}) || '%' then 2
        when texto_busqueda(${coincide}) like '%' || texto_busqueda(${patron}) || '%' then 1 else 0 end
        + similarity(texto_busqueda(${coincide}), texto_busqueda(${texto})))::float8 as rango`.execute(
      test.database.kysely,
    );
    found.push(rows[0]?.rango ?? 0);
  }
  return found;
}

describe('names like a text', () => {
  it.each([
    'fecha',
    'Fecha de nacim',
    'vacuna',
    'fechaNac',
    'numero de documento',
    'CÉDULA',
    'primer apelido',
    'dirección',
    'dato',
    '100%',
    'a_b',
    'municipio',
    'zzzzzz',
  ])('[AREA-06] of «%s» are those that comparing every name finds', async (texto) => {
    expect(await rate(texto)).toEqual(await compareAll(texto));
  });

  it('[AREA-06] some text finds names by what they hold, and some by likeness alone', async () => {
    expect((await compareAll('fecha'))[0]).toBeGreaterThan(2);
    const alike = await compareAll('primer apelido');
    expect(alike[0]).toBeGreaterThan(0.3);
    expect(alike[0]).toBeLessThan(1);
  });
});
