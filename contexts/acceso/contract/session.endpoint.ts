import { defineEndpoint, enteringAccess, integerId, publicAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';
import { usuarioActualSchema } from './usuario-actual.schema.ts';

/** The server makes the nonce of a sign-in and ties it to this browser by a cookie. */
export const createLoginNonceEndpoint = defineEndpoint({
  operation: 'createLoginNonce',
  context: 'acceso',
  summary: 'Entrega el nonce con el que se inicia sesión en el autenticador.',
  method: 'POST',
  path: '/servicioLogin/nonce',
  exposure: { private: publicAccess },
  request: {},
  response: z.object({ nonce: z.string() }),
  ratePerMinute: 60,
});

/** The user behind the session, as the server knows it. */
export const getUsuarioActualEndpoint = defineEndpoint({
  operation: 'getUsuarioActual',
  context: 'acceso',
  summary: 'Datos, rol y funcionalidades de la sesión actual.',
  method: 'GET',
  path: '/servicioLogin/usuario',
  exposure: { private: enteringAccess },
  request: {},
  response: usuarioActualSchema,
});

/** Specification §7: changes only the caller's own current entity. */
export const chooseEntidadEndpoint = defineEndpoint({
  operation: 'chooseEntidad',
  context: 'acceso',
  summary: 'Cambia la entidad para la que trabaja la sesión actual.',
  method: 'POST',
  path: '/usuarios/cambiarEntidad',
  exposure: { private: enteringAccess },
  request: { body: z.object({ entidadId: integerId('entidad') }) },
  response: usuarioActualSchema,
  errors: { ENTIDAD_NO_PERMITIDA: accesoErrors.ENTIDAD_NO_PERMITIDA },
});

/** Ends the session: its token answers 401 at once. */
export const logoutEndpoint = defineEndpoint({
  operation: 'logout',
  context: 'acceso',
  summary: 'Cierra la sesión actual.',
  method: 'POST',
  path: '/servicioLogin/logout',
  exposure: { private: enteringAccess },
  request: {},
  response: z.object({ cerrada: z.literal(true) }),
});
