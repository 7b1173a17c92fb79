import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignSesion } from './foreign-records.ts';

/** The way into an entity of others, and the end of a session of somebody else. */
export const probes: Probes<ForeignEntidad & ForeignSesion> = {
  chooseEntidad: { payload: ({ entidadId }) => ({ entidadId }) },
  closeSesion: { payload: ({ sesionId }) => ({ id: sesionId }) },
};

/** What takes an id of everybody. */
export const forEverybody = {
  registerUsuario: 'people ask to enter any entity',
  submitRestablecimiento: 'answers the same for every entity',
};
