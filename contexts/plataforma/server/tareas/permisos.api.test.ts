import { addAcuerdoEn, addServicioConCampos, type ServicioConCampos } from '@marco/acuerdos/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearPlataforma } from '../../testing/clear-plataforma.ts';
import { createOperacionClient } from '../../testing/operacion-client.ts';
import { refreshTareasALaHora, refreshTareasDeServicio } from '../hechos/refresh-tareas.ts';

let test: TestApp;
let operador: ReturnType<typeof createOperacionClient>;
let servicio: ServicioConCampos;
/** The entidad that consumes and the one that offers, with who wrote the acuerdo. */
let [consumidoraId, proveedoraId, creadoPor] = [0, 0, 0];
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0' }, listen: true });
  const { kysely } = test.database;
  operador = createOperacionClient(test.app.listeningOrigin, await openTestSession(kysely, '1000000012'));
  const { rows } = await sql<{ id: number; usuario_id: number }>`
    select m.entidad_id as id, u.id as usuario_id from usuarios u join membresias m on m.usuario_id = u.id
    where u.numero_identificacion = '1000000004' limit 1`.execute(kysely);
  [consumidoraId, creadoPor] = [rows[0]?.id ?? 0, rows[0]?.usuario_id ?? 0];
  const otra = await sql<{
    id: number;
  }>`select min(id) as id from entidades where id <> ${consumidoraId}`.execute(kysely);
  proveedoraId = otra.rows[0]?.id ?? 0;
  await sql`update entidades set codigo_xroad = 'CLIENTE-0001' where id = ${consumidoraId}`.execute(kysely);
});
afterAll(() => test.close());
beforeEach(async () => {
  await clearPlataforma(test.database.kysely);
  servicio = await addServicioConCampos(test.database.kysely, proveedoraId);
});

const refresh = () => refreshTareasALaHora(test.database.kysely);
const change = (id: number, estado: string, suspendidoPor: readonly string[] = []) =>
  sql`update acuerdos set estado = ${estado}, suspendido_por = ${[...suspendidoPor]}::text[], estado_desde = now()
    where id = ${id}`.execute(test.database.kysely);

async function addAcuerdo(subsistema = 'SUIT', estado: 'activo' | 'borrador' | 'enviado' = 'activo') {
  const { kysely } = test.database;
  const id = await addAcuerdoEn(kysely, { servicio, consumidoraId, proveedoraId, creadoPor, estado });
  await sql`update acuerdos set subsistema = ${subsistema} where id = ${id}`.execute(kysely);
  return id;
}

/** The file of an instance, with the service and its clients; it is reviewed and applied. */
async function importa(ambiente: 'calidad' | 'produccion', clientes: readonly string[], conCliente = true) {
  const instancia = ambiente === 'calidad' ? 'CO-QA' : 'CO';
  const miembros = [
    {
      clase: 'GOB',
      codigo: 'PRUEBA-0001',
      subsistemas: [
        {
          codigo: 'SERVICIOS',
          servicios: [
            {
              codigo: 'consultar',
              version: 'v1',
              tipo: 'REST',
              clientes: clientes.map((uno) => `${instancia}/GOB/CLIENTE-0001/${uno}`),
            },
          ],
        },
      ],
    },
    {
      clase: 'GOB',
      codigo: 'CLIENTE-0001',
      subsistemas: conCliente ? [{ codigo: 'SUIT' }, { codigo: 'OTRO' }] : [],
    },
  ];
  const texto = JSON.stringify({ instancia, miembros });
  const { body } = await operador.json('POST', '/catalogo/revisar', { ambiente, texto });
  const answer = await operador.json('POST', '/catalogo/aplicar', { ambiente, texto, huella: body.huella });
  expect(answer.status).toBe(200);
  // The first time somebody says which servicio it is.
  await sql`update plataforma_servicios set servicio_id = ${servicio.servicioId}::int`.execute(
    test.database.kysely,
  );
  await refresh();
}

async function get(acuerdoId: number) {
  const { rows } = await sql<{ id: number }>`select id from plataforma_tareas
    where tipo = 'permiso' and referencia = ${acuerdoId}`.execute(test.database.kysely);
  const { status, body } = await operador.call(`/tareas/${rows[0]?.id ?? 0}`);
  return status === 200 ? body : undefined;
}
async function close(acuerdoId: number, nota = 'Dado en el servidor de seguridad') {
  const { id, version } = await get(acuerdoId);
  return operador.json('POST', `/tareas/${id}/pasos`, { accion: 'cerrar', nota }, version);
}

describe('an acuerdo that asks for no permission', () => {
  it.each(['borrador', 'enviado'] as const)('[AREA-05] %s opens no task', async (estado) => {
    const id = await addAcuerdo('SUIT', estado);
    await refresh();
    expect(await get(id)).toBeUndefined();
  });
});

