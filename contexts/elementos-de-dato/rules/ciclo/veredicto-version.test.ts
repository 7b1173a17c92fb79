import { expect, it } from 'vitest';
import { listVeredictosVersion } from './veredicto-version.ts';

it('[AREA-06] says of each version whether who uses the one before has to change', () => {
  expect(
    listVeredictosVersion([
      { numero: '2.1', estado: 'borrador' },
      { numero: '2.1', estado: 'descartado' },
      { numero: '2.0', estado: 'incorporado' },
      { numero: '1.1', estado: 'historico' },
      { numero: '1.0', estado: 'historico' },
    ]),
  ).toEqual(['por-definir', 'por-definir', 'incompatible', 'compatible', 'primera']);
});
