import { createSoapConFalla, type Dorado } from './dorado.ts';
import { createEsperadoCon } from './esperado-de-muestra.ts';

const WSDL = 'servicio.wsdl';
const MENSAJES = 'esquemas/mensajes.xsd';
const LENGUAJE = 'esquemas/lenguaje.xsd';
const PETICION = 'ejemplos/peticion.xml';

/** Contracts of SOAP with one fault each. */
export const CON_FALLA_SOAP: readonly Dorado[] = [
  createSoapConFalla('XML sin cerrar', [LENGUAJE, '</xs:complexType>', '</xs:complejo>'], {
    codigo: 'C-01',
    en: '</xs:complejo>',
  }),
  createSoapConFalla(
    'XML Schema 1.1',
    [
      LENGUAJE,
      '      <xs:maxInclusive value="9999"/>',
      '      <xs:maxInclusive value="9999"/>\n      <xs:assertion test="true()"/>',
    ],
    {
      codigo: 'C-01',
      en: 'xs:assertion',
      ruta: 'assertion',
    },
  ),
  createSoapConFalla(
    'tipo sin declarar',
    [MENSAJES, 'type="lci:numeroDocumento"', 'type="lci:otroDocumento"'],
    {
      codigo: 'C-01',
      en: 'lci:otroDocumento',
      ruta: 'otroDocumento',
    },
  ),
  createSoapConFalla(
    'DOCTYPE',
    [MENSAJES, '<xs:schema ', '<!DOCTYPE esquema [<!ENTITY a "b">]>\n<xs:schema '],
    {
      codigo: 'C-02',
      en: '<!DOCTYPE',
    },
  ),
  createSoapConFalla(
    'esquema que no viene',
    [MENSAJES, 'schemaLocation="lenguaje.xsd"', 'schemaLocation="../../lenguaje.xsd"'],
    {
      codigo: 'C-02',
      en: '../../lenguaje.xsd',
      ruta: 'import',
    },
  ),
  createSoapConFalla(
    'esquema de la red',
    [WSDL, 'schemaLocation="esquemas/mensajes.xsd"', 'schemaLocation="https://ejemplo.gov.co/mensajes.xsd"'],
    {
      codigo: 'C-02',
      en: 'https://ejemplo.gov.co/mensajes.xsd',
      ruta: 'import',
    },
  ),
  createSoapConFalla(
    'operación de más',
    [
      WSDL,
      '  </portType>',
      `    <operation name="avisar">
      <documentation>Avisa algo a la entidad</documentation>
      <input message="tns:Peticion"/><output message="tns:Respuesta"/><fault name="f" message="tns:Falla"/>
    </operation>
  </portType>`,
    ],
    { codigo: 'C-03', en: '<operation name="avisar">', ruta: 'avisar' },
  ),
  createSoapConFalla(
    'obligatorio dos veces',
    [
      LENGUAJE,
      '      <xs:element name="puestoControl"',
      `      <xs:element name="otro"><xs:annotation><xs:documentation>Otro de la persona</xs:documentation></xs:annotation>
        <xs:complexType><xs:sequence>
          <xs:element name="tipoMovimiento" type="lci:enumTipoMovimiento" id="segundo"/>
        </xs:sequence></xs:complexType></xs:element>
      <xs:element name="puestoControl"`,
    ],
    { codigo: 'C-04', en: 'id="segundo"' },
  ),
  createSoapConFalla(
    'campo de más',
    [
      MENSAJES,
      '<xs:element name="numeroDocumento"',
      `<xs:element name="salario" type="lci:horas" minOccurs="0"/>
        <xs:element name="numeroDocumento"`,
    ],
    { codigo: 'C-05', en: 'name="salario"', ruta: 'consulta › salario' },
  ),
  createSoapConFalla(
    'valor de más en la respuesta',
    [LENGUAJE, '<xs:enumeration value="E"/>', '<xs:enumeration value="E"/><xs:enumeration value="T"/>'],
    {
      codigo: 'C-06',
      en: 'value="E"',
      ruta: 'tipoMovimientoMigratorio › tipoMovimiento',
    },
  ),
  createSoapConFalla('petición con otro patrón', [LENGUAJE, 'value="[0-9A-Z]+"', 'value="[0-9]+"'], {
    codigo: 'C-06',
    en: 'value="[0-9]+"',
    ruta: 'consulta › numeroDocumento',
  }),
  createSoapConFalla('número más grande', [LENGUAJE, '      <xs:maxInclusive value="9999"/>\n', ''], {
    codigo: 'C-06',
    en: '<xs:minInclusive value="0"/>',
    ruta: 'tipoMovimientoMigratorio › horas',
  }),
  createSoapConFalla(
    'campo que puede ser nulo',
    [LENGUAJE, '<xs:element name="tipoMovimiento" ', '<xs:element name="tipoMovimiento" nillable="true" '],
    {
      codigo: 'C-07',
      en: 'nillable="true"',
    },
  ),
  createSoapConFalla(
    'código vencido en la lista',
    [LENGUAJE, '<xs:enumeration value="COL"/>', '<xs:enumeration value="ANT"/><xs:enumeration value="COL"/>'],
    {
      codigo: 'C-08',
      en: 'value="ANT"',
    },
  ),
  createSoapConFalla(
    'nombre que no es del lenguaje',
    [
      LENGUAJE,
      '<xs:element name="horas" ',
      '<xs:element xmlns:x="urn:lci" x:oid="2.999.170.2.9.5" name="tiempo" ',
    ],
    {
      codigo: 'C-09',
      en: 'name="tiempo"',
    },
  ),
  createSoapConFalla(
    'tipo de otro espacio',
    [
      MENSAJES,
      '<xs:element name="numeroDocumento" type="lci:numeroDocumento"/>\n      </xs:sequence>\n    </xs:complexType>\n  </xs:element>',
      `<xs:element name="numeroDocumento" type="tns:numeroPropio"/>
      </xs:sequence>
    </xs:complexType>
  </xs:element>
  <xs:simpleType name="numeroPropio">
    <xs:annotation><xs:documentation>Número del documento de la persona</xs:documentation></xs:annotation>
    <xs:restriction base="lci:numeroDocumento"/>
  </xs:simpleType>`,
    ],
    {
      codigo: 'C-10',
      en: 'type="tns:numeroPropio"',
      ruta: 'consulta › numeroDocumento',
    },
  ),
  createSoapConFalla(
    'falta sin código',
    [MENSAJES, '<xs:element name="codigo" ', '<xs:element name="causa" '],
    {
      codigo: 'C-12',
      en: '<fault name="falla"',
      lugar: WSDL,
    },
  ),
  createSoapConFalla(
    'operación sin descripción',
    [WSDL, '      <documentation>Consulta los movimientos de una persona</documentation>\n', ''],
    {
      codigo: 'C-13',
      en: '<operation name="consultarMovimientos">\n      <input message',
      ruta: 'consultarMovimientos',
    },
  ),
  createSoapConFalla('correo que puede ser real', [PETICION, '123456789', 'ana@correo.com.co'], {
    codigo: 'C-14',
    en: 'ana@correo',
  }),
  createSoapConFalla(
    'operación sin respuesta',
    [
      WSDL,
      '  </portType>',
      `    <operation name="avisar">
      <documentation>Avisa algo a la entidad</documentation>
      <input message="tns:Peticion"/><fault name="f" message="tns:Falla"/>
    </operation>
  </portType>`,
    ],
    {
      codigo: 'C-16',
      en: '<operation name="avisar">',
      ruta: 'avisar',
      esperado: {
        ...createEsperadoCon('', {}),
        operaciones: [
          ...createEsperadoCon('', {}).operaciones,
          { codigo: 'avisar', nombre: 'Avisar', mensajes: [] },
        ],
      },
    },
  ),
];
