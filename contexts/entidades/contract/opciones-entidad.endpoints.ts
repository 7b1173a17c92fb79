import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { RECURSO_ENTIDADES } from './terms.ts';

const consultar = { private: permissionAccess(RECURSO_ENTIDADES, 'consultar') } as const;
const identificadaSchema = z.object({ id: z.number().int(), nombre: z.string(), activo: z.boolean() });
const codificadaSchema = z.object({ codigo: z.string(), nombre: z.string(), activo: z.boolean() });

/** Lists of the filter and the form. Inactive rows come too: an entity may still have one. */
export const listOpcionesEntidadEndpoint = defineEndpoint({
  operation: 'listOpcionesEntidad',
  context: 'entidades',
  summary: 'Sectores, órdenes, departamentos y dominios de correo con los que se describe una entidad.',
  method: 'GET',
  path: '/entidad/opciones',
  exposure: consultar,
  request: {},
  response: z.object({
    sectores: z.array(identificadaSchema),
    ordenes: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    departamentos: z.array(codificadaSchema),
    /** Domains of the institutional e-mail of a public entity; none admits any. */
    dominiosCorreo: z.array(z.string()),
  }),
});
export type OpcionesEntidad = z.infer<(typeof listOpcionesEntidadEndpoint)['response']>;

export const listMunicipiosEndpoint = defineEndpoint({
  operation: 'listMunicipios',
  context: 'entidades',
  summary: 'Municipios de un departamento.',
  method: 'GET',
  path: '/entidad/municipios',
  exposure: consultar,
  request: {
    query: z.object({
      departamento: z.string().regex(/^\d{2}$/, { error: 'El departamento no existe.' }),
    }),
  },
  response: z.array(codificadaSchema),
});
export type Municipio = z.infer<typeof codificadaSchema>;
