import { describe, expect, it } from 'vitest';
import { ROLES_PARTICIPANTE } from '../../contract/terms.ts';
import { canRemoveParticipante } from './participantes-mesa.ts';

describe('[MESA-11] taking an entity out of a mesa', () => {
  it.each(ROLES_PARTICIPANTE.map((rol) => [rol, rol !== 'lider'] as const))('%s: %s', (rol, allowed) => {
    expect(canRemoveParticipante({ rol }).allowed).toBe(allowed);
  });
});
