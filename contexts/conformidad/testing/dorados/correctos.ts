import { strToU8 } from 'fflate';
import { parse } from 'yaml';
import type { ServicioEsperado } from '../../rules/esperado.ts';
import { createZip, type Dorado, REST, SOAP, updateTexto } from './dorado.ts';
import { createEsperadoCon, ESPERADO } from './esperado-de-muestra.ts';

const toJson = (yaml: string, espacio?: number | string) => JSON.stringify(parse(yaml), null, espacio);
const toUtf16 = (texto: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(texto, 'utf16le')]);

function rest(nombre: string, contenido: string | Uint8Array, esperado: ServicioEsperado = ESPERADO): Dorado {
  const bytes = typeof contenido === 'string' ? strToU8(contenido) : contenido;
  return { nombre: `REST: ${nombre}`, bytes, esperado };
}

function soap(
  nombre: string,
  cambios: Readonly<Record<string, string | Uint8Array>> = {},
  esperado = ESPERADO,
): Dorado {
  return { nombre: `SOAP: ${nombre}`, bytes: createZip({ ...SOAP, ...cambios }), esperado };
}

const change = (archivo: string, de: string, a: string) => ({
  [archivo]: updateTexto(SOAP[archivo] ?? '', de, a),
});

/** The operations of the service are not known yet: its fields are looked for in all of them. */
const SIN_CODIGO: ServicioEsperado = {
  ...ESPERADO,
  operaciones: ESPERADO.operaciones.map((operacion) => ({ ...operacion, codigo: null })),
};

/** Contracts that pass every check. */
export const CORRECTOS: readonly Dorado[] = [
  rest('YAML de OpenAPI 3.1', REST),
  rest('JSON de OpenAPI 3.1', toJson(REST, 2)),
  rest('JSON en una sola línea', toJson(REST)),
  rest('JSON con tabuladores', toJson(REST, '\t')),
  rest('OpenAPI 3.0', updateTexto(REST, 'openapi: 3.1.0', 'openapi: 3.0.3')),
  rest('renglones de Windows', REST.replaceAll('\n', '\r\n')),
  rest('UTF-16 con marca', toUtf16(REST)),
  rest('servicio sin operaciones declaradas', REST, SIN_CODIGO),
  rest(
    'una lista con nombre y alias de YAML',
    updateTexto(
      updateTexto(REST, 'enum: [E, S]', 'enum: *sentidos'),
      '    Consulta:\n      type: object',
      '    Sentido: {type: string, enum: &sentidos [E, S]}\n    Consulta:\n      type: object',
    ),
  ),
  rest(
    'allOf con lo heredado',
    updateTexto(
      REST,
      "          items:\n            $ref: '#/components/schemas/Movimiento'",
      "          items:\n            allOf:\n              - $ref: '#/components/schemas/Movimiento'",
    ),
  ),
  rest(
    'otro nombre local que el servicio declaró',
    REST.replaceAll('puestoControl', 'puesto'),
    createEsperadoCon('puestoControl', { nombreLocal: 'puesto' }),
  ),
  rest(
    'petición más angosta que se declaró',
    updateTexto(REST, 'enum: [CC, CE, PA]', 'enum: [CC, CE]'),
    createEsperadoCon('tipoDocumento', { diferencia: true }),
  ),
  rest(
    'respuesta más angosta, con límites de las dos clases',
    updateTexto(
      updateTexto(REST, 'maxLength: 80', 'maxLength: 40'),
      'minimum: 0\n          maximum: 9999',
      'minimum: 0\n          exclusiveMinimum: -100\n          maximum: 9999\n          exclusiveMaximum: 100000',
    ),
  ),
  rest(
    'campo que puede ser nulo en los dos',
    updateTexto(
      REST,
      '        puestoControl:\n          type: string',
      "        puestoControl:\n          type: [string, 'null']",
    ),
    createEsperadoCon('puestoControl', { anulable: true }),
  ),
  soap('WSDL con XSD y ejemplos'),
  soap('mensajes con renglones de Windows', {
    'esquemas/mensajes.xsd': (SOAP['esquemas/mensajes.xsd'] ?? '').replaceAll('\n', '\r\n'),
  }),
  soap('XSD en ISO-8859-1', {
    'esquemas/lenguaje.xsd': Buffer.from(
      updateTexto(SOAP['esquemas/lenguaje.xsd'] ?? '', 'encoding="UTF-8"', 'encoding="ISO-8859-1"'),
      'latin1',
    ),
  }),
  soap(
    'SOAP 1.2',
    change(
      'servicio.wsdl',
      'xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"',
      'xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap12/"',
    ),
  ),
  soap(
    'tipo que extiende a otro',
    change(
      'esquemas/mensajes.xsd',
      '<xs:element name="movimiento" type="lci:tipoMovimientoMigratorio" maxOccurs="unbounded"/>',
      `<xs:element name="movimiento" maxOccurs="unbounded">
          <xs:annotation><xs:documentation>Movimiento de la persona</xs:documentation></xs:annotation>
          <xs:complexType><xs:complexContent><xs:extension base="lci:tipoMovimientoMigratorio"/></xs:complexContent></xs:complexType>
        </xs:element>`,
    ),
  ),
  soap(
    'elemento reemplazado que no está en el contrato de otro servicio',
    {},
    createEsperadoCon('horas', { diferencia: true }),
  ),
];
