import { startOfDay } from '@marco/country/local-time';
import { addDays, toColombianDay } from '@marco/country/working-days';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { findLastAudit } from '@marco/test-kit';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CertificadosSite, startCertificadosSite } from '../testing/certificados-site.ts';
import { createVencimientoJobs } from './vencimiento-jobs.ts';

let site: CertificadosSite;
beforeAll(async () => {
  site = await startCertificadosSite();
});
afterAll(() => site.close());

const jobs = createVencimientoJobs({ alCambiarServicio: [] });

/** Everything the day asks for. */
async function runDay(): Promise<void> {
  const fail = (kind: string, error: unknown) => {
    throw new Error(`${kind} failed`, { cause: error });
  };
  await site.kysely
    .deleteFrom('jobs')
    .where(
      'kind',
      'in',
      jobs.map(({ kind }) => kind),
    )
    .execute();
  await addScheduledJobs(site.kysely, jobs, new Date());
  while (await runDueJob(site.kysely, jobs, fail));
}

const setHasta = (codigo: string, dia: string) =>
  site.kysely.updateTable('certificados').set({ valido_hasta: dia }).where('codigo', '=', codigo).execute();

it('[AREA-05] a certificate of level 3 says until when it is valid, and ends the day after; its version stops', async () => {
  const hoy = toColombianDay(new Date());
  const { servicioId, certificados } = await site.addVersion(3);
  const [primero, , tercero] = certificados;
  const codigo = tercero?.codigo ?? '';
  await site.runJobs();
  expect((await site.read(primero?.codigo ?? '')).hasta).toBeNull();
  const { hasta, credencial } = await site.read(codigo);
  expect(hasta).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(credencial['validUntil']).toContain('T');
  const answer = await site.visit(`/api-public/certificados/${codigo}?formato=pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  expect((await extractText(pdf, { mergePages: true })).text).toContain('Válido hasta');

  // Its last day counts.
  await setHasta(codigo, hoy);
  await runDay();
  expect(await site.read(codigo)).toMatchObject({ estado: 'vigente', motivo: '' });

  // Nobody who reads it waits for the work of the day: its public page, the list, the panel of its servicio, the search.
  await setHasta(codigo, addDays(hoy, -1));
  const publico = await site.read(codigo);
  expect(publico).toMatchObject({
    estado: 'vencido',
    estadoDesde: startOfDay(hoy).toISOString(),
    motivo: expect.stringContaining('Valió hasta el'),
  });
  const { id: versionId } = await site.readVersion(servicioId);
  const enPanel = (await site.call('certificador', 'GET', `certificados/versiones/${versionId}`)).json();
  expect(enPanel).toContainEqual(expect.objectContaining({ numero: publico.numero, estado: 'vencido' }));
  const listEn = async (estado: string) =>
    (
      await site.call('certificador', 'POST', 'certificados/listar', { texto: tercero?.numero, estado })
    ).json();
  for (const [estado, total] of [
    ['vigente', 0],
    ['vencido', 1],
  ] as const)
    expect(await listEn(estado)).toMatchObject({ total, porEstado: { vigente: 0, vencido: 1 } });
  const [listado] = (await listEn('vencido')).certificados;
  expect(listado).toMatchObject({ estado: 'vencido', acciones: { suspender: { allowed: false } } });

  await runDay();
  expect(await listEn('vencido')).toMatchObject({ total: 1, porEstado: { vigente: 0, vencido: 1 } });
  expect(await site.read(codigo)).toMatchObject({
    estado: 'vencido',
    motivo: expect.stringContaining('Valió hasta el'),
  });
  expect(await site.readVersion(servicioId)).toMatchObject({ estado: 'suspendida', desde: 'publicada' });
  expect(await findLastAudit(site.kysely, 'vencer-certificado')).toMatchObject({
    result: 'exito',
    detail: { antes: { estado: 'vigente' }, despues: { estado: 'vencido' } },
  });
  const avisos = await site.kysely
    .selectFrom('notificaciones')
    .select('id')
    .where('evento', '=', 'certificado-vencido')
    .execute();
  expect(avisos.length).toBeGreaterThan(0);

  // Once.
  await runDay();
  const pasos = await site.kysely
    .selectFrom('certificados_pasos')
    .select('accion')
    .where('accion', '=', 'vencer')
    .execute();
  expect(pasos).toHaveLength(1);
});
