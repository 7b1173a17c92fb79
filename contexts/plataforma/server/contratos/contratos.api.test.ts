import { addArchivoDelProducto } from '@marco/archivos/port';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperacionClient, type RespuestaDeApi } from '../../testing/operacion-client.ts';

let test: TestApp;
let operador: ReturnType<typeof createOperacionClient>;
let auditor: ReturnType<typeof createOperacionClient>;
let plataformaId: number;
let servicioId: number;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0' }, listen: true });
  const { kysely } = test.database;
  const open = async (numero: string) =>
    createOperacionClient(test.app.listeningOrigin, await openTestSession(kysely, numero));
  [operador, auditor] = [await open('1000000012'), await open('1000000011')];
  const { rows } = await sql<{ id: number }>`
    with uno as (insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
      values ('produccion', 'CO', 'GOB', 'PRUEBA-0001', 'CONTRATOS') returning id)
    insert into plataforma_servicios (subsistema_id, codigo, numero, en_catalogo)
    select id, 'consultar', 'v1', true from uno returning id`.execute(kysely);
  plataformaId = rows[0]?.id ?? 0;
});
afterAll(() => test.close());

/** A contract of one operation that answers with some fields. */
const writeContrato = (
  campos: Readonly<Record<string, object>>,
  required: readonly string[],
  title = 'Contrato',
) =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title, version: '1.0' },
    paths: {
      '/consultar': {
        get: {
          operationId: 'consultar',
          responses: {
            '200': {
              description: 'Los datos',
              content: { 'application/json': { schema: { type: 'object', required, properties: campos } } },
            },
          },
        },
      },
    },
  });
const CAMPOS = { nombre: { type: 'string' }, nota: { type: 'string', maxLength: 10 } };
const CERTIFICADO = writeContrato(CAMPOS, ['nombre']);

async function send(
  contenido: string | Uint8Array,
  { client = operador, id = plataformaId, campo = 'contrato' } = {},
): Promise<RespuestaDeApi> {
  const form = new FormData();
  form.append(
    campo,
    new Blob([typeof contenido === 'string' ? contenido : new Uint8Array(contenido)]),
    'c.json',
  );
  return client.call(`/servicios/${id}/contrato`, { method: 'POST', body: form });
}

/** The service as the list of the operator has it. */
async function findEnLista(): Promise<unknown> {
  const { body } = await operador.call('/servicios?texto=PRUEBA-0001');
  return body.servicios.find(({ id }: { readonly id: number }) => id === plataformaId);
}

/** The servicio is registered, and its contract certified by a request of level 2. */
async function certify(): Promise<void> {
  const { kysely } = test.database;
  await kysely.transaction().execute(async (trx) => {
    const { id: archivoId } = await addArchivoDelProducto(trx, test.files, {
      carpeta: 'nivel-dos',
      nombre: 'contrato.json',
      tipo: 'application/json',
      publico: false,
      contenido: Buffer.from(CERTIFICADO),
    });
    const { rows } = await sql<{ servicio_id: number }>`
      with version as (
        select v.id, v.servicio_id, s.entidad_id, s.nombre from servicios_versiones v
        join servicios s on s.id = v.servicio_id order by v.id limit 1
      ), solicitud as (
        insert into solicitudes (nivel, tipo, estado_id, entidad_id, solicitante_id, servicio_id, servicio_nombre, radicado,
          radicada_en)
        select 2, 'nueva', e.id, v.entidad_id, (select min(id) from usuarios), v.servicio_id, v.nombre, 'PRUEBA-DERIVA-1', now()
        from version v, estados_solicitud e where e.codigo = 'certificada' returning id
      ), nivel as (
        insert into solicitudes_nivel_dos (solicitud_id, servicio_version_id, contrato_archivo_id)
        select q.id, v.id, ${archivoId}::uuid from solicitud q, version v returning 1
      )
      select servicio_id from version, nivel`.execute(trx);
    servicioId = rows[0]?.servicio_id ?? 0;
    await sql`update plataforma_servicios set servicio_id = ${servicioId} where id = ${plataformaId}`.execute(
      trx,
    );
  });
}

describe('what is refused', () => {
  it('[AREA-05] who may not edit, a service that does not exist, one nobody registered', async () => {
    expect((await send(CERTIFICADO, { client: auditor })).status).toBe(403);
    expect((await send(CERTIFICADO, { id: 999_999 })).body.code).toBe('SERVICIO_DE_PLATAFORMA_NO_EXISTE');
    expect((await send(CERTIFICADO)).body.code).toBe('SERVICIO_SIN_REGISTRAR');
  });

  it('[AREA-05] a servicio without a certified contract', async () => {
    const { kysely } = test.database;
    await sql`update plataforma_servicios set servicio_id = (select max(id) from servicios)
      where id = ${plataformaId}`.execute(kysely);
    expect((await send(CERTIFICADO)).body.code).toBe('CONTRATO_CERTIFICADO_AUSENTE');
    // The list says so before a file is chosen.
    expect(await findEnLista()).toMatchObject({ hayCertificado: false });
  });

  it('[AREA-05] another field, a file that is too large, and what is no contract', async () => {
    await certify();
    expect(await findEnLista()).toMatchObject({ hayCertificado: true });
    expect((await send(CERTIFICADO, { campo: 'otro' })).body.code).toBe('CONTRATO_AUSENTE_XROAD');
    expect((await send(new Uint8Array(5_000_001))).body.code).toBe('CONTRATO_PESADO_XROAD');
    expect((await send('{"nada": true}')).body.code).toBe('CONTRATO_ILEGIBLE_XROAD');
    expect((await send('esto no es un contrato')).body.code).toBe('CONTRATO_ILEGIBLE_XROAD');
  });
});

