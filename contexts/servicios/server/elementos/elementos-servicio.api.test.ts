import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let consultant: string;
let leader: string;
let elemento: number;
let borrador: number;
let servicio: number;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  consultant = await openTestSession(kysely, '1000000002');
  leader = await openTestSession(kysely, '1000000003');
  const findElemento = async (identificador: string) =>
    (
      await kysely
        .selectFrom('elementos_de_dato')
        .select('id')
        .where('identificador', '=', identificador)
        .executeTakeFirstOrThrow()
    ).id;
  elemento = await findElemento('codSexo');
  borrador = await findElemento('horaAtencion');
  servicio = (
    await kysely
      .selectFrom('servicios')
      .select('id')
      .where('nombre', '=', 'Carné de vacunación digital')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => test.close());

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, token?: string) {
  return test.app.inject({
    method,
    url: token === undefined ? `/api-public/${path}` : `/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}
const list = async (elementoId: number, token?: string) =>
  (await call('POST', 'servicios/elemento', { elementoId }, token)).json();
const link = (body: object, token = consultant) => call('POST', 'servicios/elementos', body, token);

describe('services that use an element', () => {
  it('refuses who does not edit elements, and what does not exist or is not in force', async () => {
    const body = { idServicio: servicio, idElemento: elemento, sentido: 'salida' };
    expect((await link(body, leader)).statusCode).toBe(403);
    const missing = await link({ ...body, idServicio: 999_999 });
    expect(missing.json().detalles).toEqual([
      { campo: 'idServicio', mensaje: 'El servicio no existe o está inactivo.' },
    ]);
    const draft = await link({ ...body, idElemento: borrador });
    expect(draft.json().detalles).toEqual([
      { campo: 'idElemento', mensaje: 'El elemento no tiene una versión incorporada al lenguaje común.' },
    ]);
    expect((await call('DELETE', `servicios/elementos/${servicio}/1`, undefined, leader)).statusCode).toBe(
      403,
    );
    expect((await list(elemento)).total).toBe(0);
  });

  it('links the version in force, once, and takes it out again, audited', async () => {
    const body = { idServicio: servicio, idElemento: elemento, sentido: 'salida' };
    const linked = (await link(body)).json();
    expect(linked).toMatchObject({ servicioId: servicio, version: '1.1', sentido: 'salida' });
    const again = await link(body);
    expect([again.statusCode, again.json().mensaje]).toEqual([
      409,
      'El servicio ya usa esta versión del elemento.',
    ]);
    const shown = await list(elemento);
    expect(shown).toMatchObject({
      total: 1,
      editable: false,
      servicios: [{ ...linked, editable: false }],
    });
    expect(shown.porEstado).toEqual([
      expect.objectContaining({ nombre: 'Estandarizado Nivel 1', cantidad: 1 }),
    ]);
    expect((await list(elemento, consultant)).editable).toBe(true);
    const path = `servicios/elementos/${servicio}/${linked.idVersion}`;
    expect((await call('DELETE', path, undefined, consultant)).json()).toEqual(linked);
    expect((await call('DELETE', path, undefined, consultant)).statusCode).toBe(404);
    expect((await list(elemento)).total).toBe(0);
    const events = await test.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'result'])
      .where('object_type', '=', 'servicio')
      .where('object_id', '=', String(servicio))
      .where('result', '=', 'exito')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'vincular-elemento-servicio',
      'desvincular-elemento-servicio',
    ]);
  });

  it('[AREA-06] what is taken out of a servicio leaves its messages in work, and moves up what stood in it', async () => {
    const { kysely } = test.database;
    const campos = () =>
      kysely
        .selectFrom('servicios_mensajes_campos as c')
        .innerJoin('servicios_mensajes as m', 'm.id', 'c.mensaje_id')
        .innerJoin('servicios_operaciones as o', 'o.id', 'm.operacion_id')
        .innerJoin('servicios_versiones as v', 'v.id', 'o.version_id')
        .innerJoin('servicios as s', 's.id', 'v.servicio_id')
        .where('s.nombre', '=', 'Consulta de pasaportes vigentes')
        .where('m.papel', '=', 'respuesta')
        .select(['c.id', 'c.mensaje_id', 'c.padre_id', 'c.elemento_version_id', 'v.servicio_id']);
    const [padre, hijo] = await campos().orderBy('c.id').execute();
    if (!padre || !hijo) throw new Error('The demonstration has no such messages.');
    await kysely
      .updateTable('servicios_versiones')
      .set({ estado: 'en-elaboracion' })
      .where('servicio_id', '=', padre.servicio_id)
      .execute();
    await kysely
      .updateTable('servicios_elementos')
      .set({ certificado: false })
      .where('servicio_id', '=', padre.servicio_id)
      .execute();
    expect(hijo.mensaje_id).toBe(padre.mensaje_id);
    await kysely
      .updateTable('servicios_mensajes_campos')
      .set({ padre_id: padre.id })
      .where('id', '=', hijo.id)
      .execute();
    const path = `servicios/elementos/${padre.servicio_id}/${padre.elemento_version_id}`;
    expect((await call('DELETE', path, undefined, consultant)).statusCode).toBe(200);
    const quedan = await campos().execute();
    expect(quedan.map(({ elemento_version_id }) => elemento_version_id)).not.toContain(
      padre.elemento_version_id,
    );
    expect(quedan.find(({ id }) => id === hijo.id)?.padre_id).toBeNull();
  });

  it('[AREA-06] who edits elements for an entity is offered and allowed its services alone', async () => {
    const { kysely } = test.database;
    const { entidad_id: propia, rol_id } = await kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .innerJoin('roles as r', 'r.id', 'm.rol_id')
      .select(['m.entidad_id', 'r.id as rol_id'])
      .where('u.numero_identificacion', '=', '1000000003')
      .where('m.estado', '=', 'activa')
      .executeTakeFirstOrThrow();
    const { id: recurso } = await kysely
      .selectFrom('subfuncionalidades')
      .select('id')
      .where('codigo', '=', 'elementos-de-dato')
      .executeTakeFirstOrThrow();
    const grant = { rol_id, subfuncionalidad_id: recurso };
    await kysely
      .insertInto('roles_permisos')
      .values({ ...grant, accion: 'editar' })
      .execute();
    const editor = await openTestSession(kysely, '1000000003');
    const findServicio = async (own: boolean) =>
      (
        await kysely
          .selectFrom('servicios')
          .select('id')
          .where('activo', '=', true)
          .where('entidad_id', own ? '=' : '<>', propia)
          .orderBy('id')
          .limit(1)
          .executeTakeFirstOrThrow()
      ).id;
    const [suyo, ajeno] = [await findServicio(true), await findServicio(false)];
    const suggest = async (id: number, token?: string) => {
      const { nombre } = await kysely
        .selectFrom('servicios')
        .select('nombre')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const query = `keyword=${encodeURIComponent(nombre)}&vinculables=true`;
      const found = (await call('GET', `servicios/finderTopFive?${query}`, undefined, token)).json();
      return found.some(({ servicioId }: Record<string, unknown>) => servicioId === id);
    };
    expect([await suggest(suyo, editor), await suggest(ajeno, editor)]).toEqual([true, false]);
    expect([await suggest(suyo, consultant), await suggest(ajeno, consultant)]).toEqual([true, true]);
    expect([await suggest(suyo), await suggest(ajeno)]).toEqual([false, false]);
    const body = { idElemento: elemento, sentido: 'salida' };
    expect((await link({ ...body, idServicio: ajeno }, editor)).json()).toMatchObject({
      status: 403,
      code: 'SERVICIO_DE_OTRA_ENTIDAD',
      detalles: [
        {
          mensaje:
            'Solo la entidad del servicio y el ministerio cambian los elementos que usa; usted trabaja por otra entidad.',
        },
        { mensaje: 'Puede cambiarlo: el personal de la entidad del servicio, Consultor MinTIC.' },
      ],
    });
    const linked = (await link({ ...body, idServicio: suyo }, editor)).json();
    expect(linked).toMatchObject({ servicioId: suyo, editable: true });
    expect((await link({ ...body, idServicio: ajeno })).json()).toMatchObject({ editable: true });
    const shown = await list(elemento, editor);
    expect(shown.editable).toBe(true);
    const offered = shown.servicios.map(({ servicioId, editable }: Record<string, unknown>) => [
      servicioId,
      editable,
    ]);
    expect(offered.toSorted()).toEqual(
      [
        [suyo, true],
        [ajeno, false],
      ].toSorted(),
    );
    const path = `servicios/elementos/${ajeno}/${linked.idVersion}`;
    expect((await call('DELETE', path, undefined, editor)).statusCode).toBe(403);
    for (const id of [suyo, ajeno])
      await call('DELETE', `servicios/elementos/${id}/${linked.idVersion}`, undefined, consultant);
    expect((await list(elemento)).total).toBe(0);
    await kysely
      .deleteFrom('roles_permisos')
      .where('rol_id', '=', rol_id)
      .where('accion', '=', 'editar')
      .where('subfuncionalidad_id', '=', recurso)
      .execute();
  });

  it('pages the services of an element many use, in Spanish order, and counts each once by state', async () => {
    const { id } = await test.database.kysely
      .selectFrom('elementos_de_dato')
      .select('id')
      .where('identificador', '=', 'identificacionPersona')
      .executeTakeFirstOrThrow();
    const all = await list(id);
    expect(all.servicios).toHaveLength(10);
    expect(all.total).toBeGreaterThan(15);
    const counted = all.porEstado.reduce(
      (sum: number, { cantidad }: { cantidad: number }) => sum + cantidad,
      0,
    );
    expect(counted).toBe(all.total);
    const names = all.servicios.map(({ nombre }: { nombre: string }) => nombre);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
  });
});
