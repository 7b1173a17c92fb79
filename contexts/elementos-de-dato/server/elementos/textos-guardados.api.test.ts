import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls } from '../../testing/index.ts';
import { searchParecidos } from './parecidos.queries.ts';
import { parejasJobs } from './parejas-jobs.ts';

let test: TestApp;
let calls: ElementosCalls;
let versionId: number;
let elementoId: number;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
  ({ versionId, elementoId } = (await calls.create({ identificador: 'zarigueyaMontesa' })).json());
});
afterAll(() => test.close());

async function find(texto: string): Promise<number[]> {
  const answer = await calls.call('administrador', 'POST', '/listar', { texto, tamano: 50 });
  expect(answer.statusCode).toBe(200);
  return answer.json().elementos.map((row: { versionId: number }) => row.versionId);
}

describe('what versions are searched in', () => {
  it('[AREA-06] is the name, the definition, the identifier and the other names, and follows each of them', async () => {
    const { kysely } = test.database;
    expect(await find('ZARIGÜEYAM')).toEqual([versionId]);

    await kysely
      .updateTable('elementos_de_dato')
      .set({ identificador: 'comadrejaMontesa' })
      .where('id', '=', elementoId)
      .execute();
    expect(await find('zarigueya')).toEqual([]);
    expect(await find('comadreja')).toEqual([versionId]);

    const names = () => kysely.insertInto('elementos_nombres');
    await names().values({ version_id: versionId, tipo: 'sinonimo', nombre: 'Búho orejón' }).execute();
    expect(await find('buho orejon')).toEqual([versionId]);
    await kysely
      .updateTable('elementos_nombres')
      .set({ nombre: 'Lechuza' })
      .where('version_id', '=', versionId)
      .execute();
    expect(await find('buho')).toEqual([]);
    expect(await find('lechuza')).toEqual([versionId]);
    await kysely.deleteFrom('elementos_nombres').where('version_id', '=', versionId).execute();
    expect(await find('lechuza')).toEqual([]);

    const { rows } = await sql<{ id: number }>`select v.id from elementos_versiones v
      where v.texto_de_busqueda <> texto_de_version(v.id, v.elemento_id, v.nombre, v.definicion)`.execute(
      kysely,
    );
    expect(rows).toEqual([]);
  });

  it('[AREA-06] a text of two letters finds what a comparison of every row finds; % and _ are letters', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from elementos_versiones v
      where v.estado not in ('historico', 'descartado') and texto_de_version(v.id, v.elemento_id, v.nombre, v.definicion) like '%de%'`.execute(
      test.database.kysely,
    );
    const answer = await calls.call('administrador', 'POST', '/listar', { texto: 'DÉ' });
    expect(rows[0]?.n).toBeGreaterThan(10);
    expect(answer.json().total).toBe(rows[0]?.n);
    expect(await find('%_')).toEqual([]);
  });

  it('[AREA-06] is counted as it is found, through every change of a version', async () => {
    const { kysely } = test.database;
    const expectSame = async () => {
      const { rows } = await sql`select coalesce(t.version_id, v.id) from elementos_textos t
        full join elementos_versiones v on v.id = t.version_id where (v.id, v.estado, v.entidad_responsable_id, v.texto_de_busqueda)
          is distinct from (t.version_id, t.estado, t.entidad_responsable_id, t.texto_de_busqueda)`.execute(
        kysely,
      );
      expect(rows).toEqual([]);
    };
    const count = async () => {
      const answer = await calls.call('administrador', 'POST', '/listar', { texto: 'montesa' });
      const { total, porEstado } = answer.json();
      return { total, borrador: porEstado.borrador, descartado: porEstado.descartado };
    };
    await expectSame();
    expect(await count()).toEqual({ total: 1, borrador: 1, descartado: 0 });

    const version = (values: object) =>
      kysely.updateTable('elementos_versiones').set(values).where('id', '=', versionId).execute();
    await version({ entidad_responsable_id: 2, nombre: 'Hurón' });
    await expectSame();
    await version({ estado: 'descartado' });
    await expectSame();
    expect(await count()).toEqual({ total: 0, borrador: 0, descartado: 1 });
  });
});

describe('what is alike', () => {
  it('[AREA-06] is what a comparison with every version finds, whatever is compared', async () => {
    const { kysely } = test.database;
    const { rows: samples } = await sql<{ nombre: string; definicion: string }>`
      select nombre, definicion from elementos_versiones where estado = 'incorporado' order by id limit 40`.execute(
      kysely,
    );
    const asked = [
      ...samples,
      ...samples.map(({ nombre, definicion }) => ({
        nombre: `${nombre} del país`,
        definicion: definicion.slice(0, 60),
      })),
      { nombre: 'Fe', definicion: '' },
      { nombre: 'Wxyz', definicion: 'Quijk wyvz' },
    ];
    let found = 0;
    for (const { nombre, definicion } of asked) {
      const likeness = (column: string, text: string) =>
        text.trim().length < 3
          ? sql`0::real`
          : sql`similarity(texto_busqueda(${sql.ref(column)}), texto_busqueda(${text}))`;
      const { rows } = await sql<{ id: number }>`select id from (
          select id, greatest(${likeness('nombre', nombre)}, ${likeness('definicion', definicion)}) as parecido
          from elementos_versiones
          where estado in ('incorporado', 'borrador', 'en-revision', 'pendiente-entidad', 'aprobado')
        ) v where parecido >= 0.5 order by parecido desc, id limit 5`.execute(kysely);
      const answered = await searchParecidos(kysely, { nombre, definicion, exceptoElementoId: null });
      expect(answered.map((row) => row.versionId)).toEqual(rows.map(({ id }) => id));
      found += rows.length;
    }
    expect(found).toBeGreaterThan(100);
  });

  it('[AREA-09] of pairs in force is what a comparison of all with all finds, kept by a job that finds nothing new again', async () => {
    const { kysely } = test.database;
    await sql`update elementos_versiones set nombre = (select nombre from elementos_versiones where estado = 'incorporado' order by id limit 1)
      where id = (select max(id) from elementos_versiones where estado = 'incorporado')`.execute(kysely);
    const run = async () => {
      await addScheduledJobs(kysely, parejasJobs, new Date());
      await runDueJob(kysely, parejasJobs, (_, error) => {
        throw error;
      });
      const { rows } =
        await sql`select una_id, otra_id, parecido from elementos_parejas order by una_id, otra_id`.execute(
          kysely,
        );
      return rows;
    };
    const found = await run();
    const { rows: expected } = await sql`
      with todas as (
        select a.id as una_id, b.id as otra_id, greatest(similarity(a.nombre_de_busqueda, b.nombre_de_busqueda),
          similarity(a.definicion_de_busqueda, b.definicion_de_busqueda)) as parecido
        from elementos_versiones a join elementos_versiones b on b.id > a.id and b.elemento_id <> a.elemento_id
        where a.rige_desde is not null and b.rige_desde is not null)
      select una_id, otra_id, round(parecido::numeric * 1000)::int as parecido from todas where parecido >= 0.85::real
      order by una_id, otra_id`.execute(kysely);
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(1);
    const [primera] = found as { otra_id: number }[];
    await sql`insert into elementos_por_comparar values (${primera?.otra_id})`.execute(kysely);
    expect(await run()).toEqual(found);
  });

  // Last: it empties a definition, as a draft has it.
  it('[AREA-06] is nothing where there are no letters, not even what has none either', async () => {
    const { kysely } = test.database;
    await sql`update elementos_versiones set definicion = ''
      where id = (select min(id) from elementos_versiones where estado = 'incorporado')`.execute(kysely);
    const asked = { nombre: '...', definicion: '---', exceptoElementoId: null };
    expect(await searchParecidos(kysely, asked)).toEqual([]);
  });
});
