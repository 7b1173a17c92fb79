import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFuente } from './read-fuente.ts';

const toBytes = (texto: string) => new TextEncoder().encode(texto);
const read = (texto: string) => readFuente({ bytes: toBytes(texto), esSql: false });

async function readCampos(texto: string) {
  const leido = await read(texto);
  if ('rechazo' in leido) throw new Error(leido.rechazo.mensaje);
  return leido.lectura;
}
const listRutas = async (texto: string) => (await readCampos(texto)).campos.map(({ ruta }) => ruta);

const toXsd = (dentro: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">\n${dentro}\n</xs:schema>`;
const PERSONA = `<xs:element name="persona"><xs:complexType><xs:sequence>
<xs:element name="sexo"><xs:annotation><xs:documentation>Sexo de la persona</xs:documentation></xs:annotation>
<xs:simpleType><xs:restriction base="xs:token"><xs:enumeration value="F"/><xs:enumeration value="M"/></xs:restriction></xs:simpleType></xs:element>
<xs:element name="hijo" type="t:Hijo" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence></xs:complexType></xs:element>
<xs:complexType name="Hijo"><xs:sequence><xs:element name="nombre" type="xs:string"/>
<xs:element name="hijo" type="t:Hijo" minOccurs="0"/></xs:sequence></xs:complexType>`;

describe('a schema', () => {
  it('[AREA-05] of XSD: types, values, documentation, nesting; a type inside itself is read once and told', async () => {
    const { formato, campos, omitidas } = await readCampos(toXsd(PERSONA));
    expect(formato).toBe('xsd');
    expect(campos).toMatchObject([
      {
        ruta: 'persona/sexo',
        descripcion: 'Sexo de la persona',
        valores: ['F', 'M'],
        obligatorio: true,
        origen: { linea: 3 },
      },
      { ruta: 'persona/hijo', tipo: 'compuesto', repite: true, obligatorio: false },
      { ruta: 'persona/hijo/nombre', padre: 'persona/hijo' },
      { ruta: 'persona/hijo/hijo', tipo: 'compuesto' },
    ]);
    expect(omitidas).toMatchObject([{ linea: 8, motivo: expect.stringContaining('Se contiene a sí mismo') }]);
  });

  it('[AREA-05] of XSD with types alone tells those nobody else uses', async () => {
    const tipos = `<xs:complexType name="Uno"><xs:sequence><xs:element name="a" type="xs:int"/><xs:element name="b" type="t:Dos"/></xs:sequence></xs:complexType>
<xs:complexType name="Dos"><xs:sequence><xs:element name="c" type="xs:date"/></xs:sequence></xs:complexType>`;
    expect(await listRutas(toXsd(tipos))).toEqual(['Uno/a', 'Uno/b', 'Uno/b/c']);
  });

  it('[AREA-05] of JSON: its own properties, or its definitions', async () => {
    const propio = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, yo: { $ref: '#' } },
    };
    const { campos, omitidas } = await readCampos(JSON.stringify(propio));
    expect(campos).toMatchObject([{ ruta: 'id', tipo: 'entero', obligatorio: true }, { ruta: 'yo' }]);
    expect(omitidas).toHaveLength(1);
    const definidos = { $defs: { Persona: { properties: { nombre: { type: 'string', maxLength: 9 } } } } };
    expect(await listRutas(JSON.stringify(definidos))).toEqual(['Persona/nombre']);
  });
});

