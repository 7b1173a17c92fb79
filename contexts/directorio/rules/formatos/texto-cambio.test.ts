import { expect, it } from 'vitest';
import { TIPOS_CAMBIO_DIRECTORIO } from '../../contract/suscripciones.terms.ts';
import { presentTextoCambio, presentTituloCambio } from './texto-cambio.ts';

const CAMBIO = {
  servicio: 'Consulta de sanciones',
  entidad: 'Procuraduría de Ejemplo',
  version: '1.1',
  nivel: 2,
  fechaRetiro: null,
  sucesora: null,
} as const;

it('[AREA-15] a change says which version of which servicio, of whom, and what happened', () => {
  const nivel = { ...CAMBIO, tipo: 'nivel-alcanzado' } as const;
  expect(presentTituloCambio(nivel)).toBe('Consulta de sanciones 1.1: Alcanzó el nivel 2');
  expect(presentTextoCambio(nivel)).toBe(
    'La versión 1.1 del servicio «Consulta de sanciones», de Procuraduría de Ejemplo, alcanzó el nivel 2.',
  );
  const nuevo = { ...CAMBIO, tipo: 'servicio-nuevo', version: null, nivel: null } as const;
  expect(presentTituloCambio(nuevo)).toBe('Consulta de sanciones: Servicio nuevo en el directorio');
  expect(presentTextoCambio(nuevo)).toBe(
    'El servicio «Consulta de sanciones», de Procuraduría de Ejemplo, entró al directorio.',
  );
});

it('every kind of change has words of its own', () => {
  const textos = TIPOS_CAMBIO_DIRECTORIO.map((tipo) => presentTextoCambio({ ...CAMBIO, tipo }));
  expect(new Set(textos).size).toBe(TIPOS_CAMBIO_DIRECTORIO.length);
  for (const texto of textos) expect(texto).toMatch(/^La versión 1\.1 .+\.$/);
});

it('[AREA-15] the end of a version says its day and what takes its place, as far as it was told', () => {
  const fin = { ...CAMBIO, tipo: 'version-obsoleta' } as const;
  expect(presentTextoCambio(fin)).toMatch(/quedó obsoleta\.$/);
  expect(presentTextoCambio({ ...fin, fechaRetiro: '2027-03-01', sucesora: '2.0' })).toMatch(
    /quedó obsoleta: se retira el 1 de marzo de 2027 y la reemplaza la 2\.0\.$/,
  );
  expect(presentTextoCambio({ ...fin, tipo: 'retiro-fijado', fechaRetiro: '2027-03-01' })).toMatch(
    /tiene día de retiro: se retira el 1 de marzo de 2027\.$/,
  );
});
