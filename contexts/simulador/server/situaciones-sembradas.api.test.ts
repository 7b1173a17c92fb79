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
import { listRotos, listSituaciones } from '../rules/situaciones/situaciones-de-operacion.ts';
import { type Motores, openMotores, REGLA_DEL_VALIDADOR } from '../testing/motores.ts';
import { listVersionesSembradas } from '../testing/versiones-simuladas.ts';
import { findMaterial } from './guiones/find-material.ts';
import { createClausuraDe, type MaterialDeGuion, type OperacionDeVersion } from './guiones/material.ts';
import { buildGuion } from './guiones/worker/build-guion.ts';

let test: TestApp;
let versiones: Awaited<ReturnType<typeof listVersionesSembradas>>;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  versiones = await listVersionesSembradas(test.database.kysely);
});
afterAll(() => test.close());

let calls = 0;
const createAddress = () => {
  calls += 1;
  return `192.0.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
};

/** Those that end the connection are of no answer, and those of steps carry a token. */
const APARTE: readonly CodigoSituacion[] = ['corte', 'incompleta', 'secuencia'];

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

interface Caso {
  /** As a call names it. */
  readonly caso: string;
  readonly codigo: CodigoSituacion;
  readonly forma: FormaSimulada;
}

/** Half of the cases of an operation: what one operation leaves out the next one has, and every servicio has several. */
function listCasos(operacion: OperacionDeGuion, turno: number): Caso[] {
  return listTodos(operacion).filter((_, at) => (at + turno) % 2 === 0);
}

/** Every situation of an operation in both forms, and every rule that can be broken. */
function listTodos(operacion: OperacionDeGuion): Caso[] {
  return FORMAS_SIMULADAS.flatMap((forma) => {
    const reglas = new Set(listRotos(operacion, forma).map(({ regla }) => regla));
    const toCasos = (codigo: CodigoSituacion): readonly string[] => {
      if (codigo === 'respuesta-invalida') return [...reglas].map((regla) => `${codigo}:${regla}`);
      return [codigo === 'lenta' ? 'lenta:1' : codigo];
    };
    return listSituaciones(operacion, forma)
      .filter((codigo) => !APARTE.includes(codigo))
      .flatMap((codigo) => toCasos(codigo).map((caso) => ({ caso, codigo, forma })));
  });
}

const sendPeticion = (url: string, forma: FormaSimulada, payload: string) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `application/${forma}`, 'x-forwarded-for': createAddress() },
    payload,
  });

/** Every step of the sequence of an operation, each with the token of the one before it. */
async function sendPasos(url: string, forma: FormaSimulada, peticion: string) {
  const pasos = [await sendPeticion(`${url}?__caso=secuencia:asincrona`, forma, peticion)];
  for (;;) {
    const testigo = pasos.at(-1)?.headers['simulador-sesion'];
    if (testigo === undefined) return pasos;
    pasos.push(await sendPeticion(`${url}?__sesion=${testigo}`, forma, peticion));
  }
}

interface Juicio extends Caso {
  readonly name: readonly string[];
  readonly motores: Motores;
}

/** Whether an answer is what its situation names. */
function judge(
  { payload, statusCode, headers }: Awaited<ReturnType<typeof sendPeticion>>,
  { name, caso, codigo, forma, motores }: Juicio,
): void {
  const { respuesta, estado } = SITUACION[codigo];
  // A message that cannot be empty is not found.
  const isMissing = codigo === 'vacia' && statusCode === 404;
  expect(String(headers['simulador-caso'])).toContain(isMissing ? 'no-encontrado' : codigo);
  if (isMissing) return;
  expect([...name, statusCode]).toEqual([...name, estado]);
  if (codigo === '503' || codigo === '429') expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  if (codigo === 'obsoleta') expect([headers['deprecation'], headers['sunset']]).not.toContain(undefined);
  if (respuesta.clase === 'mensaje')
    expect([...name, motores.admits(forma, payload), payload]).toEqual([...name, true, payload]);
  if (respuesta.clase !== 'rota') return;
  expect([...name, motores.admits(forma, payload)]).toEqual([...name, false]);
  if (forma !== 'xml') return;
  const [regla, ...otras] = motores.listReglasXml(payload);
  expect([...name, otras]).toEqual([...name, []]);
  expect(REGLA_DEL_VALIDADOR[caso.replace('respuesta-invalida:', '')]).toContain(regla);
}

/** The answer of a case. One in four is asked again: that the same is answered does not depend on the situation. */
async function answerCaso(
  send: () => ReturnType<typeof sendPeticion>,
  name: readonly string[],
  at: number,
): ReturnType<typeof sendPeticion> {
  const answer = await send();
  if (at % 4 === 0) expect([...name, (await send()).payload]).toEqual([...name, answer.payload]);
  return answer;
}

describe('[AREA-15] every servicio of the demo data', () => {
  it('answers every situation of every operation as named, judged by two engines', {
    timeout: 900_000,
  }, async () => {
    expect(versiones.length).toBeGreaterThan(40);
    let valid = 0;
    let turno = 0;
    for (const version of versiones)
      for await (const { operacion, suya } of listOperaciones(version)) {
        const { write, responde } = operacion;
        using motores = openMotores(responde.clausura, responde.raizId);
        const url = `/simulador/${version.servicioId}/${version.numero}/${suya.codigo}`;
        turno += 1;
        for (const [at, uno] of listCasos(suya, turno).entries()) {
          const { caso, codigo, forma } = uno;
          const send = () => sendPeticion(`${url}?__caso=${caso}`, forma, write(forma));
          const name = [version.nombre, suya.codigo, forma, caso];
          const answer = await answerCaso(send, name, at);
          judge(answer, { ...uno, name, motores });
          if (SITUACION[codigo].respuesta.clase === 'mensaje' && answer.statusCode === 200) valid += 1;
        }
      }
    expect(valid).toBeGreaterThan(250);
  });

  it('goes step by step to a right answer, and ends the connection where it is told to', {
    timeout: 600_000,
  }, async () => {
    for (const version of versiones)
      for await (const { operacion, suya } of listOperaciones(version)) {
        const { write, responde } = operacion;
        const url = `/simulador/${version.servicioId}/${version.numero}/${suya.codigo}`;
        using motores = openMotores(responde.clausura, responde.raizId);
        for (const forma of FORMAS_SIMULADAS) {
          const name = [version.nombre, suya.codigo, forma];
          const pasos = await sendPasos(url, forma, write(forma));
          expect([...name, pasos.map(({ statusCode }) => statusCode)]).toEqual([...name, [202, 202, 200]]);
          const ultimo = pasos.at(-1)?.payload ?? '';
          expect([...name, motores.admits(forma, ultimo), ultimo]).toEqual([...name, true, ultimo]);
        }
        for (const caso of ['corte', 'incompleta'])
          await expect(
            fetch(`${test.app.listeningOrigin}${url}?__caso=${caso}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-forwarded-for': createAddress() },
              body: write('json'),
            }).then((answer) => answer.text()),
          ).rejects.toThrow();
      }
  });
});
