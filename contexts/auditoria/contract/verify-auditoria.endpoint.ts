import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { RECURSO_AUDITORIA, TIPOS_HALLAZGO } from './terms.ts';

export const hallazgoSchema = z.object({
  tipo: z.enum(TIPOS_HALLAZGO),
  lote: z.number().int(),
  /** Null where the finding is about the seal itself. */
  idEvento: z.number().int().nullable(),
});
export type Hallazgo = z.infer<typeof hallazgoSchema>;

/** A long chain takes several calls: each goes on after the last seal of the one before. */
export const verifyAuditoriaEndpoint = defineEndpoint({
  operation: 'verifyAuditoria',
  context: 'auditoria',
  summary:
    'Compara la auditoría con la cadena de sellos, por partes. Al empezar sella lo que está pendiente.',
  method: 'POST',
  path: '/servicioauditoria/verificar',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'consultar') },
  request: {
    body: z.object({
      /** Last seal already verified; 0 from the beginning. */
      despuesDe: z.number().int().min(0).max(2_147_483_646).default(0),
    }),
  },
  response: z.object({
    /** Seals and events compared by this call. */
    sellos: z.number().int(),
    eventos: z.number().int(),
    /** Some of them named, all of them counted. */
    hallazgos: z.array(hallazgoSchema),
    cantidadHallazgos: z.number().int(),
    /** Where the next call goes on; null when everything was compared. */
    siguiente: z.number().int().nullable(),
    totalSellos: z.number().int(),
    /** Newer events that wait for their seal. */
    sinSellar: z.number().int(),
    ultimoSello: z.object({ lote: z.number().int(), fecha: z.iso.datetime(), huella: z.string() }).nullable(),
  }),
  ratePerMinute: 120,
});
