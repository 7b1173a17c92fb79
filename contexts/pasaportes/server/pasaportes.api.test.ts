import { createHash } from 'node:crypto';
import { addScheduledJobs, runDueJob, toCaller } from '@marco/server-kit';
import { testSecrets } from '@marco/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PasaportesSite, startPasaportesSite } from '../testing/pasaportes-site.ts';
import { createKeptPaquetes, openPasaporte } from './open-paquete.ts';
import { findVersionPorOid } from './pasaporte.queries.ts';
import { identificarVersiones } from './pasaportes-jobs.ts';
import { createWriteArchivos } from './pasaportes-pool.ts';

let site: PasaportesSite;
beforeAll(async () => {
  site = await startPasaportesSite();
});
afterAll(() => site.close());
afterEach(() => {
  vi.useRealTimers();
});

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

describe('the address of a pasaporte', () => {
  it('[AREA-15] what is no OID, is of nothing or may not be seen is answered alike', async () => {
    const oculta = await site.addVersion();
    await site.kysely
      .updateTable('servicios')
      .set({ activo: false })
      .where('id', '=', oculta.servicioId)
      .execute();
    for (const oid of ['2.999.170.2.987654.1', 'x', "1'; drop table pasaportes", oculta.oid])
      for (const formato of ['json', 'zip', 'pdf']) {
        const answer = await site.visit(`pasaportes/${encodeURIComponent(oid)}?formato=${formato}`);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'PASAPORTE_NO_ENCONTRADO']);
      }
    const { oid } = await site.addVersion();
    expect((await site.visit(`pasaportes/${oid}?formato=exe`)).statusCode).toBe(400);
    expect([400, 404]).toContain((await site.visit(`pasaportes/${'1.'.repeat(200)}1`)).statusCode);
  });

  it('[AREA-15] a version in work has no identifier; one that was certified keeps its own for ever', async () => {
    const servicioId = await site.addServicio('Consulta en elaboración');
    const enObra = await site.addVersion({ servicioId, estado: 'en-elaboracion' });
    expect(enObra.oid).toBe('');
    expect((await site.visit(`pasaportes/versiones/${enObra.versionId}`)).json()).toEqual({ oid: null });
    await site.kysely
      .updateTable('servicios_versiones')
      .set({ estado: 'estandarizada' })
      .where('id', '=', enObra.versionId)
      .execute();
    // Of the demo data too.
    const failed = (kind: string, error: unknown) => {
      throw new Error(kind, { cause: error });
    };
    while (await identificarVersiones.findDueKey?.(site.kysely, new Date())) {
      await addScheduledJobs(site.kysely, [identificarVersiones], new Date());
      while (await runDueJob(site.kysely, [identificarVersiones], failed));
    }
    const oid = await site.findOid(enObra.versionId);
    expect(oid).toMatch(/^2\.999\.170\.2\.\d+\.1$/);
    const segunda = await site.addVersion({ servicioId, mayor: 2 });
    expect(segunda.oid).toBe(oid.replace(/1$/, '2'));
    expect((await site.read(segunda.oid)).otras).toEqual([{ oid, numero: '1.0', estado: 'estandarizada' }]);
    const resuelto = (await site.visit(`oid/${oid}`)).json();
    expect(resuelto).toMatchObject({
      objeto: {
        nombre: 'Consulta en elaboración, versión 1.0',
        estado: 'Estandarizada',
        direccion: `/pasaporte/${oid}`,
      },
    });
  });

  it('[AREA-15] tells what it holds, what it does not and why, and the next step', async () => {
    const { oid, servicioId } = await site.addVersion();
    await site.certify(servicioId);
    const pasaporte = await site.read(oid);
    expect(pasaporte).toMatchObject({ oid, version: { numero: '1.0', estado: 'estandarizada' }, otras: [] });
    expect(pasaporte.certificados).toMatchObject([{ nivel: 1, estado: 'vigente' }]);
    expect(pasaporte.partes.filter(({ presente }) => !presente).map(({ clave }) => clave)).toEqual([
      'conformidad',
    ]);
    expect(pasaporte.proximoPaso).toMatchObject({
      nivel: 2,
      falta: expect.arrayContaining(['Contrato del servicio']),
      enManosDe: { texto: 'En manos de la entidad' },
      pronostico: null,
    });
    expect(JSON.stringify(pasaporte)).not.toMatch(/Nombre Reservado|correo|usuario/i);
  });
});

