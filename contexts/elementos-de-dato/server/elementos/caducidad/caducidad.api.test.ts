import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls } from '../../../testing/index.ts';
import { createElementosJobs } from './caducidad-jobs.ts';

let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
});
afterAll(() => test.close());

const FECHA = '2999-01-05';
const MOTIVO = { motivo: 'La norma lo deroga.' };
const handlers = createElementosJobs();
const failures: unknown[] = [];

/** Everything that is due at an hour of a Colombian day, done. */
async function work(dia: string, hora = '00:00'): Promise<void> {
  await addScheduledJobs(test.database.kysely, handlers, new Date(`${dia}T${hora}:00-05:00`));
  while (await runDueJob(test.database.kysely, handlers, (_, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

async function createVigente(identificador: string) {
  const { versionId } = (await calls.create({ identificador })).json();
  return calls.incorporate(versionId);
}
const read = async (versionId: number) => (await calls.call('administrador', 'GET', `/${versionId}`)).json();
const expire = (versionId: number, body: object, headers = {}) =>
  calls.call('administrador', 'POST', `/${versionId}/caducar`, { ...MOTIVO, ...body }, headers);

/** A published servicio carries a version from now on. */
async function publishUso(versionId: number): Promise<{ nombre: string }> {
  const { id, nombre } = await test.database.kysely
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as t', 't.id', 's.estado_servicio_id')
    .select(['s.id', 's.nombre'])
    .where('t.codigo', '=', 'publicado-nivel-3')
    .where('s.activo', '=', true)
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await test.database.kysely
    .insertInto('servicios_elementos')
    .values({ servicio_id: id, version_id: versionId, sentido: 'entrada' })
    .execute();
  return { nombre };
}

const listNotices = (versionId: number, evento: string) =>
  test.database.kysely
    .selectFrom('notificaciones as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .select(['u.numero_identificacion as quien', 'n.texto'])
    .where('n.enlace', '=', `/app/elementos-de-dato/${versionId}`)
    .where('n.evento', '=', evento)
    .orderBy('n.id')
    .execute();

async function listAcciones(versionId: number): Promise<string[]> {
  const { eventos } = (await calls.call('administrador', 'GET', `/${versionId}/historial`)).json();
  return eventos.map(({ titulo, quien }: { titulo: string; quien: string | null }) =>
    quien === null ? `${titulo} (sistema)` : titulo,
  );
}

describe('an expiry set for a day to come', () => {
  it.each([
    ['a day that passed', { fecha: '2020-01-05' }, ['fecha']],
    ['what is no day', { fecha: '2999-02-30' }, ['fecha']],
    ['no reason', { fecha: FECHA, motivo: ' ' }, ['motivo']],
    ['a replacement that is not in force', { fecha: FECHA, reemplazadoPorId: 999_999 }, ['reemplazadoPorId']],
  ])('[AREA-06] %s is refused at its field', async (name, body, campos) => {
    const { versionId } = await createVigente(`numRechazo${name.length}x`);
    const answer = (await expire(versionId, body)).json();
    expect(answer).toMatchObject({ status: 400, code: 'SOLICITUD_INVALIDA' });
    expect(answer.detalles.map(({ campo }: { campo: string }) => campo)).toEqual(campos);
    expect(await read(versionId)).toMatchObject({ estado: 'incorporado', caducidad: null });
  });

  it('[AREA-06] only who expires elements may set it or call it off, of an element in force', async () => {
    const { versionId } = await createVigente('numSoloAdministra');
    for (const persona of ['autor', 'coordinador', 'entidad', 'auditor', 'privada'] as const) {
      const body = { ...MOTIVO, fecha: FECHA };
      expect((await calls.step(persona, versionId, 'caducar', body)).statusCode).toBe(403);
      expect((await calls.step(persona, versionId, 'cancelar-caducidad')).statusCode).toBe(403);
    }
    expect((await calls.step('administrador', versionId, 'cancelar-caducidad')).json()).toMatchObject({
      status: 409,
      detalles: [{ mensaje: 'El elemento no tiene una caducidad programada.' }],
    });
    const draft = (await calls.create({ identificador: 'numBorradorNoCaduca' })).json();
    expect((await expire(draft.versionId, { fecha: FECHA })).statusCode).toBe(409);
  });

  it('[AREA-06] is refused for what a published service carries, unless another takes its place', async () => {
    const { versionId } = await createVigente('numUsadoAlProgramar');
    await publishUso(versionId);
    expect((await expire(versionId, { fecha: FECHA })).json()).toMatchObject({ code: 'ELEMENTO_EN_USO' });
    const other = await createVigente('numSucesorAlProgramar');
    const set = await expire(versionId, { fecha: FECHA, reemplazadoPorId: other.elementoId });
    expect(set.json()).toMatchObject({
      estado: 'incorporado',
      reemplazadoPor: null,
      caducidad: { fecha: FECHA, reemplazadoPor: { elementoId: other.elementoId } },
    });
  });

  it('[AREA-06] waits for its day, told to the author and to who is reached, and everybody reads it', async () => {
    const { versionId, version, identificador } = await createVigente('numCaducaLuego');
    const compuesto = (
      await calls.create({
        identificador: 'tipoQueLoContiene',
        tipo: 'compuesto',
        clase: 'dato',
        tipoDato: null,
        longitudMinima: null,
        longitudMaxima: null,
        patron: null,
        ejemplos: [],
        componentes: [{ versionId }],
      })
    ).json();
    expect(compuesto.componentes).toHaveLength(1);
    const impacto = await calls.call('administrador', 'GET', `/${versionId}/impacto?fecha=${FECHA}`);
    const [aviso] = impacto.json().avisos;
    expect(aviso.texto).toContain('dejará de estar vigente el 5 de enero de 2999.');
    const avisos = [{ entidadId: aviso.entidadId, texto: 'Prepárese para enero.' }];
    expect((await expire(versionId, { fecha: FECHA }, { 'if-match': '"0"' })).statusCode).toBe(412);
    const set = await expire(versionId, { fecha: FECHA, avisos }, { 'if-match': `"${version}"` });
    expect(set.json()).toMatchObject({
      estado: 'incorporado',
      rigeHasta: null,
      version: version + 1,
      caducidad: { fecha: FECHA, motivo: MOTIVO.motivo, reemplazadoPor: null, impedimento: null },
      acciones: { caducar: { allowed: false }, cancelarCaducidad: { allowed: true } },
    });
    const shown = await test.app.inject({ url: `/api-public/diccionario/elementos/${identificador}` });
    expect(shown.json()).toMatchObject({ caducidad: { fecha: FECHA, motivo: MOTIVO.motivo } });
    const csv = await test.app.inject({
      url: `/api-public/diccionario/elementos/${identificador}`,
      headers: { accept: 'text/csv' },
    });
    expect(csv.body).toContain(`Caduca el;${FECHA};${MOTIVO.motivo}`);
    expect(await listNotices(versionId, 'elemento-caducidad-programada')).toEqual([
      { quien: '1000000002', texto: expect.stringContaining('caduca el 5 de enero de 2999') },
    ]);
    const told = await listNotices(versionId, 'elemento-impacto');
    expect(told.length).toBeGreaterThan(0);
    for (const { texto } of told) expect(texto).toMatch(/ Prepárese para enero\.$/);
    expect((await expire(versionId, { fecha: FECHA })).json()).toMatchObject({
      status: 409,
      detalles: [
        { mensaje: expect.stringContaining('Ya está programado que caduque el 5 de enero de 2999.') },
      ],
    });
    await work('2999-01-04', '23:59');
    expect(await read(versionId)).toMatchObject({ estado: 'incorporado', caducidad: { fecha: FECHA } });
  });

  it('[AREA-06] called off before its day, the element stays in force and who was told is told', async () => {
    const { versionId } = await createVigente('numSeSalva');
    await expire(versionId, { fecha: FECHA });
    const off = await calls.step('administrador', versionId, 'cancelar-caducidad');
    expect(off.json()).toMatchObject({ estado: 'incorporado', caducidad: null });
    expect(await listNotices(versionId, 'elemento-caducidad-cancelada')).toHaveLength(1);
    await work('2999-01-06');
    expect(await read(versionId)).toMatchObject({ estado: 'incorporado' });
    expect((await listAcciones(versionId)).slice(0, 2)).toEqual([
      'Canceló la caducidad programada',
      'Programó la caducidad',
    ]);
  });

  it('[AREA-06] its day come, the version in force then expires once, with its replacement, by the system', async () => {
    const first = await createVigente('numLlegaSuDia');
    const other = await createVigente('numLoReemplaza');
    await expire(first.versionId, { fecha: '2999-02-01', reemplazadoPorId: other.elementoId });
    const draft = (
      await calls.call('autor', 'POST', '/versionar', { elementoId: first.elementoId, cambio: 'menor' })
    ).json();
    await calls.call('autor', 'PUT', `/${draft.versionId}`, { notas: 'Otra redacción.' });
    await calls.incorporate(draft.versionId);
    expect(await read(draft.versionId)).toMatchObject({ caducidad: { fecha: '2999-02-01' } });
    await work('2999-02-01');
    await work('2999-02-01', '05:00');
    const expired = await read(draft.versionId);
    expect(expired).toMatchObject({
      estado: 'caducado',
      motivoCaducidad: MOTIVO.motivo,
      caducidad: null,
      reemplazadoPor: { elementoId: other.elementoId },
    });
    expect(expired.rigeHasta).not.toBeNull();
    expect(await listNotices(draft.versionId, 'elemento-caducado')).toHaveLength(1);
    expect((await listAcciones(draft.versionId))[0]).toBe('Caducó el elemento (sistema)');
  });

  it('[AREA-06] its day come, a published service without replacement keeps it in force and people are told why', async () => {
    const { versionId } = await createVigente('numUsadoEseDia');
    await expire(versionId, { fecha: '2999-03-01' });
    const { nombre } = await publishUso(versionId);
    await work('2999-03-01');
    await work('2999-03-02');
    const kept = await read(versionId);
    expect(kept).toMatchObject({ estado: 'incorporado', rigeHasta: null });
    expect(kept.caducidad.impedimento).toContain(nombre);
    const told = await listNotices(versionId, 'elemento-caducidad-impedida');
    expect(told.map(({ quien }) => quien)).toContain('1000000001');
    expect(new Set(told.map(({ quien }) => quien)).size).toBe(told.length);
    expect(told[0]?.texto).toContain(nombre);
    const shown = await test.app.inject({ url: '/api-public/diccionario/elementos/numUsadoEseDia' });
    expect(shown.json().caducidad).toBeNull();
    expect((await listAcciones(versionId))[0]).toBe('No caducó en el día programado (sistema)');
    const other = await createVigente('numReemplazoTardio');
    const again = await expire(versionId, { fecha: '2999-04-01', reemplazadoPorId: other.elementoId });
    expect(again.json()).toMatchObject({ caducidad: { fecha: '2999-04-01', impedimento: null } });
    await work('2999-04-01');
    expect(await read(versionId)).toMatchObject({ estado: 'caducado' });
  });

  it('[AREA-06] its day come, a replacement that left the language meanwhile keeps it in force', async () => {
    const { versionId } = await createVigente('numConReemplazoCaido');
    const other = await createVigente('numReemplazoCaido');
    await expire(versionId, { fecha: '2999-05-01', reemplazadoPorId: other.elementoId });
    expect((await expire(other.versionId, {})).json()).toMatchObject({ estado: 'caducado' });
    await work('2999-05-01');
    expect(await read(versionId)).toMatchObject({
      estado: 'incorporado',
      caducidad: { impedimento: 'El elemento que reemplaza debe estar incorporado.' },
    });
  });
});
