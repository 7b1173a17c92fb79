import type { EspacioValores } from '../rules/contrato/espacio-valores.ts';
import type { CampoEsperado, ServicioEsperado } from '../rules/esperado.ts';

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
    ? { type: 'array', description: 'Varios de la persona', items: uno }
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
export function writeContratoDe({ operaciones: [operacion] }: ServicioEsperado): string {
  const find = (papel: string) => operacion?.mensajes.find((uno) => uno.papel === papel)?.campos ?? [];
  const toContenido = (papel: string) => ({
    content: { 'application/json': { schema: writeObjeto(find(papel)) } },
  });
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Contrato', version: '1.0' },
    servers: [{ url: 'https://servicios.ejemplo.gov.co' }],
    paths: {
      '/consulta': {
        post: {
          operationId: 'consultar',
          description: 'Consulta los datos de la persona',
          requestBody: toContenido('peticion'),
          responses: {
            '200': { description: 'Los datos', ...toContenido('respuesta') },
            default: { description: 'Un error', content: { 'application/problem+json': {} } },
          },
        },
      },
    },
  });
}
