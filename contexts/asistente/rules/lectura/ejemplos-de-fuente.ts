/** A kind of file the assistant reads, with a small one of it. */
export interface EjemploDeFuente {
  readonly clase: string;
  /** Name the small one would have. */
  readonly archivo: string;
  readonly texto: string;
  /** What of it shows the kind at a glance. */
  readonly muestra: string;
}

const XSD = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
  <xs:element name="persona">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="primerNombre" type="xs:string"/>
        <xs:element name="fechaNacimiento" type="xs:date"/>
      </xs:sequence>
    </xs:complexType>
  </xs:element>
</xs:schema>
`;
const OPENAPI = `openapi: 3.0.3
info: {title: Consulta de personas, version: '1.0'}
paths:
  /personas/{numDocumento}:
    get:
      operationId: consultarPersona
      parameters:
        - {name: numDocumento, in: path, required: true, schema: {type: string, maxLength: 15}}
      responses:
        '200':
          description: Los datos de la persona
          content:
            application/json:
              schema:
                type: object
                properties:
                  primerNombre: {type: string, maxLength: 60}
                  fechaNacimiento: {type: string, format: date}
`;
const SQL = `CREATE TABLE personas (
  tip_doc  VARCHAR(2) NOT NULL, -- Tipo de documento
  num_doc  VARCHAR(15) NOT NULL,
  prim_nom VARCHAR(60),
  fec_nac  DATE
);
`;
const DICCIONARIO = `Campo;Tipo;Longitud;Descripción
num_doc;Texto;15;Número de documento de identidad
prim_nom;Texto;60;Primer nombre
fec_nac;Fecha;;Fecha de nacimiento
`;
const MENSAJES = `[
  {"numDocumento": "9999000012", "primerNombre": "Ana", "fechaNacimiento": "1990-02-28"},
  {"numDocumento": "9999000013", "primerNombre": "Luz", "fechaNacimiento": "1985-11-03"}
]
`;

/** One small file of each kind, of an invented service: whoever has none at hand can see what comes of it. */
export const EJEMPLOS: readonly EjemploDeFuente[] = [
  {
    clase: 'Diccionario de datos o plantilla (XLSX, CSV)',
    archivo: 'diccionario-ejemplo.csv',
    texto: DICCIONARIO,
    muestra: 'Campo;Tipo;Longitud;Descripción',
  },
  {
    clase: 'Tablas de una base de datos (SQL)',
    archivo: 'tablas-ejemplo.sql',
    texto: SQL,
    muestra: 'CREATE TABLE personas (fec_nac DATE)',
  },
  {
    clase: 'Esquema o contrato en XML (XSD, WSDL, ZIP)',
    archivo: 'esquema-ejemplo.xsd',
    texto: XSD,
    muestra: '<xs:element name="fechaNacimiento" type="xs:date"/>',
  },
  {
    clase: 'Contrato REST o esquema JSON (OpenAPI, JSON Schema)',
    archivo: 'contrato-ejemplo.yaml',
    texto: OPENAPI,
    muestra: 'fechaNacimiento: {type: string, format: date}',
  },
  {
    clase: 'Mensajes de ejemplo (JSON, XML)',
    archivo: 'mensajes-ejemplo.json',
    texto: MENSAJES,
    muestra: '{"fechaNacimiento": "1990-02-28"}',
  },
];
