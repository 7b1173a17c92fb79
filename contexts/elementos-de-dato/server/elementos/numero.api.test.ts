import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
});
afterAll(() => test.close());

async function createBorrador(identificador: string, cambio: 'menor' | 'mayor' = 'menor') {
  const first = (await calls.create({ identificador })).json();
  await calls.incorporate(first.versionId);
  const body = { elementoId: first.elementoId, cambio };
  return (await calls.call('autor', 'POST', '/versionar', body)).json();
}
const edit = (versionId: number, body: object) => calls.call('autor', 'PUT', `/${versionId}`, body);
const renumber = (versionId: number, cambio: string, persona: 'autor' | 'administrador' = 'autor') =>
  calls.call(persona, 'PUT', `/${versionId}/numero`, { cambio });
const ROMPE = { longitudMaxima: 8, ejemplos: ['60155533'] };
const REPAROS = [
  { mensaje: 'Los cambios son incompatibles con la versión 1.0: corresponde el número 2.0, no 1.1.' },
  {
    mensaje: 'La longitud máxima restringe más: valores que antes eran válidos pueden dejar de serlo.',
  },
];

describe('the number of the next version', () => {
  it('[AREA-06] is proposed by the verdict as the draft changes: compatible → minor, breaking → major', async () => {
    const { versionId, numeracion } = await createBorrador('numPropuesto');
    expect(numeracion).toMatchObject({
      vigente: '1.0',
      propuesto: '1.1',
      cambio: 'menor',
      corresponde: true,
    });
    const wider = (await edit(versionId, { longitudMaxima: 12 })).json();
    expect(wider.numeracion).toMatchObject({ propuesto: '1.1', corresponde: true });
    const narrower = (await edit(versionId, ROMPE)).json();
    expect(narrower.numeracion).toMatchObject({
      propuesto: '2.0',
      cambio: 'mayor',
      corresponde: false,
      razones: [REPAROS[1]?.mensaje],
    });
    expect(narrower.acciones.enviar).toMatchObject({
      allowed: false,
      reasons: REPAROS.map(({ mensaje }) => mensaje),
    });
  });

  it('[AREA-06] a minor number for a breaking change is refused at each step, and nothing moves', async () => {
    const { versionId } = await createBorrador('numMenorQueRompe');
    await edit(versionId, ROMPE);
    const steps = [
      ['borrador', 'autor', 'enviar'],
      ['en-revision', 'coordinador', 'avalar'],
      ['pendiente-entidad', 'entidad', 'aprobar'],
      ['aprobado', 'administrador', 'incorporar'],
    ] as const;
    for (const [estado, persona, paso] of steps) {
      // As a version that came to this state before its number was looked at.
      await test.database.kysely
        .updateTable('elementos_versiones')
        .set({ estado })
        .where('id', '=', versionId)
        .execute();
      const answer = await calls.step(persona, versionId, paso);
      expect(answer.json(), paso).toMatchObject({
        status: 409,
        code: 'ELEMENTO_NUMERO',
        detalles: REPAROS,
      });
      expect((await calls.call('autor', 'GET', `/${versionId}`)).json()).toMatchObject({ estado });
    }
  });

  it('[AREA-06] its author takes the proposed number, which its identifiers and its history say', async () => {
    const { versionId, oid } = await createBorrador('numTomaMayor');
    await edit(versionId, ROMPE);
    expect((await renumber(versionId, 'mayor', 'administrador')).json()).toMatchObject({ status: 409 });
    expect((await renumber(versionId, 'enorme')).statusCode).toBe(400);
    const mayor = (await renumber(versionId, 'mayor')).json();
    expect(mayor).toMatchObject({ numero: '2.0', oid, numeracion: { propuesto: '2.0', corresponde: true } });
    expect(mayor.oidDetails.at(-1)).toEqual({ oid, nombre: 'Versión 2.0' });
    expect((await renumber(versionId, 'mayor')).json()).toMatchObject({ numero: '2.0' });
    const { eventos } = (await calls.call('autor', 'GET', `/${versionId}/historial`)).json();
    expect(eventos[1]).toMatchObject({
      titulo: 'Cambió el número de la versión',
      cambios: [{ campo: 'numero', antes: '1.1', despues: '2.0' }],
    });
    expect(await calls.incorporate(versionId)).toMatchObject({ estado: 'incorporado', numero: '2.0' });
    expect((await renumber(versionId, 'menor')).statusCode).toBe(409);
  });

  it('[AREA-06] who changes the meaning keeps the major number they chose, or takes the minor one', async () => {
    const { versionId, numero, numeracion } = await createBorrador('numSignificado', 'mayor');
    expect([numero, numeracion.propuesto, numeracion.corresponde]).toEqual(['2.0', '1.1', true]);
    expect((await renumber(versionId, 'menor')).json()).toMatchObject({ numero: '1.1' });
    expect((await renumber(versionId, 'mayor')).json()).toMatchObject({ numero: '2.0' });
    await edit(versionId, { definicion: 'Número con el que se llama a una persona o a su oficina.' });
    expect(await calls.incorporate(versionId)).toMatchObject({ numero: '2.0' });
  });

  it('[AREA-06] a version that says the same as the one in force is told so, and does not go on', async () => {
    const { versionId, numeracion, pendientes } = await createBorrador('numIdentico');
    expect(numeracion).toMatchObject({ sinCambios: true, vigente: '1.0' });
    const [pendiente] = pendientes;
    expect(pendiente).toMatchObject({
      mensaje: 'Dice lo mismo que la versión 1.0, que está vigente: cambie algo o descarte el borrador.',
    });
    expect((await calls.step('autor', versionId, 'enviar')).json()).toMatchObject({
      status: 422,
      code: 'ELEMENTO_INCOMPLETO',
      detalles: [{ mensaje: 'Falta 1 dato para continuar.' }, pendiente],
    });
    const changed = (await edit(versionId, { notas: 'Solo dígitos.' })).json();
    expect(changed).toMatchObject({ pendientes: [], numeracion: { sinCambios: false } });
    expect((await calls.step('autor', versionId, 'enviar')).statusCode).toBe(200);
  });

  it('[AREA-06] a first version has no other number', async () => {
    const { versionId, numeracion } = (await calls.create({ identificador: 'numPrimera' })).json();
    expect(numeracion).toBeNull();
    expect((await renumber(versionId, 'mayor')).json()).toMatchObject({
      detalles: [{ mensaje: 'Es la primera versión del elemento: su número es 1.0.' }],
    });
  });

  it('[AREA-06] a number that was thrown away does not come back, and a minor one follows the version in force', async () => {
    const { versionId, elementoId } = await createBorrador('numTirado', 'mayor');
    await calls.step('autor', versionId, 'descartar');
    const next = (await calls.call('autor', 'POST', '/versionar', { elementoId, cambio: 'menor' })).json();
    expect(next.numero).toBe('1.1');
    expect((await renumber(next.versionId, 'mayor')).json()).toMatchObject({ numero: '3.0' });
  });
});

