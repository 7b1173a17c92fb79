import { createPublicado } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conexion, FichaServicio, VeredictoDeVersion } from '../../contract/index.ts';
import { addOperacion, addServicioPublicado } from '../../testing/add-servicio-publicado.ts';
import { findPaginaServicio } from '../formatos/pagina-servicio.queries.ts';

let test: TestApp;
let entidad: { id: number; sigla: string };
let servicioId: number;
let versionId: number;
let llave: { elementoId: number; versionId: number };
let dato: { elementoId: number; versionId: number };

const PAGINA = '/api-public/directorio';
const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `${PAGINA}/${path}`, headers });
const direccionOf = async (id: number) => {
  const { rows } = await sql<{ entidad: string; servicio: string }>`
    select entidad, servicio from directorio_direcciones where servicio_id = ${id} and vigente`.execute(
    test.database.kysely,
  );
  return `${rows[0]?.entidad}/${rows[0]?.servicio}`;
};
async function read(path: string): Promise<FichaServicio> {
  const answer = await get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  const { rows } = await sql<{ id: number; sigla: string }>`
    select id, sigla from entidades where sigla is not null and codigo_xroad is null order by id limit 1`.execute(
    kysely,
  );
  entidad = rows[0] ?? { id: 0, sigla: '' };
  llave = await createPublicado(kysely, { identificador: 'llaveFicha', nombre: 'Llave de la ficha' });
  dato = await createPublicado(kysely, {
    identificador: 'listaFicha',
    nombre: 'Lista de la ficha',
    clase: 'lista',
  });
  await sql`insert into elementos_valores (version_id, codigo, nombre, orden)
    select ${dato.versionId}, 'V' || n, 'Valor ' || n, n from generate_series(1, 25) n`.execute(kysely);
  ({ servicioId, versionId } = await addServicioPublicado(kysely, {
    nombre: 'Consulta de fichas: «vivas»',
    descripcion: 'Dice qué hay. Y algo más.',
    entidadId: entidad.id,
    pide: [llave.versionId],
    entrega: [dato.versionId],
  }));
});
afterAll(() => test.close());

