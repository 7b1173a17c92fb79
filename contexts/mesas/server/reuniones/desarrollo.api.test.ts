import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReunionesCalls, startReunionesCalls } from '../../testing/reuniones-calls.ts';

let calls: ReunionesCalls;
beforeAll(async () => {
  calls = await startReunionesCalls();
});
afterAll(() => calls.test.close());

/** A meeting that runs, with its points. */
async function start() {
  const id = await calls.add();
  await calls.move(id, 'iniciar');
  return { id, reunion: await calls.read(id) };
}

describe('minutes written by two people at once', () => {
  it('[MESA-11] what no field takes is refused with its field', async () => {
    const { id, reunion } = await start();
    const send = (campo: string, valor: string) => calls.write(id, [{ campo, base: '', valor }]);
    expect((await send('estado', 'realizada')).statusCode).toBe(400);
    expect((await send('avance', 'a'.repeat(20_001))).statusCode).toBe(400);
    expect((await send(`asistio:${reunion.participantes[0].id}`, 'tal vez')).json().detalles).toEqual([
      {
        campo: `asistio:${reunion.participantes[0].id}`,
        mensaje: 'Indique si asistió o no, o déjelo sin marcar.',
      },
    ]);
    expect((await calls.write(id, [])).statusCode).toBe(400);
    expect((await calls.write(999_999, [{ campo: 'avance', base: '', valor: 'A' }])).statusCode).toBe(404);
  });

  it('[MESA-11] on different fields nothing is lost, though both began from the same text', async () => {
    const { id, reunion } = await start();
    const punto = `punto:${reunion.puntos[0].id}`;
    const { consultor, coordinador } = calls.tokens;
    const [one, other] = await Promise.all([
      calls.write(id, [{ campo: 'avance', base: '', valor: 'Avance de Luisa' }], consultor),
      calls.write(id, [{ campo: punto, base: '', valor: 'Nota de Julián' }], coordinador),
    ]);
    expect([one.json().diferencias, other.json().diferencias]).toEqual([[], []]);
    const stored = await calls.read(id);
    expect(stored.avance).toBe('Avance de Luisa');
    expect(stored.puntos[0].notas).toBe('Nota de Julián');
  });

  it('[MESA-11] on the same field the second gets what is stored, beside what they wrote, and may join both', async () => {
    const { id } = await start();
    const { consultor, coordinador } = calls.tokens;
    const send = (token: string, base: string, valor: string) =>
      calls.write(id, [{ campo: 'avance', base, valor }], token);
    await send(consultor, '', 'Uno');
    const late = (await send(coordinador, '', 'Otro')).json();
    expect(late.diferencias).toEqual([{ campo: 'avance', guardado: 'Uno' }]);
    expect(late.reunion.avance).toBe('Uno');
    const joined = (await send(coordinador, 'Uno', 'Uno\n\nOtro')).json();
    expect(joined).toMatchObject({ diferencias: [], reunion: { avance: 'Uno\n\nOtro' } });
  });

  it('[MESA-11] of several fields, the others are written though one differs', async () => {
    const { id, reunion } = await start();
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Uno' }]);
    const asistio = `asistio:${reunion.participantes[1].id}`;
    const { diferencias } = (
      await calls.write(id, [
        { campo: 'avance', base: '', valor: 'Otro' },
        { campo: asistio, base: '', valor: 'no' },
        { campo: 'punto:999999', base: '', valor: 'De nadie' },
      ])
    ).json();
    expect(diferencias).toEqual([
      { campo: 'avance', guardado: 'Uno' },
      { campo: 'punto:999999', guardado: null },
    ]);
    const stored = await calls.read(id);
    expect(stored.participantes[1].asistio).toBe(false);
  });

  it('[MESA-11] a save that is repeated after its answer was lost changes nothing and differs in nothing', async () => {
    const { id } = await start();
    const cambios = [{ campo: 'participante', base: '', valor: 'Delegados de dos entidades' }];
    await calls.write(id, cambios);
    const event = await calls.findAudit('anotar-reunion');
    expect((await calls.write(id, cambios)).json().diferencias).toEqual([]);
    expect(await calls.findAudit('anotar-reunion')).toEqual(event);
    expect(event).toMatchObject({
      detail: { antes: { participante: '' }, despues: { participante: 'Delegados de dos entidades' } },
    });
  });

  it('[MESA-11] the notes do not make a version of what is programmed', async () => {
    const { id, reunion } = await start();
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Uno' }]);
    const saved = await calls.edit(
      id,
      { tematica: 'Otra' },
      { headers: { 'if-match': `"${reunion.version}"` } },
    );
    expect(saved.json()).toMatchObject({ avance: 'Uno', tematica: 'Otra' });
  });
});

