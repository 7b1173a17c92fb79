import { archivosErrors } from '@marco/archivos/contract';
import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  permissionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { mesasErrors } from './mesas.errors.ts';
import { RECURSO_MESAS } from './terms.ts';

const documentoSchema = z.object({ idArchivo: z.string(), nombre: z.string(), tamano: z.number().int() });

/** Whether the caller may attach and remove documents of a meeting; null for a rol that never does. */
export const getPermisosDocumentosEndpoint = defineEndpoint({
  operation: 'getPermisosDocumentos',
  context: 'mesas',
  summary: 'Si quien consulta puede adjuntar y quitar documentos de una reunión.',
  method: 'GET',
  path: '/mesaInteroperabilidad/reunion/{idReunion}/documentos',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'consultar') },
  request: { params: z.object({ idReunion: integerIdParam('reunion') }) },
  response: z.object({ adjuntar: decisionSchema.nullable(), maximo: z.number().int() }),
  errors: { REUNION_NO_ENCONTRADA: mesasErrors.REUNION_NO_ENCONTRADA },
});

/** Specification §7 `uploadFile` of the mesas: files uploaded before become documents of a meeting (AREA-16). */
export const uploadDocumentosEndpoint = defineEndpoint({
  operation: 'uploadDocumentos',
  context: 'mesas',
  summary: 'Adjunta a una reunión archivos cargados antes con uploadFileOpt.',
  method: 'POST',
  path: '/mesaInteroperabilidad/uploadFile',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'editar') },
  idempotent: true,
  request: {
    body: z.object({
      idReunion: integerId('reunion'),
      // More than a meeting takes: refused with the words of the specification, stored ones counted.
      archivos: z.array(z.uuid()).min(1),
    }),
  },
  response: z.object({ archivos: z.array(documentoSchema) }),
  errors: {
    REUNION_NO_ENCONTRADA: mesasErrors.REUNION_NO_ENCONTRADA,
    DOCUMENTOS_BLOQUEADOS: mesasErrors.DOCUMENTOS_BLOQUEADOS,
    DOCUMENTOS_EXCEDIDOS: mesasErrors.DOCUMENTOS_EXCEDIDOS,
    ARCHIVO_NO_ENCONTRADO: archivosErrors.ARCHIVO_NO_ENCONTRADO,
    ARCHIVO_ADJUNTO: archivosErrors.ARCHIVO_ADJUNTO,
  },
});

/** Takes a document away from a meeting and removes it. */
export const deleteDocumentoEndpoint = defineEndpoint({
  operation: 'deleteDocumento',
  context: 'mesas',
  summary: 'Quita un documento de una reunión y lo elimina.',
  method: 'POST',
  path: '/mesaInteroperabilidad/deleteFile',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'editar') },
  request: { body: z.object({ idReunion: integerId('reunion'), idArchivo: z.uuid() }) },
  response: z.object({ archivos: z.array(documentoSchema) }),
  errors: {
    REUNION_NO_ENCONTRADA: mesasErrors.REUNION_NO_ENCONTRADA,
    DOCUMENTOS_BLOQUEADOS: mesasErrors.DOCUMENTOS_BLOQUEADOS,
    ARCHIVO_NO_ENCONTRADO: archivosErrors.ARCHIVO_NO_ENCONTRADO,
  },
});