describe('the contract in production', () => {
  it('[AREA-05] is the certified one byte by byte', async () =>
    expect((await send(CERTIFICADO)).body).toMatchObject({
      estado: 'igual',
      total: 0,
      rompen: 0,
      cambios: [],
    }));

  it('[AREA-05] is equivalent where only its words changed', async () => {
    const otro = writeContrato(CAMPOS, ['nombre'], 'Otro título');
    expect((await send(otro)).body).toMatchObject({ estado: 'equivalente', total: 0 });
  });

  it('[AREA-05] differs with the verdict by direction, the worst first', async () => {
    const otro = writeContrato({ nombre: { type: 'string' }, fecha: { type: 'string' } }, []);
    const { body } = await send(otro);
    expect(body).toMatchObject({ estado: 'distinto', total: 3, rompen: 1 });
    expect(body.cambios[0]).toMatchObject({ operacion: 'consultar', rompe: true });
    expect(body.cambios[0].frase).toContain('«nombre» pasa de obligatorio a opcional');
    expect(await findLastAudit(test.database.kysely, 'comparar-contrato')).toMatchObject({
      result: 'exito',
      detail: { estado: 'distinto', total: 3, rompen: 1 },
    });
  });

  it('[AREA-05] the entidad is told once of each contract that is not the certified one', async () => {
    const { kysely } = test.database;
    const count = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from notificaciones
        where evento = 'servicio-deriva'`.execute(kysely);
      return rows[0]?.n ?? 0;
    };
    const before = await count();
    const otro = writeContrato({ nombre: { type: 'string' }, otra: { type: 'string' } }, []);
    await send(otro);
    const told = await count();
    expect(told).toBeGreaterThan(before);
    await send(otro);
    expect(await count()).toBe(told);
    await send(CERTIFICADO);
    expect(await count()).toBe(told);
    await send(writeContrato({ nombre: { type: 'string' }, fecha: { type: 'string' } }, []));
    expect(await count()).toBe(2 * told - before);
  });

  it('[AREA-05] is that of the version in production, not of one that is still being certified', async () => {
    const { kysely } = test.database;
    const siguiente = writeContrato({ ...CAMPOS, correo: { type: 'string' } }, ['nombre']);
    await kysely.transaction().execute(async (trx) => {
      const { id: archivoId } = await addArchivoDelProducto(trx, test.files, {
        carpeta: 'nivel-dos',
        nombre: 'contrato.json',
        tipo: 'application/json',
        publico: false,
        contenido: Buffer.from(siguiente),
      });
      await sql`update servicios_versiones set estado = 'obsoleta' where servicio_id = ${servicioId}
        and estado = 'publicada'`.execute(trx);
      await sql`update servicios_versiones set estado = 'publicada' where id = (select n.servicio_version_id
        from solicitudes_nivel_dos n join solicitudes q on q.id = n.solicitud_id
        where q.radicado = 'PRUEBA-DERIVA-1')`.execute(trx);
      await sql`
        with version as (
          insert into servicios_versiones (servicio_id, mayor, menor, estado) values (${servicioId}, 1, 99, 'evaluada') returning id
        ), solicitud as (
          insert into solicitudes (nivel, tipo, estado_id, entidad_id, solicitante_id, servicio_id, servicio_nombre, radicado,
            radicada_en)
          select 2, 'actualizacion', estado_id, entidad_id, solicitante_id, servicio_id, servicio_nombre, 'PRUEBA-DERIVA-2', now()
          from solicitudes where radicado = 'PRUEBA-DERIVA-1' returning id
        )
        insert into solicitudes_nivel_dos (solicitud_id, servicio_version_id, contrato_archivo_id)
        select q.id, v.id, ${archivoId}::uuid from solicitud q, version v`.execute(trx);
    });
    expect((await send(CERTIFICADO)).body.estado).toBe('igual');
    expect((await send(siguiente)).body.estado).toBe('distinto');
    await sql`update servicios_versiones set estado = 'certificada' where servicio_id = ${servicioId}
      and menor = 99`.execute(kysely);
    expect((await send(siguiente)).body.estado).toBe('igual');
    expect((await send(CERTIFICADO)).body.estado).toBe('igual');
    await sql`update servicios_versiones set estado = 'evaluada' where servicio_id = ${servicioId}
      and menor = 99`.execute(kysely);
    const otro = writeContrato({ nombre: { type: 'string' }, fecha: { type: 'string' } }, []);
    expect((await send(otro)).body).toMatchObject({ estado: 'distinto', total: 3, rompen: 1 });
  });

  it('[AREA-05] what was found stands in the list and in the public page; its content nowhere', async () => {
    const { body } = await operador.call('/servicios?texto=PRUEBA-0001');
    expect(body.servicios[0].deriva).toMatchObject({ estado: 'distinto', total: 3, rompen: 1 });
    const answer = await fetch(`${test.app.listeningOrigin}/api-public/directorio/${servicioId}/operacion`);
    expect((await answer.json()).deriva).toMatchObject({ estado: 'distinto' });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from plataforma_contratos c
      where c::text like '%openapi%'`.execute(test.database.kysely);
    expect(rows[0]?.n).toBe(0);
  });
});