describe('minutes of a meeting that was held', () => {
  const publish = (idReunion: number, token?: string) =>
    calls.call('POST', 'reunion/desarrollo/publicar', { idReunion }, token ? { token } : {});

  /** One that was held, with its first minutes public and a draft of others. */
  async function hold() {
    const { id, reunion } = await start();
    await calls.write(id, [{ campo: 'avance', base: '', valor: 'Lo publicado' }]);
    await calls.move(id, 'finalizar');
    const punto = `punto:${reunion.puntos[0].id}`;
    const asistio = `asistio:${reunion.participantes[0].id}`;
    const saved = await calls.write(id, [
      { campo: 'avance', base: 'Lo publicado', valor: 'Lo reservado' },
      { campo: punto, base: '', valor: 'Nota reservada' },
      { campo: asistio, base: '', valor: 'si' },
    ]);
    expect(saved.json()).toMatchObject({ diferencias: [], reunion: { avance: 'Lo reservado' } });
    return { id, punto };
  }

  it('[MESA-11] no reader but who writes them sees their draft: visitor, other entity, search, historial or acta', async () => {
    const { id } = await hold();
    const { id: otra } = await start();
    await calls.write(otra, [{ campo: 'avance', base: '', valor: 'Reservado mientras transcurre' }]);
    const { lider, coordinador } = calls.tokens;
    const idMesa = calls.mesa.id;
    const ask = (path: string, payload: object, token: string) =>
      calls.call('POST', path, payload, { token });
    const visitor = (path: string, payload: object) =>
      calls.test.app.inject({ method: 'POST', url: `/api-public/mesaInteroperabilidad/${path}`, payload });
    const buscado = { texto: 'reservado', pagina: 1, tamano: 10 };
    const answers = [
      await calls.readPublic(id),
      await ask('listarReunionMesaId', { idReunion: id }, lider),
      await visitor('buscar', buscado),
      await ask('buscar', buscado, lider),
      await calls.call('GET', `historial/${idMesa}`, undefined, { token: lider }),
      await calls.call('GET', `historial/${idMesa}`),
      await calls.call('GET', `acta/${id}`),
    ];
    for (const answer of answers) expect(answer.body).not.toMatch(/reservad/i);
    expect(answers[0]?.json().reunion.avance).toBe('Lo publicado');
    expect(answers[1]?.statusCode).toBe(200);
    expect((await calls.call('GET', `reunion/${id}/gestion`, undefined, { token: lider })).statusCode).toBe(
      403,
    );
    expect((await publish(id, lider)).statusCode).toBe(403);
    expect(await calls.read(id, coordinador)).toMatchObject({ avance: 'Lo reservado', sinPublicar: true });
  });

  it('[MESA-11] are published whole, once; what is written back to what is public is no draft', async () => {
    const { id, punto } = await hold();
    expect((await publish(id)).json()).toMatchObject({ avance: 'Lo reservado', sinPublicar: false });
    expect((await calls.readPublic(id)).json().reunion.avance).toBe('Lo reservado');
    const event = await calls.findAudit('publicar-avance');
    expect(event).toMatchObject({
      detail: { antes: { avance: 'Lo publicado' }, despues: { [punto]: 'Nota reservada' } },
    });
    await publish(id);
    expect(await calls.findAudit('publicar-avance')).toEqual(event);
    const send = async (base: string, valor: string) =>
      (await calls.write(id, [{ campo: 'avance', base, valor }])).json().reunion.sinPublicar;
    expect(await send('Lo reservado', 'Otro')).toBe(true);
    expect(await send('Otro', 'Lo reservado')).toBe(false);
    expect((await publish(999_999)).statusCode).toBe(404);
  });
});

describe('decisions of a meeting', () => {
  const add = (idReunion: number, texto: string, key = '') =>
    calls.call(
      'POST',
      'reunion/decision',
      { idReunion, texto },
      key ? { headers: { 'idempotency-key': key } } : {},
    );

  it('[MESA-11] are added once for their key, edited, and taken out only as they were read', async () => {
    const { id } = await start();
    expect((await add(id, '  ')).statusCode).toBe(400);
    await add(id, 'Adoptar el esquema', 'decision-una-vez');
    await add(id, 'Adoptar el esquema', 'decision-una-vez');
    const { decisiones } = (await add(id, 'Publicarlo')).json();
    expect(decisiones).toMatchObject([{ texto: 'Adoptar el esquema' }, { texto: 'Publicarlo' }]);
    const [{ id: idDecision }] = decisiones;
    const campo = `decision:${idDecision}`;
    await calls.write(id, [{ campo, base: 'Adoptar el esquema', valor: 'Adoptar el esquema 2.0' }]);
    const remove = (texto: string) =>
      calls.call('POST', 'reunion/decision/quitar', { idReunion: id, idDecision, texto });
    expect((await remove('Adoptar el esquema')).json()).toMatchObject({
      status: 409,
      code: 'DECISION_CAMBIADA',
    });
    expect((await remove('Adoptar el esquema 2.0')).json().decisiones).toMatchObject([
      { texto: 'Publicarlo' },
    ]);
    const late = await calls.write(id, [{ campo, base: 'Adoptar el esquema 2.0', valor: 'Otra' }]);
    expect(late.json().diferencias).toEqual([{ campo, guardado: null }]);
  });
});
