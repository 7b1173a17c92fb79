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
import type { OperacionDeGuion } from '../rules/guiones/guion.ts';
import { SITUACION } from '../rules/situaciones/situaciones.ts';
import { listSituaciones } from '../rules/situaciones/situaciones-de-operacion.ts';
import { type Motores, openMotores } from '../testing/motores.ts';
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

/** The operations of a version that answer a message. */
async function* listOperaciones(version: (typeof versiones)[number]) {
  const material = await findMaterial(test.database.kysely, version, '2026-11-26');
  if (!material) throw new Error(`${version.nombre} has messages.`);
  const { guion } = buildGuion(material);
  for (const operacion of material.operaciones) {
    const suya = guion.operaciones.find(({ codigo }) => codigo === operacion.codigo);
    const { write, responde } = openOperacion(material, operacion);
    if (suya && responde) yield { operacion: { write, responde }, suya };
  }
}

const listCasos = (operacion: OperacionDeGuion) =>
  FORMAS_SIMULADAS.flatMap((forma) =>
    listSituaciones(operacion, forma)
      .filter((codigo) => !APARTE.includes(codigo))
      .map((codigo) => ({ codigo, forma })),
  );

const sendPeticion = (url: string, forma: FormaSimulada, payload: string) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `application/${forma}`, 'x-forwarded-for': createAddress() },
    payload,
  });

interface Juicio {
  readonly name: readonly string[];
  readonly codigo: CodigoSituacion;
  readonly forma: FormaSimulada;
  readonly motores: Motores;
}

/** Whether an answer is what its situation names. */
function judge(
  { payload, statusCode, headers }: Awaited<ReturnType<typeof sendPeticion>>,
  { name, codigo, forma, motores }: Juicio,
): void {
  const { respuesta, estado } = SITUACION[codigo];
  // A message that cannot be empty is not found.
  const isMissing = codigo === 'vacia' && statusCode === 404;
  expect(String(headers['simulador-caso'])).toContain(isMissing ? 'no-encontrado' : codigo);
  if (isMissing) return;
  expect([...name, statusCode]).toEqual([...name, estado]);
  if (respuesta.clase === 'mensaje')
    expect([...name, motores.admits(forma, payload), payload]).toEqual([...name, true, payload]);
  if (respuesta.clase !== 'rota') return;
  expect([...name, motores.admits(forma, payload)]).toEqual([...name, false]);
  if (forma === 'xml') expect([...name, motores.listReglasXml(payload).length]).toEqual([...name, 1]);
}

describe('[AREA-15] every servicio of the demo data', () => {
  it('answers every situation of every operation as named, judged by two engines', {
    timeout: 900_000,
  }, async () => {
    expect(versiones.length).toBeGreaterThan(40);
    let valid = 0;
    for (const version of versiones)
      for await (const { operacion, suya } of listOperaciones(version)) {
        const { write, responde } = operacion;
        using motores = openMotores(responde.clausura, responde.raizId);
        for (const { codigo, forma } of listCasos(suya)) {
          const url = `/simulador/${version.servicioId}/${version.numero}/${suya.codigo}?__caso=${codigo}`;
          const send = () => sendPeticion(url, forma, write(forma));
          const [answer, again] = [await send(), await send()];
          const name = [version.nombre, suya.codigo, forma, codigo];
          expect([...name, again.payload]).toEqual([...name, answer.payload]);
          judge(answer, { name, codigo, forma, motores });
          if (SITUACION[codigo].respuesta.clase === 'mensaje' && answer.statusCode === 200) valid += 1;
        }
      }
    expect(valid).toBeGreaterThan(500);
  });
});
