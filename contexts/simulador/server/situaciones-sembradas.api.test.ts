import {
  computeNombres,
  createMensaje,
  getNombre,
  writeMensajeJson,
  writeMensajeXml,
} from '@marco/esquemas/port';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodigoSituacion, FORMAS_SIMULADAS, type FormaSimulada } from '../contract/situaciones.terms.ts';
import { SITUACION } from '../rules/situaciones/situaciones.ts';
import { listSituaciones } from '../rules/situaciones/situaciones-de-operacion.ts';
import { openMotores } from '../testing/motores.ts';
import { listVersionesSembradas } from '../testing/versiones-simuladas.ts';
import { findMaterial } from './guiones/find-material.ts';
import { createClausuraDe, type MaterialDeGuion, type OperacionDeVersion } from './guiones/material.ts';
import { buildGuion } from './guiones/worker/build-guion.ts';

let test: TestApp;
let versiones: Awaited<ReturnType<typeof listVersionesSembradas>>;
beforeAll(async () => {
  test = await startTestApp({ environment: { TRUST_PROXY: 'on' } });
  versiones = await listVersionesSembradas(test.database.kysely);
});
afterAll(() => test.close());

let calls = 0;
const createAddress = () => {
  calls += 1;
  return `192.0.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
};

/** Those that end the connection have their own test, and those of steps carry a token. */
const APARTE: readonly CodigoSituacion[] = ['corte', 'incompleta', 'secuencia', 'lenta'];

/** A valid petition of an operation, and what a valid answer is judged by. */
function openOperacion(material: MaterialDeGuion, operacion: OperacionDeVersion) {
  const find = (papel: 'peticion' | 'respuesta') => {
    const mensaje = operacion.mensajes.find((uno) => uno.papel === papel && uno.nodos.length > 0);
    return mensaje && createClausuraDe(material, operacion.codigo, mensaje);
  };
  const [pide, responde] = [find('peticion'), find('respuesta')];
  const valida = pide && createMensaje(pide.clausura, pide.raizId);
  const write = (forma: FormaSimulada) => {
    if (!pide || !valida) return '';
    return forma === 'json'
      ? writeMensajeJson(pide.clausura, valida)
      : writeMensajeXml(pide.clausura, pide.raizId, valida);
  };
  const raiz = responde && getNombre(computeNombres(responde.clausura), responde.raizId).elemento;
  return { write, responde, raiz };
}

describe('[AREA-15] every servicio of the demo data', () => {
  it('answers every situation of every operation as named, judged by two engines', {
    timeout: 900_000,
  }, async () => {
    expect(versiones.length).toBeGreaterThan(40);
    let valid = 0;
    for (const version of versiones) {
      const material = await findMaterial(test.database.kysely, version, '2026-11-26');
      if (!material) throw new Error(`${version.nombre} has messages.`);
      const { guion } = buildGuion(material);
      for (const operacion of material.operaciones) {
        const suya = guion.operaciones.find(({ codigo }) => codigo === operacion.codigo);
        const { write, responde } = openOperacion(material, operacion);
        if (!suya || !responde) continue;
        using motores = openMotores(responde.clausura, responde.raizId);
        for (const forma of FORMAS_SIMULADAS)
          for (const codigo of listSituaciones(suya, forma).filter((uno) => !APARTE.includes(uno))) {
            const send = () =>
              test.app.inject({
                method: 'POST',
                url: `/simulador/${version.servicioId}/${version.numero}/${operacion.codigo}?__caso=${codigo}`,
                headers: { 'content-type': `application/${forma}`, 'x-forwarded-for': createAddress() },
                payload: write(forma),
              });
            const [answer, again] = [await send(), await send()];
            const name = [version.nombre, operacion.codigo, forma, codigo];
            expect([...name, again.payload]).toEqual([...name, answer.payload]);
            const dicho = answer.headers['simulador-caso'];
            const { respuesta, estado } = SITUACION[codigo];
            if (respuesta.clase === 'mensaje' && answer.statusCode === 200) {
              const admits = forma === 'json' ? motores.admitsJson : motores.admitsXml;
              expect([...name, admits(answer.payload), answer.payload]).toEqual([
                ...name,
                true,
                answer.payload,
              ]);
              valid += 1;
            } else if (respuesta.clase === 'rota') {
              const admits = forma === 'json' ? motores.admitsJson : motores.admitsXml;
              expect([...name, admits(answer.payload)]).toEqual([...name, false]);
              if (forma === 'xml')
                expect([...name, motores.listReglasXml(answer.payload).length]).toEqual([...name, 1]);
            } else if (codigo === 'vacia') expect([...name, answer.statusCode]).toEqual([...name, 404]);
            else expect([...name, answer.statusCode]).toEqual([...name, estado]);
            expect(String(dicho)).toContain(
              codigo === 'vacia' && answer.statusCode === 404 ? 'no-encontrado' : codigo,
            );
          }
      }
    }
    expect(valid).toBeGreaterThan(500);
  });
});
