import { describe, expect, it } from 'vitest';
import { TIPOS_HALLAZGO } from '../contract/terms.ts';
import { explainHallazgo } from './hallazgos.ts';

describe('findings', () => {
  it.each(TIPOS_HALLAZGO)('[AREA-12] %s names the event or the seal', (tipo) => {
    const text = explainHallazgo({ tipo, lote: 12, idEvento: tipo.startsWith('evento') ? 345 : null });
    expect(text).toMatch(tipo.startsWith('evento') ? /evento 345 .*\(sello 12\)\.$/ : /sello 12\b.*\.$/);
  });
});
