import { createPublicado } from '@marco/elementos-de-dato/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EstadoSolicitud } from '../../contract/terms.ts';
import { addSolicitud } from '../../testing/index.ts';
import { type Persona, type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
let consultorId: number;
let entidadId: number;
beforeAll(async () => {
  site = await startSolicitudesSite();
  consultorId = await site.findUsuarioId('consultor');
  ({ entidad_id: entidadId } = await db()
    .selectFrom('membresias')
    .select('entidad_id')
    .where('usuario_id', '=', await site.findUsuarioId('lider'))
    .executeTakeFirstOrThrow());
});
afterAll(() => site.close());
beforeEach(async () => {
  await db().deleteFrom('notificaciones').where('usuario_id', '=', consultorId).execute();
});

const db = () => site.test.database.kysely;
const NUNCA = 99_999_999;

interface Efecto {
  readonly solicitudId: number;
  readonly version: number;
  readonly solicitud: object | null;
  readonly decision: { readonly allowed: boolean; readonly reasons: string[] };
}

const ask = (persona: Persona, path: string, solicitudes: readonly object[]) =>
  site.call(persona, 'POST', `solicitud/${path}`, { solicitudes });

/** A filed request of the líder's entity, which the líder asked for. */
async function add(estado: EstadoSolicitud = 'radicada', change: object = {}): Promise<number> {
  const { id } = await addSolicitud(db(), { entidadId, estado });
  const solicitante_id = await site.findUsuarioId('lider');
  await db()
    .updateTable('solicitudes')
    .set({ solicitante_id, ...change })
    .where('id', '=', id)
    .execute();
  return id;
}

const findRow = (id: number) =>
  db()
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .select(['e.codigo as estado', 's.consultor_id as consultorId', 's.version'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();

const listEventos = async () =>
  (
    await db()
      .selectFrom('notificaciones')
      .select('evento')
      .where('usuario_id', '=', consultorId)
      .orderBy('id')
      .execute()
  ).map(({ evento }) => evento);

const listAuditadas = async (action: string, ids: readonly number[]) =>
  (
    await db()
      .selectFrom('audit_events')
      .select(['object_id', 'result'])
      .where('action', '=', action)
      .where('object_id', 'in', ids.map(String))
      .orderBy('id')
      .execute()
  ).map(({ object_id, result }) => [Number(object_id), result] as const);

const toReasons = (efectos: readonly Efecto[]) =>
  new Map(efectos.map(({ solicitudId, decision }) => [solicitudId, decision.reasons.join(' ')]));

describe('several requests assigned together', () => {
  it('[AREA-05] are refused as a whole to who assigns none, and beside none, too many or no version', async () => {
    const solicitudId = await add();
    const cuerpos = [
      ['asignaciones', { consultorId, version: 1 }],
      ['asignaciones/vistaPrevia', { consultorId }],
      ['asignaciones/reparto', {}],
    ] as const;
    for (const [path, mas] of cuerpos) {
      const una = { solicitudId, ...mas };
      for (const persona of ['consultor', 'funcionario', 'auditor', 'operador'] as const)
        expect((await ask(persona, path, [una])).statusCode, `${persona} ${path}`).toBe(403);
      // Who approves for an entity holds the same permission.
      for (const persona of ['lider', 'privada'] as const) {
        const refused = await ask(persona, path, [una]);
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'SOLICITUDES_DEL_MINISTERIO']);
      }
      expect((await ask('coordinador', path, [])).json().detalles[0].mensaje).toBe(
        'Seleccione al menos una solicitud.',
      );
      const many = Array.from({ length: 51 }, (_, at) => ({ ...una, solicitudId: at + 1 }));
      expect((await ask('coordinador', path, many)).json().detalles[0].mensaje).toBe(
        'Seleccione máximo 50 solicitudes.',
      );
    }
    const sinVersion = await ask('coordinador', 'asignaciones', [{ solicitudId, consultorId }]);
    expect(sinVersion.json().detalles[0].mensaje).toBe('Este campo es requerido');
    expect((await site.call('lider', 'GET', 'solicitud/carga')).statusCode).toBe(403);
    expect((await site.call('consultor', 'GET', 'solicitud/carga')).statusCode).toBe(403);
    expect(await findRow(solicitudId)).toMatchObject({ estado: 'radicada', consultorId: null });
  });

  it('[AREA-05] each by itself: the preview says what the command then does, and every one is in the trail', async () => {
    const [una, otra, cerrada, propia, cambiada] = [
      await add(),
      await add(),
      await add('certificada'),
      await add('radicada', { solicitante_id: consultorId }),
      await add(),
    ];
    const ids = [una, otra, cerrada, propia, cambiada];
    const versiones = new Map<number, number>();
    for (const id of ids) versiones.set(id, (await findRow(id)).version);
    versiones.set(cambiada, (versiones.get(cambiada) ?? 0) + 1);
    const elegidas = [...ids, NUNCA, una].map((solicitudId) => ({
      solicitudId,
      consultorId,
      version: versiones.get(solicitudId) ?? 1,
    }));
    const previa = (await ask('coordinador', 'asignaciones/vistaPrevia', elegidas)).json();
    const razones = toReasons(previa.efectos);
    expect(previa.permitidos).toBe(2);
    expect([...razones.keys()]).toEqual([...ids, NUNCA]);
    expect([razones.get(una), razones.get(otra)]).toEqual(['', '']);
    expect(razones.get(cerrada)).toContain('La solicitud está en «Certificada»');
    expect(razones.get(propia)).toContain('Quien hizo la solicitud no puede tramitarla');
    expect(razones.get(cambiada)).toContain('Otra persona cambió esta solicitud');
    expect(razones.get(NUNCA)).toBe('La solicitud no existe o usted no puede consultarla.');
    expect(previa.efectos.at(-1)).toMatchObject({ solicitud: null, version: null });
    expect(previa.efectos[0]).toMatchObject({
      solicitud: { id: una, nivel: 1 },
      version: versiones.get(una),
    });
    for (const id of ids) expect((await findRow(id)).consultorId, String(id)).toBeNull();

    const { resultados, hechos } = (await ask('coordinador', 'asignaciones', elegidas)).json();
    expect(hechos).toBe(2);
    expect(
      resultados.map(({ solicitudId, hecho }: { solicitudId: number; hecho: boolean }) => [
        solicitudId,
        hecho,
      ]),
    ).toEqual([...ids, NUNCA].map((id) => [id, id === una || id === otra]));
    for (const { hecho, razones: dichas } of resultados) expect(dichas.length === 0).toBe(hecho);
    for (const id of [una, otra])
      expect(await findRow(id)).toMatchObject({ estado: 'asignada', consultorId });
    for (const id of [propia, cambiada])
      expect(await findRow(id)).toMatchObject({ estado: 'radicada', consultorId: null });
    expect(await listAuditadas('asignar-solicitud', [...ids, NUNCA])).toEqual(
      [...ids, NUNCA].map((id) => [id, id === una || id === otra ? 'exito' : 'rechazo']),
    );
    expect(await listEventos()).toEqual(['solicitudes-asignadas']);
    const [aviso] = await db()
      .selectFrom('notificaciones')
      .select(['texto', 'enlace'])
      .where('usuario_id', '=', consultorId)
      .execute();
    expect(aviso?.texto).toMatch(/^2 solicitudes quedaron a su cargo: LCI-N1-2020-\d+, LCI-N1-2020-\d+\.$/);
    expect(aviso?.enlace).toBe(`/app/level/process-levelconsult?consultor=${consultorId}`);
  });

  it('[AREA-05] one alone is told as one, and one who works for the entity that asks gets none, alone or among others', async () => {
    const id = await add();
    const { version } = await findRow(id);
    const rol = await db()
      .selectFrom('roles')
      .select('id')
      .where('ambito', '=', 'entidad')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const membresia = await db()
      .insertInto('membresias')
      .values({ usuario_id: consultorId, entidad_id: entidadId, rol_id: rol.id, estado: 'activa' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const elegida = [{ solicitudId: id, consultorId, version }];
    try {
      const sola = await site.step('coordinador', id, 'asignar', { consultorId });
      expect(sola.json().detalles).toEqual([
        {
          campo: 'consultorId',
          mensaje: 'Esa persona también trabaja por la entidad que hace la solicitud: asígnela a otra.',
        },
      ]);
      expect((await ask('coordinador', 'asignaciones', elegida)).json().hechos).toBe(0);
      const { propuestas } = (await ask('coordinador', 'asignaciones/reparto', [{ solicitudId: id }])).json();
      expect(propuestas[0].consultorId).not.toBe(consultorId);
    } finally {
      await db().deleteFrom('membresias').where('id', '=', membresia.id).execute();
    }
    expect((await ask('coordinador', 'asignaciones', elegida)).json().hechos).toBe(1);
    expect(await listEventos()).toEqual(['solicitud-asignada']);
  });
});

describe('what each consultor has', () => {
  const readCarga = async () => (await site.call('coordinador', 'GET', 'solicitud/carga')).json();
  const findSuya = async () =>
    (await readCarga()).consultores.find(({ id }: { id: number }) => id === consultorId);

  it('[AREA-05] open ones by level, late ones, and working days of those that wait for them', async () => {
    const before = await findSuya();
    const late = { fecha_vencimiento: '2026-01-09', plazo_desde: '2026-01-05', plazo_dias: 4 };
    await add('en-revision', { consultor_id: consultorId, ...late });
    const waiting = await findSuya();
    expect(waiting).toMatchObject({
      abiertas: before.abiertas + 1,
      vencidas: before.vencidas + 1,
      porNivel: [before.porNivel[0] + 1, before.porNivel[1], before.porNivel[2]],
    });
    expect(waiting.diasEnMano - before.diasEnMano).toBeGreaterThan(100);
    // The entity has it: it stays open, and waits for nobody of the ministry.
    await add('pendiente-entidad', { consultor_id: consultorId, ...late });
    expect(await findSuya()).toMatchObject({
      abiertas: before.abiertas + 2,
      diasEnMano: waiting.diasEnMano,
    });
  });

  it('[AREA-13] is what the home tells, with the requests that wait for a consultor', async () => {
    const id = await add('radicada', {
      plazo_desde: '2019-12-27',
      plazo_dias: 4,
      fecha_vencimiento: '2020-01-03',
    });
    const bloque = (await site.call('coordinador', 'GET', 'inicio?bloques=carga')).json().bloques.carga.datos;
    const { cupo, consultores } = await readCarga();
    expect(bloque.cupo).toBe(cupo);
    expect(bloque.consultores.map(({ url, ...carga }: { url: string }) => carga)).toEqual(consultores);
    const [primera] = bloque.porAsignar.solicitudes;
    expect(primera).toMatchObject({ id, plazo: { vencida: true } });
    // It waits as long as it is late, and the four days of its term before.
    expect(primera.diasEnCola + primera.plazo.diasHabiles).toBe(4);
    expect(bloque.porAsignar.plazoDias).toBe(3);
    expect(bloque.porAsignar.total).toBeGreaterThanOrEqual(bloque.porAsignar.solicitudes.length);
    expect(bloque.porAsignar.solicitudes.length).toBeLessThanOrEqual(7);
  });
});

describe('a proposed distribution', () => {
  const propose = async (...ids: readonly number[]) =>
    (
      await ask(
        'coordinador',
        'asignaciones/reparto',
        ids.map((solicitudId) => ({ solicitudId })),
      )
    ).json();

  it('[AREA-05] changes nothing, says why it leaves one, and gives the same again', async () => {
    const [una, otra, asignada] = [await add(), await add(), await add('asignada')];
    const first = await propose(una, otra, asignada, NUNCA);
    expect(await propose(una, otra, asignada, NUNCA)).toEqual(first);
    const [primera, segunda, tercera, ausente] = first.propuestas;
    for (const propuesta of [primera, segunda])
      expect(first.consultores.map(({ id }: { id: number }) => id)).toContain(propuesta.consultorId);
    expect([primera.razon, segunda.razon]).toEqual([null, null]);
    expect(primera).toMatchObject({ solicitudId: una, version: (await findRow(una)).version });
    expect(tercera).toMatchObject({
      consultorId: null,
      razon: 'Ya tiene consultor: el reparto es de las que nadie lleva.',
    });
    expect(ausente).toMatchObject({ solicitud: null, consultorId: null });
    for (const id of [una, otra]) expect(await findRow(id)).toMatchObject({ consultorId: null });
  });

  it('[AREA-10] [AREA-05] the quota is a parameter: where all have it, nobody is proposed', async () => {
    const id = await add();
    const setCupo = (valor: number) =>
      db()
        .updateTable('parametros')
        .set({ valor: JSON.stringify(valor) })
        .where('clave', '=', 'solicitudes.cupoConsultor')
        .execute();
    await db()
      .updateTable('solicitudes')
      .set({ consultor_id: consultorId })
      .where('id', '=', await add('asignada'))
      .execute();
    await setCupo(0);
    try {
      const { cupo, propuestas } = await propose(id);
      expect(cupo).toBe(0);
      expect(propuestas[0]).toMatchObject({
        consultorId: null,
        razon: 'Quienes pueden llevarla ya tienen su cupo completo.',
      });
    } finally {
      await setCupo(10);
    }
    expect((await propose(id)).propuestas[0].consultorId).not.toBeNull();
  });

  it('[AREA-05] without a list is of those that wait, the first to be late first', async () => {
    const id = await add('radicada', { fecha_vencimiento: '2019-01-03' });
    const { propuestas } = (
      await site.call('coordinador', 'POST', 'solicitud/asignaciones/reparto', {})
    ).json();
    expect(propuestas[0].solicitudId).toBe(id);
    expect(propuestas.length).toBeLessThanOrEqual(50);
  });
});

describe('several requests certified together', () => {
  let elementoId: number;
  beforeAll(async () => {
    ({ elementoId } = await createPublicado(db(), { identificador: 'datoEnLote', nombre: 'Dato en lote' }));
  });

  /** A new servicio whose entity approved what the consultor worked out. */
  async function createConcepto(change: object = {}): Promise<number> {
    const id = await site.createAsignada(change);
    await site.take(id, ['consultor', 'revisar'], ['consultor', 'conceptualizar']);
    await db()
      .updateTable('solicitudes_campos')
      .set({ accion: 'reutilizar', elemento_id: elementoId, decision: 'aprobada' })
      .where('solicitud_id', '=', id)
      .execute();
    await site.take(id, ['consultor', 'presentar'], ['lider', 'aprobar']);
    return id;
  }

  it('[AREA-05] are refused as a whole to who certifies none, and beside none or too many', async () => {
    const una = { solicitudId: NUNCA, version: 1 };
    for (const path of ['certificaciones', 'certificaciones/vistaPrevia']) {
      for (const persona of ['consultor', 'coordinador', 'lider', 'auditor', 'privada'] as const)
        expect((await ask(persona, path, [una])).statusCode, `${persona} ${path}`).toBe(403);
      expect((await ask('administrador', path, [])).json().detalles[0].mensaje).toBe(
        'Seleccione al menos una solicitud.',
      );
      const many = Array.from({ length: 21 }, (_, at) => ({ ...una, solicitudId: at + 1 }));
      expect((await ask('administrador', path, many)).json().detalles[0].mensaje).toBe(
        'Seleccione máximo 20 solicitudes.',
      );
    }
  });

  it('[AREA-05] each by the decision of its page; what others may use is left out, and every one is in the trail', async () => {
    const administradorId = await site.findUsuarioId('administrador');
    const [una, otra, trabajada, pedida, cambio, enRevision] = [
      await createConcepto(),
      await createConcepto(),
      await add('concepto-favorable', { consultor_id: administradorId }),
      await add('concepto-favorable', { solicitante_id: administradorId }),
      await createConcepto(),
      await add('en-revision'),
    ];
    await db().updateTable('solicitudes').set({ tipo: 'actualizacion' }).where('id', '=', cambio).execute();
    const ids = [una, otra, trabajada, pedida, cambio, enRevision];
    const previa = (
      await ask(
        'administrador',
        'certificaciones/vistaPrevia',
        [...ids, NUNCA].map((solicitudId) => ({ solicitudId })),
      )
    ).json();
    const razones = toReasons(previa.efectos);
    expect([previa.permitidos, razones.get(una), razones.get(otra)]).toEqual([2, '', '']);
    expect(razones.get(trabajada)).toContain('Quien conceptualizó la solicitud no puede certificarla');
    expect(razones.get(pedida)).toContain('Quien hizo la solicitud no puede certificarla');
    expect(razones.get(cambio)).toContain('certifíquela en su página, donde se ve a quiénes rompe.');
    expect(razones.get(enRevision)).toContain('«Concepto favorable»');
    expect(razones.get(NUNCA)).toBe('La solicitud no existe o usted no puede consultarla.');

    const versiones = new Map(
      previa.efectos.map(({ solicitudId, version }: Efecto) => [solicitudId, version ?? 1]),
    );
    // Somebody touches one between the list and the command.
    await db()
      .updateTable('solicitudes')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', otra)
      .execute();
    const { resultados, hechos } = (
      await ask(
        'administrador',
        'certificaciones',
        [...ids, NUNCA].map((solicitudId) => ({ solicitudId, version: versiones.get(solicitudId) })),
      )
    ).json();
    expect(hechos).toBe(1);
    expect(
      resultados
        .filter(({ hecho }: { hecho: boolean }) => hecho)
        .map(({ solicitudId }: { solicitudId: number }) => solicitudId),
    ).toEqual([una]);
    expect((await findRow(una)).estado).toBe('certificada');
    for (const id of [otra, cambio, trabajada, pedida])
      expect((await findRow(id)).estado).toBe('concepto-favorable');
    const auditadas = new Map(await listAuditadas('certificar-solicitud', ids));
    expect(auditadas.get(una)).toBe('exito');
    for (const id of [otra, cambio, trabajada, pedida, enRevision]) expect(auditadas.get(id)).toBe('rechazo');
    const otraVez = await findRow(otra);
    expect(
      (
        await ask('administrador', 'certificaciones', [{ solicitudId: otra, version: otraVez.version }])
      ).json(),
    ).toMatchObject({ hechos: 1 });
  });
});