describe('a contract', () => {
  const OPERACION = { operationId: 'consultar', responses: { 200: { description: 'x' } } };

  it('[AREA-05] of OpenAPI: parameters, bodies and answers, each in its operation', async () => {
    const contrato = `openapi: 3.0.3
info: {title: t, version: '1'}
paths:
  /personas/{id}:
    get:
      operationId: consultar
      parameters:
        - {name: id, in: path, required: true, schema: {type: string, maxLength: 20}}
      responses:
        '200':
          description: x
          content:
            application/json:
              schema: {type: object, properties: {nombre: {type: string}, persona: {type: object, properties: {sexo: {type: string, enum: [F, M]}}}}}
`;
    const { formato, campos } = await readCampos(contrato);
    expect(formato).toBe('openapi');
    expect(campos).toMatchObject([
      { ruta: 'consultar/peticion/id', papel: 'peticion', operacion: 'consultar', longitud: 20 },
      { ruta: 'consultar/respuesta/nombre', papel: 'respuesta' },
      { ruta: 'consultar/respuesta/persona', tipo: 'compuesto' },
      { ruta: 'consultar/respuesta/persona/sexo', valores: ['F', 'M'] },
    ]);
  });

  it('[AREA-05] what is neither asked nor answered is told with its line', async () => {
    const contrato = `openapi: 3.1.0
info: {title: t, version: '1'}
webhooks:
  personaCreada: {post: {responses: {}}}
paths:
  /a: {get: {operationId: ver, parameters: [{name: id, in: query, schema: {type: string}}], responses: {}}}
`;
    expect(await readCampos(contrato)).toMatchObject({
      campos: [{ ruta: 'ver/peticion/id' }],
      omitidas: [
        { linea: 4, parte: 'Webhook «personaCreada»', motivo: expect.stringContaining('respuesta') },
      ],
    });
  });

  it('[AREA-05] of Swagger 2.0 says what the same one of OpenAPI says', async () => {
    const swagger = {
      swagger: '2.0',
      paths: {
        '/personas': {
          parameters: [{ name: 'pagina', in: 'query', type: 'integer' }],
          post: {
            operationId: 'crear',
            parameters: [{ name: 'cuerpo', in: 'body', schema: { $ref: '#/definitions/Persona' } }],
            responses: { 200: { description: 'x', schema: { $ref: '#/definitions/Persona' } } },
          },
          put: {
            operationId: 'cargar',
            parameters: [{ name: 'archivo', in: 'formData', type: 'string', maxLength: 5, required: true }],
            responses: {},
          },
        },
      },
      definitions: { Persona: { type: 'object', properties: { nombre: { type: 'string' } } } },
    };
    const { formato, campos } = await readCampos(JSON.stringify(swagger));
    expect(formato).toBe('openapi');
    expect(campos).toMatchObject([
      { ruta: 'crear/peticion/pagina', tipo: 'entero' },
      { ruta: 'crear/peticion/nombre' },
      { ruta: 'crear/respuesta/nombre' },
      { ruta: 'cargar/peticion/pagina' },
      { ruta: 'cargar/peticion/archivo', longitud: 5, obligatorio: true },
    ]);
  });

  it.each([
    [
      'a reference outside',
      { openapi: '3.0.0', paths: { '/a': { $ref: 'https://ejemplo.co/a.json' } } },
      'referencia',
    ],
    ['no version that is read', { openapi: '4.0.0', paths: {} }, 'OpenAPI 4.0.0'],
    ['no field', { openapi: '3.0.0', paths: { '/a': { get: OPERACION } } }, 'no describe ningún campo'],
  ])('with %s is refused', async (_que, contrato, mensaje) => {
    expect(await read(JSON.stringify(contrato))).toMatchObject({
      rechazo: { mensaje: expect.stringContaining(mensaje) },
    });
  });
});

