import { startTestApp, type TestApp } from '@marco/test-kit';
import { type RecordedStatement, recordStatements } from '@marco/test-kit/record-statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls, type Persona } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
});
afterAll(() => test.close());

/** The tables a version says something in beside its row. */
const DICHO =
  /^select .* from "elementos_(valores|componentes|nombres|fuentes|normas|estandares|archivos|relaciones)"/s;

/** Readings of what versions say that were sent more than once: same statement, same version. */
function listRepeated(sent: readonly RecordedStatement[]): string[] {
  const readings = sent.filter(({ text }) => DICHO.test(text)).map((one) => JSON.stringify(one));
  return readings.filter((reading, place) => readings.indexOf(reading) !== place);
}

async function recordStep(persona: Persona, versionId: number, paso: string, body: object = {}) {
  let status = 0;
  const sent = await recordStatements(async () => {
    status = (await calls.step(persona, versionId, paso, body)).statusCode;
  });
  expect(status, paso).toBe(200);
  return sent;
}

describe('a change of a version', () => {
  it('a step of its life reads what it says, and what the one in force says, once', async () => {
    const { versionId, elementoId } = (await calls.create({ identificador: 'numLeidaUnaVez' })).json();
    await calls.incorporate(versionId);
    const next = (await calls.call('autor', 'POST', '/versionar', { elementoId })).json();
    const edit = { notas: 'Otra.' };
    expect(
      (await calls.call('autor', 'PUT', `/${next.versionId}`, edit, { 'if-match': '*' })).statusCode,
    ).toBe(200);
    const pasos: readonly (readonly [Persona, string, object?])[] = [
      ['autor', 'enviar'],
      ['coordinador', 'devolver', { motivo: 'Precise.' }],
      ['autor', 'enviar'],
      ['coordinador', 'avalar'],
      ['entidad', 'aprobar'],
      ['administrador', 'incorporar'],
      ['administrador', 'caducar', { motivo: 'Ya no rige.' }],
    ];
    for (const [persona, paso, body] of pasos) {
      const sent = await recordStep(persona, next.versionId, paso, body);
      expect(sent.filter(({ text }) => DICHO.test(text)).length, paso).toBeGreaterThan(0);
      expect(listRepeated(sent), paso).toEqual([]);
    }
  });

  it('an edit reads the one in force once, and what it changes before and after', async () => {
    const { versionId, elementoId } = (await calls.create({ identificador: 'numEditadaUnaVez' })).json();
    await calls.incorporate(versionId);
    const next = (await calls.call('autor', 'POST', '/versionar', { elementoId })).json();
    const sent = await recordStatements(() =>
      calls.call('autor', 'PUT', `/${next.versionId}`, { notas: 'Otra.' }, { 'if-match': '*' }),
    );
    const nombres = sent.filter(({ text }) => /^select .* from "elementos_nombres"/s.test(text));
    const of = (id: number) => nombres.filter(({ values }) => values.includes(id)).length;
    expect([of(versionId), of(next.versionId)]).toEqual([1, 2]);
  });
});
