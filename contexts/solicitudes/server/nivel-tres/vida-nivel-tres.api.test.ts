import { addDays, addMonths } from '@marco/country/working-days';
import { addScheduledJobs, createSystemOrigin, runDueJob } from '@marco/server-kit';
import { publishVersion } from '@marco/servicios/port';
import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import {
  buildRespuestas,
  DIRECCION_SERVIDOR,
  type NivelTresSite,
  startNivelTresSite,
} from '../../testing/nivel-tres-site.ts';
import { vigenciaJobs } from '../plazos/vigencia-jobs.ts';

let site: NivelTresSite;
beforeAll(async () => {
  site = await startNivelTresSite();
}, 180_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const MINUTOS = { timeout: 300_000 };

const publish = (versionId: number) =>
  db()
    .transaction()
    .execute((trx) =>
      publishVersion(trx, versionId, { origin: createSystemOrigin(), alCambiarServicio: [] }),
    );

const readDueno = async (id: number) =>
  (await site.call('lider', 'GET', `solicitud/${id}/reloj`)).json().enManosDe?.dueno ?? null;

it(
  '[AREA-05] a servicio is verified in four dimensions, certified with validity, and published when the operator says so',
  MINUTOS,
  async () => {
    const completa = await site.createCompletaNivelTres();
    const { id, nivelTres } = completa;
    const versionId = nivelTres?.servicioVersion.id ?? 0;
    expect(completa.pendientes).toEqual([]);
    expect(nivelTres).toMatchObject({
      servicioVersion: { numero: '1.0', estado: 'evaluada' },
      certificados: [
        { nivel: 1, estado: 'vigente' },
        { nivel: 2, estado: 'vigente' },
      ],
      lista: { esVigente: true },
      concepto: null,
    });
    expect((await site.call('operador', 'GET', `solicitud/${id}`)).statusCode).toBe(404);
    await site.takeToVerificacion(id);
    const enVerificacion = await site.read(id, 'consultor');
    expect(enVerificacion).toMatchObject({
      estado: 'en-verificacion',
      radicado: expect.stringMatching(/^LCI-N3-\d{4}-\d{6}$/),
      nivelTres: { conceptoVenceEn: expect.stringMatching(/^\d{4}-/) },
    });
    // Where its servers are is for the entity and the operator.
    const direccion = async (persona: 'lider' | 'operador' | 'consultor' | 'auditor') =>
      (await site.read(id, persona)).nivelTres?.servidores[0]?.direccion;
    expect(await direccion('lider')).toBe(DIRECCION_SERVIDOR);
    expect(await direccion('operador')).toBe(DIRECCION_SERVIDOR);
    for (const persona of ['consultor', 'auditor'] as const) {
      expect(await direccion(persona)).toBeNull();
      expect((await site.call(persona, 'GET', `solicitud/${id}`)).body).not.toContain(DIRECCION_SERVIDOR);
    }
    // The turn is of the operator while its concept is open.
    expect(await readDueno(id)).toBe('and');
    const sinConcepto = await site.step('operador', id, 'conceptuar', {
      motivo: 'Pasa.',
      veredicto: 'favorable',
    });
    expect([sinConcepto.statusCode, sinConcepto.json().code]).toEqual([409, 'SOLICITUD_INCOMPLETA']);
    await site.decideItems(id, 'operador');
    await site.take(id, ['operador', 'conceptuar', { veredicto: 'favorable', motivo: 'Pasa las pruebas.' }]);
    expect(await readDueno(id)).toBe('ministerio');
    const presentar = await site.step('consultor', id, 'presentar');
    expect(presentar.json().detalles).toEqual([
      {
        campo: 'verificacion',
        mensaje: expect.stringMatching(/^\d+ ítems esperan el veredicto del consultor/),
      },
    ]);
    await site.decideItems(id, 'consultor');
    await site.take(id, ['consultor', 'presentar'], ['lider', 'aprobar'], ['administrador', 'certificar']);
    expect(await site.findEstados(versionId)).toEqual({ estado: 'certificada', codigo: 'evaluado-nivel-2' });
    expect(await readDueno(id)).toBe('and');
    const certificado = await db()
      .selectFrom('certificados')
      .select(['numero', 'codigo', 'valido_hasta'])
      .where('solicitud_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(certificado.numero).toMatch(/^LCI-C3-/);
    expect(certificado.valido_hasta).toBe(addMonths(site.hoy, 24));
    const publico = (
      await site.test.app.inject({ url: `/api-public/certificados/${certificado.codigo}` })
    ).json();
    expect(publico).toMatchObject({
      nivel: 3,
      hasta: addMonths(site.hoy, 24),
      intervinieron: [
        { papel: 'consultor' },
        { papel: 'operador' },
        { papel: 'aprobador' },
        { papel: 'certificador' },
      ],
      credencial: {
        validUntil: expect.stringContaining('T'),
        credentialSubject: { verificacion: { pruebas: expect.arrayContaining(['T-01', 'T-09']) } },
      },
    });
    expect(JSON.stringify(publico)).not.toContain(DIRECCION_SERVIDOR);
    // Certified alone it is not published: the operator records it in production.
    expect(await publish(versionId)).toMatchObject({ publicada: true, numero: '1.0', relevada: null });
    expect(await site.findEstados(versionId)).toEqual({ estado: 'publicada', codigo: 'publicado-nivel-3' });
    expect(await publish(versionId)).toEqual({ publicada: false, estado: 'publicada' });
    expect(await readDueno(id)).toBeNull();
    expect(await findLastAudit(db(), 'publicar-version-servicio', completa.servicioId ?? 0)).toMatchObject({
      detail: { antes: { estado: 'certificada' }, despues: { version: '1.0', estado: 'publicada' } },
    });
    await expectRenovacion(completa, certificado.numero);
  },
);

/** The entidad is told with the form that renews the certificate, the operator with its page, and each once. */
async function expectAvisosDeVigencia(numero: string): Promise<void> {
  const fail = (kind: string, error: unknown) => {
    throw new Error(`${kind} failed`, { cause: error });
  };
  for (const _ of ['once', 'and once more']) {
    await addScheduledJobs(db(), vigenciaJobs, new Date());
    while (await runDueJob(db(), vigenciaJobs, fail));
    await db().deleteFrom('jobs').where('kind', '=', 'preparar-avisos-certificados').execute();
  }
  const avisos = await db()
    .selectFrom('notificaciones as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .select(['u.numero_identificacion as quien', 'n.enlace'])
    .where('n.evento', '=', 'certificado-por-vencer')
    .where('n.titulo', 'like', `%${numero}%`)
    .execute();
  const enlaces = (numeroDe: string) =>
    avisos.filter(({ quien }) => quien === numeroDe).map(({ enlace }) => enlace);
  expect(enlaces('1000000003')).toEqual([expect.stringMatching(/nivel-tres\/new\?servicio=\d+$/)]);
  expect(enlaces('1000000012')).toEqual([expect.stringMatching(/^\/certificados\/[0-9A-Z]+$/)]);
}

/** A published version is certified again before its certificate ends: what did not change is reaffirmed by digest. */
async function expectRenovacion({ id, radicado, nivelTres }: Solicitud, numero: string): Promise<void> {
  const versionId = nivelTres?.servicioVersion.id ?? 0;
  const lejos = await site.beginNivelTres(versionId);
  expect([lejos.statusCode, lejos.json().code]).toEqual([409, 'NIVEL_DOS_NO_VIGENTE']);
  await db()
    .updateTable('certificados')
    .set({ valido_hasta: addDays(site.hoy, 30) })
    .where('numero', '=', numero)
    .execute();
  await expectAvisosDeVigencia(numero);
  const begun: Solicitud = (await site.beginNivelTres(versionId)).json();
  expect([begun.tipo, begun.nivelTres?.procesos, begun.nivelTres?.acuerdo.documento]).toEqual([
    'actualizacion',
    nivelTres?.procesos,
    null,
  ]);
  const respuestas = buildRespuestas(site.hoy, await site.uploadTodos());
  const [servidor] = respuestas.servidores;
  const cambios = {
    ...respuestas,
    servidores: [{ ...servidor, direccion: 'otra.ejemplo.gov.co' }],
    soporte: { ...respuestas.soporte, respuestaHoras: 2 },
  };
  expect((await site.changeNivelTres(begun.id, cambios)).statusCode).toBe(200);
  await site.takeToVerificacion(begun.id);
  const { nivelTres: ahora } = await site.read(begun.id);
  const porDecidir = ahora?.items.flatMap(({ codigo, veredicto }) => (veredicto === null ? [codigo] : []));
  expect(porDecidir).toEqual(['OG-6', 'TE-4']);
  const antes = (await site.read(id)).radicado ?? radicado;
  expect(ahora?.items.find(({ codigo }) => codigo === 'PL-4')).toMatchObject({
    veredicto: 'cumple',
    motivo: `Sin cambios desde ${antes}.`,
  });
  await site.takeToCertificado(begun.id);
  expect((await site.findEstados(versionId)).estado).toBe('publicada');
  const estado = db().selectFrom('certificados').select('estado').where('numero', '=', numero);
  expect(await estado.executeTakeFirst()).toEqual({ estado: 'reemplazado' });
}

it(
  '[AREA-05] recorded in production without its certificate it is not published, and an older one is obsolete',
  MINUTOS,
  async () => {
    const { versionId, servicioId } = await site.certifyNivelDos();
    expect(await publish(versionId)).toEqual({ publicada: false, estado: 'evaluada' });
    expect(await publish(999_999)).toBeUndefined();
    const { id: anteriorId } = await db()
      .insertInto('servicios_versiones')
      .values({ servicio_id: servicioId, mayor: 1, menor: 7, estado: 'publicada' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('servicios_versiones')
      .set({ estado: 'certificada' })
      .where('id', '=', versionId)
      .execute();
    expect(await publish(versionId)).toMatchObject({ publicada: true, relevada: anteriorId });
    expect((await site.findEstados(anteriorId)).estado).toBe('obsoleta');
    expect((await site.findEstados(versionId)).estado).toBe('publicada');
  },
);

it(
  '[AREA-05] an unfavourable concept stops it: it is returned with marks, and the operator is asked again',
  MINUTOS,
  async () => {
    const { id } = await site.createCompletaNivelTres();
    await site.takeToVerificacion(id);
    const otra = await site.verifyItems(id, [{ codigo: 'TE-4', veredicto: 'cumple' }], 'consultor');
    expect([otra.statusCode, otra.json().detalles[0]]).toEqual([
      400,
      { campo: 'items.0.codigo', mensaje: 'Este ítem lo verifica: Agencia Nacional Digital.' },
    ]);
    await site.decideItems(id, 'operador');
    await site.verifyItems(
      id,
      [{ codigo: 'TE-7', veredicto: 'no-cumple', motivo: 'Falla T-05.' }],
      'operador',
    );
    const favorable = await site.step('operador', id, 'conceptuar', {
      veredicto: 'favorable',
      motivo: 'Sí.',
    });
    expect([favorable.statusCode, favorable.json().detalles[0].campo]).toEqual([400, 'veredicto']);
    const sinVeredicto = await site.step('operador', id, 'conceptuar', { motivo: 'Sí.' });
    expect([sinVeredicto.statusCode, sinVeredicto.json().detalles[0].campo]).toEqual([400, 'veredicto']);
    await site.take(id, ['operador', 'conceptuar', { veredicto: 'desfavorable', motivo: 'Falla T-05.' }]);
    await site.decideItems(id, 'consultor');
    const { pendientes } = await site.read(id, 'consultor');
    expect(pendientes.map(({ mensaje }) => mensaje)).toEqual([
      '1 ítem no cumple; devuelva la solicitud.',
      'El concepto técnico es desfavorable; devuelva la solicitud.',
    ]);
    expect((await site.step('consultor', id, 'presentar')).json().code).toBe('SOLICITUD_INCOMPLETA');
    const marcas = [{ lugar: 'tecnico.pruebas', texto: 'Repita la prueba T-05.' }];
    await site.take(id, ['consultor', 'devolver', { motivo: 'Falla una prueba.', marcas }]);
    await site.answerMarcas(id);
    await site.take(id, ['lider', 'radicar'], ['consultor', 'revisar'], ['consultor', 'verificar']);
    const { nivelTres } = await site.read(id, 'operador');
    // What was said of the items stays; the concept is asked for again.
    expect(nivelTres?.concepto).toBeNull();
    expect(nivelTres?.items.find(({ codigo }) => codigo === 'TE-7')).toMatchObject({
      veredicto: 'no-cumple',
      motivo: 'Falla T-05.',
      decidible: true,
    });
  },
);
