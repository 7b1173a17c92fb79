import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EstadoSolicitud } from '../../contract/terms.ts';
import { addSolicitudNivelDos, findEstado } from '../../testing/add-solicitud.ts';
import { findAvanceNivelDos } from '../port.ts';

let test: TestApp;
let solicitudId: number;
let versionId: number;
beforeAll(async () => {
  test = await startTestApp();
  const entidad = await db().selectFrom('entidades').select('id').orderBy('id').executeTakeFirstOrThrow();
  ({ solicitudId, versionId } = await addSolicitudNivelDos(db(), entidad.id));
});
afterAll(() => test.close());

const db = () => test.database.kysely;

async function move(estado: EstadoSolicitud): Promise<void> {
  await db()
    .updateTable('solicitudes')
    .set({
      estado_id: await findEstado(db(), estado),
      radicado: 'LCI-N2-2020-000001',
      radicada_en: new Date(),
    })
    .where('id', '=', solicitudId)
    .execute();
}

it('[AREA-05] of a draft nobody outside is told: what is said is what level 2 asks', async () => {
  expect(await findAvanceNivelDos(db(), versionId)).toEqual({
    falta: expect.arrayContaining(['Contrato del servicio']),
    enTramite: null,
    pronostico: null,
  });
  expect(await findAvanceNivelDos(db(), 99999999)).toMatchObject({ enTramite: null });
});

it('[AREA-05] of a filed one, whose turn it is as somebody outside reads it, and when it may be certified', async () => {
  await move('radicada');
  expect(await findAvanceNivelDos(db(), versionId)).toMatchObject({
    falta: [],
    enTramite: { texto: 'En manos de la coordinación del ministerio' },
    pronostico: {
      base: expect.stringMatching(/^(historia|plazos)$/),
      probable: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  });
  await move('devuelta');
  expect((await findAvanceNivelDos(db(), versionId)).enTramite?.texto).toBe('En manos de la entidad');
});

it('[AREA-05] of one that ended nothing more is told', async () => {
  for (const estado of ['certificada', 'rechazada', 'desistida'] as const) {
    await move(estado);
    expect((await findAvanceNivelDos(db(), versionId)).enTramite).toBeNull();
  }
});
