import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import { type NivelDosSite, OPERACION, startNivelDosSite } from '../../testing/nivel-dos-site.ts';
import { writeWsdlDeMuestra } from '../../testing/wsdl-de-muestra.ts';

let site: NivelDosSite;
beforeAll(async () => {
  site = await startNivelDosSite();
}, 120_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const MINUTOS = { timeout: 300_000 };

/** What a return asks for: at a step of the form, and at a field. */
const MARCAS = [
  { lugar: 'correspondencia', texto: 'Revise el lugar de la clave.' },
  { lugar: 'aprobacion.observaciones', texto: 'Explique la diferencia.' },
];

/** Takes a complete draft to where its consultor works on it. */
async function take(id: number): Promise<void> {
  const consultorId = await site.findUsuarioId('consultor');
  await site.take(
    id,
    ['lider', 'radicar'],
    ['coordinador', 'asignar', { consultorId }],
    ['consultor', 'revisar'],
    ['consultor', 'evaluar'],
  );
}

const readPublico = (url: string) => site.test.app.inject({ url: `/api-public/${url}` });

async function expectCertificada(id: number, { servicioId, nivelDos }: Solicitud): Promise<void> {
  const certificado = await db()
    .selectFrom('certificados')
    .select(['codigo', 'numero'])
    .where('solicitud_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(certificado.numero).toMatch(/^LCI-C2-\d{4}-\d{6}$/);
  const { informe, contratoSha256 } = nivelDos ?? {};
  expect((await readPublico(`certificados/${certificado.codigo}`)).json()).toMatchObject({
    nivel: 2,
    estado: 'vigente',
    servicio: { id: servicioId, version: '1.0' },
    inferiores: [{ numero: nivelDos?.certificado?.numero, estado: 'vigente' }],
    campos: { total: 2 },
    elementos: [{ identificador: 'numeroDelCertificado', version: '1.0' }],
    intervinieron: [{ papel: 'consultor' }, { papel: 'aprobador' }, { papel: 'certificador' }],
    conformidad: {
      contratoSha256,
      informe: { id: informe?.id, huella: informe?.huella },
      comprobaciones: { parte: expect.any(Number), total: expect.any(Number) },
    },
  });
  const servicio = await db()
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
    .innerJoin('servicios_versiones as v', 'v.servicio_id', 's.id')
    .select(['e.codigo', 'v.estado'])
    .where('s.id', '=', servicioId ?? 0)
    .execute();
  expect(servicio).toEqual([{ codigo: 'evaluado-nivel-2', estado: 'evaluada' }]);
}

it(
  '[AREA-05] a contract of OpenAPI goes from draft to a certificate of level 2 that anybody verifies',
  MINUTOS,
  async () => {
    const completa = await site.createCompletaNivelDos();
    const { id, servicioId, nivelDos } = completa;
    expect(completa.pendientes).toEqual([]);
    expect(nivelDos).toMatchObject({
      servicioVersion: { numero: '1.0', estado: 'estandarizada' },
      certificado: { numero: expect.stringMatching(/^LCI-C1-/), estado: 'vigente' },
      tecnologia: 'rest',
      informe: { veredicto: expect.stringMatching(/^(favorable|con-observaciones)$/), aprobado: false },
      constancia: { deAprobador: true, lectorAprueba: true },
    });
    await take(id);
    const evaluada = await site.read(id, 'consultor');
    expect(evaluada.nivelDos?.constancia.lectorAprueba).toBe(false);
    expect(evaluada).toMatchObject({
      estado: 'en-evaluacion',
      radicado: expect.stringMatching(/^LCI-N2-\d{4}-\d{6}$/),
      plazo: expect.objectContaining({ vencida: false }),
    });
    // The server made its own report; that of the draft is gone.
    expect(evaluada.nivelDos?.informe?.id).not.toBe(nivelDos?.informe?.id);
    expect(evaluada.nivelDos?.informe?.huella).toBe(nivelDos?.informe?.huella);
    await site.take(id, ['consultor', 'presentar']);
    const decidir = await site.call('lider', 'PUT', `solicitud/${id}/decisiones`, { campos: [] });
    expect([decidir.statusCode, decidir.json().code]).toEqual([409, 'SOLICITUD_ACCION_NO_PERMITIDA']);
    await site.take(id, ['lider', 'observar', { motivo: 'Falta explicar una observación.' }]);
    expect((await site.read(id)).estado).toBe('en-evaluacion');
    await site.take(id, ['consultor', 'presentar'], ['lider', 'aprobar']);
    const aprobada = await site.read(id);
    expect(aprobada.nivelDos?.informe?.aprobado).toBe(true);
    const informeId = aprobada.nivelDos?.informe?.id;
    expect((await readPublico(`informes/${informeId}`)).statusCode).toBe(404);
    await site.take(id, ['administrador', 'certificar']);
    await expectCertificada(id, aprobada);
    expect((await readPublico(`informes/${informeId}`)).statusCode).toBe(200);
    expect(await findLastAudit(db(), 'evaluar-version-servicio', servicioId ?? 0)).toMatchObject({
      detail: { antes: { estado: 'estandarizada' }, despues: { version: '1.0', estado: 'evaluada' } },
    });
  },
);

it('[AREA-05] a contract of WSDL goes the same way', MINUTOS, async () => {
  const completa = await site.createCompletaNivelDos(async () => [
    'contrato.wsdl',
    writeWsdlDeMuestra(OPERACION),
  ]);
  expect([completa.pendientes, completa.nivelDos?.tecnologia]).toEqual([[], 'soap']);
  await take(completa.id);
  await site.take(completa.id, ['consultor', 'presentar'], ['lider', 'aprobar']);
  const aprobada = await site.read(completa.id);
  await site.take(completa.id, ['administrador', 'certificar']);
  await expectCertificada(completa.id, aprobada);
});

it(
  '[AREA-05] what is no longer found as it was accepted is not certified: it says which check differs, and is reopened',
  MINUTOS,
  async () => {
    const { id } = await site.createCompletaNivelDos();
    await take(id);
    await site.take(id, ['consultor', 'presentar'], ['lider', 'aprobar']);
    const setEstado = (estado: string, rige_hasta: Date | null, motivo_caducidad: string | null) =>
      db()
        .updateTable('elementos_versiones')
        .set({ estado, rige_hasta, motivo_caducidad })
        .where('id', '=', site.elemento.versionId)
        .execute();
    await setEstado('caducado', new Date('2026-11-01T12:00:00Z'), 'Ya no se usa.');
    const antes = await site.read(id);
    const answer = await site.step('administrador', id, 'certificar');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'INFORME_DISTINTO']);
    expect(answer.json().detalles).toContainEqual(expect.objectContaining({ campo: 'C-11' }));
    expect(await site.read(id)).toEqual(antes);
    expect((await site.step('administrador', id, 'reabrir')).json().detalles[0].campo).toBe('motivo');
    expect((await site.step('coordinador', id, 'reabrir', { motivo: 'No.' })).statusCode).toBe(409);
    await site.take(id, ['administrador', 'reabrir', { motivo: 'Un elemento caducó.' }]);
    const reabierta = await site.read(id);
    // The work goes on with what the banco finds now; what was accepted is kept beside it.
    expect([reabierta.estado, reabierta.nivelDos?.informe]).toMatchObject([
      'en-evaluacion',
      { aprobado: false, veredicto: 'no-favorable' },
    ]);
    expect((await site.step('consultor', id, 'presentar')).json().code).toBe('SOLICITUD_INCOMPLETA');
    const aceptado = db().selectFrom('informes_conformidad').select('huella');
    expect(await aceptado.where('id', '=', antes.nivelDos?.informe?.id ?? '').execute()).toEqual([
      { huella: antes.nivelDos?.informe?.huella },
    ]);
    await setEstado('incorporado', null, null);
    expect(reabierta.pasos.slice(-2).map(({ accion }) => accion)).toEqual(['aprobar', 'reabrir']);
    const avisos = await db()
      .selectFrom('notificaciones')
      .select('usuario_id')
      .where('evento', '=', 'solicitud-reabierta')
      .execute();
    const told = avisos.map(({ usuario_id }) => usuario_id);
    expect(told).toContain(await site.findUsuarioId('consultor'));
    expect(told).toContain(await site.findUsuarioId('lider'));
  },
);

