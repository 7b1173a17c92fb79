import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TipoTarea } from '../../contract/tareas.terms.ts';
import { clearPlataforma } from '../../testing/clear-plataforma.ts';
import { createOperacionClient } from '../../testing/operacion-client.ts';
import {
  refreshTareasALaHora,
  refreshTareasDeServicio,
  refreshTareasDeSolicitud,
} from '../hechos/refresh-tareas.ts';

type Client = ReturnType<typeof createOperacionClient>;

let test: TestApp;
let [operador, administrador, lider]: readonly (Client | undefined)[] = [];
let versionId: number;
let servicioId: number;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0' }, listen: true });
  const { kysely } = test.database;
  const open = async (numero: string) =>
    createOperacionClient(test.app.listeningOrigin, await openTestSession(kysely, numero));
  operador = await open('1000000012');
  administrador = await open('1000000001');
  lider = await open('1000000004');
  const { rows } = await sql<{ id: number; servicio_id: number }>`
    select max(v.id) as id, max(v.servicio_id) as servicio_id from servicios_versiones v
    join servicios s on s.id = v.servicio_id join membresias m on m.entidad_id = s.entidad_id
    join usuarios u on u.id = m.usuario_id and u.numero_identificacion = '1000000003'
    where v.estado = 'evaluada'`.execute(kysely);
  [versionId, servicioId] = [rows[0]?.id ?? 0, rows[0]?.servicio_id ?? 0];
});
afterAll(() => test.close());
beforeEach(() => clearPlataforma(test.database.kysely));

const call = (client: Client | undefined, path: string) => {
  if (!client) throw new Error('No session is open.');
  return client.call(path);
};
const send = (client: Client | undefined, path: string, body: object, version?: number) => {
  if (!client) throw new Error('No session is open.');
  return client.json('POST', path, body, version);
};
const refresh = () => refreshTareasALaHora(test.database.kysely);

/** The task of a fact, as the operator reads it. */
async function get(tipo: TipoTarea, referencia: number) {
  const { rows } = await sql<{ id: number }>`select id from plataforma_tareas
    where tipo = ${tipo} and referencia = ${referencia}`.execute(test.database.kysely);
  const { status, body } = await call(operador, `/tareas/${rows[0]?.id ?? 0}`);
  return status === 200 ? body : undefined;
}

const REGISTRO = {
  clase: 'GOB',
  miembro: 'PRUEBA-0001',
  subsistema: 'SERVICIOS',
  codigo: 'consultar',
  numero: 'v1',
  tipo: 'REST',
};