describe('the package', () => {
  it('[AREA-15] one state is always the same bytes, and who holds them gets them no more', async () => {
    const { oid, servicioId } = await site.addVersion();
    await site.certify(servicioId);
    await site.runJobs();
    const first = await site.download(oid);
    const again = await site.download(oid);
    expect(sha256(again.zip)).toBe(sha256(first.zip));
    const etag = String(first.answer.headers['etag']);
    expect(first.answer.headers['content-type']).toContain('application/zip');
    expect(first.answer.headers['content-disposition']).toContain(`pasaporte-${oid}.zip`);
    const held = await site.visit(`pasaportes/${oid}?formato=zip`, { 'if-none-match': etag });
    expect([held.statusCode, held.rawPayload.length]).toEqual([304, 0]);
    const pdf = await site.visit(`pasaportes/${oid}`, { accept: 'application/pdf' });
    expect(Buffer.compare(pdf.rawPayload, Buffer.from(first.archivos.get('pasaporte.pdf') ?? []))).toBe(0);
    expect(pdf.headers['vary']).toContain('accept');
    // Another state is another package.
    await site.kysely
      .updateTable('servicios')
      .set({ descripcion: 'Otra.' })
      .where('id', '=', servicioId)
      .execute();
    const changed = await site.visit(`pasaportes/${oid}?formato=zip`, { 'if-none-match': etag });
    expect([changed.statusCode, sha256(changed.rawPayload) === sha256(first.zip)]).toEqual([200, false]);
  });

  it('[AREA-15] one state is the same bytes where another process writes it on another day', async () => {
    const { oid, servicioId } = await site.addVersion();
    await site.certify(servicioId);
    await site.runJobs();
    const { zip } = await site.download(oid);
    const caller = toCaller({ actor: null, address: '198.51.100.7' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    const row = await findVersionPorOid(site.kysely, oid);
    if (!row) throw new Error('The version has a pasaporte.');
    const { estado, open } = await openPasaporte(
      {
        database: site.kysely,
        files: site.test.files,
        secrets: testSecrets,
        write: createWriteArchivos(site.kysely),
        kept: createKeptPaquetes(),
      },
      row,
      caller,
    );
    expect((await site.visit(`pasaportes/${oid}?formato=zip`)).headers['etag']).toContain(estado);
    expect(sha256((await open()).zip)).toBe(sha256(zip));
  });

  it('[AREA-15] a version without messages has a package that says so, and no contract', async () => {
    const { oid, versionId } = await site.addVersion({ operaciones: 'ninguna' });
    const { archivos, json } = await site.download(oid);
    expect([...archivos.keys()]).toEqual([
      'manifiesto.json',
      'cambios.atom',
      'certificados/did.json',
      'pasaporte.html',
      'pasaporte.json',
      'pasaporte.jsonld',
      'pasaporte.pdf',
      'pasaporte.schema.json',
      'reproducir.md',
    ]);
    expect(json('pasaporte.json')).toMatchObject({ oid, operaciones: [], elementos: [], certificados: [] });
    for (const clase of ['openapi', 'wsdl']) {
      const answer = await site.visit(`directorio/versiones/${versionId}/${clase}`);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'VERSION_SIN_MENSAJES']);
    }
  });

  it('[AREA-15] the contract of the entity is in it from level 3 on, byte by byte, and before it is not', async () => {
    const { oid, servicioId, versionId } = await site.addVersion({ estado: 'evaluada' });
    const { solicitudId } = await site.certify(servicioId);
    await site.addContrato(versionId, solicitudId, '{"openapi":"3.1.0"}');
    const before = await site.download(oid);
    expect([...before.archivos.keys()].filter((ruta) => ruta.startsWith('contrato/'))).toEqual([
      'contrato/openapi.json',
    ]);
    await site.kysely
      .updateTable('servicios_versiones')
      .set({ estado: 'publicada' })
      .where('id', '=', versionId)
      .execute();
    const after = await site.download(oid);
    expect(after.text('contrato/certificado/mi contrato.json')).toBe('{"openapi":"3.1.0"}');
    expect((await site.read(oid)).partes.find(({ clave }) => clave === 'contrato')?.texto).toContain(
      'el contrato certificado',
    );
  });
});

describe('the contract written from the messages', () => {
  it('[AREA-15] of a version that names no operation has the one it is known by', async () => {
    const { versionId } = await site.addVersion({ operaciones: 'principal' });
    const contrato = (await site.visit(`directorio/versiones/${versionId}/openapi`)).json();
    expect(Object.keys(contrato.paths)).toEqual(['/principal']);
    expect(contrato.paths['/principal'].post).toMatchObject({
      operationId: 'principal',
      requestBody: { required: true },
    });
  });

  it('[AREA-15] is of versions anybody may see alone, and answers 304 to who has it', async () => {
    const { versionId } = await site.addVersion({ estado: 'en-elaboracion' });
    for (const id of [versionId, 99999999]) {
      const answer = await site.visit(`directorio/versiones/${id}/openapi`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'VERSION_SIN_PASAPORTE']);
    }
    expect((await site.visit('directorio/versiones/x/openapi')).statusCode).toBe(400);
    const vista = await site.addVersion();
    for (const clase of ['openapi', 'wsdl']) {
      const url = `directorio/versiones/${vista.versionId}/${clase}`;
      const answer = await site.visit(url);
      expect([clase, answer.statusCode]).toEqual([clase, 200]);
      expect((await site.visit(url)).rawPayload.equals(answer.rawPayload)).toBe(true);
      const etag = String(answer.headers['etag']);
      expect((await site.visit(url, { 'if-none-match': etag })).statusCode).toBe(304);
    }
  });
});
