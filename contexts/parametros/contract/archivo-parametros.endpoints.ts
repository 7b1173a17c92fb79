import { decisionSchema, defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { parametrosErrors } from './parametros.errors.ts';
import { FORMATO_ARCHIVO, LARGO_ARCHIVO, RECURSO_PARAMETROS, SUERTES_IMPORTACION } from './terms.ts';

/** The parameters of an installation as a file: what was exported, and the signature that says it was not altered. */
const archivoParametrosSchema = z.object({
  formato: z.literal(FORMATO_ARCHIVO),
  /** Public address of the installation it comes from. */
  sitio: z.string(),
  generadoEn: z.iso.datetime(),
  parametros: z.array(z.object({ clave: z.string(), valor: z.unknown() })),
  firma: z.object({
    /** 32 bytes of the Ed25519 public key, base64url. */
    llave: z.string(),
    /** Ed25519 over the rest of the file, base64url. */
    valor: z.string(),
  }),
});
export type ArchivoParametros = z.infer<typeof archivoParametrosSchema>;

export const downloadParametrosEndpoint = defineEndpoint({
  operation: 'downloadParametros',
  context: 'parametros',
  summary: 'Todos los parámetros que se pueden cambiar, como archivo firmado por esta instalación.',
  method: 'GET',
  path: '/parametrizador/exportar',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'consultar') },
  request: {},
  response: archivoParametrosSchema,
});

const archivo = z
  .string()
  .min(1, { error: 'Elija el archivo.' })
  .max(LARGO_ARCHIVO, { error: `El archivo puede tener máximo ${LARGO_ARCHIVO} caracteres.` });

const diferenciaSchema = z.object({
  clave: z.string(),
  /** Its key where this installation does not know it. */
  nombre: z.string(),
  antes: z.unknown(),
  despues: z.unknown(),
  unidad: z.string(),
  suerte: z.enum(SUERTES_IMPORTACION),
  /** Why it is left out or hinders the import; empty otherwise. */
  razones: z.array(z.string()),
});
export type DiferenciaParametro = z.infer<typeof diferenciaSchema>;

const importacionSchema = z.object({
  sitio: z.string(),
  generadoEn: z.string(),
  /** The first half of the SHA-256 of the key that signed, hexadecimal: what two people compare. */
  llave: z.string(),
  /** Whether this installation signed it itself; otherwise somebody has to say that the key was compared. */
  esPropia: z.boolean(),
  iguales: z.number().int(),
  diferencias: z.array(diferenciaSchema),
  /** Digest of the differences: the import is refused where they are others by then. */
  huella: z.string(),
  decision: decisionSchema,
});
export type ImportacionParametros = z.infer<typeof importacionSchema>;

export const computeImportacionParametrosEndpoint = defineEndpoint({
  operation: 'computeImportacionParametros',
  context: 'parametros',
  summary: 'Vista previa de una importación de parámetros: qué cambiaría, sin cambiar nada.',
  method: 'POST',
  path: '/parametrizador/importacion/vistaPrevia',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'editar') },
  request: { body: z.object({ archivo }) },
  response: importacionSchema,
  errors: parametrosErrors,
});

export const submitImportacionParametrosEndpoint = defineEndpoint({
  operation: 'submitImportacionParametros',
  context: 'parametros',
  summary:
    'Importa los parámetros de un archivo firmado, todos o ninguno; los sensibles esperan a una segunda persona.',
  method: 'POST',
  path: '/parametrizador/importacion',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'editar') },
  request: {
    body: z.object({
      archivo,
      huella: z.string().max(100),
      /** Whether the key of another installation was compared with who sent the file. */
      llaveComparada: z.boolean().default(false),
    }),
  },
  response: z.object({ guardados: z.number().int(), propuestos: z.number().int() }),
  errors: parametrosErrors,
});