async function insertServicio(ambiente: string, deServicio: number | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with uno as (insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
      values (${ambiente}, ${ambiente === 'calidad' ? 'CO-QA' : 'CO'}, 'GOB', 'PRUEBA-0001', 'SERVICIOS') returning id)
    insert into plataforma_servicios (subsistema_id, codigo, numero, en_catalogo, servicio_id)
    select id, 'consultar', 'v1', true, ${deServicio}::int from uno returning id`.execute(
    test.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

async function insertCertificado(serie: string, dias: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with uno as (insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, nombre)
      values ('produccion', 'CO', 'GOB', 'PRUEBA-0001', '', 'Entidad de prueba')
      on conflict (ambiente, instancia, clase, miembro, codigo) do update set nombre = excluded.nombre returning id)
    insert into plataforma_certificados (miembro_id, servidor, uso, serie, emisor, fecha_vencimiento)
    select id, 'ss1', 'firma', ${serie}, 'CA', (now() at time zone 'America/Bogota')::date + ${dias}::int from uno returning id`.execute(
    test.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

async function compare(servicio: number, estado: 'distinto' | 'igual'): Promise<void> {
  const huella = 'a'.repeat(64);
  await sql`insert into plataforma_contratos (servicio_id, sha256, certificado_sha256, estado, total, rompen, cambios,
      subido_por)
    select ${servicio}::int, ${huella}, ${huella}, ${estado}, ${estado === 'distinto' ? 3 : 0}::int,
      ${estado === 'distinto' ? 1 : 0}::int, '[]'::jsonb, min(id) from usuarios`.execute(
    test.database.kysely,
  );
  await refresh();
}

describe('what is refused', () => {
  it('[AREA-05] who may not see the platform, and a task that does not exist', async () => {
    expect((await call(lider, '/tareas')).status).toBe(403);
    expect((await call(operador, '/tareas/999999')).body.code).toBe('TAREA_NO_EXISTE');
    const pasos = await send(operador, '/tareas/999999/pasos', { accion: 'reabrir' }, 1);
    expect(pasos.body.code).toBe('TAREA_NO_EXISTE');
  });

  it('[AREA-05] who reads the tasks and is not the operator', async () => {
    await refresh();
    const tarea = await get('registrar', versionId);
    const read = await call(administrador, `/tareas/${tarea.id}`);
    expect(read.body.pasos.cerrar.unblockers).toContain('Operador AND');
    const paso = await send(administrador, `/tareas/${tarea.id}/pasos`, { accion: 'cerrar', nota: 'x' }, 1);
    const registro = await send(administrador, `/tareas/${tarea.id}/registro`, REGISTRO, 1);
    expect([paso.status, registro.status]).toEqual([403, 403]);
  });

  it('[AREA-05] a word where the product sees the end by itself, and an old version', async () => {
    await refresh();
    const { id, version } = await get('registrar', versionId);
    const paso = await send(operador, `/tareas/${id}/pasos`, { accion: 'cerrar', nota: 'Listo' }, version);
    expect([paso.status, paso.body.code]).toEqual([409, 'PASO_DE_TAREA_NO_PERMITIDO']);
    expect(paso.body.detalles[0].mensaje).toContain('al registrar el servicio en calidad');
    const old = await send(operador, `/tareas/${id}/registro`, REGISTRO, version + 1);
    expect(old.body.code).toBe('VERSION_DISTINTA');
  });

  it('[AREA-05] no word of what was done, and identifiers that X-Road does not recommend', async () => {
    const certificado = await insertCertificado('0A', 30);
    await refresh();
    const { id, version } = await get('certificado', certificado);
    const mute = await send(operador, `/tareas/${id}/pasos`, { accion: 'cerrar', nota: '  ' }, version);
    expect([mute.status, mute.body.detalles[0].campo]).toEqual([400, 'nota']);
    const ajeno = await send(operador, `/tareas/${id}/registro`, REGISTRO, version);
    expect(ajeno.body.code).toBe('TAREA_SIN_REGISTRO');
    const tarea = await get('registrar', versionId);
    for (const cambio of [
      { codigo: 'a/b' },
      { numero: '' },
      { clase: 'gob' },
      { tipo: 'SOAP' },
      { otro: 1 },
    ]) {
      const body = { ...REGISTRO, ...cambio };
      const answer = await send(operador, `/tareas/${tarea.id}/registro`, body, tarea.version);
      expect([answer.status, cambio]).toEqual([400, cambio]);
    }
    expect((await get('registrar', versionId)).estado).toBe('pendiente');
  });

  it('[AREA-05] identifiers of another servicio, and nothing is written', async () => {
    const { rows } = await sql<{ id: number }>`select min(id) as id from servicios
      where id <> ${servicioId}`.execute(test.database.kysely);
    const otro = rows[0]?.id ?? 0;
    const plataformaId = await insertServicio('calidad', otro);
    await refresh();
    const { id, version } = await get('registrar', versionId);
    const answer = await send(operador, `/tareas/${id}/registro`, REGISTRO, version);
    expect([answer.status, answer.body.code]).toEqual([409, 'SERVICIO_DE_OTRO']);
    const kept = await sql<{ servicio_id: number }>`select servicio_id from plataforma_servicios
      where id = ${plataformaId}`.execute(test.database.kysely);
    expect(kept.rows[0]?.servicio_id).toBe(otro);
  });
});

describe('a servicio that passed level 2', () => {
  it('[AREA-05] opens one task, however often it is looked at, due in ten working days', async () => {
    await refresh();
    await refresh();
    const { body } = await call(operador, '/tareas?tipo=registrar&tamano=100');
    expect(body.total).toBe(body.porTipo.registrar);
    const mias = body.tareas.filter((una: { servicioId: number }) => una.servicioId === servicioId);
    expect(mias).toMatchObject([{ tipo: 'registrar', estado: 'pendiente', cerradaEn: null }]);
    expect(mias[0].dias).toBeGreaterThanOrEqual(12);
  });

  it('[AREA-05] is looked at alone when it changes: what else waits is found by the chore', async () => {
    const certificado = await insertCertificado('0A', 30);
    const { kysely } = test.database;
    await kysely.transaction().execute((trx) => refreshTareasDeServicio(trx, { servicioId }));
    expect(await get('registrar', versionId)).toMatchObject({ estado: 'pendiente' });
    const { rows } = await sql<{ tipo: string }>`select tipo from plataforma_tareas`.execute(kysely);
    expect(rows).toEqual([{ tipo: 'registrar' }]);
    await refresh();
    expect(await get('certificado', certificado)).toMatchObject({ estado: 'pendiente' });
    await sql`delete from plataforma_certificados`.execute(kysely);
    await insertServicio('calidad', servicioId);
    await kysely.transaction().execute((trx) => refreshTareasDeServicio(trx, { servicioId }));
    expect(await get('registrar', versionId)).toMatchObject({ estado: 'hecha', cerradaPor: null });
    expect(await get('certificado', certificado)).toMatchObject({ estado: 'pendiente' });
  });

  it('[AREA-05] is registered in quality, which ends the task, with who did it', async () => {
    await refresh();
    const { id, version, registro } = await get('registrar', versionId);
    expect(registro).toMatchObject({ ambiente: 'calidad', instancia: 'CO-QA', servicio: null });
    const answer = await send(operador, `/tareas/${id}/registro`, REGISTRO, version);
    expect(answer.body).toMatchObject({
      estado: 'hecha',
      nota: null,
      registro: { servicio: { identificador: 'CO-QA/GOB/PRUEBA-0001/SERVICIOS/consultar/v1' } },
    });
    expect(answer.body.cerradaPor).toEqual(expect.any(String));
    expect(await findLastAudit(test.database.kysely, 'registrar-servicio-xroad')).toMatchObject({
      result: 'exito',
      detail: { tipo: 'registrar', identificador: 'CO-QA/GOB/PRUEBA-0001/SERVICIOS/consultar/v1' },
    });
    await refresh();
    expect((await get('registrar', versionId)).estado).toBe('hecha');
    const hechas = await call(operador, '/tareas?estado=hecha');
    expect(hechas.body.tareas[0]).toMatchObject({ id, estado: 'hecha' });
  });

  it('[AREA-05] waits again when it is there no more', async () => {
    await refresh();
    const { id, version } = await get('registrar', versionId);
    await send(operador, `/tareas/${id}/registro`, REGISTRO, version);
    await sql`update plataforma_servicios set no_visto_desde = now()`.execute(test.database.kysely);
    await refresh();
    expect(await get('registrar', versionId)).toMatchObject({ id, estado: 'pendiente', cerradaPor: null });
  });

  it('[AREA-05] with another major version in quality still waits', async () => {
    const plataformaId = await insertServicio('calidad', servicioId);
    await sql`update plataforma_servicios set numero = 'v99' where id = ${plataformaId}`.execute(
      test.database.kysely,
    );
    await refresh();
    expect((await get('registrar', versionId)).estado).toBe('pendiente');
  });
});

describe('a version certified at level 3', () => {
  const HUELLA = 'b'.repeat(64);

  /** The version waits to be published; its certified contract has a digest. */
  async function certify(): Promise<void> {
    const { kysely } = test.database;
    await sql`update servicios_versiones set estado = 'certificada' where id = ${versionId}`.execute(kysely);
    await sql`
      with archivo as (
        insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256)
        values ('nivel-dos', 'contrato.json', 'application/json', 1, ${HUELLA}) returning id
      ), solicitud as (
        insert into solicitudes (nivel, tipo, estado_id, entidad_id, solicitante_id, servicio_id, servicio_nombre, radicado,
          radicada_en)
        select 2, 'nueva', e.id, s.entidad_id, (select min(id) from usuarios), s.id, s.nombre, ${crypto.randomUUID()}, now()
        from servicios s, estados_solicitud e where s.id = ${servicioId} and e.codigo = 'certificada' returning id
      )
      insert into solicitudes_nivel_dos (solicitud_id, servicio_version_id, contrato_archivo_id)
      select q.id, ${versionId}::int, a.id from solicitud q, archivo a`.execute(kysely);
    await refresh();
  }
  const writeComparison = (servicio: number, estado: string, certificado = HUELLA) =>
    sql`insert into plataforma_contratos (servicio_id, sha256, certificado_sha256, estado, total, rompen, cambios, subido_por)
      select ${servicio}::int, ${HUELLA}, ${certificado}, ${estado}, 0, 0, '[]'::jsonb, min(id) from usuarios`.execute(
      test.database.kysely,
    );
  const publish = ({ id, version }: { id: number; version: number }) =>
    send(operador, `/tareas/${id}/publicacion`, {}, version);

  it('[AREA-05] is not published before it is registered and its contract is the certified one', async () => {
    await certify();
    const tarea = await get('publicar', versionId);
    expect(tarea.registro).toMatchObject({ ambiente: 'produccion', servicio: null });
    const refuse = async (what: RegExp) => {
      const seen = await get('publicar', versionId);
      expect(seen.registro.publicar.reasons[0]).toMatch(what);
      const answer = await publish(seen);
      expect([answer.status, answer.body.code]).toEqual([409, 'PUBLICACION_NO_PERMITIDA']);
    };
    await refuse(/Registre primero/);
    const saved = await send(operador, `/tareas/${tarea.id}/registro`, REGISTRO, tarea.version);
    expect(saved.body.estado).toBe('pendiente');
    await refuse(/Compare primero/);
    const { id } = saved.body.registro.servicio;
    await writeComparison(id, 'igual', 'c'.repeat(64));
    await refuse(/Compare primero/);
    await writeComparison(id, 'igual');
    await writeComparison(id, 'distinto');
    await refuse(/no es el certificado/);
    const otra = await get('registrar', versionId);
    expect(otra).toBeUndefined();
  });

  it('[AREA-05] is published with who did it; the one before is obsolete, and the entidad is told', async () => {
    await certify();
    const { kysely } = test.database;
    await sql`update servicios_versiones set menor = 1 where id = ${versionId}`.execute(kysely);
    const anterior = await sql<{
      id: number;
    }>`insert into servicios_versiones (servicio_id, mayor, menor, estado)
      values (${servicioId}, 1, 0, 'publicada') returning id`.execute(kysely);
    const tarea = await get('publicar', versionId);
    const saved = await send(operador, `/tareas/${tarea.id}/registro`, REGISTRO, tarea.version);
    await writeComparison(saved.body.registro.servicio.id, 'equivalente');
    const answer = await publish(await get('publicar', versionId));
    expect(answer.body).toMatchObject({ estado: 'hecha', cerradaPor: expect.any(String), nota: null });
    const { rows } = await sql<{ id: number; estado: string }>`select id, estado from servicios_versiones
      where servicio_id = ${servicioId} order by menor desc`.execute(kysely);
    expect(rows).toEqual([
      { id: versionId, estado: 'publicada' },
      { id: anterior.rows[0]?.id, estado: 'obsoleta' },
    ]);
    const told = await sql<{ n: number }>`select count(*)::int as n from notificaciones
      where evento = 'servicio-publicado'`.execute(kysely);
    expect(told.rows[0]?.n).toBeGreaterThan(0);
    expect(await findLastAudit(kysely, 'publicar-servicio-xroad')).toMatchObject({
      result: 'exito',
      detail: { servicioId },
    });
    await refresh();
    const hecha = await get('publicar', versionId);
    expect(hecha.estado).toBe('hecha');
    expect((await publish(hecha)).body.code).toBe('PUBLICACION_NO_PERMITIDA');
    await sql`update servicios_versiones set estado = 'evaluada' where id = ${versionId}`.execute(kysely);
  });
});

describe('a request of level 3 that waits for its concept', () => {
  /** The day the operator has to give it. */
  const LIMITE = '2026-12-18';
  const setConcepto = async (id: number, veredicto: string | null) => {
    await sql`update solicitudes_nivel_tres set concepto_veredicto = ${veredicto}::text,
      concepto_en = case when ${veredicto}::text is null then null else now() end where solicitud_id = ${id}`.execute(
      test.database.kysely,
    );
    await refresh();
  };

  it('[AREA-05] opens a task until the day it names, which the concept closes, and one asked for anew opens again', async () => {
    const { rows } = await sql<{ id: number; radicado: string }>`
      with solicitud as (
        insert into solicitudes (nivel, tipo, estado_id, entidad_id, solicitante_id, servicio_id, servicio_nombre, radicado,
          radicada_en)
        select 3, 'nueva', e.id, s.entidad_id, (select min(id) from usuarios), s.id, s.nombre, ${crypto.randomUUID()}, now()
        from servicios s, estados_solicitud e where s.id = ${servicioId} and e.codigo = 'en-verificacion'
        returning id, radicado
      ), nivel_tres as (
        insert into solicitudes_nivel_tres (solicitud_id, servicio_version_id, lista_id, fecha_limite_concepto)
        select q.id, ${versionId}::int, (select max(id) from listas_verificacion), ${LIMITE}::date from solicitud q
      )
      select id, radicado from solicitud`.execute(test.database.kysely);
    const [solicitud] = rows;
    const id = solicitud?.id ?? 0;
    await test.database.kysely
      .transaction()
      .execute((trx) => refreshTareasDeSolicitud(trx, { solicitudId: id }));
    const abierta = await get('conceptuar', id);
    expect(abierta).toMatchObject({ estado: 'pendiente', solicitudId: id, servicioId, venceEn: LIMITE });
    expect(abierta.frase).toContain(solicitud?.radicado);
    expect(abierta.pasos.cerrar.reasons[0]).toMatch(/al dar el concepto/);
    await setConcepto(id, 'desfavorable');
    expect(await get('conceptuar', id)).toMatchObject({ estado: 'hecha', cerradaPor: null });
    await setConcepto(id, null);
    expect((await get('conceptuar', id)).estado).toBe('pendiente');
    await setConcepto(id, 'favorable');
  });
});

describe('a contract that is not the certified one', () => {
  it('[AREA-05] opens a task, which the next right one closes by itself', async () => {
    const id = await insertServicio('produccion', servicioId);
    await compare(id, 'distinto');
    expect(await get('deriva', id)).toMatchObject({ estado: 'pendiente', registro: null, servicioId });
    await compare(id, 'igual');
    expect(await get('deriva', id)).toMatchObject({ estado: 'hecha', cerradaPor: null });
  });

  it('[AREA-05] is done by the word of the operator until another comparison', async () => {
    const id = await insertServicio('produccion', servicioId);
    await compare(id, 'distinto');
    const tarea = await get('deriva', id);
    const nota = 'La entidad corrige el viernes.';
    const answer = await send(
      operador,
      `/tareas/${tarea.id}/pasos`,
      { accion: 'cerrar', nota },
      tarea.version,
    );
    expect(answer.body).toMatchObject({ estado: 'hecha', nota });
    await refresh();
    expect((await get('deriva', id)).estado).toBe('hecha');
    await compare(id, 'distinto');
    expect(await get('deriva', id)).toMatchObject({ estado: 'pendiente', nota: null });
  });

  it('[AREA-05] a word is taken back', async () => {
    const id = await insertServicio('produccion', servicioId);
    await compare(id, 'distinto');
    const tarea = await get('deriva', id);
    const path = `/tareas/${tarea.id}/pasos`;
    const hecha = await send(operador, path, { accion: 'cerrar', nota: 'Hecho' }, tarea.version);
    const abierta = await send(operador, path, { accion: 'reabrir' }, hecha.body.version);
    expect(abierta.body).toMatchObject({ estado: 'pendiente', nota: null, venceEn: tarea.venceEn });
    expect(await findLastAudit(test.database.kysely, 'reabrir-tarea-xroad')).toMatchObject({
      detail: { antes: { nota: 'Hecho' }, despues: { nota: null } },
    });
  });
});

describe('a certificate that ends', () => {
  it('[AREA-05] opens a task on its last day, unless another one follows it', async () => {
    const uno = await insertCertificado('0A', 30);
    const lejano = await insertCertificado('0B', 61);
    await refresh();
    expect(await get('certificado', uno)).toBeUndefined();
    await sql`delete from plataforma_certificados where id = ${lejano}`.execute(test.database.kysely);
    await refresh();
    expect(await get('certificado', uno)).toMatchObject({ dias: 30, entidad: 'Entidad de prueba' });
    await insertCertificado('0C', 400);
    await refresh();
    expect(await get('certificado', uno)).toMatchObject({ estado: 'hecha', cerradaPor: null });
  });

  it('[AREA-05] that is over is late', async () => {
    const uno = await insertCertificado('0A', -2);
    await refresh();
    expect((await get('certificado', uno)).dias).toBe(-2);
  });
});

describe('the home of the operator', () => {
  it('[AREA-05] tells what waits, to the operator alone', async () => {
    await insertCertificado('0A', 30);
    await refresh();
    const read = async (numero: string) => {
      const token = await openTestSession(test.database.kysely, numero);
      const answer = await fetch(`${test.app.listeningOrigin}/api/actividades/listarActividades`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return JSON.stringify(await answer.json());
    };
    expect(await read('1000000012')).toContain('/app/xroad/tareas');
    expect(await read('1000000001')).not.toContain('/app/xroad/tareas');
  });
});
