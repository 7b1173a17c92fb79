import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { mesasErrors } from './mesas.errors.ts';
import { CLASES_HISTORIAL, RECURSO_MESAS } from './terms.ts';

/** A field from → to, as people read its values; none where there was nothing. */
const cambioSchema = z.object({
  campo: z.string(),
  antes: z.array(z.string()),
  despues: z.array(z.string()),
});
export type CambioHistorial = z.infer<typeof cambioSchema>;

const personaSchema = z.object({ id: z.number().int(), nombre: z.string() });
export type PersonaHistorial = z.infer<typeof personaSchema>;

/** One thing somebody changed in a mesa or in what belongs to it. */
export const eventoHistorialSchema = z.object({
  id: z.number().int(),
  fecha: z.iso.datetime(),
  accion: z.string(),
  clase: z.enum(CLASES_HISTORIAL),
  /** What was changed, with its name as it is today. */
  objeto: z.object({ tipo: z.string(), id: z.string().nullable(), nombre: z.string().nullable() }),
  /** Null where the product did it by itself. */
  quien: z
    .object({
      id: z.number().int(),
      nombre: z.string(),
      entidad: z.string().nullable(),
      rol: z.string().nullable(),
    })
    .nullable(),
  /** Whether what was changed began or ceased to exist. */
  sentido: z.enum(['creado', 'cambiado', 'retirado']),
  cambios: z.array(cambioSchema),
  /** Fields with data of a person that changed: the audit trail keeps their names, never their values. */
  personales: z.array(z.string()),
  motivo: z.string().nullable(),
});
export type EventoHistorial = z.infer<typeof eventoHistorialSchema>;

const ERROR_DIA = { error: 'Escriba una fecha entre 2000-01-01 y 2199-12-31.' };
/** A day in Colombia. */
const dia = z.iso
  .date(ERROR_DIA)
  .refine((value) => value >= '2000-01-01' && value <= '2199-12-31', ERROR_DIA);

const filtroSchema = z.object({
  clase: z.enum(CLASES_HISTORIAL).optional(),
  usuarioId: integerIdParam('usuario').optional(),
  /** Both included. */
  desde: dia.optional(),
  hasta: dia.optional(),
  /** Number of the last event of the page before. */
  antesDe: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type FiltroHistorial = z.infer<typeof filtroSchema>;

/** What was done to a mesa and to all that belongs to it, from the audit trail (MESA-11). */
export const listHistorialEndpoint = defineEndpoint({
  operation: 'listHistorial',
  context: 'mesas',
  summary:
    'Quién cambió qué en una mesa, cuándo, de qué valor a cuál; del cambio más reciente al más antiguo.',
  method: 'GET',
  path: '/mesaInteroperabilidad/historial/{idMesa}',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'consultar') },
  request: { params: z.object({ idMesa: integerIdParam('mesa') }), query: filtroSchema },
  response: z.object({
    eventos: z.array(eventoHistorialSchema),
    /** Goes as `antesDe` of the next page; null on the last one. */
    siguiente: z.number().int().nullable(),
    /** Who changed something of this mesa, in Spanish order. */
    personas: z.array(personaSchema),
  }),
  errors: {
    MESA_NO_ENCONTRADA: mesasErrors.MESA_NO_ENCONTRADA,
    HISTORIAL_RESERVADO: mesasErrors.HISTORIAL_RESERVADO,
  },
});
