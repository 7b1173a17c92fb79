import { ASKED, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';

const PERSONA = `select u.correo_electronico, u.numero_identificacion, m.entidad_id
  from usuarios u join membresias m on m.usuario_id = u.id order by u.id limit 1`;

export const publicCalls: PublicCalls = {
  '/': ASKED,
  createLoginNonce: ASKED,
  login: [
    {
      records: PERSONA,
      payload: ({ numero_identificacion }) => ({
        identificacion: numero_identificacion,
        externalToken: 'x'.repeat(20),
      }),
      isRefused: true,
    },
  ],
  submitRestablecimiento: [
    {
      records: PERSONA,
      payload: ({ correo_electronico, entidad_id }) => ({
        correoEletronico: correo_electronico,
        entidadId: entidad_id,
      }),
    },
    { payload: () => ({ correoEletronico: PERSONA_MARCADA.correo, entidadId: 1 }) },
  ],
  updateContrasena: [
    { payload: () => ({ key: 'ninguna', newPassword: 'Una-clave-larga-1' }), isRefused: true },
  ],
  getAvisoTratamiento: ASKED,
};
