import { expect, it } from 'vitest';
import { parseVista } from './vista-de-mesa.ts';

it.each(['informacion', 'entidades', 'servicios', 'reuniones', 'compromisos', 'historial'])(
  '[MESA-11] the address that names %s opens that block',
  (pestana) => {
    expect(parseVista(pestana)).toBe(pestana);
  },
);

it.each([null, '', '1', 'constructor', 'toString'])('[MESA-11] %j is the workspace', (pestana) => {
  expect(parseVista(pestana)).toBeNull();
});
