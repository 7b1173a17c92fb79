import { openJuezMensaje } from '@marco/esquemas/port';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { MensajeLeido } from '../../rules/contrato/contrato-leido.ts';
import { readContrato } from './read-contrato.ts';

/** The message of a role of the first operation of a contract. */
async function getMensaje(contrato: string, papel: MensajeLeido['papel']): Promise<MensajeLeido> {
  const lectura = await readContrato(strToU8(contrato));
  if ('rechazo' in lectura) throw new Error(lectura.rechazo.encontrado);
  const mensaje = lectura.contrato.operaciones[0]?.mensajes.find((uno) => uno.papel === papel);
  if (!mensaje) throw new Error('The contract has no such message.');
  return mensaje;
}

/** Which of some messages the contract's own schema takes. */
async function judge(contrato: string, papel: MensajeLeido['papel'], mensajes: readonly string[]) {
  const { escritura } = await getMensaje(contrato, papel);
  if (!escritura) throw new Error('The message has no content.');
  const abierto = openJuezMensaje(escritura.createEsquema());
  if ('rechazo' in abierto) throw new Error(abierto.rechazo.join(' '));
  try {
    return mensajes.map((mensaje) => abierto.juez.admits(mensaje));
  } finally {
    abierto.juez.close();
  }
}

const writeOpenapi = (version: string, esquema: object, esquemas: object = {}) =>
  JSON.stringify({
    openapi: version,
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: { content: { 'application/json': { schema: esquema } } },
          responses: {},
        },
      },
    },
    components: { schemas: esquemas },
  });

const cuerpos = (...valores: readonly unknown[]) => valores.map((cuerpo) => JSON.stringify({ cuerpo }));

describe('[AREA-05] the schema a contract of OpenAPI has of its own message', () => {
  it('says nulls and open limits with the words of 3.0, and with those of 3.1', async () => {
    const de30 = {
      type: 'object',
      properties: { a: { type: 'integer', nullable: true, minimum: 5, exclusiveMinimum: true } },
    };
    const de31 = { type: 'object', properties: { a: { type: ['integer', 'null'], exclusiveMinimum: 5 } } };
    const mensajes = cuerpos({ a: 6 }, { a: null }, { a: 5 }, { a: '6' });
    expect(await judge(writeOpenapi('3.0.3', de30), 'peticion', mensajes)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await judge(writeOpenapi('3.1.0', de31), 'peticion', mensajes)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('follows references, also of a schema inside itself', async () => {
    const nodo = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, hijo: { $ref: '#/components/schemas/Nodo' } },
    };
    const contrato = writeOpenapi('3.1.0', { $ref: '#/components/schemas/Nodo' }, { Nodo: nodo });
    const mensajes = cuerpos(
      { id: 1 },
      { id: 1, hijo: { id: 2, hijo: { id: 3 } } },
      { id: 1, hijo: { hijo: {} } },
    );
    expect(await judge(contrato, 'peticion', mensajes)).toEqual([true, true, false]);
  });

  it('leaves out every word that leads out of it', async () => {
    const esquema = {
      $id: 'https://ejemplo.gov.co/otro.json',
      $schema: 'http://json-schema.org/draft-04/schema#',
      $dynamicAnchor: 'a',
      type: 'object',
      discriminator: { propertyName: 'a' },
      additionalProperties: false,
      properties: { a: { type: 'string', enum: ['x'] } },
    };
    const { escritura } = await getMensaje(writeOpenapi('3.1.0', esquema), 'peticion');
    const escrito = escritura?.createEsquema();
    expect(escrito?.tipo === 'json' && escrito.texto).not.toMatch(
      /ejemplo\.gov\.co|draft-04|Anchor|discriminator/,
    );
    expect(
      await judge(writeOpenapi('3.1.0', esquema), 'peticion', cuerpos({ a: 'x' }, { b: 1 }, { a: 'y' })),
    ).toEqual([true, false, false]);
  });

  it('is not made of an expression that cannot run in linear time', async () => {
    const esquema = { type: 'object', properties: { a: { type: 'string', pattern: '(?=a)b' } } };
    const { escritura } = await getMensaje(writeOpenapi('3.1.0', esquema), 'peticion');
    const abierto = escritura && openJuezMensaje(escritura.createEsquema());
    expect(abierto && 'rechazo' in abierto).toBe(true);
  });
});

/** Two schemas in one WSDL, of which one imports the other by its namespace alone. */
const WSDL = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:t="urn:mensajes" targetNamespace="urn:servicio"
    xmlns:s="urn:servicio">
  <types>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:d="urn:datos" targetNamespace="urn:mensajes"
        elementFormDefault="qualified">
      <xs:import namespace="urn:datos"/>
      <xs:element name="consulta"><xs:complexType><xs:sequence>
        <xs:element name="codigo" type="d:codigo"/>
        <xs:element name="nota" type="xs:token" minOccurs="0" form="unqualified"/>
      </xs:sequence><xs:attribute name="version" type="xs:int" use="required"/></xs:complexType></xs:element>
    </xs:schema>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:datos">
      <xs:simpleType name="codigo"><xs:annotation><xs:documentation>Código &amp; más</xs:documentation></xs:annotation>
        <xs:restriction base="xs:token"><xs:pattern value="[A-Z]{2}"/></xs:restriction></xs:simpleType>
    </xs:schema>
  </types>
  <message name="Consulta"><part name="p" element="t:consulta"/></message>
  <portType name="P"><operation name="consultar"><input message="s:Consulta"/></operation></portType>
</definitions>`;

describe('[AREA-05] the schema a WSDL has of its own message', () => {
  it('is the one of its files, whatever they import by', async () => {
    const write = (atributo: string, codigo: string, nota = '') =>
      `<consulta xmlns="urn:mensajes"${atributo}><codigo>${codigo}</codigo>${nota}</consulta>`;
    const mensajes = [
      write(' version="1"', 'AB'),
      write(' version="1"', 'AB', '<nota xmlns="">x</nota>'),
      write('', 'AB'),
      write(' version="1"', 'abc'),
      write(' version="1"', 'AB', '<nota>x</nota>'),
    ];
    expect(await judge(WSDL, 'peticion', mensajes)).toEqual([true, true, false, false, false]);
  });

  it('says of each field how it is named in a message', async () => {
    const { campos, escritura } = await getMensaje(WSDL, 'peticion');
    expect(escritura?.raiz).toEqual({ espacio: 'urn:mensajes', nombre: 'consulta', esCampo: false });
    expect(campos.map(({ nombre, forma }) => [nombre, forma.espacio, forma.esAtributo])).toEqual([
      ['codigo', 'urn:mensajes', false],
      ['nota', '', false],
      ['version', '', true],
    ]);
  });

  it('of a part that is a type is not written', async () => {
    const porTipo = WSDL.replace('element="t:consulta"', 'type="t:codigo"').replace(
      'xmlns:t="urn:mensajes"',
      'xmlns:t="urn:datos"',
    );
    expect((await getMensaje(porTipo, 'peticion')).escritura).toBeNull();
  });
});
