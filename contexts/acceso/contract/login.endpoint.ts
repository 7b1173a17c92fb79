import { defineEndpoint, publicAccess } from '@marco/contract-kit';
import { funcionalidadSchema } from '@marco/usuarios/contract';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';
import { LOGIN_CODES } from './terms.ts';
import { rolSchema, usuarioSchema } from './usuario-actual.schema.ts';

export const entidadDeLoginSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  usuarioPorAprobar: z.boolean(),
  usuarioRechazado: z.boolean(),
  estadoUsuario: z.boolean(),
});
export type EntidadDeLogin = z.infer<typeof entidadDeLoginSchema>;

export const payloadRecordSchema = z.object({
  entidadDTO: z.object({ id: z.number().int() }),
  usuario: usuarioSchema,
  funcionalidades: z.array(funcionalidadSchema),
  rol: rolSchema,
});
export type PayloadRecord = z.infer<typeof payloadRecordSchema>;

/** Specification §3 'Login request' and 'Login response'. */
export const loginEndpoint = defineEndpoint({
  operation: 'login',
  context: 'acceso',
  summary: 'Abre la sesión con el token del autenticador.',
  method: 'POST',
  path: '/servicioLogin/login',
  exposure: { private: publicAccess },
  request: {
    body: z.object({
      identificacion: z.string().min(1).max(40),
      externalToken: z.string().min(16).max(8192),
    }),
  },
  response: z.object({
    status: z.object({ code: z.union([z.literal(LOGIN_CODES.ok), z.literal(LOGIN_CODES.sinCuenta)]) }),
    entities: z.array(entidadDeLoginSchema),
    /** In the order of `entities`; empty for an entity that cannot be entered. */
    payload: z.array(z.union([payloadRecordSchema, z.strictObject({})])),
    /** Only when at least one entity can be entered. */
    access_token: z.string().optional(),
  }),
  errors: accesoErrors,
  ratePerMinute: 60,
});
