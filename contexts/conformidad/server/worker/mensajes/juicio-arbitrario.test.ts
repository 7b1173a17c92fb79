import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { writeContratoDe } from '../../../testing/contrato-de-esperado.ts';
import { arbitraryEsperado } from '../../../testing/dorados/esperado-arbitrario.ts';
import { createMaterialDe } from '../../../testing/dorados/material-de-muestra.ts';
import { writeInforme } from '../write-informe.ts';

const readMedida = (medida: string | null | undefined) => (medida ?? '0 de 0').split(' de ').map(Number);

/** Words of a schema that keep a value out. */
const isRegla = (name: string) =>
  /^(?:type|format|enum|required|contentEncoding|m(?:in|ax)(?:imum|Length|Items)|x-lci-.*)$/.test(name);

it('[AREA-05] a contract that says exactly what a service does refuses every message with a fault; one that says nothing, none', {
  timeout: 120_000,
}, async () => {
  let todos = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryEsperado, async (esperado) => {
      const material = createMaterialDe(esperado);
      const exacto = writeContratoDe(esperado);
      const informe = await writeInforme({ contrato: strToU8(exacto), esperado, material });
      const una = informe.comprobaciones.find(({ codigo }) => codigo === 'M-02');
      expect(una?.hallazgos).toEqual([]);
      const [rechazados, probados = 0] = readMedida(una?.medida);
      expect(rechazados).toBe(probados);
      todos += probados;
      const abierto = JSON.stringify(JSON.parse(exacto), (name, value) =>
        isRegla(name) ? undefined : value,
      );
      const nada = await writeInforme({ contrato: strToU8(abierto), esperado, material });
      const deNada = nada.comprobaciones.find(({ codigo }) => codigo === 'M-02');
      expect(readMedida(deNada?.medida)[0]).toBe(0);
    }),
    { numRuns: 100 },
  );
  expect(todos).toBeGreaterThan(1000);
});
