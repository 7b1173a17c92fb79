import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import {
  cambioDefinicionSchema,
  cambioEventoSchema,
  cambioIndividuoSchema,
  cambioReglaSchema,
  datosDefinicionSchema,
  datosEventoSchema,
  datosIndividuoSchema,
  datosReglaSchema,
  fichaSchema,
} from './fichas.schema.ts';
import { ontologiaErrors } from './ontologia.errors.ts';
import { RECURSO_ONTOLOGIA } from './terms.ts';

const creating = { private: permissionAccess(RECURSO_ONTOLOGIA, 'crear') } as const;
const editing = { private: permissionAccess(RECURSO_ONTOLOGIA, 'editar') } as const;
const params = z.object({ id: integerIdParam('ficha') });
/** What a ficha of each kind is read as, which its change takes back. */
const [definicion, individuo, evento, regla] = fichaSchema.options;
const comun = { context: 'ontologia', response: fichaSchema, errors: ontologiaErrors } as const;

export const createDefinicionEndpoint = defineEndpoint({
  ...comun,
  operation: 'createDefinicion',
  summary: 'Agrega una clase o una propiedad a la ontología, con su OID.',
  method: 'POST',
  path: '/ontologia/definicion',
  exposure: creating,
  request: { body: datosDefinicionSchema },
  idempotent: true,
});
export const updateDefinicionEndpoint = defineEndpoint({
  ...comun,
  operation: 'updateDefinicion',
  summary: 'Cambia una clase o una propiedad; su código y su tipo no cambian.',
  method: 'PUT',
  path: '/ontologia/definicion/{id}',
  exposure: editing,
  request: { params, body: cambioDefinicionSchema },
  takesBack: definicion,
  versioned: true,
});
export const createIndividuoEndpoint = defineEndpoint({
  ...comun,
  operation: 'createIndividuo',
  summary: 'Agrega un individuo de una clase, con su OID.',
  method: 'POST',
  path: '/ontologia/individuo',
  exposure: creating,
  request: { body: datosIndividuoSchema },
  idempotent: true,
});
export const updateIndividuoEndpoint = defineEndpoint({
  ...comun,
  operation: 'updateIndividuo',
  summary: 'Cambia un individuo; su código no cambia.',
  method: 'PUT',
  path: '/ontologia/individuo/{id}',
  exposure: editing,
  request: { params, body: cambioIndividuoSchema },
  takesBack: individuo,
  versioned: true,
});
export const createEventoEndpoint = defineEndpoint({
  ...comun,
  operation: 'createEvento',
  summary: 'Agrega un evento a la ontología, con su OID.',
  method: 'POST',
  path: '/ontologia/evento',
  exposure: creating,
  request: { body: datosEventoSchema },
  idempotent: true,
});
export const updateEventoEndpoint = defineEndpoint({
  ...comun,
  operation: 'updateEvento',
  summary: 'Cambia un evento; su código no cambia.',
  method: 'PUT',
  path: '/ontologia/evento/{id}',
  exposure: editing,
  request: { params, body: cambioEventoSchema },
  takesBack: evento,
  versioned: true,
});
export const createReglaEndpoint = defineEndpoint({
  ...comun,
  operation: 'createRegla',
  summary: 'Agrega una regla a la ontología, con su OID.',
  method: 'POST',
  path: '/ontologia/regla',
  exposure: creating,
  request: { body: datosReglaSchema },
  idempotent: true,
});
export const updateReglaEndpoint = defineEndpoint({
  ...comun,
  operation: 'updateRegla',
  summary: 'Cambia una regla; su código no cambia.',
  method: 'PUT',
  path: '/ontologia/regla/{id}',
  exposure: editing,
  request: { params, body: cambioReglaSchema },
  takesBack: regla,
  versioned: true,
});
