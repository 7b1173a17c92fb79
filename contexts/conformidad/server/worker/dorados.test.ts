import { expect, it } from 'vitest';
import { DORADOS } from '../../testing/dorados/index.ts';
import { writeInforme } from './write-informe.ts';

it('[AREA-05] has at least sixty contracts of which the report is known, twenty of them right', () => {
  expect(DORADOS.length).toBeGreaterThanOrEqual(60);
  expect(DORADOS.filter(({ falla }) => !falla)).toHaveLength(20);
});

it.each(DORADOS)(
  '[AREA-05] $nombre: the check, the place and the line, and no other',
  async ({ bytes, esperado, falla }) => {
    const informe = await writeInforme({ contrato: bytes, esperado });
    const faltas = informe.comprobaciones.filter(({ hallazgos }) => hallazgos.length > 0);
    expect(
      faltas.map(({ codigo, hallazgos }) => [
        codigo,
        hallazgos.map(({ lugar }) => [lugar.archivo, lugar.linea]),
      ]),
    ).toEqual(falla ? [[falla.codigo, [[falla.archivo, falla.linea]]]] : []);
    if (falla?.ruta !== undefined) expect(faltas[0]?.hallazgos[0]?.lugar.ruta).toBe(falla.ruta);
    if (!falla) expect(informe.veredicto).toBe('favorable');
    expect((await writeInforme({ contrato: bytes, esperado })).huella).toBe(informe.huella);
  },
);
