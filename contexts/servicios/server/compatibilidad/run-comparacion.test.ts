import { createClausura, DATO_TELEFONO, PERSONA } from '@marco/esquemas/testing';
import { expect, it } from 'vitest';
import { createComparador } from './run-comparacion.ts';
import { computeCompatibilidad, type TareaCompatibilidad } from './worker/compute-compatibilidad.ts';

const ANA = { key: 'persona 1', hasSession: true };

/** Two versions whose answers carry so many persons, which only the second one asks for. */
function createTarea(campos: number): TareaCompatibilidad {
  const toVersion = (menor: number, minimo: number) => ({
    id: 10 + menor,
    servicioId: 1,
    mayor: 1,
    menor,
    operaciones: [
      {
        codigo: 'consultar',
        mensajes: [
          {
            papel: 'respuesta' as const,
            campos: Array.from({ length: campos }, (_, number) => ({
              nombreLocal: `persona${number}`,
              elementoVersionId: number % 2 === 0 ? PERSONA.versionId : DATO_TELEFONO.versionId,
              minimo,
              maximo: 1,
              hijos: [],
            })),
          },
        ],
      },
    ],
  });
  const clausura = createClausura(PERSONA);
  return {
    clase: 'compatibilidad',
    desde: toVersion(0, 1),
    hasta: toVersion(1, 0),
    clausura,
    lectura: 'tolerante',
  };
}

/** Turns of the loop of this process while something is done. */
async function countTurns(work: () => unknown): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return turns;
}

it('[AREA-05] the comparison says the same in its own process, and this one goes on meanwhile', {
  timeout: 60_000,
}, async () => {
  const tarea = createTarea(1500);
  // On a busy machine it takes longer than the product grants.
  const runComparacion = createComparador(50).compare;
  // Its process has started.
  await runComparacion(createTarea(1), ANA);
  const informes: unknown[] = [];
  expect(await countTurns(() => informes.push(computeCompatibilidad(tarea)))).toBe(0);
  expect(await countTurns(async () => informes.push(await runComparacion(tarea, ANA)))).toBeGreaterThan(100);
  expect(informes[1]).toEqual(informes[0]);
  expect(informes[0]).toMatchObject({ veredictos: { lee: 'rompe' }, totalCambios: 1500 });
});

it('[AREA-05] a comparison that takes too much is stopped with its reason', { timeout: 60_000 }, async () => {
  const runBrevemente = createComparador(0.001).compare;
  await expect(runBrevemente(createTarea(1500), ANA)).rejects.toMatchObject({
    code: 'COMPARACION_DEMORADA',
    message: expect.stringMatching(/tiempo o memoria/),
  });
});
