import { defineCollection } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { ACCESO_CATALOGOS, FAMILIA_CATALOGOS } from '@marco/parametros/contract';
import { z } from 'zod';

const campos = z.object({
  nombre: z
    .string()
    .trim()
    .min(1, { error: explainRequired('Nombre') })
    .max(80, { error: 'Escriba máximo 80 caracteres.' }),
  descripcion: z.string().trim().max(500, { error: 'Escriba máximo 500 caracteres.' }),
  peso: z
    .number({ error: 'El peso es un número de 1 a 100.' })
    .int({ error: 'El peso es un número de 1 a 100.' })
    .min(1, { error: 'El peso es un número de 1 a 100.' })
    .max(100, { error: 'El peso es un número de 1 a 100.' }),
  orden: z.number().int().min(0).max(1000),
});

/** The criteria of the evaluation of a standard; an evaluation keeps the weight of its day. */
export const criterios = defineCollection({
  word: 'criterios-evaluacion',
  family: FAMILIA_CATALOGOS,
  context: 'estandares',
  noun: 'Criterio',
  uno: 'un criterio de evaluación',
  varios: 'los criterios de evaluación',
  row: campos.extend({
    id: z.number().int(),
    codigo: z.string(),
    activo: z.boolean(),
    version: z.number().int(),
  }),
  create: campos.extend({
    codigo: z
      .string()
      .trim()
      .regex(/^[a-z][a-z-]{1,39}$/, { error: 'El código tiene letras minúsculas y guiones, sin tildes.' }),
    descripcion: campos.shape.descripcion.default(''),
    orden: campos.shape.orden.default(0),
  }),
  update: campos.extend({ activo: z.boolean() }),
  orders: ['orden', 'nombre', 'codigo', 'peso'],
  access: ACCESO_CATALOGOS,
  relations: { read: ['estandares'] },
});
