import { expect, it } from 'vitest';
import { retornosEntidad } from './retornos-entidad.ts';

it('[ROUTE-13] an entity leads back to the list of services or of requests that opened it, restored', () => {
  expect(retornosEntidad).toEqual([
    { from: 'level-consult', to: '/app/level/process-levelconsult?userConsult=1' },
    { from: 'level-services', to: '/app/level/process-levelservices/home?dataLevelServices=1' },
  ]);
});
