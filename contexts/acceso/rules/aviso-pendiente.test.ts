import { expect, it } from 'vitest';
import { isAvisoPendiente } from './aviso-pendiente.ts';

it('asks who never answered, who answered to another version and who was never asked; once each', () => {
  expect(isAvisoPendiente([], '2.0')).toBe(true);
  expect(isAvisoPendiente([{ version: null }], '2.0')).toBe(true);
  expect(isAvisoPendiente([{ version: '1.0' }], '2.0')).toBe(true);
  expect(isAvisoPendiente([{ version: '1.0' }, { version: '2.0' }], '2.0')).toBe(false);
});
