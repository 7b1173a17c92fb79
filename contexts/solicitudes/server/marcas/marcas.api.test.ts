import { addWorkingDays, nextWorkingDay, toColombianDay } from '@marco/country/working-days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import {
  type SolicitudesSite,
  sampleDevolucion,
  startSolicitudesSite,
} from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
beforeAll(async () => {
  site = await startSolicitudesSite();
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const MARCAS = [
  { lugar: 'servicio.objetivo', texto: 'Diga qué trámite mejora.' },
  { lugar: 'campos.numeroCertificado', texto: 'El tipo debe ser el del registro.' },
];

async function createEnRevision(): Promise<number> {
  const id = await site.createAsignada();
  await site.take(id, ['consultor', 'revisar']);
  return id;
}

async function createDevuelta(): Promise<Solicitud> {
  const id = await createEnRevision();
  await site.take(id, ['consultor', 'devolver', { ...sampleDevolucion, marcas: MARCAS }]);
  return site.read(id);
}

const answer = (id: number, marcas: readonly object[], persona: 'lider' | 'ies' | 'consultor' = 'lider') =>
  site.call(persona, 'PUT', `solicitud/${id}/marcas`, { marcas });

const setMismoConsultor = (valor: boolean) =>
  db()
    .updateTable('parametros')
    .set({ valor: JSON.stringify(valor) })
    .where('clave', '=', 'solicitudes.mismoConsultor')
    .execute();

async function listAvisados(evento: string, solicitudId: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('notificaciones')
    .select('usuario_id')
    .where('evento', '=', evento)
    .where('enlace', '=', `/app/level/process-levelconsult/${solicitudId}`)
    .execute();
  return rows.map(({ usuario_id }) => usuario_id);
}

describe('the marks of a return', () => {
  it.each([
    ['none', { marcas: undefined }, 'marcas', 'Marque al menos un lugar que la entidad debe corregir.'],
    ['an empty list', { marcas: [] }, 'marcas', 'Marque al menos un lugar que la entidad debe corregir.'],
    [
      'a place the request has not',
      { marcas: [...MARCAS, { lugar: 'campos.otro', texto: 'Falta.' }] },
      'marcas.2.lugar',
      'Elija un lugar del formulario de la solicitud.',
    ],
    ['a norm too many', { marcas: [{ lugar: 'normas.2', texto: 'Falta.' }] }, 'marcas.0.lugar', undefined],
    [
      'no text',
      { marcas: [{ lugar: 'servicio', texto: '  ' }] },
      'marcas.0.texto',
      'Escriba qué se debe corregir.',
    ],
    [
      'too long a text',
      { marcas: [{ lugar: 'servicio', texto: 'x'.repeat(1001) }] },
      'marcas.0.texto',
      undefined,
    ],
    [
      'too many',
      { marcas: Array.from({ length: 51 }, () => MARCAS[0]) },
      'marcas',
      'Marque máximo 50 lugares.',
    ],
    ['no reason', { motivo: '' }, 'motivo', 'Escriba el motivo.'],
  ])('[AREA-05] with %s are refused, and nothing changes', async (_what, part, campo, mensaje) => {
    const id = await createEnRevision();
    const refused = await site.step('consultor', id, 'devolver', { ...sampleDevolucion, ...part });
    expect(refused.statusCode).toBe(400);
    const [detalle] = refused.json().detalles;
    expect(detalle.campo).toBe(campo);
    if (mensaje !== undefined) expect(detalle.mensaje).toBe(mensaje);
    expect(await site.read(id)).toMatchObject({ estado: 'en-revision', marcas: [] });
  });

  it('[AREA-05] stand at their places, with the names they had, for both sides', async () => {
    const { id, marcas, pasos, pendientes } = await createDevuelta();
    expect(marcas).toMatchObject([
      { ...MARCAS[0], parte: 'servicio', nombre: 'Objetivo del intercambio', respuesta: null },
      { ...MARCAS[1], parte: 'campos', nombre: 'Campo numeroCertificado', respuesta: null },
    ]);
    expect(new Set(marcas.map(({ pasoId }) => pasoId))).toEqual(new Set([pasos.at(-1)?.id]));
    expect(pendientes).toEqual([
      { campo: 'servicio', mensaje: 'Responda la observación sobre «Objetivo del intercambio».' },
      { campo: 'campos', mensaje: 'Responda la observación sobre «Campo numeroCertificado».' },
    ]);
    expect((await site.read(id, 'consultor')).marcas).toEqual(marcas);
    // The form writes its rows again: the mark stays with the field of that name.
    const campo = { ...(await site.read(id)).campos[0], descripcion: 'Otra.' };
    const { nombre, descripcion, tipoDato, longitud, obligatorio, sentido } = campo;
    const campos = [{ nombre, descripcion, tipoDato, longitud, obligatorio, sentido }].map((one) => ({
      ...one,
      valores: '',
      fuente: '',
      ejemplo: '',
      sistemaOrigen: '',
    }));
    const written = await site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, { campos });
    expect(written.json().marcas).toEqual(marcas);
  });
});

describe('the answers to marks', () => {
  it('[AREA-05] are of the entity, of marks that wait, and a refuted one says why', async () => {
    const { id, marcas } = await createDevuelta();
    const otra = await createDevuelta();
    const [first, second] = marcas.map((marca) => marca.id);
    const corregida = { id: first, respuesta: 'corregida' };
    expect((await answer(id, [corregida], 'ies')).statusCode).toBe(404);
    expect((await answer(id, [corregida], 'consultor')).json().code).toBe('SOLICITUD_ACCION_NO_PERMITIDA');
    expect((await answer(id, [])).json().detalles[0].mensaje).toBe('Responda al menos una observación.');
    const foreign = await answer(id, [{ id: otra.marcas[0]?.id, respuesta: 'corregida' }]);
    expect(foreign.json().detalles[0].campo).toBe('marcas.0.id');
    const twice = await answer(id, [corregida, { ...corregida, respuesta: 'refutada', texto: 'No.' }]);
    expect(twice.json().detalles[0].campo).toBe('marcas.1.id');
    const unsaid = await answer(id, [corregida, { id: second, respuesta: 'refutada', texto: '  ' }]);
    expect(unsaid.json().detalles).toEqual([
      { campo: 'marcas.1.texto', mensaje: 'Escriba por qué la observación no aplica.' },
    ]);
    const outdated = await site.call(
      'lider',
      'PUT',
      `solicitud/${id}/marcas`,
      { marcas: [corregida] },
      { 'if-match': '"1"' },
    );
    expect(outdated.statusCode).toBe(412);
    expect((await site.read(id)).marcas).toEqual(marcas);
    const enRevision = await createEnRevision();
    expect((await answer(enRevision, [corregida])).json().code).toBe('SOLICITUD_ACCION_NO_PERMITIDA');
  });

  it('[AREA-05] [AREA-14] are kept with who gave them, may be changed, and the trail says what without the texts', async () => {
    const { id, version, marcas } = await createDevuelta();
    const [first, second] = marcas.map((marca) => marca.id);
    const saved = (await answer(id, [{ id: first, respuesta: 'corregida', texto: 'Se precisó.' }])).json();
    expect(saved.version).toBe(version + 1);
    expect(saved.marcas[0].respuesta).toMatchObject({
      clase: 'corregida',
      texto: 'Se precisó.',
      usuario: expect.stringContaining(' '),
    });
    expect(saved.marcas[1].respuesta).toBeNull();
    await answer(id, [
      { id: first, respuesta: 'refutada', texto: 'El objetivo ya estaba.' },
      { id: second, respuesta: 'corregida' },
    ]);
    const seen = await site.read(id, 'consultor');
    expect(seen.marcas.map(({ respuesta }) => [respuesta?.clase, respuesta?.texto])).toEqual([
      ['refutada', 'El objetivo ya estaba.'],
      ['corregida', ''],
    ]);
    const events = await db()
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'responder-marcas')
      .where('result', '=', 'exito')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(events.at(-1)?.detail).toEqual({
      antes: {
        respuestas: [
          { lugar: 'servicio.objetivo', respuesta: 'corregida' },
          { lugar: 'campos.numeroCertificado', respuesta: null },
        ],
      },
      despues: {
        respuestas: [
          { lugar: 'servicio.objetivo', respuesta: 'refutada' },
          { lugar: 'campos.numeroCertificado', respuesta: 'corregida' },
        ],
      },
    });
  });

  it('[AREA-05] given at once are kept one by one, whatever their texts are made of', async () => {
    const { id, marcas } = await createDevuelta();
    const textos = ['Va en "objetivo", {a, b} y C:\\datos', 'NULL\nen dos líneas'];
    const respuestas = marcas.map((marca, at) => ({
      id: marca.id,
      respuesta: 'refutada',
      texto: textos[at],
    }));
    // Not in the order of the marks.
    const saved: Solicitud = (await answer(id, respuestas.toReversed())).json();
    expect(saved.marcas.map(({ respuesta }) => respuesta?.texto)).toEqual(textos);
    expect(new Set(saved.marcas.map(({ respuesta }) => respuesta?.clase))).toEqual(new Set(['refutada']));
  });
});

