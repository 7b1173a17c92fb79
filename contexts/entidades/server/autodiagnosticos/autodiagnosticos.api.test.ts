import { findLastAudit, openTestSession } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Autodiagnostico } from '../../contract/index.ts';
import { type AdministracionSite, startAdministracionSite } from '../../testing/administracion-site.ts';

let site: AdministracionSite;
let funcionario: string;
beforeAll(async () => {
  site = await startAdministracionSite();
  funcionario = await openTestSession(site.test.database.kysely, '1000000004');
  // The funcionario of the demo, for once in the entidad of the leader.
  await sql`update membresias set entidad_id = ${site.cancilleria} where id = (select min(m.id) from membresias m
    join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '1000000004' and m.estado = 'activa')`.execute(
    site.test.database.kysely,
  );
});
afterAll(() => site.test.close());

interface Llamada {
  readonly token?: string;
  readonly version?: number;
  readonly payload?: object;
}

function call(method: 'GET' | 'POST' | 'PUT', path: string, { token, version, payload }: Llamada = {}) {
  return site.test.app.inject({
    method,
    url: `/api/autodiagnostico${path}`,
    headers: {
      authorization: `Bearer ${token ?? site.leader}`,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload ? { payload } : {}),
  });
}

const read = async (token = site.leader): Promise<Autodiagnostico> =>
  (await call('GET', '', { token })).json();
const answer = (criterio: string, grado: number | null, evidencia = '') => ({ criterio, grado, evidencia });
const save = (respuestas: readonly object[], version: number, token = site.leader) =>
  call('PUT', '', { token, version, payload: { respuestas } });
const present = (version: number, token = site.leader) => call('POST', '/presentar', { token, version });
const codesOf = ({ modelos, modelo }: Autodiagnostico) =>
  (modelos.find(({ version }) => version === modelo)?.criterios ?? []).map(({ codigo }) => codigo);

describe('the self-assessment of the own entidad', () => {
  it('[AREA-09] has thirteen criteria of four domains, each with five grades in words', async () => {
    const { modelos, borrador, respuestas, version, presentados } = await read();
    expect([borrador, respuestas, version, presentados]).toEqual([null, [], 0, []]);
    const criterios = modelos[0]?.criterios ?? [];
    expect(criterios).toHaveLength(13);
    expect(new Set(criterios.map(({ dominio }) => dominio)).size).toBe(4);
    expect(criterios.every(({ grados }) => new Set(grados).size === 5)).toBe(true);
  });

  it('[AREA-09] refuses what the model has not, what is answered twice, and another grade', async () => {
    const [primero = ''] = codesOf(await read());
    for (const [respuestas, campo] of [
      [[answer('inventado', 1)], 'respuestas.0.criterio'],
      [[answer(primero, 1), answer(primero, 2)], 'respuestas.1.criterio'],
      [[answer(primero, 6)], 'respuestas.0.grado'],
      [[answer(primero, 1, 'x'.repeat(501))], 'respuestas.0.evidencia'],
    ] as const) {
      const refused = await save(respuestas, 0);
      expect([refused.statusCode, refused.json().detalles?.[0]?.campo]).toEqual([400, campo]);
    }
    expect((await read()).version).toBe(0);
  });

  it('[AREA-09] is written by the people of the entidad over the version they saw, and by nobody else', async () => {
    const [primero = '', segundo = ''] = codesOf(await read());
    expect((await save([answer(primero, 2)], 0, site.admin)).statusCode).toBe(403);
    const saved = await save([answer(primero, 2, 'Acta del comité')], 0, funcionario);
    expect(saved.json()).toMatchObject({
      version: 1,
      respuestas: [answer(primero, 2, 'Acta del comité')],
      borrador: { guardadoPor: expect.any(String) },
    });
    expect((await save([answer(segundo, 3)], 0)).json()).toMatchObject({
      code: 'VERSION_DISTINTA',
      actual: { version: 1 },
    });
    // The others stay; an answer that says the same is no change.
    expect((await save([answer(segundo, 3)], 1)).json()).toMatchObject({
      version: 2,
      respuestas: [{ criterio: primero }, { criterio: segundo, grado: 3 }],
    });
    expect((await save([answer(segundo, 3)], 2)).json()).toMatchObject({ version: 2 });
    expect((await save([answer(segundo, null)], 2)).json()).toMatchObject({
      version: 3,
      respuestas: [{ criterio: primero }],
    });
    expect(await findLastAudit(site.test.database.kysely, 'responder-autodiagnostico')).toMatchObject({
      result: 'exito',
      object_id: String(site.cancilleria),
      detail: { criterios: [segundo] },
    });
  });

  it('[AREA-09] is not presented while a criterion lacks, by a funcionario, or without the version', async () => {
    const actual = await read();
    const refused = await present(actual.version);
    expect(refused.json()).toMatchObject({ status: 409, code: 'AUTODIAGNOSTICO_INCOMPLETO' });
    const nombres = actual.modelos[0]?.criterios.slice(1).map(({ nombre }) => `«${nombre}»`);
    const faltantes = [`Falta responder: ${nombres?.join(', ')}.`];
    expect(refused.json().detalles.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual(faltantes);
    expect(actual.permisos.presentar.reasons).toEqual(faltantes);
    expect((await present(actual.version, funcionario)).statusCode).toBe(403);
    expect((await call('POST', '/presentar')).statusCode).toBe(428);
  });

  it('[AREA-09] once presented never changes; the next one begins over a later version', async () => {
    const before = await read();
    const todas = codesOf(before).map((codigo, at) => answer(codigo, (at % 5) + 1));
    const { version } = (await save(todas, before.version)).json();
    const presented = (await present(version)).json();
    expect(presented).toMatchObject({
      version: version + 1,
      borrador: null,
      respuestas: [],
      presentados: [{ nivel: 2, modelo: 1, respuestas: todas }],
    });
    const { kysely } = site.test.database;
    const id = presented.presentados[0].id;
    await expect(
      kysely.updateTable('autodiagnosticos').set({ version: 99 }).where('id', '=', id).execute(),
    ).rejects.toThrow(/does not change/);
    await expect(
      kysely.deleteFrom('autodiagnosticos_respuestas').where('autodiagnostico_id', '=', id).execute(),
    ).rejects.toThrow(/does not change/);
    // A page left open writes into no later one.
    expect((await save([answer(codesOf(before)[0] ?? '', 5)], version)).statusCode).toBe(412);
    const next = (await save([answer(codesOf(before)[0] ?? '', 5)], version + 1)).json();
    expect(next).toMatchObject({ version: version + 2, presentados: [{ id }], borrador: {} });
  });

  it('[AREA-09] of an entidad is read by the ministry without its draft, and by no other entidad', async () => {
    const readOf = (id: number, token: string) =>
      site.test.app.inject({
        url: `/api/autodiagnosticos/${id}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await readOf(site.mintic, site.leader)).json()).toMatchObject({
      status: 404,
      code: 'AUTODIAGNOSTICO_INEXISTENTE',
    });
    expect((await readOf(999_999, site.admin)).statusCode).toBe(404);
    const told = (await readOf(site.cancilleria, site.admin)).json();
    expect(told).toMatchObject({ presentados: [{ nivel: 2 }], modelos: [{ version: 1 }] });
    expect(Object.keys(told).sort()).toEqual(['entidad', 'modelos', 'presentados']);
  });
});
