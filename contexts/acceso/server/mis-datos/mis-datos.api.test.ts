import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_FILAS } from './seccion.ts';

const OWN = '1000000003';
const OTHER = '1000000002';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function download(formato: string, numero = OWN, more = '') {
  const token = await openTestSession(test.database.kysely, numero);
  return test.app.inject({
    url: `/api/cuenta/datos?formato=${formato}${more}`,
    headers: { authorization: `Bearer ${token}` },
  });
}

interface Seccion {
  readonly clave: string;
  readonly completa: boolean;
  readonly filas: Readonly<Record<string, unknown>>[];
}

async function read(numero = OWN): Promise<Map<string, Seccion>> {
  const { secciones } = (await download('json', numero)).json<{ secciones: Seccion[] }>();
  return new Map(secciones.map((seccion) => [seccion.clave, seccion]));
}

describe('own data', () => {
  it('[GEN-02] needs a session, and takes no format nobody offers', async () => {
    const anonymous = await test.app.inject({ url: '/api/cuenta/datos?formato=json' });
    expect(anonymous.statusCode).toBe(401);
    expect((await download('xml')).json()).toMatchObject({ status: 400, code: 'SOLICITUD_INVALIDA' });
  });

  it('are identity, memberships, sessions, authorisations and what was done, as a file to be saved', async () => {
    const answer = await download('json');
    expect(answer.headers['content-disposition']).toContain('attachment; filename="mis-datos.json"');
    const secciones = await read();
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
      select ${id}, 'usuario-aprobado', '<script>alert(1)</script>', 'x' from generate_series(1, ${MOST_FILAS + 1})`.execute(
      kysely,
    );
    const { body, headers } = await download('html');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
    expect(body).toContain(`Se muestran los ${MOST_FILAS} más recientes.`);
    expect((await read()).get('notificaciones')).toMatchObject({ completa: false });
    await sql`delete from notificaciones where usuario_id = ${id}`.execute(kysely);
  });
});
