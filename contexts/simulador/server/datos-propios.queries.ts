import type { DatabaseSchema } from '@marco/database';
import type { OwnData } from '@marco/server-kit';

/** Nothing is held about people but who ran a rehearsal: nothing that was asked or answered is kept. */
export const datosPropios: OwnData<DatabaseSchema> = { inTrail: ['simulador_ensayos.usuario_id'] };
