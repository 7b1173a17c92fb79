import { expect, it } from 'vitest';
import { TIPOS_CAMBIO_DIRECTORIO } from '../../contract/suscripciones.terms.ts';
import { presentTextoCambio, presentTituloCambio } from './texto-cambio.ts';

const CAMBIO = {
  servicio: 'Consulta de sanciones',
  entidad: 'Procuraduría de Ejemplo',
  version: '1.1',
  nivel: 2,
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
