import { MOST_OWN_ROWS } from '@marco/server-kit';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const OWN = '1000000003';
const OTHER = '1000000002';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let calls = 0;

/** From an address of its own each time: ten a minute of one are what the limit of the endpoint allows. */
async function download(formato: string, numero = OWN, more = '') {
  const token = await openTestSession(test.database.kysely, numero);
  return test.app.inject({
    url: `/api/cuenta/datos?formato=${formato}${more}`,
    remoteAddress: `10.0.0.${++calls}`,
    headers: { authorization: `Bearer ${token}` },
  });
}

interface Seccion {
  readonly clave: string;
  readonly completa: boolean;
  readonly filas: Readonly<Record<string, unknown>>[];
}

type Answer = Awaited<ReturnType<typeof download>>;

function readSecciones(answer: Answer): Map<string, Seccion> {
  const { secciones } = answer.json<{ secciones: Seccion[] }>();
  return new Map(secciones.map((seccion) => [seccion.clave, seccion]));
}

const read = async (numero = OWN) => readSecciones(await download('json', numero));

describe('own data', () => {
  it('[GEN-02] needs a session, and takes no format nobody offers', async () => {
    const anonymous = await test.app.inject({ url: '/api/cuenta/datos?formato=json' });
    expect(anonymous.statusCode).toBe(401);
    expect((await download('xml')).json()).toMatchObject({ status: 400, code: 'SOLICITUD_INVALIDA' });
  });

  it('are identity, memberships, sessions, authorisations and what was done, as a file to be saved', async () => {
    const answer = await download('json');
    expect(answer.headers['content-disposition']).toContain('attachment; filename="mis-datos.json"');
    const secciones = readSecciones(answer);
    expect(secciones.get('identidad')?.filas).toEqual([
      expect.objectContaining({ numeroIdentificacion: OWN }),
    ]);
    expect(secciones.get('vinculaciones')?.filas[0]).toMatchObject({ entidad: expect.any(String) });
    expect(secciones.get('autorizaciones')?.filas).toEqual([
      expect.objectContaining({ version: '1.0', autoriza: true }),
    ]);
    expect(secciones.get('sesiones')?.filas.length).toBeGreaterThan(0);
    expect(secciones.get('auditoria')?.filas[0]).toMatchObject({ accion: 'descargar-datos-propios' });
    expect(await findLastAudit(test.database.kysely, 'descargar-datos-propios')).toMatchObject({
      result: 'exito',
      detail: { formato: 'json' },
    });
  });

  it('[AREA-05] are what a person did with requests of both levels and with certificates', async () => {
    const { kysely } = test.database;
    const [own, other] = [await getUsuarioId(kysely, OWN), await getUsuarioId(kysely, OTHER)];
    const {
      rows: [solicitud],
    } = await sql<{ id: number; servicio_id: number; entidad_id: number }>`
      select id, servicio_id, entidad_id from solicitudes where servicio_id is not null
        and not exists (select from certificados c where c.solicitud_id = solicitudes.id) order by id limit 1`.execute(
      kysely,
    );
    if (!solicitud) throw new Error('The demo has no request of a servicio.');
    const { id } = solicitud;
    const returnAs = async (usuarioId: number, texto: string) => {
      const {
        rows: [paso],
      } = await sql<{
        id: number;
      }>`insert into solicitudes_pasos (solicitud_id, accion, desde_id, hasta_id, usuario_id)
        select ${id}, 'devolver', e.id, e.id, ${usuarioId} from estados_solicitud e where e.codigo = 'devuelta' returning id`.execute(
        kysely,
      );
      await sql`insert into solicitudes_marcas (solicitud_id, paso_id, orden, lugar, lugar_nombre, texto)
        values (${id}, ${paso?.id}, 1, 'servicio', 'Servicio', ${texto})`.execute(kysely);
    };
    await returnAs(own, 'Observación propia.');
    await returnAs(other, 'Observación ajena.');
    await sql`insert into solicitudes_suspensiones
        (solicitud_id, fecha_desde, fecha_hasta, causa, motivo, dias_restantes, usuario_id)
      values (${id}, '2026-11-02', '2026-11-03', 'fuerza-mayor', 'Sede cerrada.', 1, ${own})`.execute(kysely);
    await sql`insert into solicitudes_nivel_dos
        (solicitud_id, servicio_version_id, responsable, cargo, fecha_constancia, constancia_aprobador_id)
      select ${id}, v.id, 'Quien firma', 'Líder técnico', '2026-11-20', ${own} from servicios_versiones v limit 1`.execute(
      kysely,
    );
    await sql`insert into certificados_claves (id, publica, material, created_at)
      values ('c-2020-1', 'prueba', 'prueba', now())`.execute(kysely);
    const registro = {
      personas: [own, other].map((usuarioId) => ({
        papel: usuarioId === own ? 'aprobador' : 'consultor',
        usuarioId,
        nombre: usuarioId === own ? 'Nombre Propio' : 'Nombre Ajeno',
        cargo: 'Cargo',
        entidad: 'Entidad',
      })),
    };
    await sql`with c as (
        insert into certificados (numero, codigo, nivel, anio, solicitud_id, servicio_id, entidad_id, radicado, servicio_nombre,
          estado_desde, expedido_en, contenido, registro, huella_contenido, credencial, huella_credencial, clave_id)
        values ('LCI-C1-2020-000001', '00000000000000001', 1, 2020, ${id}, ${solicitud.servicio_id}, ${solicitud.entidad_id},
          'LCI-N1-2020-000001', 'Servicio', now(), now(), '{}', ${JSON.stringify(registro)}::text::jsonb, repeat('0', 64), '{}',
          repeat('0', 64), 'c-2020-1')
        returning id)
      insert into certificados_pasos (certificado_id, accion, desde, hasta, motivo, usuario_id, causa)
      select c.id, 'suspender', 'vigente', 'suspendido', 'Un incidente.', ${own}, 'incidente' from c`.execute(
      kysely,
    );

    const secciones = await read();
    const at = (clave: string) => secciones.get(clave)?.filas ?? [];
    expect(at('observacionesDeSolicitudes')).toEqual([
      expect.objectContaining({ solicitud: id, lugar: 'Servicio', texto: 'Observación propia.' }),
    ]);
    expect(at('suspensionesDeSolicitudes')).toContainEqual(
      expect.objectContaining({ solicitud: id, causa: 'fuerza-mayor', motivo: 'Sede cerrada.' }),
    );
    expect(at('constanciasDeNivelDos')).toEqual([
      { solicitud: id, responsable: 'Quien firma', cargo: 'Líder técnico', fecha: '2026-11-20' },
    ]);
    expect(at('certificados')).toEqual([
      expect.objectContaining({
        certificado: 'LCI-C1-2020-000001',
        papel: 'aprobador',
        nombre: 'Nombre Propio',
      }),
    ]);
    expect(at('pasosDeCertificados')).toEqual([
      expect.objectContaining({ accion: 'suspender', causa: 'incidente', motivo: 'Un incidente.' }),
    ]);
    const propias = await sql<{ total: number }>`select count(*)::int as total from solicitudes
      where ${own} in (solicitante_id, consultor_id)`.execute(kysely);
    expect(at('solicitudesPropias')).toHaveLength(propias.rows[0]?.total ?? 0);
    expect(JSON.stringify([...secciones.values()])).not.toMatch(/Nombre Ajeno|Observación ajena/);
  });

  it('are of nobody else, whoever is named in the address', async () => {
    const { kysely } = test.database;
    const otherId = await getUsuarioId(kysely, OTHER);
    await kysely
      .insertInto('notificaciones')
      .values({ usuario_id: otherId, evento: 'usuario-aprobado', titulo: 'Ajena', texto: 'Ajena' })
      .execute();
    const { body } = await download('json', OWN, `&usuarioId=${otherId}`);
    expect(body).not.toContain('Ajena');
    const { numero_identificacion: numero } = await kysely
      .selectFrom('usuarios')
      .select('numero_identificacion')
      .where('id', '=', otherId)
      .executeTakeFirstOrThrow();
    expect(body).not.toContain(`"${numero}"`);
    expect((await read(OTHER)).get('notificaciones')?.filas).toContainEqual(
      expect.objectContaining({ titulo: 'Ajena' }),
    );
  });

  it('an e-mail a person merely says of themselves brings no meeting of somebody else', async () => {
    const { kysely } = test.database;
    const usuarioId = await getUsuarioId(kysely, OWN);
    const membresia = await kysely
      .selectFrom('membresias')
      .select(['id', 'entidad_id'])
      .where('usuario_id', '=', usuarioId)
      .where('estado', '=', 'activa')
      .executeTakeFirstOrThrow();
    const { id: reunionId } = await kysely
      .selectFrom('reuniones')
      .select('id')
      .where('consultor_principal_id', '<>', usuarioId)
      .executeTakeFirstOrThrow();
    const correo = 'ajena@ejemplo.gov.co';
    await kysely
      .insertInto('reuniones_participantes')
      .values({ reunion_id: reunionId, entidad_id: membresia.entidad_id, nombre: 'Alguien', correo })
      .execute();
    const count = async () => ((await read()).get('reuniones')?.filas ?? []).length;
    const before = await count();
    await sql`update usuarios set correo_electronico = ${correo} where id = ${usuarioId}`.execute(kysely);
    expect(await count()).toBe(before);
    await sql`update membresias set correo_electronico = ${correo} where id = ${membresia.id}`.execute(
      kysely,
    );
    expect(await count()).toBe(before + 1);
  });

  it('to read, hostile texts stay texts and no more than the bound of rows is shown', async () => {
    const { kysely } = test.database;
    const id = await getUsuarioId(kysely, OWN);
    await sql`insert into notificaciones (usuario_id, evento, titulo, texto)
      select ${id}, 'usuario-aprobado', '<script>alert(1)</script>', 'x' from generate_series(1, ${MOST_OWN_ROWS + 1})`.execute(
      kysely,
    );
    const { body, headers } = await download('html');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
    expect(body).toContain(`Se muestran los ${MOST_OWN_ROWS} más recientes.`);
    expect((await read()).get('notificaciones')).toMatchObject({ completa: false });
    await sql`delete from notificaciones where usuario_id = ${id}`.execute(kysely);
  });
});
