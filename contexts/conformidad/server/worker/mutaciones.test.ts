import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INDICE_MINIMO } from '../../contract/terms.ts';
import { ESPERADO } from '../../testing/dorados/esperado-de-muestra.ts';
import { createMaterialDe } from '../../testing/dorados/material-de-muestra.ts';
import { arbitraryContrato } from '../../testing/dorados/mutaciones.ts';
import { writeInforme } from './write-informe.ts';

it('[AREA-05] no contract breaks the bench, and index, score and verdict agree', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryContrato, async (contrato) => {
      const { comprobaciones, indice, puntaje, veredicto } = await writeInforme({
        contrato,
        esperado: ESPERADO,
      });
      const impiden = comprobaciones.filter(({ estado }) => estado === 'impide');
      expect(puntaje.impiden).toBe(impiden.length);
      expect(comprobaciones.every(({ hallazgos }) => hallazgos.every(({ lugar }) => lugar.linea >= 1))).toBe(
        true,
      );
      if (indice) expect(puntaje.porcentaje).toBeLessThanOrEqual(indice.porcentaje);
      const debe = impiden.length > 0 || (indice !== null && indice.porcentaje < INDICE_MINIMO);
      if (debe) expect(veredicto).toBe('no-favorable');
      if (veredicto !== 'no-favorable') expect(indice?.obligatorios.parte).toBe(indice?.obligatorios.total);
    }),
    { numRuns: 2000 },
  );
});

it('[AREA-05] whatever a contract says, its messages are judged or left out, and twice alike', {
  timeout: 120_000,
}, async () => {
  const material = createMaterialDe(ESPERADO);
  await fc.assert(
    fc.asyncProperty(arbitraryContrato, async (contrato) => {
      const tarea = { contrato, esperado: ESPERADO, material };
      const informe = await writeInforme(tarea);
      expect((await writeInforme(tarea)).huella).toBe(informe.huella);
      const medida = informe.comprobaciones.find(({ codigo }) => codigo === 'M-02')?.medida ?? '0 de 0';
      const [rechazados = 0, probados = 0] = medida.split(' de ').map(Number);
      expect(rechazados).toBeLessThanOrEqual(probados);
    }),
    { numRuns: 200 },
  );
});
