import type { PapelMensaje } from '@marco/servicios/terms';
import type { EspacioValores } from '../rules/contrato/espacio-valores.ts';
import type { CampoEsperado, OperacionEsperada, ServicioEsperado } from '../rules/esperado.ts';

type Esquema = Record<string, unknown>;

const TIPOS: Readonly<Record<EspacioValores['base'], Esquema>> = {
  texto: { type: 'string' },
  entero: { type: 'integer' },
  decimal: { type: 'number' },
  logico: { type: 'boolean' },
  fecha: { type: 'string', format: 'date' },
  'fecha-hora': { type: 'string', format: 'date-time' },
  hora: { type: 'string', format: 'time' },
  binario: { type: 'string', contentEncoding: 'base64' },
  compuesto: { type: 'object' },
  cualquiera: {},
};

const keepDichos = (esquema: Esquema): Esquema =>
  Object.fromEntries(Object.entries(esquema).filter(([, valor]) => valor !== null));

function writeValores(valores: EspacioValores): Esquema {
  return keepDichos({
    ...TIPOS[valores.base],
    enum: valores.lista,
    'x-lci-patron': valores.patron,
    minLength: valores.longitudMinima,
    maxLength: valores.longitudMaxima,
    minimum: valores.minimo,
    maximum: valores.maximo,
    'x-lci-total-digitos': valores.totalDigitos,
    'x-lci-decimales': valores.decimales,
  });
}

function writeCampo({ valores, hijos, maximo, repeticionDicha }: CampoEsperado): Esquema {
  const uno = {
    ...(hijos.length > 0 ? writeObjeto(hijos) : writeValores(valores)),
    description: 'Un dato de la persona',
    ...(hijos.length > 0 ? {} : { example: 'X' }),
  };
  return repeticionDicha && maximo !== 1
    ? keepDichos({ type: 'array', description: 'Varios de la persona', maxItems: maximo, items: uno })
    : uno;
}

function writeObjeto(campos: readonly CampoEsperado[]): Esquema {
  return {
    type: 'object',
    required: campos.filter(({ obligatorio }) => obligatorio).map(({ nombreLocal }) => nombreLocal),
    properties: Object.fromEntries(campos.map((campo) => [campo.nombreLocal, writeCampo(campo)])),
  };
}

/** A contract of OpenAPI that says exactly what a servicio is expected to. */
export function writeContratoDe({ operaciones }: ServicioEsperado): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Contrato', version: '1.0' },
    servers: [{ url: 'https://servicios.ejemplo.gov.co' }],
    paths: Object.fromEntries(
      operaciones.map((operacion, orden) => [`/operacion-${orden + 1}`, { post: writeOperacion(operacion) }]),
    ),
  });
}

function writeOperacion({ codigo, mensajes }: OperacionEsperada): Esquema {
  const writeContenido = (papel: PapelMensaje, medio: string) => {
    const campos = mensajes.find((uno) => uno.papel === papel)?.campos;
    return { content: { [medio]: campos ? { schema: writeObjeto(campos) } : {} } };
  };
  return {
    operationId: codigo ?? 'consultar',
    description: 'Consulta los datos de la persona',
    requestBody: writeContenido('peticion', 'application/json'),
    responses: {
      '200': { description: 'Los datos', ...writeContenido('respuesta', 'application/json') },
      default: { description: 'Un error', ...writeContenido('error', 'application/problem+json') },
    },
  };
}
