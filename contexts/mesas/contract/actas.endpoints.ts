import { defineEndpoint, integerId, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { actasErrors } from './actas.errors.ts';
import {
  actaSchema,
  gestionActaSchema,
  propuestaActaSchema,
  verificacionActaSchema,
} from './actas.schema.ts';
import { LIMITES_ENMIENDA } from './actas.terms.ts';
import { mesasExposure } from './exposure.ts';
import { RECURSO_MESAS } from './terms.ts';

const { REUNION_NO_ENCONTRADA, ACTA_NO_ENCONTRADA } = actasErrors;
const lectura = { private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;
const gestion = { private: permissionAccess(RECURSO_MESAS, 'editar') } as const;
const reunion = z.object({ idReunion: integerIdParam('reunion') });
const deReunion = z.object({ idReunion: integerId('reunion') });

function text(maximum: number, empty: string) {
  return z
    .string()
    .trim()
    .min(1, { error: empty })
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` });
}

/** The acta of a meeting, for anybody who reads the meeting. */
export const getActaEndpoint = defineEndpoint({
  operation: 'getActa',
  context: 'mesas',
  summary: 'El acta de una reunión realizada, con sus documentos y su sello.',
  method: 'GET',
  path: '/mesaInteroperabilidad/acta/{idReunion}',
  exposure: mesasExposure,
  request: { params: reunion },
  response: z.object({ acta: actaSchema.nullable() }),
  errors: { REUNION_NO_ENCONTRADA },
});

/** Recomputes a seal from the stored bytes. */
export const verifyActaEndpoint = defineEndpoint({
  operation: 'verifyActa',
  context: 'mesas',
  summary: 'Comprueba el sello de un acta con los archivos guardados y nombra lo que difiere.',
  method: 'GET',
  path: '/mesaInteroperabilidad/acta/{idReunion}/verificacion',
  exposure: mesasExposure,
  request: { params: reunion },
  response: verificacionActaSchema,
  errors: { REUNION_NO_ENCONTRADA, ACTA_NO_ENCONTRADA, ACTA_BLOQUEADA: actasErrors.ACTA_BLOQUEADA },
  // Every stored byte is read.
  ratePerMinute: 20,
});

export const getGestionActaEndpoint = defineEndpoint({
  operation: 'getGestionActa',
  context: 'mesas',
  summary: 'El acta de una reunión, sus enmiendas y lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/mesaInteroperabilidad/acta/{idReunion}/gestion',
  exposure: lectura,
  request: { params: reunion },
  response: gestionActaSchema,
  errors: { REUNION_NO_ENCONTRADA },
});

/** What the minutes, the attendance and the commitments make of the acta, before it is issued. */
export const getPropuestaActaEndpoint = defineEndpoint({
  operation: 'getPropuestaActa',
  context: 'mesas',
  summary: 'El acta de una reunión en curso o realizada como se emitiría ahora, y lo que conviene revisar.',
  method: 'GET',
  path: '/mesaInteroperabilidad/acta/{idReunion}/propuesta',
  exposure: gestion,
  request: { params: reunion },
  response: propuestaActaSchema,
  errors: actasErrors,
});

export const createActaEndpoint = defineEndpoint({
  operation: 'createActa',
  context: 'mesas',
  summary: 'Emite el acta de una reunión realizada; sus documentos se preparan enseguida.',
  method: 'POST',
  path: '/mesaInteroperabilidad/acta/emitir',
  exposure: gestion,
  idempotent: true,
  request: { body: deReunion },
  response: gestionActaSchema,
  errors: actasErrors,
});

export const updateActaEndpoint = defineEndpoint({
  operation: 'updateActa',
  context: 'mesas',
  summary: 'Emite de nuevo un acta sin sellar, con la reunión como está ahora.',
  method: 'POST',
  path: '/mesaInteroperabilidad/acta/reemitir',
  exposure: gestion,
  versioned: true,
  request: { body: deReunion },
  response: gestionActaSchema,
  errors: actasErrors,
});

export const openEnmiendaEndpoint = defineEndpoint({
  operation: 'openEnmienda',
  context: 'mesas',
  summary: 'Abre el plazo para proponer enmiendas, por días hábiles o hasta una fecha.',
  method: 'POST',
  path: '/mesaInteroperabilidad/acta/abrirEnmienda',
  exposure: gestion,
  versioned: true,
  request: {
    body: deReunion.extend({
      /** Without either, the number of working days of the parameter. */
      dias: z.number().int().optional(),
      hasta: z.iso.date({ error: 'Escriba una fecha válida.' }).optional(),
    }),
  },
  response: gestionActaSchema,
  errors: actasErrors,
});

export const submitEnmiendaEndpoint = defineEndpoint({
  operation: 'submitEnmienda',
  context: 'mesas',
  summary: 'Propone una enmienda del acta de una reunión a la que asistió su entidad.',
  method: 'POST',
  path: '/mesaInteroperabilidad/acta/proponerEnmienda',
  exposure: lectura,
  idempotent: true,
  request: {
    body: deReunion.extend({ texto: text(LIMITES_ENMIENDA.texto, 'Escriba la enmienda que propone.') }),
  },
  response: gestionActaSchema,
  errors: actasErrors,
});

export const approveEnmiendaEndpoint = defineEndpoint({
  operation: 'approveEnmienda',
  context: 'mesas',
  summary: 'Acepta una enmienda con el texto que recoge el acta, o la rechaza con el motivo.',
  method: 'POST',
  path: '/mesaInteroperabilidad/acta/decidirEnmienda',
  exposure: gestion,
  request: {
    body: z.object({
      idEnmienda: integerId('enmienda'),
      aceptada: z.boolean(),
      respuesta: text(LIMITES_ENMIENDA.respuesta, 'Escriba la respuesta.'),
    }),
  },
  response: gestionActaSchema,
  errors: actasErrors,
});

export const closeActaEndpoint = defineEndpoint({
  operation: 'closeActa',
  context: 'mesas',
  summary: 'Sella un acta: desde entonces nada de la reunión cambia.',
  method: 'POST',
  path: '/mesaInteroperabilidad/acta/sellar',
  exposure: gestion,
  versioned: true,
  irreversible: true,
  request: { body: deReunion },
  response: gestionActaSchema,
  errors: actasErrors,
});
