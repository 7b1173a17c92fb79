import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** More than two groups of the stream. */
const MESAS = 2100;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  await sql`insert into mesas (nombre, activa, objetivo, descripcion, entidad_lider_id, consultor_principal_id,
      email_responsable_entidad, email_consultor, cerrada_en, motivo_cierre)
    select (array['Índice', 'Ñandú', 'Catastro'])[1 + n % 3] || ' de prueba ' || n, n % 4 <> 0, 'Objetivo', 'Descripción',
      m.entidad_lider_id, m.consultor_principal_id, 'entidad@ejemplo.gov.co', 'consultor@ejemplo.gov.co',
      case when n % 4 = 0 then now() end, case when n % 4 = 0 then 'Terminó' end
    from generate_series(1, ${sql.lit(MESAS)}) n, (select * from mesas order by id limit 1) m`.execute(
    kysely,
  );
});
afterAll(() => test.close());

const search = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/api-public/mesaInteroperabilidad/listar', payload });

interface Answer {
  readonly mesasInteroperabilidad: readonly { readonly id: number }[];
  readonly total: number;
}

describe('every mesa at once', () => {
  it.each([
    [{}],
    [{ nombre: 'de prueba', estado: true }],
    [{ ordenarPor: 'cantidadServicios', descendente: true }],
  ])('[MESA-14] %j is, row by row, what its pages are, and is written while it leaves', async (filtro) => {
    const answer = await search(filtro);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-length']).toBeUndefined();
    const whole: Answer = answer.json();
    const pages: Answer['mesasInteroperabilidad'][number][] = [];
    for (let pagina = 1; pages.length < whole.total; pagina += 1) {
      const page: Answer = (await search({ ...filtro, pagina, tamano: 100 })).json();
      expect([page.total, page.mesasInteroperabilidad.length > 0]).toEqual([whole.total, true]);
      pages.push(...page.mesasInteroperabilidad);
    }
    expect(whole.total).toBeGreaterThan(1000);
    expect(whole.mesasInteroperabilidad).toEqual(pages);
  });

  it('[MESA-14] few are one text', async () => {
    const answer = await search({ nombre: 'Catastro de prueba 2' });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.json().total).toBe(answer.json().mesasInteroperabilidad.length);
  });
});