describe('filing a returned request again', () => {
  it('[AREA-05] is refused with the list of the marks without an answer', async () => {
    const { id, marcas } = await createDevuelta();
    await answer(id, [{ id: marcas[0]?.id, respuesta: 'corregida' }]);
    const refused = await site.step('lider', id, 'radicar');
    expect([refused.statusCode, refused.json().code, refused.json().detalles]).toEqual([
      409,
      'SOLICITUD_INCOMPLETA',
      [{ campo: 'campos', mensaje: 'Responda la observación sobre «Campo numeroCertificado».' }],
    ]);
    expect((await site.read(id)).acciones.radicar).toMatchObject({ allowed: false });
  });

  it('[AREA-05] goes back to the same consultor in the same transaction, who alone is told', async () => {
    const { id } = await createDevuelta();
    const before = await listAvisados('solicitud-radicada', id);
    await site.answerMarcas(id);
    const filed = (await site.step('lider', id, 'radicar')).json();
    const consultorId = await site.findUsuarioId('consultor');
    expect(filed).toMatchObject({ estado: 'asignada', consultorId });
    expect(filed.pasos.slice(-2)).toMatchObject([
      { accion: 'radicar', hastaEstado: 'radicada' },
      { accion: 'asignar', desdeEstado: 'radicada', hastaEstado: 'asignada', usuario: null },
    ]);
    // The term of the review, counted as a filing.
    const hoy = toColombianDay(new Date());
    expect([addWorkingDays(nextWorkingDay(hoy), 10), addWorkingDays(addWorkingDays(hoy, 1), 10)]).toContain(
      filed.plazo.venceEn,
    );
    expect(await listAvisados('solicitud-subsanada', id)).toEqual([consultorId]);
    expect(await listAvisados('solicitud-radicada', id)).toEqual(before);
    const events = await db()
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('object_type', '=', 'solicitud')
      .where('object_id', '=', String(id))
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.map(({ action }) => action).toSorted()).toEqual(['asignar-solicitud', 'radicar-solicitud']);
    // The consultor sees what was answered, and may return it once more with marks of its own.
    const seen = await site.read(id, 'consultor');
    expect(seen.marcas.every(({ respuesta }) => respuesta?.clase === 'corregida')).toBe(true);
    await site.take(id, ['consultor', 'revisar'], ['consultor', 'devolver', sampleDevolucion]);
    const again = await site.read(id);
    expect(again.marcas.map(({ respuesta }) => respuesta === null)).toEqual([false, false, true]);
    expect((await answer(id, [{ id: again.marcas[0]?.id, respuesta: 'corregida' }])).statusCode).toBe(400);
  });

  it('[AREA-05] waits to be assigned where the parameter says so, or the consultor left', async () => {
    const first = await createDevuelta();
    await site.answerMarcas(first.id);
    await setMismoConsultor(false);
    try {
      await site.take(first.id, ['lider', 'radicar']);
    } finally {
      await setMismoConsultor(true);
    }
    expect((await site.read(first.id)).estado).toBe('radicada');
    expect(await listAvisados('solicitud-radicada', first.id)).toContain(
      await site.findUsuarioId('coordinador'),
    );

    const second = await createDevuelta();
    await site.answerMarcas(second.id);
    const consultorId = await site.findUsuarioId('consultor');
    const setEstado = (estado: 'activa' | 'inactiva') =>
      db().updateTable('membresias').set({ estado }).where('usuario_id', '=', consultorId).execute();
    await setEstado('inactiva');
    try {
      await site.take(second.id, ['lider', 'radicar']);
    } finally {
      await setEstado('activa');
    }
    expect(await site.read(second.id)).toMatchObject({ estado: 'radicada' });
  });
});
