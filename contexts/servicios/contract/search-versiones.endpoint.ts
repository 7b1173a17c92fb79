import { defineEndpoint, pageNumber, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { ESTADOS_VERSION_SERVICIO } from './versiones.terms.ts';
import { LIMITES_VIDA, RECURSO_VERSIONES, VISTAS_VERSIONES } from './vida.terms.ts';

const versionEnListaSchema = z.object({
  id: z.number().int(),
  servicioId: z.number().int(),
  servicio: z.string(),
  entidad: z.string(),
  numero: z.string(),
  estado: z.enum(ESTADOS_VERSION_SERVICIO),
  fechaRetiro: z.iso.date().nullable(),
  /** Number of what takes its place. */
  sucesora: z.string().nullable(),
});
export type VersionEnLista = z.infer<typeof versionEnListaSchema>;

export const searchVersionesEndpoint = defineEndpoint({
  operation: 'searchVersiones',
  context: 'servicios',
  summary:
    'Versiones que otros usan: las publicadas, obsoletas, suspendidas y retiradas de su entidad, o de todas para el ministerio; primero las que terminan antes.',
  method: 'POST',
  path: '/servicios/versiones/listar',
  exposure: { private: permissionAccess(RECURSO_VERSIONES, 'consultar') },
  request: {
    body: z.object({
      /** In the name of the servicio. */
      texto: z
        .string()
        .trim()
        .max(LIMITES_VIDA.texto, { error: `Escriba máximo ${LIMITES_VIDA.texto} caracteres.` })
        .nullish(),
      vista: z.enum(VISTAS_VERSIONES).default('por-terminar'),
      pagina: pageNumber.optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: z.object({ versiones: z.array(versionEnListaSchema), total: z.number().int() }),
});
