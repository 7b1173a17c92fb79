import { createPublicado } from '@marco/elementos-de-dato/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import { sampleCampos, sampleOperaciones, toCampo } from '../../testing/mensajes-sample.ts';
import { type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
let otraEntidadId: number;
let elementoId: number;
beforeAll(async () => {
  site = await startSolicitudesSite();
  const names = { identificador: 'campoDeVersion', nombre: 'Campo de una versión' };
  ({ elementoId } = await createPublicado(db(), names));
  const { entidad } = await site.createCompleta();
  const otra = db().selectFrom('entidades').select('id').where('activa', '=', true);
  ({ id: otraEntidadId } = await otra.where('id', '<>', entidad.id).limit(1).executeTakeFirstOrThrow());
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const put = (id: number, payload: object) => site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, payload);
const certify = (id: number) => site.certify(id, elementoId);

describe('what a request that begins takes of its servicio', () => {
  it('[AREA-05] is nothing where no version is certified', async () => {
    const { id } = await site.createCompleta();
    await site.take(id, ['lider', 'radicar'], ['lider', 'cancelar', { motivo: 'Se hace de nuevo.' }]);
    const { servicioId } = await site.read(id);
    expect((await site.create({ servicioId })).json()).toMatchObject({
      tipo: 'nueva',
      campos: [],
      operaciones: [],
      consumoAbierto: false,
      consumidores: [],
    });
  });

  it('[AREA-05] a request that changes a servicio begins with what its version says', async () => {
    const [lenguaje, otro] = (await site.call('lider', 'GET', 'solicitud/opciones')).json().lenguajes;
    const { id } = await site.createCompleta();
    const caduca = toCampo('caduca', { sentido: 'ambos', operacion: 'consultar' });
    await put(id, {
      operaciones: sampleOperaciones,
      campos: [caduca, { ...sampleCampos[0], padre: 'caduca' }, ...sampleCampos.slice(1)],
      consumoAbierto: false,
      consumidores: [otraEntidadId],
      lenguajes: [lenguaje.id, otro.id],
    });
    const { servicioId } = await certify(id);
    await db()
      .updateTable('solicitudes_campos')
      .set({ accion: 'caducar' })
      .where('solicitud_id', '=', id)
      .where('nombre', '=', 'caduca')
      .execute();
    await db().updateTable('lenguajes').set({ activo: false }).where('id', '=', otro.id).execute();
    const antes = await site.read(id);
    const begun = (await site.create({ servicioId })).json();
    await db().updateTable('lenguajes').set({ activo: true }).where('id', '=', otro.id).execute();
    expect(begun).toMatchObject({
      tipo: 'actualizacion',
      version: 1,
      operaciones: sampleOperaciones,
      consumoAbierto: false,
      consumidores: [{ id: otraEntidadId }],
      lenguajes: [lenguaje],
      normas: [],
    });
    expect(begun.campos).toMatchObject(
      sampleCampos.map((campo) => ({ ...campo, accion: 'reutilizar', decision: 'pendiente' })),
    );
    expect(begun.campos[0].elemento.id).toBe(elementoId);
    // It has its own rows: the request before stays as it was certified.
    await put(begun.id, { campos: [], operaciones: [], consumidores: [] });
    expect(await site.read(id)).toEqual(antes);
    const gone = await site.call('lider', 'DELETE', `solicitud/nivel-uno/${begun.id}`, null, {
      'if-match': '*',
    });
    expect(gone.statusCode).toBe(200);
    const { detail } = await db()
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'crear-solicitud')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ despues: { base: { version: '1.0', campos: 5, operaciones: 2 } } });
  });

  it('[AREA-05] of a version that is older than the requests, its messages say the fields', async () => {
    const { id } = await site.createCompleta();
    await put(id, { operaciones: sampleOperaciones, campos: sampleCampos });
    const { servicioId } = await certify(id);
    await db()
      .updateTable('servicios_versiones')
      .set({ solicitud_id: null })
      .where('servicio_id', '=', servicioId)
      .execute();
    const { campos, operaciones } = (await site.create({ servicioId })).json() as Solicitud;
    expect(operaciones).toEqual(sampleOperaciones);
    expect(
      campos.map(({ nombre, operacion, sentido, papel, padre, repite }) => [
        nombre,
        operacion,
        papel ?? sentido,
        padre,
        repite,
      ]),
    ).toEqual([
      ['numero', 'consultar', 'ambos', '', false],
      ['titular', 'consultar', 'salida', '', false],
      ['nombreTitular', 'consultar', 'salida', 'titular', true],
      ['motivo', 'consultar', 'error', '', false],
      ['aviso', 'notificar', 'entrada', '', false],
    ]);
    expect(campos.every((campo) => campo.elemento?.id === elementoId)).toBe(true);
  });
});
