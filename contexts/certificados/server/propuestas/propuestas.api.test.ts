import { addDays, toColombianDay } from '@marco/country/working-days';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CertificadosSite, startCertificadosSite } from '../../testing/certificados-site.ts';
import { propuestasJobs } from './propuestas-jobs.ts';

let site: CertificadosSite;
beforeAll(async () => {
  site = await startCertificadosSite();
});
afterAll(() => site.close());

type Quien = Parameters<CertificadosSite['call']>[0];
const MOTIVO = 'El proveedor no responde desde el lunes.';

const propose = (quien: Quien, id: number, body: object = {}, version = '*') =>
  site.call(
    quien,
    'POST',
    `certificados/${id}/propuesta`,
    { causa: 'ans-incumplido', motivo: MOTIVO, ...body },
    { 'if-match': version },
  );

/** A version published at level 3, and the certificate of that. */
async function addPublicada() {
  const { servicioId, certificados } = await site.addVersion(3);
  const codigo = certificados[2]?.codigo ?? '';
  const { id, version, numero } = await site.find(codigo);
  return { servicioId, codigo, id, version, numero };
}

const countAvisos = async (evento: string, numero: string) =>
  (
    await site.kysely
      .selectFrom('notificaciones as n')
      .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
      .select(['u.numero_identificacion as quien', 'n.texto', 'n.enlace'])
      .where('n.evento', '=', evento)
      .where('n.titulo', 'like', `%${numero}%`)
      .execute()
  ).toSorted((one, other) => one.quien.localeCompare(other.quien));

async function runDay(): Promise<void> {
  const fail = (kind: string, error: unknown) => {
    throw new Error(`${kind} failed`, { cause: error });
  };
  const kinds = propuestasJobs.map(({ kind }) => kind);
  await site.kysely.deleteFrom('jobs').where('kind', 'in', kinds).execute();
  await addScheduledJobs(site.kysely, propuestasJobs, new Date());
  while (await runDueJob(site.kysely, propuestasJobs, fail));
}

describe('what is refused', () => {
  it('[AREA-05] who is not the operator, and the operator about what is not of level 3', async () => {
    const { id } = await addPublicada();
    const { certificados } = await site.addVersion(1);
    for (const quien of ['certificador', 'lider', 'funcionario'] as const)
      expect([(await propose(quien, id)).statusCode, quien]).toEqual([403, quien]);
    const uno = await site.find(certificados[0]?.codigo ?? '');
    expect((await propose('operador', uno.id)).statusCode).toBe(404);
    expect((await propose('operador', 999_999)).json().code).toBe('CERTIFICADO_NO_ENCONTRADO');
  });

  it('[AREA-05] no words, a cause no suspension has, and an old version', async () => {
    const { id, version } = await addPublicada();
    expect((await propose('operador', id, { motivo: '  ' })).statusCode).toBe(400);
    expect((await propose('operador', id, { causa: 'porque-si' })).statusCode).toBe(400);
    const ajena = await propose('operador', id, { causa: 'nivel-inferior-revocado' });
    expect([ajena.statusCode, ajena.json().detalles[0].campo]).toEqual([400, 'causa']);
    expect((await propose('operador', id, {}, `"${version + 1}"`)).json().code).toBe('VERSION_DISTINTA');
    expect((await site.step('certificador', id, 'declinar-propuesta', 'Nada hay.')).json().code).toBe(
      'CERTIFICADO_ACCION_NO_PERMITIDA',
    );
  });

  it('[AREA-05] a second one while the first is not decided, and who does not certify decides nothing', async () => {
    const { id } = await addPublicada();
    expect((await propose('operador', id)).statusCode).toBe(200);
    const otra = await propose('operador', id);
    expect([otra.statusCode, otra.json().code]).toEqual([409, 'CERTIFICADO_ACCION_NO_PERMITIDA']);
    for (const quien of ['operador', 'lider'] as const)
      expect((await site.step(quien, id, 'declinar-propuesta', 'No.')).statusCode).toBe(403);
    expect((await site.step('certificador', id, 'declinar-propuesta')).json().detalles[0].campo).toBe(
      'motivo',
    );
  });
});

