import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    parametro: nameRows('parametros', 'nombre', { id: 'clave', idType: 'text' }),
    correo: nameRows('outbox_messages', 'subject', { idType: 'bigint' }),
  },
  fields: { correoId: 'correo' },
};
