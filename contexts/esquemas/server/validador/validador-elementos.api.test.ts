import { createPublicado } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ElementoValidable } from '../../contract/index.ts';
import { createValidadorCalls } from '../../testing/validador-calls.ts';
import { writeMensajeJson, writeMensajeXml } from '../esquemas/write-mensaje.ts';

let test: TestApp;
let base: string;
let calls: ReturnType<typeof createValidadorCalls>;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  base = test.app.listeningOrigin;
  calls = createValidadorCalls(test);
});
afterAll(() => test.close());

describe('elements of the registry', () => {
  it('a node leads to its element and version of the dictionary', async () => {
    const { rows } = await sql<{
      nodo: string;
      identificador: string;
      version: string;
      oid: string;
      raiz: string;
      id: number;
    }>`
      select coalesce(k.nombre_local, e.identificador) as nodo, e.identificador, v.mayor || '.' || v.menor as version,
        v.oid, c.oid as raiz, c.id
      from elementos_componentes k join elementos_versiones v on v.id = k.componente_version_id
      join elementos_de_dato e on e.id = v.elemento_id
      join elementos_versiones c on c.id = k.version_id and c.estado = 'incorporado' and c.modelo = 'secuencia'
      where e.tipo = 'simple' and v.tipo_dato <> 'cadena' and k.ocurrencia_minima > 0
      order by c.id, k.orden limit 1`.execute(test.database.kysely);
    const [parte] = rows;
    if (!parte) throw new Error('The registry has no composite with a number or a date.');
    const { clausura, mensaje } = await calls.openClausura(parte.id);
    const texto = writeMensajeXml(clausura, parte.id, mensaje);
    const roto = texto.replace(new RegExp(`(<(?:\\w+:)?${parte.nodo}>)[^<]*`), '$1***');
    expect(roto).not.toBe(texto);
    const informe = await calls.validate(roto, `elemento=${parte.raiz}`);
    const nodo = informe.nodos.find(({ nombre }) => nombre.endsWith(parte.nodo));
    expect(nodo?.elemento).toMatchObject({
      identificador: parte.identificador,
      version: parte.version,
      oid: parte.oid,
    });
  });

  it('an element is named by its identificador, its OID or the OID of its version; the count says which', async () => {
    const [
      { id, identificador, elemento_oid, oid, version } = {
        id: 0,
        identificador: '',
        elemento_oid: '',
        oid: '',
        version: '',
      },
    ] = await calls.listVigentes();
    const { clausura, mensaje } = await calls.openClausura(id);
    const texto = writeMensajeXml(clausura, id, mensaje);
    await sql`delete from validaciones`.execute(test.database.kysely);
    for (const query of [
      `elemento=${identificador}`,
      `elemento=${identificador.toUpperCase()}&version=${version}`,
      `elemento=${elemento_oid}`,
      `elemento=${oid}`,
    ])
      expect((await calls.validate(texto, query)).resultado).toBe('valido');
    const filas = await test.database.kysely.selectFrom('validaciones').selectAll().execute();
    expect(filas.map(({ version_id, esquema, resultado }) => [version_id, esquema, resultado])).toEqual(
      Array(4).fill([id, 'elemento', 'valido']),
    );
  });

  it.each([
    ['in force holds today', 'incorporado', null, '2020-12-31', '2999-01-01'],
    ['of the past held on its last day', 'historico', '2020-06-01T12:00:00Z', '2020-05-31', '2020-06-02'],
  ] as const)(
    '[API-04] a list takes the values that its version %s, in its schemas as in its validation',
    async (_name, estado, rigeHasta, hasta, desde) => {
      const { kysely } = test.database;
      const publicado = await createPublicado(kysely, {
        identificador: `codVigencia${estado}`,
        nombre: 'Código con vigencia',
        clase: 'lista',
        estado,
      });
      const { versionId, elementoId, oid } = publicado;
      await kysely
        .updateTable('elementos_versiones')
        .set({ rige_desde: '2019-01-01T12:00:00Z', rige_hasta: rigeHasta, ejemplos: ['A'] })
        .where('id', '=', versionId)
        .execute();
      const valor = (codigo: string, vigente_desde: string | null, vigente_hasta: string | null) => ({
        version_id: versionId,
        codigo,
        nombre: codigo,
        vigente_desde,
        vigente_hasta,
        orden: 1,
      });
      await kysely
        .insertInto('elementos_valores')
        .values([
          valor('A', null, null),
          valor('U', null, rigeHasta?.slice(0, 10) ?? '2999-12-31'),
          valor('V', null, hasta),
          valor('W', desde, null),
        ])
        .execute();
      const esquema = `/api-public/elemento-dato/esquema/${elementoId}/1.0`;
      expect((await test.app.inject(`${esquema}/json`)).json().enum).toEqual(['A', 'U']);
      const { archivos } = (await test.app.inject(`${esquema}/xsd/vista`)).json();
      const xsd = JSON.stringify(archivos);
      expect(['A', 'U', 'V', 'W'].filter((codigo) => xsd.includes(`value=\\"${codigo}\\"`))).toEqual([
        'A',
        'U',
      ]);
      const { clausura, mensaje } = await calls.openClausura(versionId);
      const xml = writeMensajeXml(clausura, versionId, mensaje);
      const json = writeMensajeJson(clausura, mensaje);
      for (const [codigo, resultado] of [
        ['A', 'valido'],
        ['U', 'valido'],
        ['V', 'invalido'],
        ['W', 'invalido'],
      ] as const)
        for (const texto of [xml.replace('>A<', `>${codigo}<`), json.replace('"A"', `"${codigo}"`)])
          expect([texto, (await calls.validate(texto, `elemento=${oid}`)).resultado]).toEqual([
            texto,
            resultado,
          ]);
    },
  );

  it('a version nobody may read yet is none', async () => {
    const borrador = await test.database.kysely
      .selectFrom('elementos_versiones')
      .select('oid')
      .where('estado', 'in', ['borrador', 'en-revision', 'aprobado'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const form = new FormData();
    form.append('mensaje', new Blob(['<a/>']), 'a.xml');
    const answer = await fetch(`${base}/api-public/validador?elemento=${borrador.oid}`, {
      method: 'POST',
      body: form,
    });
    expect(answer.status).toBe(404);
  });

  it('are suggested by the beginning of their names, with their versions', async () => {
    const [{ identificador } = { identificador: '' }] = await calls.listVigentes();
    for (const texto of [identificador.slice(0, 5), identificador.toUpperCase()]) {
      const answer = await test.app.inject(`/api-public/validador/elementos?texto=${texto}`);
      const elementos: ElementoValidable[] = answer.json();
      expect(elementos.length).toBeLessThanOrEqual(8);
      expect(elementos.map((elemento) => elemento.identificador)).toContain(identificador);
      for (const { versiones } of elementos) expect(versiones[0]).toMatch(/^\d+\.\d+$/);
    }
    const ninguno = await test.app.inject('/api-public/validador/elementos?texto=%25');
    expect(ninguno.json()).toEqual([]);
  });

  it('with a session too', async () => {
    const token = await openTestSession(test.database.kysely, '1000000010');
    const answer = await test.app.inject({
      url: '/api/validador/elementos',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
  });
});
