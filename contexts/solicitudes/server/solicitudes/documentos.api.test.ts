import { createHash } from 'node:crypto';
import { createPdf } from '@marco/archivos/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PERSONAS,
  type Persona,
  type SolicitudesSite,
  sampleCampo,
  sampleNorma,
  startSolicitudesSite,
} from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
beforeAll(async () => {
  site = await startSolicitudesSite();
});
afterAll(() => site.close());

/** A draft of the entity of the líder with a document of each kind: of a norma, and of its support. */
async function createConDocumentos() {
  const [norma, soporte] = [await site.upload(), await site.upload('lider', 'anexo.pdf')];
  const { id } = (await site.create()).json();
  const saved = await site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, {
    consumoAbierto: true,
    campos: [sampleCampo],
    normas: [{ ...sampleNorma, archivoId: norma }],
    archivos: [soporte],
  });
  expect(saved.statusCode).toBe(200);
  return { id, archivos: [norma, soporte] };
}

/** Whether somebody gets a file: by its bytes, which the preview shows too, and by the specified answer. */
async function gets(persona: Persona, archivoId: string): Promise<boolean> {
  const direct = await site.call(persona, 'GET', `downloadFileOpt/${archivoId}`);
  const part = await site.call(persona, 'GET', `downloadFileOpt/${archivoId}`, null, { range: 'bytes=0-1' });
  const specified = (await site.call(persona, 'POST', 'download_file_opt', { archivoId })).json();
  const isGiven = direct.statusCode === 200;
  expect([persona, part.statusCode, specified.mensajeResponse.estado]).toEqual([
    persona,
    isGiven ? 206 : 404,
    isGiven,
  ]);
  expect(specified.object === null).toBe(!isGiven);
  return isGiven;
}

async function listLectores(archivoId: string): Promise<Persona[]> {
  const lectores: Persona[] = [];
  for (const persona of Object.keys(PERSONAS) as Persona[])
    if (await gets(persona, archivoId)) lectores.push(persona);
  return lectores;
}

async function expectLectores(archivos: readonly string[], lectores: readonly Persona[]): Promise<void> {
  for (const archivo of archivos) expect(await listLectores(archivo)).toEqual(lectores);
}

const MINISTERIO = ['administrador', 'consultor'] as const;
const QUIENES_LEEN_LO_RADICADO = [...MINISTERIO, 'lider', 'auditor', 'coordinador'] as const;

describe('documents of a request', () => {
  it('[FILE-03] [AREA-05] of a draft are of its entity alone, by every way to a file', async () => {
    const { archivos } = await createConDocumentos();
    await expectLectores(archivos, ['lider']);
    const open = await site.test.app.inject({ url: `/api-public/downloadFileOpt/${archivos[0]}` });
    expect(open.statusCode).toBe(404);
    const refused = await site.test.database.kysely
      .selectFrom('audit_events')
      .select('id')
      .where('action', '=', 'descargar')
      .where('result', '=', 'rechazo')
      .where('object_id', '=', archivos[0] ?? '')
      .execute();
    expect(refused.length).toBeGreaterThan(0);
  });

  it('[FILE-03] [AREA-05] are read by the ministry from the day it is filed, until it is certified and after', async () => {
    const { id, archivos } = await createConDocumentos();
    await site.take(id, ['lider', 'radicar']);
    await expectLectores(archivos, QUIENES_LEEN_LO_RADICADO);
    const certificada = await site.test.database.kysely
      .selectFrom('estados_solicitud')
      .select('id')
      .where('codigo', '=', 'certificada')
      .executeTakeFirstOrThrow();
    await site.test.database.kysely
      .updateTable('solicitudes')
      .set({ estado_id: certificada.id })
      .where('id', '=', id)
      .execute();
    await expectLectores(archivos, QUIENES_LEEN_LO_RADICADO);
  });

  it('[FILE-03] a rol that reads no requests reads none of their documents, of its own entity either', async () => {
    const { archivos } = await createConDocumentos();
    const { kysely } = site.test.database;
    const permiso = kysely
      .selectFrom('roles_permisos as p')
      .innerJoin('roles as r', 'r.id', 'p.rol_id')
      .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
      .select(['p.rol_id', 'p.subfuncionalidad_id', 'p.accion'])
      .where('r.codigo', '=', 'lider-interoperabilidad')
      .where('s.codigo', '=', 'solicitudes')
      .where('p.accion', '=', 'consultar');
    const row = await permiso.executeTakeFirstOrThrow();
    await kysely
      .deleteFrom('roles_permisos')
      .where('rol_id', '=', row.rol_id)
      .where('subfuncionalidad_id', '=', row.subfuncionalidad_id)
      .where('accion', '=', 'consultar')
      .execute();
    await expectLectores(archivos, []);
    await kysely.insertInto('roles_permisos').values(row).execute();
    await expectLectores(archivos, ['lider']);
  });

  it('[FILE-03] [FILE-04] while no request has it, a file is of who uploaded it alone', async () => {
    const pendiente = await site.upload('funcionario', 'pendiente.pdf');
    expect(await listLectores(pendiente)).toEqual(['funcionario']);
    const answer = await site.call('funcionario', 'POST', 'download_file_opt', { archivoId: pendiente });
    const bytes = Buffer.from(answer.json().object.base64Archivo, 'base64');
    const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(sha256(bytes)).toBe(sha256(createPdf('pendiente.pdf')));
  });
});
