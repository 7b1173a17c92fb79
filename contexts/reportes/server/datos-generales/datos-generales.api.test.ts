import { DEPARTMENT_MAP } from '@marco/country/department-map';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatosGenerales, MiEntidad, TarjetaIndicador } from '../../contract/index.ts';
import { createCorte } from '../cortes/create-corte.ts';

let test: TestApp;
let administrador: string;
let lider: string;
/** After the last day of the demo data of tests. */
const AHORA = new Date('2026-12-05T12:00:00Z');

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  administrador = await openTestSession(kysely, '1000000001');
  lider = await openTestSession(kysely, '1000000003');
});
afterAll(() => test.close());

async function ask<Answer>(url: string, token?: string) {
  const answer = await test.app.inject({
    method: 'GET',
    url: `/api${token ? '' : '-public'}${url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.statusCode, body: answer.json<Answer>(), text: answer.body };
}

const readPagina = async () => (await ask<DatosGenerales>('/datos-generales')).body;

/** Saves a list of the parametrizer, as an administrator does. */
async function save(clave: string, valor: unknown) {
  const { body } = await ask<{ version: number }>(`/parametros/${clave}`, administrador);
  return test.app.inject({
    method: 'PUT',
    url: `/api/parametros/${clave}`,
    headers: { authorization: `Bearer ${administrador}`, 'if-match': `"${body.version}"` },
    payload: { valor },
  });
}

describe('what is refused', () => {
  it('[AREA-15] the own entidad is that of the session: nobody else has one, and no address names one', async () => {
    const { status } = await ask('/datos-generales/mi-entidad');
    expect(status).toBe(404);
    const withoutSession = await test.app.inject({ method: 'GET', url: '/api/datos-generales/mi-entidad' });
    expect(withoutSession.statusCode).toBe(401);
    const [own, named] = [
      await ask<MiEntidad>('/datos-generales/mi-entidad', lider),
      await ask<MiEntidad>('/datos-generales/mi-entidad?entidad=1&entidadId=1', lider),
    ];
    expect(named.body).toEqual(own.body);
  });

  it('[AREA-15] a session that chose no entidad yet', async () => {
    const token = await openTestSession(test.database.kysely, '1000000003', { entidad: false });
    const { status, body } = await ask<{ code: string }>('/datos-generales/mi-entidad', token);
    expect([status, body.code]).toEqual([409, 'ENTIDAD_SIN_ELEGIR']);
  });

  it.each([
    ['a tag', 'Antes <b>negrita</b>'],
    ['a link that runs something', '[pulse](javascript:alert(1))'],
  ])('[AREA-15] a text of the page with %s', async (_, texto) => {
    const answer = await save('datosGenerales.preguntas', [{ titulo: 'Una', texto, publico: 'sí' }]);
    expect(answer.statusCode).toBe(400);
  });
});

describe('the page of the general data', () => {
  it('[ROUTE-07] before the first cut it has its texts and no figure, which is not zero', async () => {
    const { corte, tarjetas, niveles, departamentos, cambios, ...textos } = await readPagina();
    expect({ corte, niveles, departamentos, cambios }).toEqual({
      corte: null,
      niveles: [],
      departamentos: [],
      cambios: [],
    });
    expect(tarjetas.map(({ actual }) => actual?.valor ?? null).every((valor) => valor === null)).toBe(true);
    for (const lista of [textos.pasos, textos.terminos, textos.documentos, textos.preguntas])
      expect(lista.length).toBeGreaterThan(3);
    expect(textos.presentacion).not.toBe('');
  });

  it('[AREA-15] its figures are those of the indicators, to the last department', async () => {
    const { kysely } = test.database;
    for (const cual of [
      { clase: 'mes', fecha: '2026-10-01' },
      { clase: 'dia', fecha: '2026-12-05' },
    ] as const)
      await kysely.transaction().execute((trx) => createCorte(trx, cual, { ahora: AHORA }));
    const pagina = await readPagina();
    const { body } = await ask<{ corte: unknown; indicadores: TarjetaIndicador[] }>('/indicadores');
    expect(pagina.corte).toEqual(body.corte);
    expect(pagina.tarjetas.length).toBeGreaterThanOrEqual(4);
    for (const tarjeta of pagina.tarjetas)
      expect(tarjeta).toEqual(body.indicadores.find(({ codigo }) => codigo === tarjeta.codigo));
    const total = body.indicadores.find(({ codigo }) => codigo === 'IND-04')?.actual?.valor?.valor;
    expect(pagina.niveles.reduce((suma, { cantidad }) => suma + cantidad, 0)).toBe(total);

    const { rows } = await sql<{ servicios: number; entidades: number }>`
      select (select count(*)::int from directorio_servicios d where d.estado = 'publicado-nivel-3'
          and d.departamento_codigo is not null) as servicios,
        (select count(*)::int from entidades e where e.departamento_codigo is not null
          and exists (select from membresias m where m.entidad_id = e.id and m.estado = 'activa')) as entidades`.execute(
      kysely,
    );
    const add = (campo: 'servicios' | 'entidades') =>
      pagina.departamentos.reduce((suma, departamento) => suma + departamento[campo], 0);
    expect({ servicios: add('servicios'), entidades: add('entidades') }).toEqual(rows[0]);
    expect(add('servicios')).toBeGreaterThan(0);
    // Every department has its tile, and every tile its department.
    expect(pagina.departamentos.map(({ codigo }) => codigo).toSorted()).toEqual(
      DEPARTMENT_MAP.tiles.map(({ id }) => id).toSorted(),
    );
  });

  it('[AREA-15] what changed in the month is what the explanations of the indicators tell', async () => {
    const { cambiosDesde, cambios } = await readPagina();
    expect(cambiosDesde).toBe('2026-10');
    const { body } = await ask<{ partes: { tipo: string; hasta: string | null; cantidad: number }[] }>(
      '/indicadores/IND-04/explicacion?desde=2026-10&hasta=hoy',
    );
    const llegaron = body.partes.filter(
      ({ tipo, hasta }) => tipo !== 'salieron' && hasta === 'publicado-nivel-3',
    );
    const dicho = cambios.find(({ texto }) => texto.endsWith('al nivel 3'))?.cantidad ?? 0;
    expect(dicho).toBe(llegaron.reduce((suma, { cantidad }) => suma + cantidad, 0));
  });

  it('[AREA-15] a text that is saved in the parametrizer holds from the next petition on; one that is not published is not sent', async () => {
    const { preguntas } = await readPagina();
    const otras = [
      { titulo: '¿Segunda?', texto: 'Vea [el mapa](/mapa-solo-una-vez).', publico: 'sí' },
      { titulo: '¿Escondida?', texto: 'Todavía no.', publico: 'no' },
    ];
    expect((await save('datosGenerales.preguntas', otras)).statusCode).toBe(200);
    const { body, text } = await ask<DatosGenerales>('/datos-generales');
    expect(body.preguntas).toEqual([{ titulo: '¿Segunda?', texto: 'Vea [el mapa](/mapa-solo-una-vez).' }]);
    expect(text).not.toContain('Escondida');
    await save(
      'datosGenerales.preguntas',
      preguntas.map((pregunta) => ({ ...pregunta, publico: 'sí' })),
    );
    expect((await readPagina()).preguntas).toEqual(preguntas);
  });

  it('[AREA-15] it tells the last elements, servicios and actas, the newest first, and each has its page', async () => {
    const { ultimos } = await readPagina();
    const { rows } = await sql<{ actas: number }>`
      select least(count(*), 5)::int as actas from actas where estado = 'sellada'`.execute(
      test.database.kysely,
    );
    expect(ultimos.actas).toHaveLength(rows[0]?.actas ?? -1);
    expect(ultimos.elementos.length).toBeGreaterThan(0);
    for (const lista of [ultimos.elementos, ultimos.servicios, ultimos.actas]) {
      const momentos = lista.map(({ momento }) => momento);
      expect(momentos).toEqual(momentos.toSorted().reverse());
    }
    expect(ultimos.elementos[0]?.url).toMatch(/^\/diccionario\//);
  });
});

describe('the own entidad', () => {
  it('[AREA-15] a leader reads the records of the own entidad and no other, with what lacks and who writes it', async () => {
    const { kysely } = test.database;
    const { status, body, text } = await ask<MiEntidad>('/datos-generales/mi-entidad', lider);
    expect(status).toBe(200);
    const { rows } = await sql<{ id: number; nit: string; servicios: number; tramites: number }>`
      select e.id, e.nit,
        (select count(*)::int from servicios s where s.entidad_id = e.id and s.activo) as servicios,
        (select count(*)::int from tramites t where t.entidad_id = e.id and t.activo) as tramites
      from entidades e join membresias m on m.entidad_id = e.id join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = '1000000003' and m.estado = 'activa' order by m.id limit 1`.execute(
      kysely,
    );
    expect({
      id: body.id,
      nit: body.nit,
      servicios: body.servicios.total,
      tramites: body.tramites.total,
    }).toEqual(rows[0]);
    expect(body.responsables.map(({ rol }) => rol)).toContain('Líder de interoperabilidad');
    // Names and posts, and nothing else of people.
    expect(text).not.toMatch(/1000000003|@/);
    expect(body.solicitudes).not.toBeNull();
    const faltan = body.datos.filter(({ esta }) => !esta);
    expect(body.completitud).toBe(
      Math.floor(((body.datos.length - faltan.length) * 100) / body.datos.length),
    );
    // The leader writes the contact, the ministry the rest.
    const urlDe = (nombre: string) => body.datos.find((dato) => dato.nombre === nombre)?.url;
    expect([urlDe('Sitio web'), urlDe('Sector')]).toEqual([`/app/admin/entities/${body.id}/edit`, null]);
  });

  it('[AREA-15] what the rol does not read is left out', async () => {
    const { kysely } = test.database;
    const token = await openTestSession(kysely, '1000000010');
    const { body } = await ask<MiEntidad>('/datos-generales/mi-entidad', token);
    const { rows } = await sql<{ permisos: string[] }>`
      select coalesce(array_agg(f.codigo), '{}') as permisos from roles_permisos p
        join subfuncionalidades f on f.id = p.subfuncionalidad_id join roles r on r.id = p.rol_id
      where r.codigo = 'gestor-privada' and p.accion = 'consultar'`.execute(kysely);
    const permisos = rows[0]?.permisos ?? [];
    expect([body.solicitudes !== null, body.acuerdos !== null, body.compromisos !== null]).toEqual(
      ['solicitudes', 'acuerdos', 'mesas'].map((recurso) => permisos.includes(recurso)),
    );
  });
});
