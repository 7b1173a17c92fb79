import { addDays, toColombianDay } from '@marco/country/working-days';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { createSystemOrigin } from '@marco/server-kit';
import type { FuenteDeConsumos } from '@marco/servicios/port';
import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import type { AccionManual } from '../../contract/terms.ts';
import { type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';
import { updateRetiroDePaso } from './update-retiro-de-paso.ts';

let site: SolicitudesSite;
let elementoId: number;
beforeAll(async () => {
  site = await startSolicitudesSite();
  const names = { identificador: 'campoDeRetiro', nombre: 'Campo de un retiro' };
  ({ elementoId } = await createPublicado(db(), names));
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const HOY = toColombianDay(new Date());

/** A certified version of a servicio in a state, with whom its request names as consumers. */
async function addVersion(estado: string, { consumidores = false } = {}) {
  const { id, entidad } = await site.createCompleta();
  const { servicioId } = await site.certify(id, elementoId);
  if (consumidores) {
    const otra = await db()
      .selectFrom('entidades')
      .select('id')
      .where('activa', '=', true)
      .where('id', '<>', entidad.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('solicitudes_consumidores')
      .values({ solicitud_id: id, entidad_id: otra.id })
      .execute();
  }
  const version = await db()
    .updateTable('servicios_versiones')
    .set({ estado, ...(estado === 'suspendida' ? { suspendida_desde: 'publicada' } : {}) })
    .where('servicio_id', '=', servicioId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { versionId: version.id, servicioId };
}

const begin = (servicioVersionId: number, persona: 'lider' | 'ies' | 'consultor' = 'lider') =>
  site.call(persona, 'POST', 'solicitud/retiro', { servicioVersionId });
const put = (id: number, payload: object) => site.call('lider', 'PUT', `solicitud/retiro/${id}`, payload);

async function createEscrita(versionId: number, payload: object): Promise<number> {
  const begun = await begin(versionId);
  expect(begun.statusCode, begun.body).toBe(200);
  const { id }: Solicitud = begun.json();
  const written = await put(id, { motivo: 'Lo reemplaza otro servicio.', ...payload });
  expect(written.statusCode, written.body).toBe(200);
  return id;
}

/** Takes a written draft all its way. */
async function certifyRetiro(id: number): Promise<void> {
  const consultorId = await site.findUsuarioId('consultor');
  await site.take(
    id,
    ['lider', 'radicar'],
    ['coordinador', 'asignar', { consultorId }],
    ['consultor', 'revisar'],
    ['consultor', 'presentar'],
    ['lider', 'aprobar'],
    ['administrador', 'certificar'],
  );
}

const readVersion = (id: number) =>
  db()
    .selectFrom('servicios_versiones')
    .select(['estado', 'fecha_retiro', 'motivo_obsolescencia'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a request that ends a version', () => {
  it('[AREA-05] is begun by its entity alone, of a version that may end, one at a time', async () => {
    const { versionId } = await addVersion('publicada');
    expect((await begin(versionId, 'ies')).json().code).toBe('VERSION_SERVICIO_NO_ENCONTRADA');
    expect((await begin(versionId, 'consultor')).statusCode).toBe(403);
    expect((await begin(2_000_000_000)).json().code).toBe('VERSION_SERVICIO_NO_ENCONTRADA');
    const { versionId: suspendida } = await addVersion('suspendida');
    expect((await begin(suspendida)).json().code).toBe('VERSION_NO_RETIRABLE');
    const begun: Solicitud = (await begin(versionId)).json();
    expect(begun).toMatchObject({
      nivel: 3,
      tipo: 'retiro',
      nivelTres: null,
      retiro: { servicioVersion: { id: versionId, estado: 'publicada' }, fechaRetiro: null, motivo: '' },
    });
    expect((await begin(versionId)).json().code).toBe('SOLICITUD_EN_CURSO');
    // The forms of a level are not its own, and it is filed with what it asks for alone.
    for (const [path, payload] of [
      ['nivel-tres', { observaciones: 'Otra.' }],
      ['nivel-uno', { objetivo: 'Otro.' }],
    ] as const) {
      const other = await site.call('lider', 'PUT', `solicitud/${path}/${begun.id}`, payload);
      expect([path, other.json().code]).toEqual([path, 'SOLICITUD_DE_OTRO_NIVEL']);
    }
    const filed = await site.step('lider', begun.id, 'radicar');
    expect(filed.json().code).toBe('SOLICITUD_INCOMPLETA');
    expect(filed.json().detalles.map(({ campo }: { campo: string }) => campo)).toEqual(['retiro', 'retiro']);
    expect((await put(begun.id, { sucesoraId: versionId })).statusCode).toBe(400);
    const gone = await site.call('lider', 'DELETE', `solicitud/retiro/${begun.id}`, null, {
      'if-match': '*',
    });
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await site.call('lider', 'GET', `solicitud/${begun.id}`)).statusCode).toBe(404);
  });

  it('[AREA-05] is neither filed nor certified while an acuerdo holds on its day', async () => {
    const { versionId } = await addVersion('publicada');
    const dia = addDays(HOY, 120);
    const id = await createEscrita(versionId, { fechaRetiro: dia });
    const solicitud = await site.read(id);
    const { retiro } = solicitud;
    if (retiro === null) throw new Error('It ends no version.');
    const take = (accion: AccionManual, vigenteHasta: string | null) => {
      const fuente: FuenteDeConsumos = async () => [
        {
          entidadId: 1,
          entidad: 'REGISTRADURÍA',
          origen: 'acuerdo',
          referencia: 'LCI-AC-2026-000001',
          campos: null,
          impideRetiro: true,
          vigenteHasta,
        },
      ];
      return db()
        .transaction()
        .execute((trx) =>
          updateRetiroDePaso(
            trx,
            { id, retiro },
            { accion, consumosDeVersiones: [fuente], alCambiarServicio: [] },
            createSystemOrigin(),
          ),
        );
    };
    for (const accion of ['radicar', 'certificar'] as const)
      for (const hasta of [null, dia, addDays(dia, 1)])
        await expect(take(accion, hasta)).rejects.toMatchObject({
          code: 'RETIRO_IMPEDIDO',
          detalles: [{ campo: 'fechaRetiro', mensaje: expect.stringContaining('LCI-AC-2026-000001') }],
        });
    expect(await take('radicar', addDays(dia, -1))).toEqual({});
    expect(await take('presentar', null)).toEqual({});
    expect((await readVersion(versionId)).estado).toBe('publicada');
  });

  it('[AREA-05] leaves the version obsolete until its day, not before the term where somebody uses it, and issues no certificate', async () => {
    const { versionId, servicioId } = await addVersion('publicada', { consumidores: true });
    const id = await createEscrita(versionId, { fechaRetiro: addDays(HOY, 5) });
    const consultorId = await site.findUsuarioId('consultor');
    await site.take(
      id,
      ['lider', 'radicar'],
      ['coordinador', 'asignar', { consultorId }],
      ['consultor', 'revisar'],
      ['consultor', 'presentar'],
    );
    // Nobody takes away what others use without having seen whom it breaks.
    expect((await site.step('lider', id, 'aprobar')).json().code).toBe('IMPACTO_SOLICITUD_SIN_VER');
    const { impacto } = (await site.call('lider', 'GET', `solicitud/${id}/impacto`)).json();
    expect(impacto).toMatchObject({ desde: { id: versionId }, hasta: null, rompe: 1 });
    await site.take(id, ['lider', 'aprobar'], ['administrador', 'certificar']);
    const termino = addDays(HOY, 90);
    expect(await readVersion(versionId)).toMatchObject({
      estado: 'obsoleta',
      motivo_obsolescencia: 'Lo reemplaza otro servicio.',
    });
    expect((await site.read(id)).estado).toBe('certificada');
    expect(await findLastAudit(db(), 'certificar-solicitud')).toMatchObject({
      detail: { despues: { estadoVersion: 'obsoleta', fechaRetiro: termino } },
    });
    expect(await findLastAudit(db(), 'declarar-version-obsoleta')).toMatchObject({
      detail: { despues: { estado: 'obsoleta', fechaRetiro: termino, solicitudId: id } },
    });
    const issued = await db()
      .selectFrom('certificados')
      .select('id')
      .where('solicitud_id', '=', id)
      .execute();
    expect(issued).toEqual([]);
    const reloj = (await site.call('lider', 'GET', `solicitud/${id}/reloj`)).json();
    expect(reloj).toMatchObject({ enManosDe: null, pronostico: null });
    expect(servicioId).not.toBeNull();
  });

  it.each([
    ['publicada', { fechaRetiro: HOY }, 3],
    ['estandarizada', {}, 1],
    ['evaluada', {}, 2],
    ['certificada', {}, 3],
  ] as const)(
    '[AREA-05] ends a version in %s at once where nobody uses it and its day has come',
    async (estado, payload, nivel) => {
      const { versionId } = await addVersion(estado);
      const id = await createEscrita(versionId, payload);
      expect((await site.read(id)).nivel).toBe(nivel);
      await certifyRetiro(id);
      expect((await readVersion(versionId)).estado).toBe('retirada');
      expect(await findLastAudit(db(), 'retirar-version-servicio')).toMatchObject({
        detail: { antes: { estado }, despues: { estado: 'retirada', solicitudId: id } },
      });
    },
  );

  it('[AREA-05] of a version that was suspended meanwhile is not certified', async () => {
    const { versionId } = await addVersion('publicada');
    const id = await createEscrita(versionId, { fechaRetiro: addDays(HOY, 100) });
    const consultorId = await site.findUsuarioId('consultor');
    await site.take(
      id,
      ['lider', 'radicar'],
      ['coordinador', 'asignar', { consultorId }],
      ['consultor', 'revisar'],
      ['consultor', 'presentar'],
      ['lider', 'aprobar'],
    );
    await db()
      .updateTable('servicios_versiones')
      .set({ estado: 'suspendida', suspendida_desde: 'publicada' })
      .where('id', '=', versionId)
      .execute();
    const answer = await site.step('administrador', id, 'certificar');
    expect(answer.json().code).toBe('SOLICITUD_INCOMPLETA');
    expect(answer.json().detalles[0].mensaje).toContain('«Suspendida»');
    await site.take(id, ['administrador', 'reabrir', { motivo: 'La versión está suspendida.' }]);
    expect((await site.read(id)).estado).toBe('en-revision');
  });
});
