import { createRestConFalla, type Dorado, findLinea, REST } from './dorado.ts';
import { createEsperadoCon, ESPERADO } from './esperado-de-muestra.ts';

/** Contracts of REST with one fault each. */
export const CON_FALLA_REST: readonly Dorado[] = [
  createRestConFalla('Swagger 2.0', ['openapi: 3.1.0', "swagger: '2.0'"], {
    codigo: 'C-01',
    en: "swagger: '2.0'",
  }),
  createRestConFalla('sangría con tabulador', ['  version: ', '\tversion: '], {
    codigo: 'C-01',
    en: '\tversion',
  }),
  createRestConFalla('campo repetido', ["  version: '1.0'", "  version: '1.0'\n  title: Otro"], {
    codigo: 'C-01',
    en: 'title: Otro',
  }),
  createRestConFalla(
    'referencia que no llega',
    ["$ref: '#/components/schemas/Consulta'", "$ref: '#/components/schemas/Otra'"],
    {
      codigo: 'C-01',
      en: 'schemas/Otra',
    },
  ),
  createRestConFalla(
    'referencia a la red',
    ["$ref: '#/components/schemas/Problema'", "$ref: 'https://ejemplo.gov.co/problema.yaml'"],
    {
      codigo: 'C-02',
      en: 'problema.yaml',
    },
  ),
  createRestConFalla('falta una operación', ['title: Movimientos migratorios', 'title: Movimientos'], {
    codigo: 'C-03',
    en: 'openapi: 3.1.0',
    ruta: 'anular',
    esperado: {
      ...ESPERADO,
      operaciones: [
        ...ESPERADO.operaciones,
        { codigo: 'anular', nombre: 'Anular', mensajes: ESPERADO.operaciones[0]?.mensajes ?? [] },
      ],
    },
  }),
  createRestConFalla(
    'falta un obligatorio',
    [
      `        numeroDocumento:
          type: string
          description: Número del documento de la persona
          minLength: 1
          maxLength: 20
          pattern: ^[0-9A-Z]+$
`,
      '',
    ],
    { codigo: 'C-04', en: 'openapi: 3.1.0', ruta: 'consultarMovimientos › numeroDocumento' },
  ),
  createRestConFalla(
    'campo de más',
    [
      '        horas:\n',
      '        sobra:\n          type: string\n          description: Algo que sobra\n        horas:\n',
    ],
    {
      codigo: 'C-05',
      en: '        sobra:',
      ruta: 'Movimiento › sobra',
    },
  ),
  createRestConFalla('valor de más en la respuesta', ['enum: [E, S]', 'enum: [E, S, T]'], {
    codigo: 'C-06',
    en: 'enum: [E, S, T]',
    ruta: 'Movimiento › tipoMovimiento',
  }),
  createRestConFalla('valor de menos en la petición', ['enum: [CC, CE, PA]', 'enum: [CC, PA]'], {
    codigo: 'C-06',
    en: 'enum: [CC, PA]',
    ruta: 'Consulta › tipoDocumento',
  }),
  createRestConFalla('petición que acepta textos más cortos', ['maxLength: 20', 'maxLength: 12'], {
    codigo: 'C-06',
    en: 'maxLength: 12',
    ruta: 'Consulta › numeroDocumento',
  }),
  createRestConFalla('respuesta sin límite de largo', ['          maxLength: 80\n', ''], {
    codigo: 'C-06',
    en: '        puestoControl:\n',
    ruta: 'Movimiento › puestoControl',
  }),
  createRestConFalla('fecha escrita como texto', ['          format: date\n', ''], {
    codigo: 'C-06',
    en: 'type: string\n          description: Fecha del movimiento',
    ruta: 'Movimiento › fechaMovimiento',
  }),
  createRestConFalla('obligatorio que el contrato dice opcional', ['        - tipoMovimiento\n', ''], {
    codigo: 'C-07',
    en: '        tipoMovimiento:\n',
    ruta: 'Movimiento › tipoMovimiento',
  }),
  createRestConFalla('código vencido en la lista', ['enum: [COL, CUW, SXM]', 'enum: [ANT, COL, CUW, SXM]'], {
    codigo: 'C-08',
    en: 'enum: [ANT',
    ruta: 'Movimiento › paisDestino',
  }),
  createRestConFalla(
    'nombre que no es del lenguaje',
    ['        horas:\n', "        tiempo:\n          x-lci-oid: '2.999.170.2.9.5'\n"],
    {
      codigo: 'C-09',
      en: '        tiempo:',
      ruta: 'Movimiento › tiempo',
    },
  ),
  {
    nombre: 'REST: elemento caducado',
    bytes: Buffer.from(REST),
    esperado: createEsperadoCon('horas', { elemento: getElemento('horas') }),
    falla: {
      codigo: 'C-11',
      archivo: null,
      linea: findLinea(REST, '        horas:\n'),
      ruta: 'Movimiento › horas',
    },
  },
  createRestConFalla(
    'errores sin estructura',
    [
      "application/problem+json:\n              schema:\n                $ref: '#/components/schemas/Problema'",
      'application/json: {}',
    ],
    {
      codigo: 'C-12',
      en: "        '4XX':",
      ruta: 'consultarMovimientos › respuesta 4XX',
    },
  ),
  createRestConFalla(
    'descripción en inglés',
    ['description: Horas de permanencia en el puesto', 'description: The hours of the stay'],
    {
      codigo: 'C-13',
      en: '        horas:\n',
      ruta: 'Movimiento › horas',
    },
  ),
  createRestConFalla('dirección sin TLS', ['- url: https://', '- url: http://'], {
    codigo: 'C-14',
    en: '- url: http://',
  }),
  createRestConFalla(
    'cédula que puede ser real',
    ["numeroDocumento: '123456789'", "numeroDocumento: '79540321'"],
    {
      codigo: 'C-14',
      en: '79540321',
    },
  ),
  createRestConFalla(
    'identificador con barra',
    [
      '  /movimientos/consulta:',
      '  /movimientos/aviso:\n    get:\n      operationId: avisos/consultar\n      description: Avisos de la entidad\n      responses:\n        default:\n          description: Problema\n          content:\n            application/problem+json: {}\n  /movimientos/consulta:',
    ],
    {
      codigo: 'C-15',
      en: '    get:',
      ruta: 'avisos/consultar',
      esperado: {
        ...ESPERADO,
        operaciones: [
          ...ESPERADO.operaciones,
          { codigo: 'avisos/consultar', nombre: 'Avisos', mensajes: [] },
        ],
      },
    },
  ),
  createRestConFalla(
    'callback',
    [
      '      requestBody:',
      "      callbacks:\n        alTerminar:\n          '{$request.body#/direccion}':\n            post:\n              responses: {}\n      requestBody:",
    ],
    {
      codigo: 'C-16',
      en: 'alTerminar',
      ruta: 'consultarMovimientos › alTerminar',
    },
  ),
];

function getElemento(nombreLocal: string) {
  const oid = `2.999.170.2.9.${nombreLocal.length}`;
  return {
    identificador: nombreLocal,
    version: '1.0',
    oid,
    espacio: null,
    estado: 'caducado' as const,
    hasta: '2026-10-01',
  };
}
