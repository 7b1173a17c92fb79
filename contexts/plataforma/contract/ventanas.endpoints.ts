import {
  decisionSchema,
  defineEndpoint,
  integerIdParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { z } from 'zod';
import { plataformaErrors } from './plataforma.errors.ts';
import { LIMITES_VENTANA } from './ventanas.terms.ts';

const context = 'plataforma';
const { SERVICIO_DEL_DIRECTORIO_NO_EXISTE, VENTANA_AJENA, VENTANA_NO_EXISTE, VENTANA_NO_PERMITIDA } =
  plataformaErrors;

/** Hours in which a servicio will be down, as its entidad said. */
export const ventanaSchema = z.object({
  id: z.number().int(),
  iniciaEn: z.iso.datetime(),
  terminaEn: z.iso.datetime(),
  motivo: z.string(),
  anunciadaEn: z.iso.datetime(),
  /** Whether it was announced in time, so that its hours are not measured. */
  excluida: z.boolean(),
  /** Whether its reader may take it back, and why not. */
  retirar: decisionSchema,
});
export type VentanaDeServicio = z.infer<typeof ventanaSchema>;

const ventanasSchema = z.object({
  /** The one that begins last first. */
  ventanas: z.array(ventanaSchema),
  /** Whether its reader may announce one, and why not. */
  anunciar: decisionSchema,
});
export type VentanasDeServicio = z.infer<typeof ventanasSchema>;

const params = z.object({ id: integerIdParam('servicio') });

export const listVentanasEndpoint = defineEndpoint({
  operation: 'listVentanas',
  context,
  summary: 'Las ventanas de mantenimiento que la entidad anunció de un servicio, la última arriba.',
  method: 'GET',
  path: '/directorio/{id}/ventanas',
  exposure: { private: sessionAccess },
  request: { params },
  response: ventanasSchema,
  errors: { SERVICIO_DEL_DIRECTORIO_NO_EXISTE },
});

export const createVentanaEndpoint = defineEndpoint({
  operation: 'createVentana',
  context,
  summary:
    'Anuncia una ventana de mantenimiento. Con tres días hábiles de anticipación, sus horas no cuentan en lo medido.',
  method: 'POST',
  path: '/directorio/{id}/ventanas',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') },
  request: {
    params,
    body: z.object({
      fecha: z.iso.date({ error: 'Elija la fecha.' }),
      /** Hour of that day in which it begins. */
      hora: z.number().int().min(0).max(23, { error: 'Elija una hora del día.' }),
      horas: z
        .number()
        .int({ error: 'Escriba horas enteras.' })
        .min(1, { error: 'Escriba al menos una hora.' })
        .max(LIMITES_VENTANA.horas, { error: `Escriba máximo ${LIMITES_VENTANA.horas} horas.` }),
      motivo: z
        .string()
        .trim()
        .min(1, { error: 'Escriba qué se hará.' })
        .max(LIMITES_VENTANA.motivo, { error: `Escriba máximo ${LIMITES_VENTANA.motivo} caracteres.` }),
    }),
  },
  response: ventanasSchema,
  errors: { SERVICIO_DEL_DIRECTORIO_NO_EXISTE, VENTANA_AJENA },
});

export const deleteVentanaEndpoint = defineEndpoint({
  operation: 'deleteVentana',
  context,
  summary: 'Retira una ventana de mantenimiento que aún no empieza.',
  method: 'DELETE',
  path: '/ventanas/{id}',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') },
  request: { params: z.object({ id: integerIdParam('ventana') }) },
  response: ventanasSchema,
  errors: { VENTANA_AJENA, VENTANA_NO_EXISTE, VENTANA_NO_PERMITIDA },
});
