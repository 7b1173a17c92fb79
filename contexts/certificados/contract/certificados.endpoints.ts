import {
  defineEndpoint,
  integerIdParam,
  pageNumber,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import {
  certificadoDeVersionSchema,
  certificadoListadoSchema,
  certificadoPublicoSchema,
  cotejoCertificadoSchema,
} from './certificado.schema.ts';
import { certificadosErrors } from './certificados.errors.ts';
import {
  CAUSAS_CERTIFICADO,
  ESTADOS_CERTIFICADO,
  FORMAS_CERTIFICADO,
  type FormaCertificado,
  LIMITES_CERTIFICADO,
  ORDENES_CERTIFICADO,
  PASOS_CERTIFICADO,
  PENDIENTES_CERTIFICADO,
  RECURSO_CERTIFICACION,
} from './terms.ts';

const params = z.object({ id: integerIdParam('certificado') });
const FORMAS = Object.keys(FORMAS_CERTIFICADO) as [FormaCertificado, ...FormaCertificado[]];

/** What a code says: the certificate, its credential or its PDF, in the form the caller asks for. */
export const getCertificadoEndpoint = defineEndpoint({
  operation: 'getCertificado',
  context: 'certificados',
  summary:
    'Un certificado por su código: los datos y la credencial en JSON, la credencial sola (application/vc) o el PDF.',
  method: 'GET',
  path: '/certificados/{codigo}',
  exposure: { public: true },
  request: {
    params: z.object({ codigo: z.string() }),
    query: z.object({
      /** Takes the place of the header `Accept`: a link cannot send one. */
      formato: z.enum(FORMAS, { error: `La forma es ${FORMAS.join(', ')}.` }).optional(),
    }),
  },
  response: certificadoPublicoSchema,
  errors: certificadosErrors,
  // Codes have 80 random bits: nobody finds one by trying, and this many are enough to verify a pile of paper.
  ratePerMinute: 120,
});

/** The certificates the caller may read: an entity its own, the ministry all. */
export const searchCertificadosEndpoint = defineEndpoint({
  operation: 'searchCertificados',
  context: 'certificados',
  summary: 'Certificados que usted puede consultar, por texto y estado.',
  method: 'POST',
  path: '/certificados/listar',
  exposure: { private: permissionAccess(RECURSO_CERTIFICACION, 'consultar') },
  request: {
    body: z.object({
      /** In the number, the servicio and the radicado. */
      texto: z
        .string()
        .trim()
        .max(LIMITES_CERTIFICADO.texto, { error: `Escriba máximo ${LIMITES_CERTIFICADO.texto} caracteres.` })
        .nullish(),
      estado: z.enum(ESTADOS_CERTIFICADO, { error: 'El estado no existe.' }).nullish(),
      /** What of them waits for who certifies. */
      pendiente: z.enum(PENDIENTES_CERTIFICADO, { error: 'Lo pendiente no existe.' }).nullish(),
      ordenarPor: z.enum(ORDENES_CERTIFICADO).optional(),
      descendente: z.boolean().optional(),
      pagina: pageNumber.optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: z.object({
    certificados: z.array(certificadoListadoSchema),
    total: z.number().int(),
    /** How many there are in each state under the other filters. */
    porEstado: z.record(z.enum(ESTADOS_CERTIFICADO), z.number().int()),
  }),
});

/** The latest certificate of each level of a version. */
export const listCertificadosDeVersionEndpoint = defineEndpoint({
  operation: 'listCertificadosDeVersion',
  context: 'certificados',
  summary: 'El certificado más reciente de cada nivel de una versión de un servicio.',
  method: 'GET',
  path: '/certificados/versiones/{id}',
  exposure: { private: sessionAccess },
  request: { params: z.object({ id: integerIdParam('versión') }) },
  response: z.array(certificadoDeVersionSchema),
});

/** Suspends a certificate, lifts its suspension, or revokes it: one person asks for that and another decides. */
export const submitPasoCertificadoEndpoint = defineEndpoint({
  operation: 'submitPasoCertificado',
  context: 'certificados',
  summary: 'Suspende un certificado, levanta la suspensión o lo revoca; la revocación es de dos personas.',
  method: 'POST',
  path: '/certificados/{id}/pasos',
  exposure: { private: permissionAccess(RECURSO_CERTIFICACION, 'aprobar') },
  request: {
    params,
    body: z.object({
      accion: z.enum(PASOS_CERTIFICADO, { error: 'La acción no existe.' }),
      /** Of a suspension, or of a revocation that is asked for; everybody reads it. */
      causa: z.enum(CAUSAS_CERTIFICADO, { error: 'La causa no existe.' }).nullish(),
      /** Everybody reads it. */
      motivo: z
        .string()
        .trim()
        .max(LIMITES_CERTIFICADO.motivo, {
          error: `Escriba máximo ${LIMITES_CERTIFICADO.motivo} caracteres.`,
        })
        .default(''),
    }),
  },
  response: certificadoListadoSchema,
  errors: certificadosErrors,
  versioned: true,
  irreversible: true,
});

/** The operator of the platform proposes; who certifies suspends or declines. */
export const submitPropuestaSuspensionEndpoint = defineEndpoint({
  operation: 'submitPropuestaSuspension',
  context: 'certificados',
  summary:
    'Propone a quien certifica que suspenda un certificado de nivel 3. Nada cambia hasta que lo decida; sin decisión, la propuesta termina sola.',
  method: 'POST',
  path: '/certificados/{id}/propuesta',
  exposure: { private: permissionAccess(RECURSO_CERTIFICACION, 'crear') },
  request: {
    params,
    body: z.object({
      causa: z.enum(CAUSAS_CERTIFICADO, { error: 'La causa no existe.' }),
      motivo: z
        .string()
        .trim()
        .min(1, { error: 'Escriba el motivo.' })
        .max(LIMITES_CERTIFICADO.motivo, {
          error: `Escriba máximo ${LIMITES_CERTIFICADO.motivo} caracteres.`,
        }),
    }),
  },
  response: certificadoListadoSchema,
  errors: certificadosErrors,
  versioned: true,
});

/** Reads every stored byte of a certificate again and compares it with its seal. */
export const verifyCertificadoEndpoint = defineEndpoint({
  operation: 'verifyCertificado',
  context: 'certificados',
  summary: 'Compara todo lo guardado de un certificado con su sello y nombra lo que cambió.',
  method: 'GET',
  path: '/certificados/{id}/cotejo',
  exposure: { private: permissionAccess(RECURSO_CERTIFICACION, 'consultar') },
  request: { params },
  response: cotejoCertificadoSchema,
  errors: certificadosErrors,
});
