import { addSolicitud, findEstado, type SolicitudGuardada } from '@marco/solicitudes/testing';
import { openTestSession } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompromisosCalls, startCompromisosCalls } from '../../testing/compromisos-calls.ts';
import { closeConSolicitud } from './close-cumplidos.ts';

let site: CompromisosCalls;
beforeAll(async () => {
  site = await startCompromisosCalls();
});
afterAll(() => site.test.close());

/** A request of the lead of the mesa. */
const solicitud = (estado: SolicitudGuardada['estado'], entidadId = site.idEntidad) =>
  addSolicitud(site.test.database.kysely, { entidadId, estado });
const estado = (codigo: SolicitudGuardada['estado']) => findEstado(site.test.database.kysely, codigo);
/** What the solicitudes do when one takes a step. */
async function move(id: number, codigo: SolicitudGuardada['estado']): Promise<void> {
  const estado_id = await estado(codigo);
  await site.test.database.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable('solicitudes').set({ estado_id }).where('id', '=', id).execute();
    await closeConSolicitud(transaction, { solicitudId: id });
  });
}

describe('a commitment that waits for a request', () => {
  it.each<[string, SolicitudGuardada['estado'], string, RegExp]>([
    ['nobody filed', 'borrador', 'idSolicitud', /no se ha radicado/],
    ['that reached the state', 'en-conceptualizacion', 'idEstadoSolicitud', /ya llegó a ese estado/],
    ['that was rejected', 'rechazada', 'idSolicitud', /está cerrada/],
  ])('[MESA-11] is not written down about one %s', async (_what, desde, campo, mensaje) => {
    const { id } = await solicitud(desde);
    const answer = await site.send('POST', '', {
      ...site.toBody({ idSolicitud: id, idEstadoSolicitud: await estado('en-revision') }),
      idMesa: site.idMesa,
      idReunion: null,
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      detalles: [{ campo, mensaje: expect.stringMatching(mensaje) }],
    });
  });

  it('[MESA-11] is not written down about one of an entity that takes no part, nor for a state that is none', async () => {
    const { kysely } = site.test.database;
    const ajena = await kysely
      .selectFrom('entidades')
      .select('id')
      .where('id', 'not in', (from) =>
        from.selectFrom('mesas_entidades').select('entidad_id').where('mesa_id', '=', site.idMesa),
      )
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id } = await solicitud('radicada', ajena.id);
    const idEstadoSolicitud = await estado('certificada');
    const refused = async (part: object) =>
      (await site.send('POST', '', { ...site.toBody(part), idMesa: site.idMesa, idReunion: null })).json()
        .detalles;
    expect(await refused({ idSolicitud: id, idEstadoSolicitud })).toEqual([
      { campo: 'idSolicitud', mensaje: 'La solicitud no es de una entidad de la mesa.' },
    ]);
    const own = await solicitud('radicada');
    expect(await refused({ idSolicitud: own.id, idEstadoSolicitud: 999_999 })).toEqual([
      { campo: 'idEstadoSolicitud', mensaje: 'El estado no existe.' },
    ]);
  });

  it('[MESA-11] [AREA-16] tells which one and what for, and closes itself in the step that takes it there', async () => {
    const { id, radicado } = await solicitud('radicada');
    const created = await site.create({ idSolicitud: id, idEstadoSolicitud: await estado('en-revision') });
    expect(created).toMatchObject({
      estado: 'abierto',
      idSolicitud: id,
      solicitud: radicado,
      estadoSolicitud: 'En revisión',
      veSolicitud: true,
    });
    await move(id, 'asignada');
    expect(await site.find(created.id)).toMatchObject({ estado: 'abierto' });
    await move(id, 'en-conceptualizacion');
    expect(await site.find(created.id)).toMatchObject({
      estado: 'cumplido',
      motivoCierre: `La solicitud ${radicado} llegó al estado En conceptualización.`,
    });
  });

  it('[MESA-11] a request that ended without getting there leaves it open; the stored state closes it later', async () => {
    const { id } = await solicitud('radicada');
    const created = await site.create({ idSolicitud: id, idEstadoSolicitud: await estado('certificada') });
    await move(id, 'desistida');
    await site.work();
    expect(await site.find(created.id)).toMatchObject({ estado: 'abierto' });
    await site.test.database.kysely
      .updateTable('solicitudes')
      .set({ estado_id: await estado('certificada') })
      .where('id', '=', id)
      .execute();
    await site.work();
    expect(await site.find(created.id)).toMatchObject({ estado: 'cumplido' });
  });

  it('[MESA-11] reopened, it no longer waits for the request, and the historial names both', async () => {
    const { id, radicado } = await solicitud('radicada');
    const created = await site.create({ idSolicitud: id, idEstadoSolicitud: await estado('asignada') });
    await move(id, 'asignada');
    await site.call('POST', `/${created.id}/estado`, { estado: 'abierto', motivo: 'Falta el anexo.' });
    await site.work();
    expect(await site.find(created.id)).toMatchObject({
      estado: 'abierto',
      idSolicitud: null,
      solicitud: null,
    });
    const token = await openTestSession(site.test.database.kysely, '1000000002');
    const { eventos } = (
      await site.test.app.inject({
        url: `/api/mesaInteroperabilidad/historial/${site.idMesa}?clase=compromisos`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).json();
    expect(eventos[0].cambios).toEqual(
      expect.arrayContaining([
        { campo: 'solicitudId', antes: [radicado], despues: [] },
        { campo: 'estadoSolicitudId', antes: ['Asignada'], despues: [] },
      ]),
    );
  });

  it('[MESA-11] another entity of the mesa reads the text of its own commitment, and may not open the request', async () => {
    const { kysely } = site.test.database;
    const other = await kysely
      .selectFrom('mesas_entidades as p')
      .innerJoin('membresias as m', 'm.entidad_id', 'p.entidad_id')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select(['p.mesa_id', 'p.entidad_id', 'u.numero_identificacion'])
      .where('u.numero_identificacion', '=', '1000000003')
      .where('m.estado', '=', 'activa')
      .where('p.mesa_id', 'in', (from) => from.selectFrom('mesas').select('id').where('activa', '=', true))
      .orderBy('p.mesa_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const ajena = await kysely
      .selectFrom('mesas_entidades')
      .select('entidad_id')
      .where('mesa_id', '=', other.mesa_id)
      .where('entidad_id', '<>', other.entidad_id)
      .orderBy('entidad_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id, radicado } = await solicitud('radicada', ajena.entidad_id);
    const created = await site.call('POST', '', {
      ...site.toBody({ idSolicitud: id, idEstadoSolicitud: await estado('certificada') }),
      idMesa: other.mesa_id,
      idReunion: null,
      idEntidad: other.entidad_id,
    });
    const reader = await openTestSession(kysely, other.numero_identificacion);
    const rows = await site.list({ vista: 'entidad', idMesa: other.mesa_id }, reader);
    expect(rows.find((row) => row.id === created.id)).toMatchObject({
      solicitud: radicado,
      veSolicitud: false,
    });
  });
});
