import swagger from '@fastify/swagger';
import {
  type AnyEndpoint,
  commonErrors,
  type ErrorCatalogue,
  type ExposedAddress,
  problemSchema,
} from '@marco/contract-kit';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

export interface ApiDescription {
  readonly title: string;
  readonly version: string;
  /** Display name of each context, in order. */
  readonly contexts: Readonly<Record<string, string>>;
}

/** Writes the OpenAPI 3.1 description from the contracts that are bound. */
export async function registerOpenapi(app: FastifyInstance, description: ApiDescription): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: description.title,
        version: description.version,
        description:
          'Las rutas bajo /api-public/ no requieren sesión. Las demás llevan el encabezado Authorization: Bearer.',
      },
      tags: Object.entries(description.contexts).map(([name, text]) => ({ name, description: text })),
      components: {
        securitySchemes: {
          sesion: {
            type: 'http',
            scheme: 'bearer',
            description: 'Token de la sesión que entrega servicioLogin/login',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** The body of an upload, which its handler reads: nothing is validated before. */
const FORM = z.unknown().describe('Formulario con un solo archivo, en el campo `archivo`');

/** One operation answers at several addresses, and each has a name of its own in the description. */
const OPERATION_SUFFIX: Readonly<Record<ExposedAddress['base'], string>> = {
  '/api': '',
  '/api-public': 'Public',
  '': 'Site',
};

/** The part of a route the validators and the description read. */
export function describeRoute(endpoint: AnyEndpoint, address: ExposedAddress): FastifySchema {
  const { request } = endpoint;
  return {
    operationId: `${endpoint.operation}${OPERATION_SUFFIX[address.base]}`,
    tags: [endpoint.context],
    summary: endpoint.summary,
    description: describeAccess(address),
    ...(address.access.kind === 'public' ? {} : { security: [{ sesion: [] }] }),
    ...describeHeaders(endpoint),
    ...(request.params ? { params: request.params } : {}),
    ...(request.query ? { querystring: request.query } : {}),
    ...(request.body ? { body: request.body } : {}),
    ...(endpoint.upload ? { body: FORM, consumes: ['multipart/form-data'] } : {}),
    response: { 200: endpoint.response, ...describeErrors(endpoint) },
  } as FastifySchema;
}

/** The optional headers of an endpoint; read by the server itself, so that an unknown one harms nobody. */
function describeHeaders({ versioned, irreversible, idempotent, recaptcha }: AnyEndpoint): {
  headers?: z.ZodObject;
} {
  if (!versioned && !idempotent && !recaptcha) return {};
  return {
    headers: z.looseObject({
      ...(versioned
        ? {
            'if-match': z
              .string()
              .optional()
              .describe(
                `Versión del registro que se edita, por ejemplo "3"${irreversible ? '; obligatoria: no se puede deshacer' : ''}`,
              ),
          }
        : {}),
      ...(idempotent
        ? { 'idempotency-key': z.string().optional().describe('Clave con la que puede repetir la petición') }
        : {}),
      ...(recaptcha
        ? {
            'recaptcha-token': z
              .string()
              .optional()
              .describe(
                `Token de reCAPTCHA de la acción ${recaptcha}; solo se pide si la instalación lo activó`,
              ),
          }
        : {}),
    }),
  };
}

function describeAccess({ access }: ExposedAddress): string {
  const fresh =
    'fresh' in access && access.fresh ? ' Quien tiene segundo factor confirma con un código.' : '';
  switch (access.kind) {
    case 'public':
      return 'Pública: no requiere sesión.';
    case 'external-identity':
      return 'Requiere el token del autenticador.';
    case 'session':
      return `Requiere sesión.${fresh}`;
    case 'permission':
      return `Requiere el permiso ${access.resource.code} · ${access.action}.${fresh}`;
  }
}

/** Endpoints that tell no errors of their own. */
const NO_ERRORS: ErrorCatalogue = {};

/** What was described of a catalogue, which most endpoints of a context share: to describe it is much of a start. */
const described = new WeakMap<ErrorCatalogue, Readonly<Record<number, unknown>>>();

function describeErrors({ errors = NO_ERRORS }: AnyEndpoint): Readonly<Record<number, unknown>> {
  const known = described.get(errors);
  if (known) return known;
  const catalogue: ErrorCatalogue = { ...commonErrors, ...errors };
  const byStatus = Map.groupBy(Object.entries(catalogue), ([, definition]) => definition.status);
  const answers = Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      problemSchema.describe(entries.map(([code, { mensaje }]) => `${code}: ${mensaje}`).join(' · ')),
    ]),
  );
  described.set(errors, answers);
  return answers;
}
