import {
  decisionSchema,
  defineEndpoint,
  freshPermissionAccess,
  integerId,
  permissionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { motivoSchema } from './decide-usuarios.endpoints.ts';
import { usuarioRowSchema } from './membresia.schema.ts';
import { ACCIONES_MEMBRESIA, ESTADOS_MEMBRESIA, MAXIMO_MASIVO, RECURSO_USUARIOS } from './terms.ts';
import { usuariosErrors } from './usuarios.errors.ts';

// The action decides which permission counts, so the rule asks for it; looking is the least.
const exposure = { private: permissionAccess(RECURSO_USUARIOS, 'consultar') } as const;
const { CAMBIO_NO_PERMITIDO, ROL_NO_ENCONTRADO, ENTIDAD_NO_ENCONTRADA } = usuariosErrors;
const errors = { CAMBIO_NO_PERMITIDO, ROL_NO_ENCONTRADO, ENTIDAD_NO_ENCONTRADA };

const FALTA = { rolId: 'Elija el rol.', motivo: 'Este campo es requerido', entidadId: 'Elija la entidad.' };
const REQUERIDO = {
  aprobar: 'rolId',
  'asignar-rol': 'rolId',
  rechazar: 'motivo',
  trasladar: 'entidadId',
} as const;

/** One action for several membresías, with what the action needs. A version says which state was looked at. */
const cambioMasivoSchema = z
  .object({
    accion: z.enum(ACCIONES_MEMBRESIA),
    membresias: z
      .array(z.object({ id: integerId('membresia'), version: z.number().int().optional() }))
      .min(1, { error: 'Seleccione al menos un usuario.' })
      .max(MAXIMO_MASIVO, { error: `Seleccione máximo ${MAXIMO_MASIVO} usuarios.` }),
    rolId: integerId('rol').optional(),
    entidadId: integerId('entidad').optional(),
    motivo: motivoSchema.optional(),
  })
  .superRefine((cambio, refinement) => {
    const campo = cambio.accion in REQUERIDO ? REQUERIDO[cambio.accion as keyof typeof REQUERIDO] : null;
    if (campo && cambio[campo] === undefined)
      refinement.addIssue({ code: 'custom', path: [campo], message: FALTA[campo] });
  });

/** What happens to each: the row as it is now, the state after, or why not. */
const efectosSchema = z.object({
  efectos: z.array(
    z.object({
      membresiaId: z.number().int(),
      /** Null where the caller may not see it. */
      usuario: usuarioRowSchema.nullable(),
      decision: decisionSchema,
      ahora: z.object({
        estado: z.enum(ESTADOS_MEMBRESIA).nullable(),
        rol: z.string().nullable(),
        entidad: z.string().nullable(),
      }),
    }),
  ),
  permitidos: z.number().int(),
});
export type EfectosMasivos = z.infer<typeof efectosSchema>;

/** What a bulk change would do, by the rule that then does it. Changes nothing. */
export const computeCambioMasivoEndpoint = defineEndpoint({
  operation: 'computeCambioMasivo',
  context: 'usuarios',
  summary: 'Vista previa de un cambio masivo: qué pasará con cada usuario, o por qué no.',
  method: 'POST',
  path: '/usuarios/cambioMasivo/vistaPrevia',
  exposure,
  request: { body: cambioMasivoSchema },
  response: efectosSchema,
  errors,
});

/** Does to each user what the rule allows, in one transaction, and tells what was refused. */
export const updateUsuariosEndpoint = defineEndpoint({
  operation: 'updateUsuarios',
  context: 'usuarios',
  summary: 'Aplica un cambio a varios usuarios; los que la regla no permite quedan como estaban.',
  method: 'POST',
  path: '/usuarios/cambioMasivo',
  exposure: { private: freshPermissionAccess(RECURSO_USUARIOS, 'consultar') },
  request: { body: cambioMasivoSchema },
  response: efectosSchema,
  errors,
});
