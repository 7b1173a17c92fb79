import { type NamedRows, writeAudit } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifests } from './manifests.ts';
import { joins } from './modules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('names of the objects of the audit trail', () => {
  it('[AREA-12] each type and each field belongs to one context, or they say the same', () => {
    const said = new Map<string, string | NamedRows>();
    const repeated = manifests.flatMap(({ nombres: { objects = {}, fields = {} } = {} }) =>
      [...Object.entries(objects), ...Object.entries(fields)].filter(([key, value]) => {
        const known = said.get(key) ?? value;
        said.set(key, known);
        return known !== value;
      }),
    );
    expect(repeated).toEqual([]);
  });

  it('[AREA-12] a field holds ids of a type that has names', () => {
    const { objects, fields } = joins.nombres;
    expect(Object.values(fields).filter((type) => !Object.hasOwn(objects, type))).toEqual([]);
  });

  it.each(Object.keys(joins.nombres.objects))('[AREA-12] are found for the type %s', async (objectType) => {
    const { kysely } = test.database;
    const rows = joins.nombres.objects[objectType];
    if (!rows) throw new Error('The type is one of them.');
    const { rows: found } = await sql<{ id: string; nombre: string | null }>`
      select t.${sql.ref(rows.id)}::text as id, ${rows.name} as nombre from ${rows.from}
      where t.${sql.ref(rows.id)} is not null order by 1 limit 1`.execute(kysely);
    const objectId = found[0]?.id ?? (rows.idType === 'uuid' ? crypto.randomUUID() : '1');
    await writeAudit(
      kysely,
      { actor: null, address: '10.0.0.9', correlationId: `nombres-${objectType}` },
      { action: 'probar-nombres', result: 'exito', objectType, objectId, detail: {} },
    );
    const { id } = await kysely
      .selectFrom('audit_events')
      .select('id')
      .where('correlation_id', '=', `nombres-${objectType}`)
      .executeTakeFirstOrThrow();
    const token = await openTestSession(kysely, '1000000011');
    const { statusCode, body } = await test.app.inject({
      url: `/api/servicioauditoria/eventos/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode, body).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ objeto: found[0]?.nombre ?? null });
  });
});

describe('own data', () => {
  it('[GEN-02] tell of every column that names a person, or it is said why not', async () => {
    const declared = manifests.flatMap(
      ({ datosPropios: { sections = [], inTrail = [], untold = [] } = {} }) => [
        ...sections.flatMap(({ columns = [] }) => columns),
        ...inTrail,
        ...untold,
      ],
    );
    const { rows } = await sql<{ columna: string }>`
      select r.relname || '.' || a.attname as columna from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'usuarios'::regclass`.execute(test.database.kysely);
    expect(rows.map(({ columna }) => columna).toSorted()).toEqual(declared.toSorted());
  });

  it('[GEN-02] have one section of each key, each at a place of its own', () => {
    const { seccionesPropias: secciones } = joins;
    expect(new Set(secciones.map(({ key }) => key)).size).toBe(secciones.length);
    expect(new Set(secciones.map(({ order }) => order)).size).toBe(secciones.length);
  });
});