describe('the identificador of what was thrown away', () => {
  it('[AREA-06] is free again once the only version is discarded, its OIDs retired for ever', async () => {
    const first = (await calls.create({ identificador: 'numDescartado' })).json();
    expect((await calls.create({ identificador: 'numDescartado' })).json()).toMatchObject({
      status: 409,
      code: 'ELEMENTO_REPETIDO',
    });
    await calls.step('autor', first.versionId, 'descartar');
    const where = `identificador=numDescartado&capaId=${calls.capaId}&dominioId=${calls.dominioId}`;
    const free = await calls.call('autor', 'GET', `/identificadores?${where}`);
    expect(free.json()).toMatchObject({ disponible: true });
    const again = (await calls.create({ identificador: 'numDescartado' })).json();
    expect(again).toMatchObject({ numero: '1.0', estado: 'borrador' });
    expect(again.oidElemento).not.toBe(first.oidElemento);
    const nodos = await test.database.kysely
      .selectFrom('oid_nodos')
      .select('estado')
      .where('oid', 'in', [first.oid, first.oidElemento])
      .execute();
    expect(nodos).toEqual([{ estado: 'retirado' }, { estado: 'retirado' }]);
    expect((await calls.create({ identificador: 'numDescartado' })).json()).toMatchObject({ status: 409 });
  });

  it('[AREA-06] stays taken while another version of the element lives', async () => {
    const { versionId } = await createBorrador('numSigueVivo');
    await calls.step('autor', versionId, 'descartar');
    expect((await calls.create({ identificador: 'numSigueVivo' })).json()).toMatchObject({
      code: 'ELEMENTO_REPETIDO',
    });
  });
});
