import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { LARGO_CARGO, PATRON_TELEFONO, TELEFONO_INVALIDO } from './terms.ts';
import { usuariosErrors } from './usuarios.errors.ts';

const perfilSchema = z.object({
  nombre: z.string(),
  tipoIdentificacion: z.string(),
  numeroIdentificacion: z.string(),
  /** Of the identity at the authenticator, which changes them. */
  correoEletronico: z.string(),
  numeroCelular: z.string().nullable(),
  /** What the person is in the entidad the session works for. */
  entidad: z.object({ nombre: z.string(), sigla: z.string().nullable() }),
  rol: z.string().nullable(),
  cargo: z.string(),
  correoInstitucional: z.string().nullable(),
  otroNumeroTelefonico: z.string().nullable(),
  version: z.number().int(),
});
export type Perfil = z.infer<typeof perfilSchema>;

const errors = { PERFIL_SIN_ENTIDAD: usuariosErrors.PERFIL_SIN_ENTIDAD };

export const getPerfilEndpoint = defineEndpoint({
  operation: 'getPerfil',
  context: 'usuarios',
  summary: 'Quién es usted en la entidad por la que trabaja: su rol, su cargo y cómo lo ubican.',
  method: 'GET',
  path: '/perfil',
  exposure: { private: sessionAccess },
  request: {},
  response: perfilSchema,
  errors,
});

export const updatePerfilEndpoint = defineEndpoint({
  operation: 'updatePerfil',
  context: 'usuarios',
  summary: 'Cambia su cargo y su teléfono en la entidad por la que trabaja.',
  method: 'PUT',
  path: '/perfil',
  exposure: { private: sessionAccess },
  versioned: true,
  request: {
    body: z.object({
      cargo: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Cargo') })
        .max(LARGO_CARGO, { error: `El cargo puede tener máximo ${LARGO_CARGO} caracteres.` }),
      otroNumeroTelefonico: z.string().regex(PATRON_TELEFONO, { error: TELEFONO_INVALIDO }).nullable(),
    }),
  },
  takesBack: perfilSchema,
  response: perfilSchema,
  errors,
});