describe('sample messages', () => {
  it('[AREA-05] of JSON and of XML, attributes among the fields, with their lines and without their contents', async () => {
    const json = await readCampos('[\n{"a": "05",\n "b": {"c": 1}},\n{"a": "11"}\n]');
    expect(json).toMatchObject({
      formato: 'muestra-json',
      campos: [
        { ruta: 'a', tipo: 'texto', origen: { linea: 2 } },
        { ruta: 'b', obligatorio: false },
        { ruta: 'b/c', origen: { linea: 3 } },
      ],
    });
    const xml = await readCampos('<m id="7"><nombre>Ana</nombre><nombre>Luz</nombre></m>');
    expect(xml).toMatchObject({
      formato: 'muestra-xml',
      campos: [
        { ruta: 'id', tipo: 'entero' },
        { ruta: 'nombre', repite: true, valores: [], ejemplos: [] },
      ],
    });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['<a>', 'bien formado'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'DOCTYPE'],
    ['{"a": ', 'valor'],
    ['{"a": 1, "a": 2}', 'dos veces'],
    ['texto suelto', 'no es XML, JSON ni YAML'],
    ['', 'no es XML, JSON ni YAML'],
    [`{"a": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 'uno dentro de otro'],
    [`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, 'uno dentro de otro'],
    [toXsd('<xs:include schemaLocation="https://ejemplo.co/x.xsd"/>'), 'no viene'],
  ])('%.60j is refused with its line and what to do', async (texto, mensaje) => {
    expect(await read(texto)).toMatchObject({
      rechazo: { linea: expect.any(Number), mensaje: expect.stringContaining(mensaje) },
    });
  });

  describe('a package', () => {
    const readPaquete = (archivos: Readonly<Record<string, string>>) =>
      readFuente({
        bytes: zipSync(
          Object.fromEntries(Object.entries(archivos).map(([ruta, texto]) => [ruta, toBytes(texto)])),
        ),
        esSql: false,
      });
    const principal = toXsd('<xs:include schemaLocation="tipos.xsd"/><xs:element name="m" type="t:M"/>');
    const tipos = toXsd(
      '<xs:complexType name="M"><xs:sequence><xs:element name="a" type="xs:date"/></xs:sequence></xs:complexType>',
    );

    it('[AREA-05] of schemas is one source, each field in its file', async () => {
      expect(await readPaquete({ 'x/principal.xsd': principal, 'x/tipos.xsd': tipos })).toMatchObject({
        lectura: { campos: [{ ruta: 'm/a', tipo: 'fecha', origen: { archivo: 'x/tipos.xsd', linea: 2 } }] },
      });
    });

    it('[AREA-05] of two contracts tells the one that was not read', async () => {
      const create = (campo: string) =>
        JSON.stringify({ type: 'object', properties: { [campo]: { type: 'string' } } });
      expect(await readPaquete({ 'una.json': create('a'), 'otra.json': create('b') })).toMatchObject({
        lectura: { campos: [{ ruta: 'a' }], omitidas: [{ parte: 'otra.json' }] },
      });
    });

    it.each([
      [{ 'principal.xsd': principal }, 'principal.xsd: '],
      [
        { 'tipos.xsd': tipos, 'tablas.sql': 'CREATE TABLE t (a int)' },
        'tablas.sql: Un archivo que no es XML',
      ],
      [{ 'tipos.xsd': tipos, 'roto.xsd': '<xs:schema' }, 'roto.xsd: '],
    ])('%j is refused with the file it is about', async (archivos, mensaje) => {
      expect(await readPaquete(archivos)).toMatchObject({
        rechazo: { mensaje: expect.stringContaining(mensaje) },
      });
    });
  });

  it.each([
    ['utf-8', '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n\xF1</a>', 3],
    ['utf-16', '\xFF\xFEa\0\0\xD8b\0', 1],
  ])('bytes that are no %s are refused at their line', async (_codificacion, texto, linea) => {
    expect(await readFuente({ bytes: Buffer.from(texto, 'latin1'), esSql: false })).toMatchObject({
      rechazo: { linea, mensaje: expect.stringMatching(/[Gg]u[aá]rde/) },
    });
    expect(await readFuente({ bytes: Buffer.from(texto, 'latin1'), esSql: true })).toMatchObject({
      rechazo: { linea },
    });
  });

  it('text in another encoding is read where it is Spanish of Windows', async () => {
    const bytes = Buffer.from("CREATE TABLE t (a int); COMMENT ON COLUMN t.a IS 'Año'", 'latin1');
    expect(await readFuente({ bytes, esSql: true })).toMatchObject({
      lectura: { campos: [{ descripcion: 'Año' }] },
    });
  });

  it('ends with fields or with a refusal, whatever its bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (bytes, esSql) => {
        const leido = await readFuente({ bytes, esSql });
        expect('lectura' in leido || leido.rechazo.mensaje !== '').toBe(true);
      }),
    );
  });
});
