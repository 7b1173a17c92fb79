import { describe, expect, it } from 'vitest';
import { canUploadDocumentos } from './can-upload-documentos.ts';

describe('documents of a meeting', () => {
  it.each([
    [true, true, true, true],
    [true, true, false, false],
    [true, false, true, false],
    [false, true, true, false],
  ])('[MESA-11] ministry %s, edits %s, open mesa %s → %s', (esDelMinisterio, edita, activa, allowed) => {
    const decision = canUploadDocumentos({ esDelMinisterio, edita }, { activa });
    expect(decision.allowed).toBe(allowed);
    expect(decision.reasons.length > 0).toBe(!allowed);
  });

  it('[MESA-11] a closed mesa says that it is read-only', () => {
    const { reasons } = canUploadDocumentos({ esDelMinisterio: true, edita: true }, { activa: false });
    expect(reasons).toEqual(['La mesa está cerrada: sus reuniones y documentos son de solo lectura.']);
  });
});
