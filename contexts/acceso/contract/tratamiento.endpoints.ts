import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';
import { LONGEST_VERSION_AVISO, MEDIOS_AUTORIZACION } from './tratamiento.terms.ts';

/** Version of the notice somebody read, as it goes back with their answer. */
export const versionAvisoSchema = z.string().min(1).max(LONGEST_VERSION_AVISO);

/** The privacy notice of Ley 1581 de 2012 and Decreto 1377 de 2013, articles 14 and 15. */
export const avisoTratamientoSchema = z.object({
  version: z.string(),
  /** Since when it holds, as people read it. */
  vigencia: z.string(),
  responsable: z.object({
    nombre: z.string(),
    direccion: z.string(),
    correo: z.string(),
    telefono: z.string(),
  }),
  finalidades: z.array(z.string()),
  /** To whom data are handed over, and whether they leave the country. */
  transferencia: z.string(),
  conservacion: z.string(),
  /** Where the whole policy is read. */
  politica: z.string(),
  /** The sentence a person authorises, to the letter. */
  autorizacion: z.string(),
});
export type AvisoTratamiento = z.infer<typeof avisoTratamientoSchema>;

export const getAvisoTratamientoEndpoint = defineEndpoint({
  operation: 'getAvisoTratamiento',
  context: 'acceso',
  summary: 'Aviso de privacidad y texto de la autorización para el tratamiento de datos personales.',
  method: 'GET',
  path: '/tratamiento-de-datos',
  exposure: { public: true },
  request: {},
  response: avisoTratamientoSchema,
});

const autorizacionSchema = z.object({
  /** Null where nobody asked: a registration by a caller of the specified payload. */
  version: z.string().nullable(),
  autoriza: z.boolean(),
  medio: z.enum(MEDIOS_AUTORIZACION),
  fecha: z.iso.datetime(),
});

export const getAutorizacionEndpoint = defineEndpoint({
  operation: 'getAutorizacion',
  context: 'acceso',
  summary: 'Lo que la propia persona respondió a los avisos de privacidad, lo último primero.',
  method: 'GET',
  path: '/cuenta/autorizacion',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({
    /** Version in force. */
    version: z.string(),
    /** Whether the person never answered to the version in force. */
    pendiente: z.boolean(),
    respuestas: z.array(autorizacionSchema),
  }),
});

export const submitAutorizacionEndpoint = defineEndpoint({
  operation: 'submitAutorizacion',
  context: 'acceso',
  summary: 'Autoriza el tratamiento de los propios datos, o retira la autorización.',
  method: 'POST',
  path: '/cuenta/autorizacion',
  exposure: { private: sessionAccess },
  request: { body: z.object({ version: versionAvisoSchema, autoriza: z.boolean() }) },
  response: z.object({ autoriza: z.boolean() }),
  errors: { AVISO_CAMBIADO: accesoErrors.AVISO_CAMBIADO },
  ratePerMinute: 20,
});
