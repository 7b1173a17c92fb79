import { defineCollection } from '@marco/contract-kit';
import { z } from 'zod';
import { LIMITES_TECNOLOGIA } from '../terms.ts';
import { ACCESO_CATALOGOS, FAMILIA_CATALOGOS, nombreTecnologia, orden, texto } from './tecnologia.schema.ts';

const id = z.number().int().min(1).max(2_147_483_647);

const campos = z.object({
  nombre: nombreTecnologia,
  sigla: texto(LIMITES_TECNOLOGIA.sigla),
  descripcion: texto(LIMITES_TECNOLOGIA.descripcion),
  url: texto(LIMITES_TECNOLOGIA.url).refine((value) => value === '' || /^https?:\/\/\S+$/.test(value), {
    error: 'La dirección empieza por http:// o https://.',
  }),
  /** Entity that runs it, language it is written in, database it keeps its data in. */
  entidadId: id.nullable(),
  lenguajeId: id.nullable(),
  baseDatosId: id.nullable(),
  orden,
});

/** Systems of information that entities exchange data from (specification §7, 'technical catalogs'). */
export const sistemas = defineCollection({
  word: 'sistemas',
  family: FAMILIA_CATALOGOS,
  context: 'parametros',
  noun: 'Sistema',
  uno: 'un sistema',
  varios: 'los sistemas',
  row: z.object({
    id: z.number().int(),
    codigo: z.string(),
    nombre: z.string(),
    sigla: z.string(),
    descripcion: z.string(),
    url: z.string(),
    entidadId: z.number().int().nullable(),
    entidad: z.string().nullable(),
    lenguajeId: z.number().int().nullable(),
    lenguaje: z.string().nullable(),
    baseDatosId: z.number().int().nullable(),
    baseDatos: z.string().nullable(),
    orden: z.number().int(),
    activo: z.boolean(),
    version: z.number().int(),
  }),
  create: campos.extend({
    sigla: campos.shape.sigla.default(''),
    descripcion: campos.shape.descripcion.default(''),
    url: campos.shape.url.default(''),
    entidadId: campos.shape.entidadId.default(null),
    lenguajeId: campos.shape.lenguajeId.default(null),
    baseDatosId: campos.shape.baseDatosId.default(null),
    orden: orden.default(0),
    codigo: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, {
        error: 'El código tiene hasta 40 letras, números, puntos, guiones o guiones bajos.',
      }),
  }),
  update: campos.extend({ activo: z.boolean() }),
  orders: ['nombre', 'codigo', 'sigla', 'entidad', 'lenguaje', 'baseDatos', 'orden'],
  access: ACCESO_CATALOGOS,
  relations: { read: ['lenguaje', 'basedatos', 'entidad'], relate: ['lenguaje', 'basedatos'] },
});
