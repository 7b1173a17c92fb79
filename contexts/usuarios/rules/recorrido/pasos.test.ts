import { expect, it } from 'vitest';
import { listPasos } from './pasos.ts';

it('[AREA-13] the first tour has the same places for everybody, and the work of the rol in its words', () => {
  const general = listPasos(undefined);
  expect(general).toHaveLength(6);
  const lider = listPasos('Líder de interoperabilidad');
  expect(lider.map(({ titulo }) => titulo)).toEqual(general.map(({ titulo }) => titulo));
  expect(lider[0]?.texto).toMatch(/su entidad debe aprobar/);
  expect(listPasos('Otro rol')).toEqual(general);
});
