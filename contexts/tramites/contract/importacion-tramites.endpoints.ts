import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { ACCIONES_TRAMITE, type AccionTramite, LIMITES_TRAMITE, RECURSO_TRAMITES } from './terms.ts';
import { tramitesErrors } from './tramites.errors.ts';

const context = 'tramites';
const crear = { private: permissionAccess(RECURSO_TRAMITES, 'crear') };
/** Of a file in base64, with the rest of the body. */
const BODY_BYTES = Math.ceil((LIMITES_TRAMITE.bytes * 4) / 3) + 10_000;
const bodyLimit = { bytes: BODY_BYTES, code: 'TRAMITES_PESADOS' } as const;

const archivoSchema = z.object({
  /** The file in base64: CSV or XLSX. */
  contenido: z.string().min(1, { error: 'El archivo está vacío.' }),
  /** Whether the file has all trámites of the entidades it names: what it lacks is told as not seen. */
  esCompleto: z.boolean(),
});

const filaSchema = z.object({
  linea: z.number().int().nullable(),
  accion: z.enum(Object.keys(ACCIONES_TRAMITE) as [AccionTramite, ...AccionTramite[]]),
  codigo: z.string(),
  nombre: z.string(),
  mensajes: z.array(z.string()),
});
export type TramiteRevisado = z.infer<typeof filaSchema>;

const revisionTramitesSchema = z.object({
  /** Names this review: only what it showed is applied. */
  huella: z.string(),
  filas: z.array(filaSchema),
  iguales: z.number().int(),
});
export type RevisionTramites = z.infer<typeof revisionTramitesSchema>;

/** The dry run. */
export const verifyTramitesEndpoint = defineEndpoint({
  operation: 'verifyTramites',
  context,
  summary: 'Revisa un archivo de trámites fila por fila, sin cambiar nada.',
  method: 'POST',
  path: '/importaciones/tramites/revisar',
  exposure: crear,
  request: { body: archivoSchema },
  response: revisionTramitesSchema,
  errors: tramitesErrors,
  bodyLimit,
  ratePerMinute: 30,
});

export const submitTramitesEndpoint = defineEndpoint({
  operation: 'submitTramites',
  context,
  summary: 'Aplica exactamente lo que mostró la revisión de un archivo de trámites.',
  method: 'POST',
  path: '/importaciones/tramites',
  exposure: crear,
  request: { body: archivoSchema.extend({ huella: z.string().max(64) }) },
  response: z.object({
    nuevos: z.number().int(),
    cambiados: z.number().int(),
    noVistos: z.number().int(),
    conError: z.number().int(),
  }),
  errors: tramitesErrors,
  idempotent: true,
  bodyLimit,
  ratePerMinute: 30,
});