describe('an acuerdo that became active', () => {
  it('[AREA-05] opens one task with its last day, however often it is looked at; a file that shows it ends it', async () => {
    const id = await addAcuerdo();
    await importa('produccion', []);
    await refresh();
    const tarea = await get(id);
    expect(tarea).toMatchObject({
      tipo: 'permiso',
      estado: 'pendiente',
      servicioId: servicio.servicioId,
      permiso: {
        accion: 'dar',
        subsistema: 'SUIT',
        ambientes: [
          {
            ambiente: 'produccion',
            identificador: 'CO/GOB/PRUEBA-0001/SERVICIOS/consultar/v1',
            permitido: false,
            conforme: false,
          },
        ],
      },
    });
    expect(tarea.frase).toContain('dé permiso en X-Road al subsistema SUIT');
    // Five working days are a week at least, and after a Sunday they end on its Friday.
    expect(tarea.dias).toBeGreaterThanOrEqual(5);
    expect(tarea.dias).toBeLessThan(14);
    const { body } = await operador.call('/tareas?tipo=permiso');
    expect(body.porTipo.permiso).toBe(body.total);
    expect(body.tareas.filter((una: { id: number }) => una.id === tarea.id)).toHaveLength(1);
    await importa('produccion', ['OTRO']);
    expect((await get(id)).estado).toBe('pendiente');
    await importa('produccion', ['SUIT']);
    expect(await get(id)).toMatchObject({
      estado: 'hecha',
      cerradaPor: null,
      permiso: { ambientes: [{ conforme: true }] },
    });
  });

  it('[AREA-05] says where the service is not in production yet', async () => {
    const id = await addAcuerdo();
    await refresh();
    expect((await get(id)).frase).toContain('no está en la instancia de producción');
  });

  it('[AREA-05] asks in quality where the client is registered there', async () => {
    const id = await addAcuerdo();
    await importa('produccion', ['SUIT']);
    await importa('calidad', [], false);
    expect((await get(id)).estado).toBe('hecha');
    await importa('calidad', []);
    expect((await get(id)).frase).toContain(', en calidad.');
    await importa('calidad', ['SUIT']);
    expect((await get(id)).estado).toBe('hecha');
  });

  it('[AREA-05] is seen with what changed of its servicio alone', async () => {
    const id = await addAcuerdo();
    const { servicioId } = servicio;
    await test.database.kysely
      .transaction()
      .execute((trx) => refreshTareasDeServicio(trx, { servicioId: servicioId + 1 }));
    expect(await get(id)).toBeUndefined();
    await test.database.kysely.transaction().execute((trx) => refreshTareasDeServicio(trx, { servicioId }));
    expect(await get(id)).toMatchObject({ estado: 'pendiente' });
  });
});

describe('an acuerdo that stops', () => {
  it('[AREA-05] suspended and ended asks for the permission back; one that goes on again gets it again', async () => {
    const id = await addAcuerdo();
    await importa('produccion', ['SUIT']);
    await change(id, 'suspendido', ['proveedora']);
    await refresh();
    expect(await get(id)).toMatchObject({ estado: 'pendiente', permiso: { accion: 'suspender' } });
    await importa('produccion', []);
    expect((await get(id)).estado).toBe('hecha');
    await change(id, 'activo');
    await refresh();
    expect(await get(id)).toMatchObject({ estado: 'pendiente', permiso: { accion: 'dar' } });
    await importa('produccion', ['SUIT']);
    await change(id, 'terminado');
    await refresh();
    expect(await get(id)).toMatchObject({ estado: 'pendiente', permiso: { accion: 'retirar' } });
  });

  it('[AREA-05] keeps the permission that another acuerdo of the same client still needs', async () => {
    const id = await addAcuerdo();
    const otro = await addAcuerdo();
    await importa('produccion', ['SUIT']);
    await change(id, 'terminado');
    await refresh();
    expect((await get(id)).estado).toBe('hecha');
    await change(otro, 'terminado');
    await refresh();
    expect((await get(id)).estado).toBe('pendiente');
  });

  it('[AREA-05] with another client takes the permission of the one before', async () => {
    const id = await addAcuerdo();
    await importa('produccion', ['SUIT']);
    await change(id, 'terminado');
    const nuevo = await addAcuerdo('OTRO');
    await refresh();
    expect((await get(id)).permiso).toMatchObject({ accion: 'retirar', subsistema: 'SUIT' });
    expect((await get(nuevo)).permiso).toMatchObject({ accion: 'dar', subsistema: 'OTRO' });
  });
});

describe('what the operator says by word', () => {
  it('[AREA-05] counts while no file tells otherwise: what was given is taken back when the acuerdo stops', async () => {
    const id = await addAcuerdo('');
    await refresh();
    expect((await get(id)).frase).toContain('El acuerdo no dice cuál es');
    expect((await close(id)).body).toMatchObject({
      estado: 'hecha',
      nota: 'Dado en el servidor de seguridad',
    });
    await refresh();
    expect((await get(id)).estado).toBe('hecha');
    await change(id, 'suspendido', ['consumidora']);
    await refresh();
    expect(await get(id)).toMatchObject({ estado: 'pendiente', permiso: { accion: 'suspender' } });
    await close(id, 'Retirado');
    await refresh();
    expect((await get(id)).estado).toBe('hecha');
    await change(id, 'terminado');
    await refresh();
    // Nothing is left to be taken back.
    expect((await get(id)).estado).toBe('hecha');
  });

  it('[AREA-05] is taken back', async () => {
    const id = await addAcuerdo();
    await refresh();
    const { body } = await close(id);
    const otra = await operador.json('POST', `/tareas/${body.id}/pasos`, { accion: 'reabrir' }, body.version);
    expect(otra.body).toMatchObject({ estado: 'pendiente', nota: null });
    await change(id, 'terminado');
    await refresh();
    expect((await get(id)).estado).toBe('hecha');
  });

  it('[AREA-05] a permission that a later file takes away is asked for again', async () => {
    const id = await addAcuerdo();
    await importa('produccion', []);
    await close(id);
    await importa('produccion', ['SUIT']);
    await importa('produccion', []);
    expect(await get(id)).toMatchObject({ estado: 'pendiente', nota: null });
  });
});
