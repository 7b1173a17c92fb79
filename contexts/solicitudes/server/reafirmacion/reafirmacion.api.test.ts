import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComparacionDeNivel, Solicitud } from '../../contract/index.ts';
import { type NivelDosSite, startNivelDosSite } from '../../testing/nivel-dos-site.ts';
import type { Persona } from '../../testing/solicitudes-site.ts';

let site: NivelDosSite;
beforeAll(async () => {
  site = await startNivelDosSite();
}, 120_000);
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const MINUTOS = { timeout: 300_000 };
type Nivel = 1 | 2;

const get = (servicioId: number, nivel: number, persona: Persona = 'lider') =>
  site.call(persona, 'GET', `solicitud/reafirmacion/${servicioId}/${nivel}`);
const compare = async (servicioId: number, nivel: Nivel): Promise<ComparacionDeNivel> =>
  (await get(servicioId, nivel)).json();
const post = (servicioId: number, nivel: number, huella: string, persona: Persona = 'lider') =>
  site.call(persona, 'POST', `solicitud/reafirmacion/${servicioId}/${nivel}`, { huella });

/** Reaffirms what is on show. */
async function reafirmar(servicioId: number, nivel: Nivel): Promise<Solicitud> {
  const { huella } = await compare(servicioId, nivel);
  const answer = await post(servicioId, nivel, huella);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const findCertificado = (solicitudId: number) =>
  db()
    .selectFrom('certificados')
    .select(['id', 'numero', 'codigo', 'estado'])
    .where('solicitud_id', '=', solicitudId)
    .executeTakeFirstOrThrow();
const setEstado = (id: number, estado: string) =>
  db().updateTable('certificados').set({ estado }).where('id', '=', id).execute();
const listVersiones = (servicioId: number) =>
  db()
    .selectFrom('servicios_versiones')
    .select(['id', 'mayor', 'menor', 'estado', 'solicitud_id'])
    .where('servicio_id', '=', servicioId)
    .orderBy('mayor')
    .orderBy('menor')
    .execute();
const setElemento = (estado: string, rige_hasta: Date | null, motivo_caducidad: string | null) =>
  db()
    .updateTable('elementos_versiones')
    .set({ estado, rige_hasta, motivo_caducidad })
    .where('id', '=', site.elemento.versionId)
    .execute();

describe('a level of a servicio that did not change', () => {
  it(
    '[AREA-05] is reaffirmed by who approves for its entity alone, of what is certified, and of what was on show',
    MINUTOS,
    async () => {
      const { servicioId, solicitudId } = await site.certifyNivelUno();
      const certificado = await findCertificado(solicitudId);
      expect((await get(servicioId, 1, 'ies')).json().code).toBe('SERVICIO_NO_ENCONTRADO');
      expect((await get(servicioId, 1, 'consultor')).statusCode).toBe(403);
      expect((await get(servicioId, 3)).statusCode).toBe(400);
      const antes = await compare(servicioId, 1);
      expect(antes).toMatchObject({
        nivel: 1,
        base: { numero: '1.0', certificado: { numero: certificado.numero, estado: 'vigente' } },
        hasta: { versionId: null, numero: '1.1' },
        reafirmar: { allowed: true },
      });
      expect(antes.comparado.map(({ total, cambios }) => [total, cambios])).toEqual([
        [2, []],
        [1, []],
        [1, []],
      ]);
      expect((await post(servicioId, 1, antes.huella, 'ies')).json().code).toBe('SERVICIO_NO_ENCONTRADO');
      for (const persona of ['funcionario', 'consultor', 'administrador', 'auditor'] as const)
        expect([persona, (await post(servicioId, 1, antes.huella, persona)).statusCode]).not.toEqual([
          persona,
          200,
        ]);
      // A digest of the browser decides nothing.
      expect((await post(servicioId, 1, 'f'.repeat(64))).json().code).toBe('REAFIRMACION_DISTINTA');
      // Nobody takes the step as one of a draft.
      const draft: Solicitud = (await site.create({ servicioId })).json();
      expect(
        (await site.call('lider', 'POST', `solicitud/${draft.id}/pasos`, { accion: 'reafirmar' })).statusCode,
      ).toBe(400);
      const enCurso = await post(servicioId, 1, antes.huella);
      expect(enCurso.json()).toMatchObject({
        code: 'REAFIRMACION_NO_PERMITIDA',
        detalles: [{ mensaje: 'El servicio ya tiene el borrador de una solicitud.' }],
      });
      await site.call('lider', 'DELETE', `solicitud/nivel-uno/${draft.id}`, null, { 'if-match': '*' });

      for (const [estado, texto] of [
        ['suspendido', 'está suspendido'],
        ['revocado', 'fue revocado'],
      ] as const) {
        await setEstado(certificado.id, estado);
        const { reafirmar: decision } = await compare(servicioId, 1);
        expect([decision.allowed, decision.reasons.join()]).toEqual([false, expect.stringContaining(texto)]);
        expect((await post(servicioId, 1, antes.huella)).json().code).toBe('REAFIRMACION_NO_PERMITIDA');
      }
      await setEstado(certificado.id, 'vigente');

      await setElemento('caducado', new Date('2026-11-01T12:00:00Z'), 'Ya no se usa.');
      const cambiado = await compare(servicioId, 1);
      await setElemento('incorporado', null, null);
      expect(cambiado.huella).not.toBe(antes.huella);
      expect(cambiado.comparado[0]?.cambios[0]).toContain('sin elemento vigente');
      expect(cambiado.reafirmar).toMatchObject({
        allowed: false,
        reasons: ['Hay 2 cambios desde la versión 1.0: pida el nivel 1 entero.'],
      });
      expect((await compare(servicioId, 2)).reafirmar.reasons).toEqual([
        'Ninguna versión anterior del servicio tiene certificado de nivel 2: pida el nivel entero.',
      ]);
      expect((await compare(servicioId, 1)).huella).toBe(antes.huella);
    },
  );

  it(
    '[AREA-05] goes to who certifies with rows of its own, is compared again, and its certificate says since when',
    MINUTOS,
    async () => {
      const { servicioId, solicitudId } = await site.certifyNivelUno();
      const antes = await site.read(solicitudId);
      const certificado = await findCertificado(solicitudId);
      const { id } = await reafirmar(servicioId, 1);
      const nueva = await site.read(id);
      expect(nueva).toMatchObject({
        estado: 'concepto-favorable',
        tipo: 'actualizacion',
        radicado: expect.stringMatching(/^LCI-N1-/),
        objetivo: antes.objetivo,
        reafirmacion: { version: { numero: '1.0' }, certificado: { numero: certificado.numero } },
      });
      expect(nueva.pasos.map(({ accion }) => accion)).toEqual(['reafirmar']);
      expect(nueva.campos).toMatchObject(
        antes.campos.map(({ nombre, elemento }) => ({
          nombre,
          elemento,
          accion: 'reutilizar',
          decision: 'aprobada',
        })),
      );
      // A file is of one request: another row over the same content.
      const [norma, deAntes] = [nueva.normas[0]?.archivoId ?? '', antes.normas[0]?.archivoId ?? ''];
      const archivos = await db()
        .selectFrom('archivos')
        .select(['id', 'sha256'])
        .where('id', 'in', [norma, deAntes])
        .execute();
      expect([archivos.length, new Set(archivos.map(({ sha256 }) => sha256)).size]).toEqual([2, 1]);
      const told = await db()
        .selectFrom('notificaciones')
        .select('usuario_id')
        .where('evento', '=', 'solicitud-reafirmada')
        .execute();
      expect(told.map(({ usuario_id }) => usuario_id)).toContain(await site.findUsuarioId('administrador'));
      expect(await findLastAudit(db(), 'reafirmar-solicitud', id)).toMatchObject({
        detail: {
          despues: {
            nivel: 1,
            version: '1.0',
            certificado: certificado.numero,
            estado: 'concepto-favorable',
          },
        },
      });

      // Who asked does not sign, whatever side they work for now.
      const administrador = await site.findUsuarioId('administrador');
      const setSolicitante = (solicitante_id: number) =>
        db().updateTable('solicitudes').set({ solicitante_id }).where('id', '=', id).execute();
      await setSolicitante(administrador);
      const propia = await site.step('administrador', id, 'certificar');
      expect(propia.json().detalles[0].mensaje).toContain('Quien hizo la solicitud no puede certificarla');
      await setSolicitante(await site.findUsuarioId('lider'));
      for (const persona of ['lider', 'coordinador', 'consultor'] as const)
        expect((await site.step(persona, id, 'certificar')).statusCode).toBe(409);
      await setEstado(certificado.id, 'suspendido');
      const suspendida = await site.step('administrador', id, 'certificar');
      expect([suspendida.json().code, suspendida.json().detalles[0].mensaje]).toEqual([
        'REAFIRMACION_DISTINTA',
        expect.stringContaining('está suspendido'),
      ]);
      await setEstado(certificado.id, 'vigente');
      await site.take(id, ['administrador', 'certificar']);

      const { codigo } = await findCertificado(id);
      const publico = (await site.test.app.inject({ url: `/api-public/certificados/${codigo}` })).json();
      expect(publico).toMatchObject({
        servicio: { version: '1.1' },
        sinCambios: { version: '1.0', numero: certificado.numero },
        intervinieron: [{ papel: 'aprobador' }, { papel: 'certificador' }],
        credencial: {
          credentialSubject: { sinCambios: { version: '1.0', certificado: certificado.numero } },
        },
      });
      expect(await listVersiones(servicioId)).toMatchObject([
        { mayor: 1, menor: 0 },
        { mayor: 1, menor: 1, estado: 'estandarizada', solicitud_id: id },
      ]);
      expect((await findCertificado(solicitudId)).estado).toBe('reemplazado');
    },
  );

  it(
    '[AREA-05] reopened by who certifies, is a request like any other that a coordinator assigns',
    MINUTOS,
    async () => {
      const { servicioId } = await site.certifyNivelUno();
      const { id } = await reafirmar(servicioId, 1);
      await site.take(id, ['administrador', 'reabrir', { motivo: 'Se estudia completa.' }]);
      expect(await site.read(id)).toMatchObject({
        estado: 'radicada',
        reafirmacion: null,
        consultorId: null,
      });
      const consultorId = await site.findUsuarioId('consultor');
      await site.take(
        id,
        ['coordinador', 'asignar', { consultorId }],
        ['consultor', 'revisar'],
        ['consultor', 'conceptualizar'],
        ['consultor', 'presentar'],
        ['lider', 'aprobar'],
        ['administrador', 'certificar'],
      );
      const { codigo } = await findCertificado(id);
      const publico = (await site.test.app.inject({ url: `/api-public/certificados/${codigo}` })).json();
      expect([publico.sinCambios, publico.intervinieron.length]).toEqual([null, 3]);
    },
  );

  it(
    '[AREA-05] at level 2 takes its evidence to the next version, where the banco has to find the same',
    MINUTOS,
    async () => {
      const { id: anterior, servicioId } = await site.createCompletaNivelDos();
      if (servicioId === null) throw new Error('A request of level 2 has no servicio.');
      const consultorId = await site.findUsuarioId('consultor');
      await site.take(
        anterior,
        ['lider', 'radicar'],
        ['coordinador', 'asignar', { consultorId }],
        ['consultor', 'revisar'],
        ['consultor', 'evaluar'],
        ['consultor', 'presentar'],
        ['lider', 'aprobar'],
        ['administrador', 'certificar'],
      );
      const certificado = await findCertificado(anterior);
      const sinSiguiente = await compare(servicioId, 2);
      expect([sinSiguiente.hasta, sinSiguiente.reafirmar.reasons]).toEqual([
        null,
        [
          'Ninguna versión posterior a la 1.0 tiene el nivel 1 certificado y vigente; el nivel 2 se reafirma sobre ella.',
        ],
      ]);
      const deUno = await reafirmar(servicioId, 1);
      await site.take(deUno.id, ['administrador', 'certificar']);

      const comparada = await compare(servicioId, 2);
      expect(comparada).toMatchObject({
        base: { numero: '1.0', certificado: { numero: certificado.numero } },
        hasta: { numero: '1.1' },
        reafirmar: { allowed: true },
      });
      expect(comparada.comparado.map(({ nombre, cambios }) => [nombre, cambios])).toEqual(
        comparada.comparado.map(({ nombre }) => [nombre, []]),
      );
      // Another contract on file than the one that was certified is found.
      const { contrato_archivo_id } = await db()
        .selectFrom('solicitudes_nivel_dos')
        .select('contrato_archivo_id')
        .where('solicitud_id', '=', anterior)
        .executeTakeFirstOrThrow();
      const setSha256 = (sha256: string) =>
        db()
          .updateTable('archivos')
          .set({ sha256 })
          .where('id', '=', contrato_archivo_id ?? '')
          .execute();
      const [{ sha256 = '' } = {}] = await db()
        .selectFrom('archivos')
        .select('sha256')
        .where('id', '=', contrato_archivo_id ?? '')
        .execute();
      await setSha256('0'.repeat(64));
      const otra = await compare(servicioId, 2);
      await setSha256(sha256);
      expect([otra.comparado[1]?.cambios.length, otra.reafirmar.allowed]).toEqual([1, false]);

      const { id } = await reafirmar(servicioId, 2);
      const [antes, nueva] = [await site.read(anterior), await site.read(id)];
      expect(nueva).toMatchObject({ estado: 'concepto-favorable', pendientes: [] });
      expect(nueva.nivelDos).toMatchObject({
        servicioVersion: { numero: '1.1' },
        contratoSha256: antes.nivelDos?.contratoSha256,
        informe: { aprobado: true, veredicto: antes.nivelDos?.informe?.veredicto },
        constancia: { cargo: antes.nivelDos?.constancia.cargo },
      });
      const toVinculos = ({ nivelDos }: Solicitud) =>
        nivelDos?.arbol.flatMap(({ mensajes }) =>
          mensajes.flatMap(({ campos }) => campos.map(({ vinculo }) => vinculo)),
        );
      expect(toVinculos(nueva)).toEqual(toVinculos(antes));
      expect(nueva.nivelDos?.contrato?.idArchivo).not.toBe(antes.nivelDos?.contrato?.idArchivo);
      await site.take(id, ['administrador', 'certificar']);
      const { codigo } = await findCertificado(id);
      const publico = (await site.test.app.inject({ url: `/api-public/certificados/${codigo}` })).json();
      expect(publico).toMatchObject({
        nivel: 2,
        servicio: { version: '1.1' },
        sinCambios: { version: '1.0', numero: certificado.numero },
        conformidad: { contratoSha256: antes.nivelDos?.contratoSha256 },
      });
      expect((await listVersiones(servicioId)).map(({ estado }) => estado)).toEqual(['evaluada', 'evaluada']);
    },
  );
});