describe('refusals of the page of a servicio', () => {
  it('[ROUTE-07] an unknown servicio, entidad or version has a neutral answer', async () => {
    for (const path of ['nadie/nada', `${entidad.sigla.toLowerCase()}/nada`, 'x/..%2f..%2fetc']) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('SERVICIO_NO_PUBLICADO');
    }
    const version = await get(`${await direccionOf(servicioId)}/9.9`);
    expect(version.statusCode).toBe(404);
    expect(version.json().code).toBe('VERSION_NO_PUBLICADA');
  });

  it('a version that is none is told to its field', async () => {
    const answer = await get(`${await direccionOf(servicioId)}/ultima`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles).toEqual([{ campo: 'version', mensaje: 'Escriba la versión como 1.0.' }]);
  });

  it('a servicio that left the directory has no page', async () => {
    const { kysely } = test.database;
    const { servicioId: id } = await addServicioPublicado(kysely, { entidadId: entidad.id });
    const path = await direccionOf(id);
    expect((await get(path)).statusCode).toBe(200);
    await kysely.updateTable('servicios').set({ activo: false }).where('id', '=', id).execute();
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('the page of a servicio', () => {
  it('[AREA-15] tells every field with its element, its values and its class', async () => {
    const ficha = await read(await direccionOf(servicioId));
    expect(ficha).toMatchObject({
      nombre: 'Consulta de fichas: «vivas»',
      resumen: 'Dice qué hay.',
      estado: { codigo: 'publicado-nivel-3', nivel: 3, enSuspension: false },
      version: { numero: '1.0', estado: 'publicada' },
      hechos: { pide: { total: 1, opcionales: 0 }, entrega: { total: 1, siempre: 0 } },
    });
    const [operacion] = ficha.datos.contenido?.operaciones ?? [];
    const campos = Object.fromEntries(
      operacion?.mensajes.map((mensaje) => [mensaje.papel, mensaje.campos]) ?? [],
    );
    expect(campos['peticion']?.[0]).toMatchObject({
      siempre: true,
      elemento: { identificador: 'llaveFicha', version: '1.0' },
    });
    expect(campos['respuesta']?.[0]).toMatchObject({
      permitido: 'Lista de 25 valores',
      valores: { total: 25 },
    });
    expect(campos['respuesta']?.[0]?.valores?.primeros).toHaveLength(20);
    expect(campos['respuesta']?.[0]?.elemento.direccion).toBe('/diccionario/listaFicha/1.0');
  });

  it('[AREA-15] every block says something, or what it lacks and who supplies it', async () => {
    const { rows } = await sql<{ entidad: string; servicio: string }>`
      select entidad, servicio from directorio_direcciones where vigente order by servicio_id`.execute(
      test.database.kysely,
    );
    for (const { entidad: parte, servicio } of rows.slice(0, 20)) {
      const ficha = await read(`${parte}/${servicio}`);
      for (const [name, bloque] of Object.entries(ficha))
        if (typeof bloque === 'object' && bloque !== null && 'pendiente' in bloque)
          expect(bloque.contenido !== null || (bloque.pendiente?.texto ?? '') !== '', name).toBe(true);
    }
  });

  it('says when a newer version of an element is in force, and whether it breaks', async () => {
    const { kysely } = test.database;
    await sql`update elementos_versiones set estado = 'historico', rige_hasta = now() where id = ${llave.versionId}`.execute(
      kysely,
    );
    await createPublicado(kysely, {
      identificador: 'llaveFicha',
      nombre: 'Llave de la ficha',
      elementoId: llave.elementoId,
      version: [2, 0],
    });
    const [operacion] = (await read(await direccionOf(servicioId))).datos.contenido?.operaciones ?? [];
    expect(operacion?.mensajes[0]?.campos[0]?.masReciente).toEqual({ version: '2.0', rompe: true });
  });

  it('a version has a page of its own, which warns when another one is in use', async () => {
    const { kysely } = test.database;
    await sql`update servicios_versiones set estado = 'obsoleta' where id = ${versionId}`.execute(kysely);
    const { rows } = await sql<{ id: number }>`
      insert into servicios_versiones (servicio_id, mayor, menor, estado, base_version_id)
      values (${servicioId}, 2, 0, 'publicada', ${versionId}) returning id`.execute(kysely);
    await addOperacion(kysely, rows[0]?.id ?? 0, { peticion: [], respuesta: [dato.versionId] });
    const path = await direccionOf(servicioId);
    const old = await read(`${path}/1.0`);
    expect(old.avisos[0]).toMatchObject({ tipo: 'obsoleta', direccion: `/directorio-servicios/${path}/2.0` });
    const newest = await read(path);
    expect(newest.version?.numero).toBe('2.0');
    expect(newest.cambios.contenido?.[0]).toMatchObject({
      version: '2.0',
      cambia: '1.0',
      quita: [`campo${llave.versionId}`],
    });
  });

  it('[AREA-15] tells what each version does to who uses the one it changes, by direction and in words', async () => {
    const ask = (query: string) => test.app.inject({ url: `${PAGINA}/veredictos?${query}` });
    const refused = await ask('servicio=999999');
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'SERVICIO_NO_PUBLICADO']);
    for (const query of ['', 'servicio=uno']) expect((await ask(query)).statusCode).toBe(400);
    const { kysely } = test.database;
    const { servicioId: id, versionId: primera } = await addServicioPublicado(kysely, {
      entidadId: entidad.id,
      pide: [llave.versionId],
      entrega: [dato.versionId],
    });
    expect((await ask(`servicio=${id}`)).json()).toEqual([]);
    const { rows } = await sql<{ id: number }>`
      insert into servicios_versiones (servicio_id, mayor, menor, estado, base_version_id)
      values (${id}, 2, 0, 'estandarizada', ${primera}) returning id`.execute(kysely);
    const obligatorios = [llave.versionId, dato.versionId];
    await addOperacion(kysely, rows[0]?.id ?? 0, { peticion: obligatorios, respuesta: [dato.versionId] });
    const answers = [await ask(`servicio=${id}`), await ask(`servicio=${id}`)];
    const [veredictos, again]: VeredictoDeVersion[][] = answers.map((answer) => answer.json());
    expect(veredictos).toMatchObject([
      { version: '2.0', cambia: '1.0', pide: 'rompe', lee: 'compatible', total: 1 },
    ]);
    expect(veredictos?.[0]?.frases[0]).toMatch(/es un campo nuevo y obligatorio/);
    expect(again).toEqual(veredictos);
  });

  it('[ROUTE-07] a servicio that gets another name keeps its address; an entidad that gets another sigla moves it', async () => {
    const { kysely } = test.database;
    const before = await direccionOf(servicioId);
    expect(before).toMatch(/\/consulta-de-fichas-vivas$/);
    await kysely
      .updateTable('servicios')
      .set({ nombre: 'Otro nombre del todo' })
      .where('id', '=', servicioId)
      .execute();
    expect(await direccionOf(servicioId)).toBe(before);
    await kysely.updateTable('entidades').set({ sigla: 'SIGLANUEVA' }).where('id', '=', entidad.id).execute();
    const after = await direccionOf(servicioId);
    expect(after).toBe('siglanueva/consulta-de-fichas-vivas');
    expect((await read(before)).direccion).toBe(`/directorio-servicios/${after}`);
    await kysely
      .updateTable('entidades')
      .set({ sigla: entidad.sigla })
      .where('id', '=', entidad.id)
      .execute();
    expect(await direccionOf(servicioId)).toBe(before);
  });

  it('[ROUTE-07] its OID leads to the page too', async () => {
    const { kysely } = test.database;
    const { servicioId: id } = await addServicioPublicado(kysely, { entidadId: entidad.id });
    await sql`insert into oid_nodos (oid, padre_oid, arco, nombre, tipo, objeto_id)
      select oid || '.987654', oid, 987654, 'servicio', 'servicio', ${id}::int from oid_nodos where tipo = 'raiz' order by oid limit 1`.execute(
      kysely,
    );
    const { oid } = await kysely
      .selectFrom('oid_nodos')
      .select('oid')
      .where('arco', '=', 987654)
      .executeTakeFirstOrThrow();
    const ficha = await read(`oid/${oid}`);
    expect([ficha.servicioId, ficha.direccion]).toEqual([
      id,
      `/directorio-servicios/${await direccionOf(id)}`,
    ]);
    const pagina = await findPaginaServicio(kysely, { entidad: 'oid', servicio: oid });
    expect(pagina?.servicioId).toBe(id);
    for (const other of ['2.999', `${oid}.1`, 'uno', `${oid}.`])
      expect((await get(`oid/${other}`)).statusCode).toBe(404);
  });

  it('two names that would be one address are two, and words of the site are none', async () => {
    const { kysely } = test.database;
    const add = (nombre: string) => addServicioPublicado(kysely, { nombre, entidadId: entidad.id });
    const [one, other, reserved] = [await add('Café, té'), await add('Cafe te'), await add('Conectarse')];
    expect(await direccionOf(one.servicioId)).toMatch(/\/cafe-te$/);
    expect(await direccionOf(other.servicioId)).toMatch(/\/cafe-te-2$/);
    expect(await direccionOf(reserved.servicioId)).toMatch(/\/servicio-conectarse$/);
  });
});

describe('how to connect', () => {
  const connect = async (token?: string): Promise<Conexion> => {
    const answer = await test.app.inject({
      url: `/api${token ? '' : '-public'}/directorio/${servicioId}/conectarse`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  it('an unknown servicio has none', async () => {
    expect((await get('999999/conectarse')).statusCode).toBe(404);
    expect((await get('cero/conectarse')).statusCode).toBe(400);
  });

  it('[AREA-15] is computed for the visitor and for the entidad of the session, whatever the call says of it', async () => {
    const { kysely } = test.database;
    expect(await connect()).toMatchObject({ lector: 'visitante', entidad: null });
    const token = await openTestSession(kysely, '1000000003');
    const own = await sql<{ id: number }>`
      select m.entidad_id as id from membresias m join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = '1000000003' and m.estado = 'activa' order by m.id limit 1`.execute(
      kysely,
    );
    const ownId = own.rows[0]?.id ?? 0;
    await sql`update entidades set codigo_xroad = null where id = ${ownId}`.execute(kysely);
    expect(await connect(token)).toMatchObject({ lector: 'sin-xroad', entidad: { id: ownId } });
    await sql`update entidades set codigo_xroad = 'PRUEBA-4321' where id = ${ownId}`.execute(kysely);
    const member = await connect(token);
    expect(member.lector).toBe('con-xroad');
    expect(member.pasos.find(({ codigo }) => codigo === 'vinculacion')).toMatchObject({ estado: 'hecho' });
    await sql`update servicios set entidad_id = ${ownId} where id = ${servicioId}`.execute(kysely);
    expect((await connect(token)).lector).toBe('proveedora');
  });
});
