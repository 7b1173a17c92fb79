import { createHash } from 'node:crypto';
import { createMensaje, verifyConClausura, writeMensajeJson } from '@marco/esquemas/port';
import { clausuraArbitraria, createClausura, PERSONA } from '@marco/esquemas/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writePeticionDe } from '../rules/guiones/peticion-de-ejemplo.ts';
import { readJson, writeCanonica } from '../rules/guiones/peticion-leida.ts';
import { getPoblacion } from '../rules/poblacion/poblacion.ts';
import { writeRespuestaRest } from '../rules/protocolos/respuesta-rest.ts';
import { computeRespuesta } from '../rules/situaciones/compute-respuesta.ts';
import { SITUACION_HABITUAL } from '../rules/situaciones/situacion-pedida.ts';
import { buildGuion } from '../server/guiones/worker/build-guion.ts';
import { createMaterial, getClausuraDe } from '../testing/guion-de-muestra.ts';
import { createAtencion } from './attend-motor.ts';
import { findLinea } from './run-ensayo.ts';

const MUESTRA = createMaterial(createClausura(PERSONA));
const { guion: GUION } = buildGuion(MUESTRA);

async function ask(guion: typeof GUION, cuerpo: string, caso = 'valida') {
  const attend = createAtencion();
  await attend({ clase: 'guion', guion });
  const ensayo = { operacion: 'consultar', xroad: 'CO', caso, cuerpo, esObsoleta: false, paso: 0 };
  const respuesta = await attend({ clase: 'probar', id: 1, ensayo });
  if (!respuesta || !('respondida' in respuesta)) throw new Error(JSON.stringify(respuesta));
  return respuesta.respondida;
}

async function listFaltas(guion: typeof GUION, cuerpo: string) {
  const attend = createAtencion();
  await attend({ clase: 'guion', guion });
  const respuesta = await attend({ clase: 'revisar', id: 1, operacion: 'consultar', cuerpo });
  return respuesta && 'faltas' in respuesta ? respuesta.faltas : undefined;
}

describe('[AREA-15] the simulator of a page', () => {
  it('answers the same bytes as the server', async () => {
    const [operacion] = GUION.operaciones;
    if (!operacion) throw new Error('The sample has an operation.');
    const cuerpo = writePeticionDe(GUION, operacion, getPoblacion(), '9999000012');
    const peticion = readJson(JSON.parse(cuerpo));
    const respuesta = computeRespuesta({
      guion: GUION,
      operacion,
      poblacion: getPoblacion(),
      situacion: SITUACION_HABITUAL,
      peticion,
      semilla: createHash('sha256').update(writeCanonica(peticion)).digest('hex'),
      forma: 'json',
      paso: 0,
      esObsoleta: false,
    });
    if ('noDisponible' in respuesta) throw new Error(respuesta.noDisponible);
    expect((await ask(GUION, cuerpo)).texto).toBe(writeRespuestaRest('json', 'CO', respuesta).texto);
  });

  it('refuses no petition that the validator takes', { timeout: 120_000 }, async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(clausuraArbitraria, async (clausura) => {
        const material = createMaterial(clausura);
        const { clausura: deMensaje, raizId } = getClausuraDe(material, 'peticion');
        const valida = createMensaje(deMensaje, raizId);
        if (!valida) return;
        const texto = writeMensajeJson(deMensaje, valida);
        if (verifyConClausura(deMensaje, raizId, Buffer.from(texto)).resultado !== 'valido') return;
        expect(await listFaltas(buildGuion(material).guion, texto)).toEqual([]);
        taken += 1;
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  it.each([
    ['{', 'La petición no es un JSON bien escrito.'],
    ['[]', 'La petición: debe ser un objeto entre llaves { }.'],
    ['{}', '/datoPersona: es obligatorio y falta.'],
    ['{"datoPersona":1,"otra":2}', '/otra: no es un campo de esta petición.'],
  ])('tells what is wrong with %s', async (cuerpo, falta) => {
    expect(await listFaltas(GUION, cuerpo)).toContain(falta);
  });

  it('finds the line of a place', () => {
    const texto = '{\n  "a": {\n    "b": 1\n  },\n  "c": {\n    "b": 2\n  }\n}';
    expect(findLinea(texto, 'c/b')).toBe(6);
    expect(findLinea(texto, 'a/b')).toBe(3);
    expect(findLinea(texto, '')).toBe(1);
    expect(findLinea(texto, 'c/nada')).toBe(5);
  });
});