describe('what the operator proposes', () => {
  it('[AREA-05] changes nothing, and waits for who certifies: as a notice, in the work list and at the version', async () => {
    const { id, numero, codigo, servicioId } = await addPublicada();
    const answer = (await propose('operador', id)).json();
    expect(answer).toMatchObject({
      estado: 'vigente',
      suspensionPropuesta: { causa: 'ans-incumplido', motivo: MOTIVO },
      proponer: { allowed: false },
    });
    const { hasta } = answer.suspensionPropuesta;
    // Ten working days are two weeks at least.
    expect(hasta >= addDays(toColombianDay(new Date()), 14)).toBe(true);
    expect((await site.read(codigo)).estado).toBe('vigente');
    const { id: versionId, estado } = await site.readVersion(servicioId);
    expect(estado).toBe('publicada');
    expect(await findLastAudit(site.kysely, 'proponer-suspension-certificado')).toMatchObject({
      result: 'exito',
      detail: { despues: { numero, propuesta: hasta }, causa: 'ans-incumplido', motivo: MOTIVO },
    });
    const avisos = await countAvisos('suspension-propuesta', numero);
    expect(avisos[0]).toMatchObject({
      quien: '1000000001',
      texto: expect.stringContaining(MOTIVO),
      enlace: `/app/certificados?texto=${numero}`,
    });
    expect(avisos.map(({ quien }) => quien)).not.toContain('1000000003');
    const actividades = await site.call('certificador', 'GET', 'actividades/listarActividades');
    expect(actividades.body).toContain('/app/certificados?pendiente=suspension-propuesta');
    expect((await site.call('lider', 'GET', 'actividades/listarActividades')).body).not.toContain(
      'suspension-propuesta',
    );
    const deVersion = async (quien: Quien) =>
      (await site.call(quien, 'GET', `certificados/versiones/${versionId}`)).json()[2].suspensionPropuesta;
    expect(await deVersion('certificador')).toMatchObject({ motivo: MOTIVO, hasta });
    expect(await deVersion('lider')).toBeNull();
    const pendientes = async (quien: Quien) =>
      (
        await site.call(quien, 'POST', 'certificados/listar', {
          pendiente: 'suspension-propuesta',
          tamano: 100,
        })
      ).json();
    expect((await pendientes('certificador')).certificados.map((uno: { id: number }) => uno.id)).toContain(
      id,
    );
    expect((await pendientes('operador')).certificados.map((uno: { id: number }) => uno.id)).toContain(id);
    expect((await pendientes('lider')).total).toBe(0);
    expect((await site.find(codigo, 'lider')).suspensionPropuesta).toBeNull();
  });

  it('[AREA-05] is suspended by the one way there is, and its proposer is told', async () => {
    const { id, numero, codigo, servicioId } = await addPublicada();
    await propose('operador', id);
    const answer = await site.step('certificador', id, 'suspender', 'Se comprobó.', {
      causa: 'ans-incumplido',
    });
    expect(answer.json()).toMatchObject({ estado: 'suspendido', suspensionPropuesta: null });
    expect((await site.readVersion(servicioId)).estado).toBe('suspendida');
    expect((await site.read(codigo)).motivo).toBe('Se comprobó.');
    const avisos = await countAvisos('propuesta-resuelta', numero);
    expect(avisos).toMatchObject([{ quien: '1000000012', texto: expect.stringContaining('se suspendió') }]);
    expect((await propose('operador', id)).json().code).toBe('CERTIFICADO_ACCION_NO_PERMITIDA');
  });

  it('[AREA-05] is declined with a reason its proposer reads, and may be proposed again', async () => {
    const { id, numero, codigo } = await addPublicada();
    await propose('operador', id);
    const answer = await site.step('certificador', id, 'declinar-propuesta', 'Ya respondió.');
    expect(answer.json()).toMatchObject({ estado: 'vigente', suspensionPropuesta: null });
    expect((await site.read(codigo)).estado).toBe('vigente');
    expect(await countAvisos('propuesta-resuelta', numero)).toMatchObject([
      { quien: '1000000012', texto: expect.stringContaining('Ya respondió.') },
    ]);
    expect(await findLastAudit(site.kysely, 'declinar-propuesta-certificado')).toMatchObject({
      result: 'exito',
      detail: { motivo: 'Ya respondió.' },
    });
    expect((await propose('operador', id)).statusCode).toBe(200);
  });

  it('[AREA-05] ends by itself the day after its last one, and says so', async () => {
    const { id, numero, codigo } = await addPublicada();
    await propose('operador', id);
    const setHasta = (fecha: string) =>
      site.kysely.updateTable('certificados').set({ fecha_propuesta: fecha }).where('id', '=', id).execute();
    const hoy = toColombianDay(new Date());
    await setHasta(hoy);
    await runDay();
    expect((await site.find(codigo)).suspensionPropuesta).not.toBeNull();
    await setHasta(addDays(hoy, -1));
    await runDay();
    await runDay();
    expect(await site.find(codigo)).toMatchObject({ estado: 'vigente', suspensionPropuesta: null });
    expect(await findLastAudit(site.kysely, 'vencer-propuesta-certificado')).toMatchObject({
      result: 'exito',
    });
    const avisos = await countAvisos('propuesta-resuelta', numero);
    expect(avisos.filter(({ quien }) => quien === '1000000012')).toHaveLength(1);
    expect(avisos.map(({ quien }) => quien)).toContain('1000000001');
    expect(avisos[0]?.texto).toContain('sin que nadie la decidiera a tiempo');
    const pasos = await site.kysely
      .selectFrom('certificados_pasos')
      .select('accion')
      .where('certificado_id', '=', id)
      .where('accion', '=', 'vencer-propuesta')
      .execute();
    expect(pasos).toHaveLength(1);
  });
});