it(
  '[AREA-05] reassigned, stopped, returned and cancelled while it is evaluated, as in any work of the ministry',
  MINUTOS,
  async () => {
    const { id } = await site.createCompletaNivelDos();
    await take(id);
    const otro = await site.findUsuarioId('administrador');
    await site.take(
      id,
      ['coordinador', 'asignar', { consultorId: otro }],
      ['coordinador', 'suspenderPlazo', { motivo: 'Un concepto.', causa: 'concepto-de-tercero' }],
      ['coordinador', 'reanudarPlazo', { motivo: 'Llegó.' }],
    );
    const devolver = (marcas: object[]) =>
      site.step('administrador', id, 'devolver', { motivo: 'Falta una observación.', marcas });
    const ajena = await devolver([{ lugar: 'servicio.objetivo', texto: 'No es de este formulario.' }]);
    expect([ajena.statusCode, ajena.json().detalles[0].campo]).toEqual([400, 'marcas.0.lugar']);
    expect((await devolver(MARCAS)).statusCode).toBe(200);
    const devuelta = await site.read(id);
    expect([devuelta.estado, devuelta.acciones.editar.allowed]).toEqual(['devuelta', true]);
    expect(devuelta.marcas).toMatchObject([
      { ...MARCAS[0], parte: 'correspondencia', nombre: 'Correspondencia con el contrato', respuesta: null },
      { ...MARCAS[1], parte: 'aprobacion', nombre: 'Observaciones', respuesta: null },
    ]);
    expect((await site.change(id, { observaciones: 'Se explicó.' })).json().pendientes).toEqual([
      {
        campo: 'correspondencia',
        mensaje: 'Responda la observación sobre «Correspondencia con el contrato».',
      },
      { campo: 'aprobacion', mensaje: 'Responda la observación sobre «Observaciones».' },
    ]);
    expect((await site.step('lider', id, 'radicar')).json().code).toBe('SOLICITUD_INCOMPLETA');
    await site.answerMarcas(id);
    await site.take(id, ['lider', 'radicar']);
    // It goes back to the person who returned it, as at level 1.
    expect(await site.read(id)).toMatchObject({ estado: 'asignada', consultorId: otro });
    await site.take(id, ['lider', 'cancelar', { motivo: 'Se pedirá después.' }]);
    const libre = await site.begin(devuelta.nivelDos?.servicioVersion.id ?? 0);
    expect(libre.statusCode).toBe(200);
  },
);
