import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createValidadorCalls } from '../../testing/validador-calls.ts';
import { listMensajesInvalidos } from '../esquemas/mensajes-invalidos.ts';
import { writeMensajeJson, writeMensajeXml } from '../esquemas/write-mensaje.ts';

let test: TestApp;
let calls: ReturnType<typeof createValidadorCalls>;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  calls = createValidadorCalls(test);
});
afterAll(() => test.close());

describe('examples of the registry', () => {
  it('every example of the dictionary is valid, in XML and in JSON', async () => {
    const vigentes = await calls.listVigentes();
    expect(vigentes.length).toBeGreaterThan(100);
    for (const { id, oid } of vigentes) {
      const { clausura, mensaje } = await calls.openClausura(id);
      for (const texto of [writeMensajeXml(clausura, id, mensaje), writeMensajeJson(clausura, mensaje)]) {
        const informe = await calls.validate(texto, `elemento=${oid}`);
        expect([oid, informe.resultado, informe.nodos, informe.motivo]).toEqual([oid, 'valido', [], null]);
      }
    }
  }, 300_000);

  it('every example that breaks a rule on purpose is not, and says what is wrong in Spanish', async () => {
    let total = 0;
    for (const { id, oid, identificador } of (await calls.listVigentes()).filter(
      ({ tipo }) => tipo === 'compuesto',
    )) {
      const { clausura, mensaje } = await calls.openClausura(id);
      for (const { mensaje: malo } of listMensajesInvalidos(clausura, mensaje, identificador)) {
        const informe = await calls.validate(writeMensajeXml(clausura, id, malo), `elemento=${oid}`);
        expect(informe.resultado).toBe('invalido');
        for (const { hallazgos: inconsistencias, linea } of informe.nodos) {
          expect(linea).toBeGreaterThan(0);
          for (const { regla, detalle } of inconsistencias)
            expect([oid, regla, detalle]).toEqual([oid, expect.not.stringMatching(/^otra$/), null]);
        }
        total += 1;
      }
    }
    expect(total).toBeGreaterThan(10);
  }, 300_000);
});
