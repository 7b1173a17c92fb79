import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { mesasErrors } from './mesas.errors.ts';
import { LIMITES_BUSQUEDA_NOMBRADA, RECURSO_MESAS } from './terms.ts';

const PATH = '/mesaInteroperabilidad/busquedas';
const exposure = { private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;
const { nombre: maximo, consulta: maximoConsulta } = LIMITES_BUSQUEDA_NOMBRADA;

/** Two names that differ in spaces alone are the same. */
const nombre = z
  .string()
  .trim()
  .min(1, { error: explainRequired('Nombre') })
  .max(maximo, { error: `Escriba máximo ${maximo} caracteres.` })
  .transform((text) => text.replaceAll(/\s+/g, ' '));

const busquedaNombradaSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  /** Query of the address of the mesas home that shows it. */
  consulta: z.string(),
});
export type BusquedaNombrada = z.infer<typeof busquedaNombradaSchema>;

/** Every call answers all of them, in order of name: there are few, and the person sees them together. */
const response = z.object({ busquedas: z.array(busquedaNombradaSchema) });

const params = z.object({ id: integerIdParam('busqueda') });

export const listBusquedasNombradasEndpoint = defineEndpoint({
  operation: 'listBusquedasNombradas',
  context: 'mesas',
  summary: 'Las búsquedas de mesas que usted guardó con un nombre.',
  method: 'GET',
  path: PATH,
  exposure,
  request: {},
  response,
});

export const createBusquedaNombradaEndpoint = defineEndpoint({
  operation: 'createBusquedaNombrada',
  context: 'mesas',
  summary: 'Guarda con un nombre la búsqueda que muestra una dirección de la página de mesas.',
  method: 'POST',
  path: PATH,
  exposure,
  idempotent: true,
  request: {
    body: z.object({
      nombre,
      consulta: z.string().max(maximoConsulta, {
        error: `La dirección de la búsqueda tiene máximo ${maximoConsulta} caracteres.`,
      }),
    }),
  },
  response,
  errors: {
    BUSQUEDA_REPETIDA: mesasErrors.BUSQUEDA_REPETIDA,
    BUSQUEDAS_EXCEDIDAS: mesasErrors.BUSQUEDAS_EXCEDIDAS,
  },
});

export const updateBusquedaNombradaEndpoint = defineEndpoint({
  operation: 'updateBusquedaNombrada',
  context: 'mesas',
  summary: 'Cambia el nombre de una búsqueda guardada.',
  method: 'PUT',
  path: `${PATH}/{id}`,
  exposure,
  request: { params, body: z.object({ nombre }) },
  response,
  errors: {
    BUSQUEDA_REPETIDA: mesasErrors.BUSQUEDA_REPETIDA,
    BUSQUEDA_NO_ENCONTRADA: mesasErrors.BUSQUEDA_NO_ENCONTRADA,
  },
});

export const deleteBusquedaNombradaEndpoint = defineEndpoint({
  operation: 'deleteBusquedaNombrada',
  context: 'mesas',
  summary: 'Elimina una búsqueda guardada.',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  exposure,
  request: { params },
  response,
  errors: { BUSQUEDA_NO_ENCONTRADA: mesasErrors.BUSQUEDA_NO_ENCONTRADA },
});
