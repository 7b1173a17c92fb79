import { defineCollection } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { ACCESO_CATALOGOS, FAMILIA_CATALOGOS } from '@marco/parametros/contract';
import { z } from 'zod';

const nombre = z
  .string()
  .trim()
  .min(1, { error: explainRequired('Nombre') })
  .max(80, { error: 'Escriba máximo 80 caracteres.' });
const descripcion = z.string().trim().max(500, { error: 'Escriba máximo 500 caracteres.' });

/** Thematic domains, second level of the common language (domain §2.1). Code and arc name what is below: they never change. */
export const dominios = defineCollection({
  word: 'dominios',
  family: FAMILIA_CATALOGOS,
  context: 'capas-de-uso',
  noun: 'Dominio',
  uno: 'un dominio',
  varios: 'los dominios',
  row: z.object({
    id: z.number().int(),
    codigo: z.string(),
    nombre: z.string(),
    descripcion: z.string(),
    /** Arc of the domain below every layer. */
    arco: z.number().int(),
    activo: z.boolean(),
    version: z.number().int(),
  }),
  create: z.object({
    codigo: z
      .string()
      .trim()
      .regex(/^[A-Z][A-Za-z0-9]{1,39}$/, {
        error: 'El código empieza en mayúscula y tiene letras y números sin tildes: Ubicacion.',
      }),
    nombre,
    descripcion: descripcion.default(''),
  }),
  update: z.object({ nombre, descripcion, activo: z.boolean() }),
  orders: ['nombre', 'codigo', 'arco'],
  access: ACCESO_CATALOGOS,
  relations: { read: ['elementos'] },
});
