import { decisionSchema, defineEndpoint, integerId, pageNumber, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { tipoEntidadSchema } from './datos-entidad.schema.ts';
import { filaEntidadSchema } from './detalle-entidad.schema.ts';
import { MAXIMO_TEXTO_BUSQUEDA, ORDENES_ENTIDAD, RECURSO_ENTIDADES } from './terms.ts';

/** Filters of the administration list; what is absent or null filters nothing. */
export const filtroEntidadesSchema = z.object({
  texto: z
    .string()
    .trim()
    .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` })
    .nullish()
    .meta({ description: 'Parte del nombre o de la sigla, o comienzo del NIT.' }),
  tipo: tipoEntidadSchema.nullish(),
  sectorId: integerId('sector').nullish(),
  ordenId: integerId('orden').nullish(),
  departamentoCodigo: z.string().max(2, { error: 'El departamento no existe.' }).nullish(),
  municipioCodigo: z.string().max(5, { error: 'El municipio no existe.' }).nullish(),
  activa: z.boolean().nullish(),
});
export type FiltroEntidades = z.infer<typeof filtroEntidadesSchema>;

export const paginaEntidadesSchema = z.object({
  pagina: pageNumber.default(1),
  tamano: z.number().int().min(1).max(100).default(10),
  ordenarPor: z.enum(ORDENES_ENTIDAD).default('nombre'),
  descendente: z.boolean().default(false),
});
export type PaginaEntidades = z.infer<typeof paginaEntidadesSchema>;

/** One page of the entities; people who may not read all entities get only their own (AREA-01). */
export const searchEntidadesEndpoint = defineEndpoint({
  operation: 'searchEntidades',
  context: 'entidades',
  summary: 'Busca entidades por nombre, sigla o NIT, tipo, sector, orden, ubicación y estado.',
  method: 'POST',
  path: '/entidad/listar',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'consultar') },
  request: { body: filtroEntidadesSchema.extend(paginaEntidadesSchema.shape) },
  response: z.object({
    entidades: z.array(filaEntidadSchema),
    total: z.number().int(),
    /** How many satisfy the other filters in each state. */
    estados: z.object({ activas: z.number().int(), inactivas: z.number().int() }),
    permisos: z.object({ crear: decisionSchema }),
  }),
});
