import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let administrador: string;
beforeAll(async () => {
  test = await startTestApp();
  administrador = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(() => test.close());

async function findServicio(nombre: string) {
  return test.database.kysely
    .selectFrom('servicios')
    .select(['id', 'entidad_id'])
    .where('nombre', '=', nombre)
    .executeTakeFirstOrThrow();
}

async function read(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url,
    ...(url.startsWith('/api/') ? { headers: { authorization: `Bearer ${administrador}` } } : {}),
    ...(payload ? { payload } : {}),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Names of servicios of the demonstration, whether each came with its level, and why. */
const IMPORTADOS = [
  ['Consulta de pasaportes vigentes', true, 'stands at level 3, which nobody asks for yet'],
  ['Historial de pasaportes expedidos', true, 'stands at level 2, and no request certified any level'],
  ['Consulta de información catastral', true, 'stands at level 2, and level 1 alone was certified'],
  ['Carné de vacunación digital', true, 'stands at level 1, and no request certified it'],
  ['Citas consulares para pasaporte', false, 'stands at level 1, as a request certified it'],
  ['Agenda de citas de pasaporte', false, 'has no level'],
] as const;

describe('a servicio that came with its level', () => {
  it.each(IMPORTADOS)(
    '[AREA-05] is told by what its requests certified: %s, %s, because it %s',
    async (nombre, importado) => {
      const { id, entidad_id: entidadId } = await findServicio(nombre);
      expect(await read('GET', `/api/servicios/${id}`)).toMatchObject({ nombre, importado });
      const { servicios } = await read('POST', '/api/servicios/entidad', { entidadId, tamano: 100 });
      expect(servicios).toContainEqual(expect.objectContaining({ servicioId: id, importado }));
    },
  );

  it('[AREA-05] is told to everybody who looks at the servicios of an element', async () => {
    const { id: elementoId } = await test.database.kysely
      .selectFrom('elementos_de_dato')
      .select('id')
      .where('identificador', '=', 'identificacionPersona')
      .executeTakeFirstOrThrow();
    const { servicios } = await read('POST', '/api-public/servicios/elemento', { elementoId, tamano: 100 });
    for (const nombre of ['Consulta de pasaportes vigentes', 'Citas consulares para pasaporte'])
      expect(servicios).toContainEqual(
        expect.objectContaining({ nombre, importado: nombre.startsWith('Consulta') }),
      );
  });

  it('[AREA-05] no more, once a request of its level is certified', async () => {
    const { kysely } = test.database;
    const { id, entidad_id: entidadId } = await findServicio('Historial de pasaportes expedidos');
    const { id: estado } = await kysely
      .selectFrom('estados_solicitud')
      .select('id')
      .where('codigo', '=', 'certificada')
      .executeTakeFirstOrThrow();
    const { id: solicitante } = await kysely.selectFrom('usuarios').select('id').executeTakeFirstOrThrow();
    const add = (nivel: number) =>
      kysely
        .insertInto('solicitudes')
        .values({
          nivel,
          tipo: 'nueva',
          estado_id: estado,
          entidad_id: entidadId,
          solicitante_id: solicitante,
          servicio_id: id,
          servicio_nombre: 'Historial de pasaportes expedidos',
        })
        .execute();
    await add(1);
    expect(await read('GET', `/api/servicios/${id}`)).toMatchObject({ importado: true });
    await add(2);
    expect(await read('GET', `/api/servicios/${id}`)).toMatchObject({ importado: false });
  });
});
