import { runDueJob } from '@marco/server-kit';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';
import { createConstanciaJobs } from './constancia-jobs.ts';

let site: SolicitudesSite;
beforeAll(async () => {
  site = await startSolicitudesSite();
});
afterAll(() => site.close());

async function runJobs(): Promise<void> {
  const { database, files } = site.test;
  const jobs = createConstanciaJobs(files);
  const fail = (kind: string, error: unknown) => {
    throw new Error(`${kind} failed`, { cause: error });
  };
  while (await runDueJob(database.kysely, jobs, fail));
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');

it('[AREA-05] whoever reads a filed request has the proof of its filing as a tagged PDF; nobody else', async () => {
  const { id } = await site.createCompleta();
  await site.take(id, ['lider', 'radicar']);
  expect((await site.read(id)).constancia).toBeNull();
  await runJobs();
  const { constancia, radicado, servicioNombre, version } = await site.read(id);
  expect(constancia).toMatchObject({ nombre: `Constancia-${radicado}.pdf` });
  const download = (persona: 'lider' | 'consultor' | 'funcionario') =>
    site.call(persona, 'GET', `downloadFileOpt/${constancia?.idArchivo}`);
  expect((await download('funcionario')).statusCode).toBe(404);
  const answer = await download('consultor');
  expect(answer.statusCode).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const piece of ['Constancia de radicación', radicado ?? '', servicioNombre, 'Ley 2052', 'NIT'])
    expect(squeeze(text)).toContain(piece);
  expect(squeeze(text)).toContain('términos se cuentan desde el');
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await site.read(id)).cargados.map(({ nombre, usuario }) => [nombre, usuario === null])).toEqual([
    ['norma.pdf', false],
    [`Constancia-${radicado}.pdf`, true],
  ]);
  // It is no change of the request: whoever has it open goes on.
  expect(version).toBe((await site.read(id)).version);
  await runJobs();
  expect((await site.read(id)).constancia).toEqual(constancia);
});
