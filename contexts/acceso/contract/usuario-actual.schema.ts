import { funcionalidadSchema } from '@marco/usuarios/contract';
import { z } from 'zod';

export const usuarioSchema = z.object({
  primerNombre: z.string(),
  segundoNombre: z.string().nullable(),
  primerApellido: z.string(),
  segundoApellido: z.string().nullable(),
  /** Identification number, the user's name at the authenticator. */
  usuario: z.string(),
  correoEletronico: z.string(),
});

export const rolSchema = z.object({ nombre: z.string() });

/** Specification §3 'Current user', with the entity the session works for. */
export const usuarioActualSchema = usuarioSchema.extend({
  entidad: z.object({ id: z.number().int(), nombre: z.string() }).nullable(),
  rol: rolSchema.nullable(),
  funcionalidades: z.array(funcionalidadSchema),
});
export type UsuarioActual = z.infer<typeof usuarioActualSchema>;
export type Usuario = z.infer<typeof usuarioSchema>;
