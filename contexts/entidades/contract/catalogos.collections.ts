import { defineCollection } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { ACCESO_CATALOGOS, FAMILIA_CATALOGOS } from '@marco/parametros/contract';
import { z } from 'zod';
import { LIMITE_NOMBRE_CATALOGO } from './terms.ts';

const nombre = z
  .string()
  .trim()
  .min(1, { error: explainRequired('Nombre') })
  .max(LIMITE_NOMBRE_CATALOGO, { error: `Escriba máximo ${LIMITE_NOMBRE_CATALOGO} caracteres.` });

const create = z.object({ codigo: z.string().trim().max(20), nombre });
const update = z.object({ nombre, activo: z.boolean() });

const fila = z.object({
  codigo: z.string(),
  nombre: z.string(),
  activo: z.boolean(),
  version: z.number().int(),
});

/** What the three catalogues share; a code never changes. */
const comun = {
  family: FAMILIA_CATALOGOS,
  context: 'entidades',
  access: ACCESO_CATALOGOS,
  create,
  update,
  orders: ['codigo', 'nombre'] as const,
};

/** Administrative sectors by the generic verbs. */
export const sectores = defineCollection({
  ...comun,
  word: 'sectores',
  noun: 'Sector',
  uno: 'un sector',
  varios: 'los sectores',
  row: fila.extend({ id: z.number().int() }),
  relations: { read: ['entidades'] },
});

/** Departments of DIVIPOLA; their code names them. */
export const departamentos = defineCollection({
  ...comun,
  word: 'departamentos',
  noun: 'Departamento',
  uno: 'un departamento',
  varios: 'los departamentos',
  id: z.string().regex(/^\d{2}$/, { error: 'El código son dos dígitos, como 05.' }),
  row: fila.extend({ id: z.string() }),
  relations: { read: ['municipios', 'entidades'] },
});

/** Municipalities of DIVIPOLA; the first two digits of their code are their department's. */
export const municipios = defineCollection({
  ...comun,
  word: 'municipios',
  noun: 'Municipio',
  uno: 'un municipio',
  varios: 'los municipios',
  id: z.string().regex(/^\d{5}$/, { error: 'El código son cinco dígitos, como 05001.' }),
  row: fila.extend({ id: z.string(), departamentoId: z.string(), departamento: z.string() }),
  relations: { read: ['departamento', 'entidades'] },
});
