import { call, type Sources } from '@marco/test-kit/declarations';

const SUPRESION = { confirmacion: 'SUPRIMIR MIS DATOS', contrasena: 'Demo2026*' };

/** What people decide about their own data. */
export const decisions: Sources = {
  getSupresion: { calls: { decision: call('submitSupresion', () => SUPRESION) } },
};
