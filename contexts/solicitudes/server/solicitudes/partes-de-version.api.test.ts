import { createPublicado } from '@marco/elementos-de-dato/testing';
import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import { sampleCampos, sampleOperaciones, toCampo } from '../../testing/mensajes-sample.ts';
import { type SolicitudesSite, sampleNorma, startSolicitudesSite } from '../../testing/solicitudes-site.ts';

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

describe('whom a request that changes a servicio breaks', () => {
  /** A certified servicio that one entity consumes, and the request that takes a field away, as its entity decides. */
  async function createPorAprobar({ publicada }: { readonly publicada: boolean }) {
    const { id } = await site.createCompleta();
    await put(id, {
      operaciones: sampleOperaciones,
      campos: sampleCampos,
      consumoAbierto: false,
      consumidores: [otraEntidadId],
    });
    const { servicioId } = await certify(id);
    const estado = publicada ? 'publicada' : 'estandarizada';
    await db()
      .updateTable('servicios_versiones')
      .set({ estado })
      .where('servicio_id', '=', servicioId)
      .execute();
    const nueva: Solicitud = (await site.create({ servicioId })).json();
    const sinTitular = sampleCampos.filter(({ nombre }) => !nombre.toLowerCase().includes('titular'));
    const normas = [{ ...sampleNorma, archivoId: await site.upload() }];
    const written = await put(nueva.id, { campos: sinTitular, normas });
    expect(written.statusCode, written.body).toBe(200);
    const consultorId = await site.findUsuarioId('consultor');
    await site.take(
      nueva.id,
      ['lider', 'radicar'],
      ['coordinador', 'asignar', { consultorId }],
      ['consultor', 'revisar'],
      ['consultor', 'conceptualizar'],
    );
    await db()
      .updateTable('solicitudes_campos')
      .set({ accion: 'reutilizar', elemento_id: elementoId, decision: 'aprobada' })
      .where('solicitud_id', '=', nueva.id)
      .execute();
    await site.take(nueva.id, ['consultor', 'presentar']);
    return { anteriorId: id, id: nueva.id };
  }

  const getImpacto = async (id: number, persona: 'lider' | 'consultor' = 'lider') =>
    (await site.call(persona, 'GET', `solicitud/${id}/impacto`)).json();

  it('[AREA-05] is seen before it is approved: without it, and with an old one, nobody approves; what was seen stands in the trail', async () => {
    const { anteriorId, id } = await createPorAprobar({ publicada: true });
    expect((await site.call('ies', 'GET', `solicitud/${id}/impacto`)).statusCode).toBe(404);
    const sin = await site.step('lider', id, 'aprobar');
    expect([sin.statusCode, sin.json().code]).toEqual([409, 'IMPACTO_SOLICITUD_SIN_VER']);
    const visto = await getImpacto(id);
    expect(visto).toMatchObject({
      exigido: true,
      // Provisional until it is certified; who approves sees why.
      numeroPrevisto: { numero: '2.0', razon: expect.stringContaining('a quien lee') },
      impacto: {
        desde: { numero: '1.0' },
        hasta: { id: null, numero: '2.0' },
        rompe: 1,
        consumidores: [{ entidad: { id: otraEntidadId }, veredicto: 'rompe', impideRetiro: false }],
      },
    });
    expect(visto.impacto.consumidores[0].roturas.map(({ campo }: { campo: string }) => campo)).toContain(
      'titular',
    );
    expect(await getImpacto(id, 'consultor')).toEqual(visto);

    // Meanwhile another entidad consumes it: what was on show is no longer what happens.
    const { entidad } = await site.read(id);
    const tercera = await db()
      .selectFrom('entidades')
      .select('id')
      .where('activa', '=', true)
      .where('id', 'not in', [otraEntidadId, entidad.id])
      .limit(1)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('solicitudes_consumidores')
      .values({ solicitud_id: anteriorId, entidad_id: tercera.id })
      .execute();
    const vieja = await site.step('lider', id, 'aprobar', { impacto: visto.huella });
    expect([vieja.statusCode, vieja.json().code]).toEqual([409, 'IMPACTO_SOLICITUD_DISTINTO']);
    expect((await site.read(id)).estado).toBe('pendiente-entidad');

    const { huella } = await getImpacto(id);
    const answer = await site.step('lider', id, 'aprobar', { impacto: huella });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().estado).toBe('concepto-favorable');
    expect(await findLastAudit(db(), 'aprobar-solicitud')).toMatchObject({
      detail: {
        despues: {
          impacto: huella,
          consumidores: 2,
          rompe: expect.arrayContaining([otraEntidadId, tercera.id]),
        },
      },
    });
  });

  it('[AREA-05] may break all of them while the common language does not say yet what a field asks for', async () => {
    const { id } = await createPorAprobar({ publicada: true });
    const { huella } = await getImpacto(id);
    await db()
      .updateTable('solicitudes_campos')
      .set({ accion: 'modificar' })
      .where('solicitud_id', '=', id)
      .where('nombre', '=', 'numero')
      .execute();
    const visto = await getImpacto(id);
    expect(visto.impacto).toMatchObject({
      rompe: 1,
      consumidores: [{ veredicto: 'rompe', totalRoturas: 0 }],
    });
    expect(visto.numeroPrevisto.razon).toContain('puede ser la mayor');
    expect(visto.huella).not.toBe(huella);
  });

  it('[AREA-05] is nobody where no version is in use: it is approved in one press', async () => {
    const { id } = await createPorAprobar({ publicada: false });
    const visto = await getImpacto(id);
    expect(visto).toMatchObject({ exigido: true, impacto: null, numeroPrevisto: { numero: '2.0' } });
    const answer = await site.step('lider', id, 'aprobar', { impacto: visto.huella });
    expect(answer.json().estado).toBe('concepto-favorable');
    // What breaks who uses the version before is the next major one, whoever uses it now.
    await site.take(id, ['administrador', 'certificar']);
    const { servicioId } = await site.read(id);
    const versiones = await db()
      .selectFrom('servicios_versiones')
      .select(['mayor', 'menor'])
      .where('servicio_id', '=', servicioId)
      .orderBy('mayor')
      .execute();
    expect(versiones).toEqual([
      { mayor: 1, menor: 0 },
      { mayor: 2, menor: 0 },
    ]);
  });

  it('[AREA-05] is asked of no request of a new servicio', async () => {
    const id = await site.createAsignada();
    expect(await getImpacto(id)).toMatchObject({ exigido: false, impacto: null });
  });
});
