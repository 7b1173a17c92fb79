import { defineEndpoint, pageNumberParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import {
  CAMBIOS_DE_CATALOGO,
  COSAS_DE_CATALOGO,
  LIMITES_CATALOGO,
  USOS_CERTIFICADO_XROAD,
} from './catalogo.terms.ts';
import { pageSizeParam } from './page-size.schema.ts';
import { plataformaErrors } from './plataforma.errors.ts';
import { AMBIENTES, RECURSO_XROAD } from './terms.ts';

const context = 'plataforma';
const count = z.number().int().min(0);
const { CATALOGO_CON_PROBLEMAS, CATALOGO_PESADO, REVISION_DISTINTA } = plataformaErrors;

const archivoSchema = z.object({
  ambiente: z.enum(AMBIENTES, { error: 'Elija el ambiente.' }),
  texto: z
    .string()
    .min(1, { error: 'El archivo está vacío.' })
    .max(LIMITES_CATALOGO.bytes, { error: `El archivo tiene más de ${LIMITES_CATALOGO.bytes} caracteres.` }),
});
const bodyLimit = { bytes: LIMITES_CATALOGO.bytes + 1024 * 1024, code: 'CATALOGO_PESADO' } as const;

const datosSchema = z.record(z.string(), z.string().nullable());

/** What the file of an instance would do. */
export const revisionCatalogoSchema = z.object({
  /** Names this review: only what it showed is applied. */
  huella: z.string(),
  porCambio: z.record(z.enum(CAMBIOS_DE_CATALOGO), count),
  iguales: count,
  /** The first ones. */
  filas: z.array(
    z.object({
      cambio: z.enum(CAMBIOS_DE_CATALOGO),
      tipo: z.enum(COSAS_DE_CATALOGO),
      identificador: z.string(),
      antes: datosSchema.nullable(),
      despues: datosSchema,
    }),
  ),
});
export type RevisionCatalogo = z.infer<typeof revisionCatalogoSchema>;

/** The dry run: what the file of an instance would do, changing nothing. */
export const verifyCatalogoEndpoint = defineEndpoint({
  operation: 'verifyCatalogo',
  context,
  summary: 'Revisa el archivo de una instancia de X-Road contra lo registrado, sin cambiar nada.',
  method: 'POST',
  path: '/xroad/catalogo/revisar',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'crear') },
  request: { body: archivoSchema },
  response: revisionCatalogoSchema,
  errors: { CATALOGO_CON_PROBLEMAS, CATALOGO_PESADO },
  bodyLimit,
  ratePerMinute: 30,
});

/** Applies exactly what a review showed, in one transaction; what the file brings no more is marked, never deleted. */
export const submitCatalogoEndpoint = defineEndpoint({
  operation: 'submitCatalogo',
  context,
  summary: 'Aplica exactamente lo que mostró la revisión del archivo de una instancia. Nada se elimina.',
  method: 'POST',
  path: '/xroad/catalogo/aplicar',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'aprobar') },
  request: { body: archivoSchema.extend({ huella: z.string().max(64) }) },
  response: z.object({ porCambio: z.record(z.enum(CAMBIOS_DE_CATALOGO), count) }),
  errors: { CATALOGO_CON_PROBLEMAS, CATALOGO_PESADO, REVISION_DISTINTA },
  bodyLimit,
  ratePerMinute: 30,
});

/** What is registered, in the form of a file that may be imported again. */
export const downloadInstanciaEndpoint = defineEndpoint({
  operation: 'downloadInstancia',
  context,
  summary: 'Lo registrado de una instancia de X-Road como tabla en CSV, en la forma en que se importa.',
  method: 'GET',
  path: '/xroad/catalogo',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: { query: z.object({ ambiente: z.enum(AMBIENTES, { error: 'Elija el ambiente.' }) }) },
  response: z.string().describe('La tabla en CSV'),
  ratePerMinute: 30,
});

/** A certificate of a security server. */
export const certificadoXroadSchema = z.object({
  id: z.number().int(),
  ambiente: z.enum(AMBIENTES),
  /** `CO/GOB/SNR-0027`. */
  miembro: z.string(),
  nombre: z.string().nullable(),
  servidor: z.string(),
  uso: z.enum(USOS_CERTIFICADO_XROAD),
  serie: z.string(),
  emisor: z.string(),
  venceEn: z.iso.date(),
  /** Until it ends; below zero once it has. */
  dias: z.number().int(),
});
export type CertificadoXroad = z.infer<typeof certificadoXroadSchema>;

export const searchCertificadosXroadEndpoint = defineEndpoint({
  operation: 'searchCertificadosXroad',
  context,
  summary: 'Los certificados de los servidores de seguridad, el que vence primero arriba.',
  method: 'GET',
  path: '/xroad/certificados',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: {
    query: z.object({
      ambiente: z.enum(AMBIENTES, { error: 'El ambiente no existe.' }).optional(),
      pagina: pageNumberParam.optional(),
      tamano: pageSizeParam.optional(),
    }),
  },
  response: z.object({ certificados: z.array(certificadoXroadSchema), total: count }),
});
