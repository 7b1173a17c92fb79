import { writeOpenapi } from '@marco/esquemas/port';
import type { PapelMensaje } from '@marco/servicios/terms';
import type {
  MaterialDelContrato,
  OperacionDelContrato,
  ServicioDelContrato,
} from './mensajes-del-contrato.ts';

type Parte = Record<string, unknown>;

/** What tells an error (RFC 9457). */
const PROBLEMA: Parte = {
  type: 'object',
  required: ['title', 'status'],
  properties: {
    title: { type: 'string', description: 'Qué ocurrió' },
    status: { type: 'integer', description: 'Código de la respuesta' },
    detail: { type: 'string', description: 'Por qué, y qué hacer' },
  },
};
const CLAVE_PROBLEMA = 'ProblemaDelServicio';

const refer = (clave: string) => ({ $ref: `#/components/schemas/${clave}` });

const ERROR = (description: string): Parte => ({
  description,
  content: { 'application/problem+json': { schema: refer(CLAVE_PROBLEMA) } },
});

/** A contract of OpenAPI 3.1 whose schemas are those of the language. */
export function writeContratoRest(
  { nombre, version, direccion }: ServicioDelContrato,
  { clausura, operaciones }: MaterialDelContrato,
): string {
  const { components, ...documento } = writeOpenapi(clausura) as { components: { schemas: Parte } };
  return `${JSON.stringify(
    {
      ...documento,
      info: { title: nombre, version },
      servers: [{ url: direccion }],
      paths: Object.fromEntries(
        operaciones.map((operacion) => [`/${operacion.codigo}`, { post: writeOperacion(nombre, operacion) }]),
      ),
      components: { schemas: { ...components.schemas, [CLAVE_PROBLEMA]: PROBLEMA } },
    },
    null,
    2,
  )}\n`;
}

function writeOperacion(servicio: string, { codigo, mensajes }: OperacionDelContrato): Parte {
  const writeContenido = (papel: PapelMensaje): Parte => {
    const mensaje = mensajes.find((uno) => uno.papel === papel);
    if (!mensaje) return {};
    const ejemplo = mensaje.writeEjemplo('json');
    return {
      content: {
        'application/json': {
          schema: refer(mensaje.nombre.clave),
          ...(ejemplo === null ? {} : { example: JSON.parse(ejemplo) }),
        },
      },
    };
  };
  return {
    operationId: codigo,
    description: `Atiende una petición del servicio «${servicio}».`,
    requestBody: { required: true, ...writeContenido('peticion') },
    responses: {
      200: { description: 'Los datos que se pidieron.', ...writeContenido('respuesta') },
      400: ERROR('La petición tiene un error.'),
      404: ERROR('No hay datos para lo que se pidió.'),
      500: ERROR('El servicio no pudo responder.'),
    },
  };
}
