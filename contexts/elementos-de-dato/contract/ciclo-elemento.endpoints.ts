import { type Access, defineEndpoint, integerId, permissionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { CAMBIOS_VERSION } from './ciclo-de-vida.terms.ts';
import { defineText } from './datos-elemento.schema.ts';
import { elementoPrivadoSchema } from './elemento.schema.ts';
import { versionParams } from './elementos.endpoints.ts';
import { elementosErrors } from './elementos.errors.ts';
import { LIMITES_ELEMENTO, RECURSO_ELEMENTOS, RECURSO_INCORPORACION } from './terms.ts';

const EDITAR = permissionAccess(RECURSO_ELEMENTOS, 'editar');
const APROBAR = permissionAccess(RECURSO_ELEMENTOS, 'aprobar');

const motivo = defineText(LIMITES_ELEMENTO.motivo).min(1, { error: explainRequired('Motivo') });
const sinDatos = z.object({});
const conMotivo = z.object({ motivo });
/** Texts of the notices, by entity, where the drafted one was changed. */
const avisos = z
  .array(z.object({ entidadId: integerId('entidad'), texto: defineText(LIMITES_ELEMENTO.notas) }))
  .max(1000)
  .default([]);

function definePaso<
  const Operation extends string,
  const Accion extends string,
  Body extends z.ZodObject,
>(paso: {
  operation: Operation;
  accion: Accion;
  summary: string;
  access: Access;
  body: Body;
  irreversible?: true;
}) {
  return defineEndpoint({
    operation: paso.operation,
    context: 'elementos-de-dato',
    summary: paso.summary,
    method: 'POST',
    path: `/elemento-dato/{versionId}/${paso.accion}`,
    exposure: { private: paso.access },
    request: { params: versionParams, body: paso.body },
    response: elementoPrivadoSchema,
    errors: elementosErrors,
    versioned: true,
    ...(paso.irreversible ? { irreversible: paso.irreversible } : {}),
  });
}

export const submitElementoEndpoint = definePaso({
  operation: 'submitElemento',
  accion: 'enviar',
  summary: 'Envía el borrador a revisión.',
  access: EDITAR,
  body: sinDatos,
});
export const rejectRevisionEndpoint = definePaso({
  operation: 'rejectRevision',
  accion: 'devolver',
  summary: 'Devuelve al autor una versión en revisión, con el motivo.',
  access: APROBAR,
  body: conMotivo,
});
export const approveRevisionEndpoint = definePaso({
  operation: 'approveRevision',
  accion: 'avalar',
  summary: 'Avala una versión en revisión y la pasa a la entidad responsable.',
  access: APROBAR,
  body: sinDatos,
});
export const approveConceptualizacionEndpoint = definePaso({
  operation: 'approveConceptualizacion',
  accion: 'aprobar',
  summary: 'Aprueba por la entidad responsable la conceptualización de una versión.',
  access: APROBAR,
  body: sinDatos,
});
export const rejectConceptualizacionEndpoint = definePaso({
  operation: 'rejectConceptualizacion',
  accion: 'observar',
  summary: 'Devuelve con observaciones de la entidad responsable una versión a borrador.',
  access: APROBAR,
  body: conMotivo,
});
export const approveIncorporacionEndpoint = definePaso({
  operation: 'approveIncorporacion',
  accion: 'incorporar',
  summary: 'Incorpora al lenguaje común una versión aprobada; la anterior pasa a histórica.',
  access: permissionAccess(RECURSO_INCORPORACION, 'aprobar'),
  body: z.object({ avisos }),
});
export const closeElementoEndpoint = definePaso({
  operation: 'closeElemento',
  accion: 'caducar',
  summary: 'Caduca un elemento incorporado, hoy o en una fecha futura, con el motivo y el que lo reemplaza.',
  access: permissionAccess(RECURSO_INCORPORACION, 'eliminar'),
  body: conMotivo.extend({
    reemplazadoPorId: integerId('elemento').nullable().default(null),
    /** First day of Colombia it is no longer in force; null is today, at once. */
    fecha: z.iso.date({ error: 'Escriba una fecha válida.' }).nullable().default(null),
    avisos,
  }),
});
export const closeCaducidadEndpoint = definePaso({
  operation: 'closeCaducidad',
  accion: 'cancelar-caducidad',
  summary: 'Cancela la caducidad programada de un elemento.',
  access: permissionAccess(RECURSO_INCORPORACION, 'eliminar'),
  body: sinDatos,
});
export const closeBorradorEndpoint = definePaso({
  operation: 'closeBorrador',
  accion: 'descartar',
  summary: 'Descarta una versión que no se ha avalado.',
  access: EDITAR,
  body: sinDatos,
  irreversible: true,
});

/** Specification §7 `elemento-dato/versionar`. */
export const createVersionEndpoint = defineEndpoint({
  operation: 'createVersion',
  context: 'elementos-de-dato',
  summary: 'Crea el borrador de la siguiente versión de un elemento incorporado, copia de la que rige.',
  method: 'POST',
  path: '/elemento-dato/versionar',
  exposure: { private: permissionAccess(RECURSO_ELEMENTOS, 'crear') },
  request: {
    body: z.object({ elementoId: integerId('elemento'), cambio: z.enum(CAMBIOS_VERSION).default('menor') }),
  },
  response: elementoPrivadoSchema,
  errors: elementosErrors,
  idempotent: true,
});

/** Minor or major beside the version in force: the number that follows is the server's. */
export const updateNumeroEndpoint = defineEndpoint({
  operation: 'updateNumero',
  context: 'elementos-de-dato',
  summary: 'Cambia el número de un borrador: versión menor o mayor que la que rige.',
  method: 'PUT',
  path: '/elemento-dato/{versionId}/numero',
  exposure: { private: EDITAR },
  request: { params: versionParams, body: z.object({ cambio: z.enum(CAMBIOS_VERSION) }) },
  response: elementoPrivadoSchema,
  errors: elementosErrors,
  versioned: true,
});
