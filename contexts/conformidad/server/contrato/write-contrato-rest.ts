import { writeOpenapi } from '@marco/esquemas/port';
import type { PapelMensaje } from '@marco/servicios/terms';
import type {
  DireccionDelContrato,
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
  servicio: ServicioDelContrato,
  { clausura, operaciones }: MaterialDelContrato,
): string {
  const { nombre, version, descripcion, oid, direcciones } = servicio;
  const { components, ...documento } = writeOpenapi(clausura) as { components: { schemas: Parte } };
  return `${JSON.stringify(
    {
      ...documento,
      info: {
        title: nombre,
        version,
        ...(descripcion === undefined ? {} : { description: descripcion }),
        ...(oid === undefined ? {} : { 'x-lci-oid': oid }),
      },
      servers: direcciones.map(writeServidor),
      paths: Object.fromEntries(
        operaciones.map((operacion) => [
          `/${operacion.codigo}`,
          { post: writeOperacion(servicio, operacion) },
        ]),
      ),
      components: { schemas: { ...components.schemas, [CLAVE_PROBLEMA]: PROBLEMA } },
    },
    null,
    2,
  )}\n`;
}

function writeServidor({ url, descripcion, variables }: DireccionDelContrato): Parte {
  return {
    url,
    ...(descripcion === undefined ? {} : { description: descripcion }),
    ...(variables === undefined
      ? {}
      : {
          variables: Object.fromEntries(
            Object.entries(variables).map(([nombre, una]) => [
              nombre,
              { default: una.valor, description: una.descripcion },
            ]),
          ),
        }),
  };
}

function writeOperacion(
  { nombre, operaciones }: ServicioDelContrato,
  { codigo, mensajes }: OperacionDelContrato,
): Parte {
  const resumen = operaciones?.get(codigo);
  const writeContenido = (papel: PapelMensaje): Parte | undefined => {
    const mensaje = mensajes.find((uno) => uno.papel === papel);
    if (!mensaje) return undefined;
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
  const [peticion, respuesta, falla] = [
    writeContenido('peticion'),
    writeContenido('respuesta'),
    writeContenido('error'),
  ];
  return {
    operationId: codigo,
    ...(resumen === undefined ? {} : { summary: resumen }),
    description: `Atiende una petición del servicio «${nombre}».`,
    ...(peticion === undefined ? {} : { requestBody: { required: true, ...peticion } }),
    responses: {
      200: { description: 'Los datos que se pidieron.', ...respuesta },
      400: ERROR('La petición tiene un error.'),
      404: ERROR('No hay datos para lo que se pidió.'),
      500: ERROR('El servicio no pudo responder.'),
      ...(falla === undefined
        ? {}
        : { default: { description: 'El error que el servicio describe.', ...falla } }),
    },
  };
}
