import { Parser } from 'n3';
import { describe, expect, it } from 'vitest';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import {
  COD_TIPO_TELEFONO,
  createClausura,
  DATO_TELEFONO,
  NUM_TELEFONO,
  PERSONA,
} from '../../testing/clausura-de-muestra.ts';
import { compileXsd } from './compile-xsd.ts';
import { createDescarga } from './create-descarga.ts';
import { createMensaje } from './mensaje.ts';
import { listMensajesInvalidos } from './mensajes-invalidos.ts';
import { writeJsonSchema, writeOpenapi } from './write-json-schema.ts';
import { writeJsonldContext } from './write-jsonld.ts';
import { toMensajeJson } from './write-mensaje.ts';
import { writeRdfXml, writeTurtle } from './write-rdf.ts';
import { writeShacl } from './write-shacl.ts';
import { writeXsd, writeXsdDe } from './write-xsd.ts';

const RAIZ = 'https://lenguaje.ejemplo.gov.co/1.0/esquemas/Comun/Ubicacion';

describe('XML Schema', () => {
  it('[API-04] of a simple element is one file: its type, its bounds, its OID and itself as an element', () => {
    const [archivo, ...rest] = writeXsd(createClausura(NUM_TELEFONO));
    expect(rest).toEqual([]);
    expect(archivo?.ruta).toBe('Esquemas/Comun/Ubicacion/numTelefonoContacto.xsd');
    for (const piece of [
      `targetNamespace="${RAIZ}" elementFormDefault="qualified" version="1.0"`,
      '<xs:simpleType name="numTelefonoContacto">',
      '<xs:documentation xml:lang="es">Número del teléfono de contacto, solo dígitos.</xs:documentation>',
      '<oid xmlns="urn:lci:metadatos">2.999.170.1.1.2.1.1</oid>',
      '<xs:restriction base="xs:token">',
      '<xs:minLength value="7"/>',
      '<xs:maxLength value="10"/>',
      '<xs:pattern value="[0-9]+"/>',
      '<xs:element name="numTelefonoContacto" type="numTelefonoContacto"/>',
    ]) {
      expect(archivo?.texto).toContain(piece);
    }
  });

  it('[API-04] of a list is an enumeration with the prefix enum', () => {
    const { ruta, texto } = writeXsdDe(createClausura(COD_TIPO_TELEFONO), COD_TIPO_TELEFONO.versionId);
    expect(ruta).toBe('Esquemas/Comun/Ubicacion/enumCodTipoTelefono.xsd');
    expect(texto).toContain('<xs:simpleType name="enumCodTipoTelefono">');
    expect(texto.match(/<xs:enumeration value="[FM]"/g)).toHaveLength(2);
  });

  it('[API-04] of a composite includes what is of its namespace and imports the index of the others', () => {
    const clausura = createClausura(DATO_TELEFONO);
    const { texto } = writeXsdDe(clausura, DATO_TELEFONO.versionId);
    for (const piece of [
      '<xs:include schemaLocation="enumCodTipoTelefono.xsd"/>',
      'schemaLocation="../../Local/Financiero/_Financiero-1.0.xsd"',
      '<xs:complexType name="tipoDatoTelefono">',
      '<xs:element name="numTelefonoContacto" type="numTelefonoContacto" maxOccurs="3"/>',
      '<xs:element name="saldo" type="loc-financiero:valorSaldo" minOccurs="0"/>',
      'Teléfono de una persona &amp; su tipo.',
    ]) {
      expect(texto).toContain(piece);
    }
    expect(writeXsd(clausura).map(({ ruta }) => ruta)).toEqual([
      'Esquemas/_esquema.xsd',
      'Esquemas/Comun/Ubicacion/_Ubicacion-1.0.xsd',
      'Esquemas/Local/Financiero/_Financiero-1.0.xsd',
      'Esquemas/Comun/Ubicacion/enumCodTipoTelefono.xsd',
      'Esquemas/Comun/Ubicacion/tipoDatoTelefono.xsd',
      'Esquemas/Comun/Ubicacion/numTelefonoContacto.xsd',
      'Esquemas/Local/Financiero/valorSaldo.xsd',
    ]);
  });

  it('[API-04] every file of a package compiles by itself', () => {
    const archivos = writeXsd(createClausura(PERSONA));
    for (const archivo of archivos) {
      using xsd = compileXsd([archivo, ...archivos.filter((other) => other !== archivo)]);
      expect(xsd, archivo.ruta).toBeDefined();
    }
  });

  it('[API-04] keeps the pins: an older minor version beside a newer one carries its number', () => {
    const nueva = { ...NUM_TELEFONO, versionId: 90, menor: 1, oid: '2.999.170.1.1.2.1.2' };
    const [first, ...rest] = DATO_TELEFONO.componentes;
    if (!first) throw new Error('The sample has parts.');
    const raiz = {
      ...DATO_TELEFONO,
      componentes: [first, ...rest, { versionId: 90, nombre: 'otro', minimo: 1, maximo: 1 }],
    };
    const archivos = writeXsd(createClausura(raiz, [nueva]));
    const telefono = archivos.find(({ ruta }) => ruta.endsWith('/tipoDatoTelefono.xsd'))?.texto;
    expect(telefono).toContain('name="numTelefonoContacto" type="numTelefonoContacto.1.0"');
    expect(telefono).toContain('name="otro" type="numTelefonoContacto"');
    using xsd = compileXsd(archivos);
    expect(xsd).toBeDefined();
  });

  it('[API-04] keeps apart a composite and a simple element whose types would be called the same', () => {
    const simple = { ...NUM_TELEFONO, versionId: 91, elementoId: 91, identificador: 'tipoDatoTelefono' };
    const raiz = {
      ...DATO_TELEFONO,
      componentes: [{ versionId: 91, nombre: 'tipo', minimo: 1, maximo: 1 }],
    };
    const archivos = writeXsd(createClausura(raiz, [simple]));
    expect(archivos.map(({ ruta }) => ruta)).toContain(
      'Esquemas/Comun/Ubicacion/tipoDatoTelefono.compuesto.xsd',
    );
    using xsd = compileXsd(archivos);
    expect(xsd).toBeDefined();
  });

  it('[API-04] takes nothing where no value of a list holds on the day', () => {
    const clausura = createClausura({ ...COD_TIPO_TELEFONO, valores: [] });
    using xsd = compileXsd(writeXsd(clausura));
    expect(xsd).toBeDefined();
    expect(createMensaje(clausura, COD_TIPO_TELEFONO.versionId)).toBeUndefined();
    expect(writeJsonSchema(clausura, COD_TIPO_TELEFONO.versionId)).toMatchObject({ not: {} });
  });
});

describe('JSON Schema', () => {
  it('[API-04] is 2020-12 with its address, its title and what it needs inside', () => {
    expect(writeJsonSchema(createClausura(DATO_TELEFONO), DATO_TELEFONO.versionId)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${RAIZ}/datoTelefono.json`,
      title: 'Teléfono',
      description: 'Teléfono de una persona & su tipo.',
      'x-lci-oid': '2.999.170.1.1.2.4.1',
      'x-lci-version': '1.0',
      type: 'object',
      required: ['codTipoTelefono', 'numTelefonoContacto'],
      properties: {
        codTipoTelefono: { $ref: '#/$defs/enumCodTipoTelefono' },
        numTelefonoContacto: { type: 'array', minItems: 1, maxItems: 3 },
        saldo: { $ref: '#/$defs/valorSaldo' },
      },
      $defs: {
        enumCodTipoTelefono: { enum: ['F', 'M'] },
        numTelefonoContacto: { pattern: '^(?:[0-9]+)$', minLength: 7, maxLength: 10 },
        valorSaldo: { type: 'number', minimum: 0, maximum: 1_000_000, 'x-lci-decimales': 2 },
      },
    });
  });

  it('[API-04] is a component of OpenAPI 3.1 under the same names', () => {
    const openapi = writeOpenapi(createClausura(DATO_TELEFONO));
    expect(openapi).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Teléfono', version: '1.0' },
      components: {
        schemas: {
          tipoDatoTelefono: {
            properties: { saldo: { $ref: '#/components/schemas/valorSaldo' } },
          },
        },
      },
    });
  });

  it('[API-04] an abstract composite is one of its extensions, which says which', () => {
    const clausura = createClausura(PERSONA);
    expect(writeJsonSchema(clausura, PERSONA.versionId)).toMatchObject({
      $defs: {
        tipoIdentificacion: { required: ['$tipo'], oneOf: [{ $ref: '#/$defs/tipoIdentificacionCedula' }] },
        tipoIdentificacionCedula: { properties: { $tipo: { const: 'tipoIdentificacionCedula' } } },
      },
    });
    const mensaje = createMensaje(clausura, PERSONA.versionId);
    expect(mensaje && toMensajeJson(clausura, mensaje)).toMatchObject({
      identificacion: { $tipo: 'tipoIdentificacionCedula', numero: '3001234567' },
    });
  });
});

describe('RDF', () => {
  it('[API-04] says each element with its OID, and each value of a list', () => {
    const quads = new Parser().parse(writeTurtle(createClausura(DATO_TELEFONO)));
    const say = quads.map(({ subject, predicate, object }) =>
      [subject.value, predicate.value, object.value].map((iri) => iri.split(/[#/]/).at(-1)).join(' '),
    );
    expect(say).toEqual(
      expect.arrayContaining([
        'datoTelefono identifier 2.999.170.1.1.2.4.1',
        'tipoDatoTelefono hasPart codTipoTelefono',
        'tipoDatoTelefono.saldo subPropertyOf valorSaldo',
        'F notation F',
        'F inScheme codTipoTelefono-lista',
      ]),
    );
    expect(writeRdfXml(createClausura(DATO_TELEFONO))).toContain(
      `<rdf:Description rdf:about="${RAIZ}#datoTelefono">`,
    );
  });

  it('[API-04] SHACL says the bounds, one of a choice, and what is extended', () => {
    const texto = writeShacl(createClausura(PERSONA));
    for (const piece of [
      'sh:in ("F" "M")',
      'sh:pattern "^(?:[0-9]+)$"',
      'sh:xone (',
      'sh:node com-personal:identificacion-forma',
      'sh:maxInclusive "1000000"^^xsd:decimal',
    ]) {
      expect(texto).toContain(piece);
    }
  });

  it('[API-04] the JSON-LD context gives each name its element, and says again what means another thing inside', () => {
    const raiz = {
      ...PERSONA,
      componentes: [...PERSONA.componentes, { versionId: 1, nombre: 'correo', minimo: 0, maximo: 1 }],
    };
    expect(writeJsonldContext(createClausura(raiz))).toMatchObject({
      '@context': {
        '@version': 1.1,
        $tipo: '@type',
        tipoIdentificacionCedula: expect.stringMatching(/#tipoIdentificacionCedula$/),
        codTipoTelefono: { '@id': `${RAIZ}#codTipoTelefono` },
        correo: { '@id': expect.stringMatching(/#tipoDatoPersona\.correo$/) },
        contacto: { '@context': { correo: { '@id': `${RAIZ}#tipoMedioContacto.correo` } } },
      },
    });
  });
});

describe('the JSON-LD context of a simple element', () => {
  it('[API-04] says what the element is and the type of its values', () => {
    expect(writeJsonldContext(createClausura(NUM_TELEFONO))).toEqual({
      '@context': {
        '@version': 1.1,
        $tipo: '@type',
        numTelefonoContacto: {
          '@id': `${RAIZ}#numTelefonoContacto`,
          '@type': 'http://www.w3.org/2001/XMLSchema#string',
        },
      },
    });
  });

  it('[API-04] beside a composite that has it as a part is said once', () => {
    const clausura = { ...createClausura(PERSONA), raices: [PERSONA.versionId, NUM_TELEFONO.versionId] };
    expect(writeJsonldContext(clausura)).toEqual(writeJsonldContext(createClausura(PERSONA)));
  });
});

describe('examples', () => {
  it('[API-04] break every rule of the sample, each saying which and where', () => {
    const clausura = createClausura(PERSONA);
    const mensaje = createMensaje(clausura, PERSONA.versionId);
    if (!mensaje) throw new Error('The sample has an example.');
    const invalidos = listMensajesInvalidos(clausura, mensaje, 'datoPersona');
    expect(invalidos.map(({ regla }) => regla).sort()).toEqual([
      'decimales',
      'demasiadas-veces',
      'dos-alternativas',
      'falta-obligatorio',
      'lista',
      'longitud-maxima',
      'longitud-minima',
      'patron',
      'sobra-desconocido',
      'tipo',
      'total-digitos',
      'valor-maximo',
      'valor-minimo',
    ]);
    expect(invalidos.find(({ regla }) => regla === 'lista')).toMatchObject({
      lugar: 'datoPersona/identificacion/clase',
      rompe: 'Tipo de teléfono (codTipoTelefono): «NO-ESTA-EN-LA-LISTA» no está en la lista de valores.',
    });
  });

  it('[API-04] come as a package with a text that says what each breaks', () => {
    const { nombre, archivos } = createDescarga(createClausura(NUM_TELEFONO), 'ejemplo');
    expect(nombre).toBe('numTelefonoContacto-1.0-ejemplos.zip');
    expect(archivos.map(({ ruta }) => ruta)).toEqual([
      'valido.xml',
      'valido.json',
      'invalidos/01-longitud-minima.xml',
      'invalidos/01-longitud-minima.json',
      'invalidos/02-longitud-maxima.xml',
      'invalidos/02-longitud-maxima.json',
      'invalidos/03-patron.xml',
      'invalidos/03-patron.json',
      'LEAME.txt',
    ]);
    expect(archivos.at(-1)?.texto).toContain('no cumple la expresión [0-9]+.');
  });

  it('[API-04] where none is possible, the package says so', () => {
    const { archivos } = createDescarga(createClausura({ ...COD_TIPO_TELEFONO, valores: [] }), 'ejemplo');
    expect(archivos.map(({ ruta }) => ruta)).toEqual(['LEAME.txt']);
  });
});

describe('a set', () => {
  it('[API-04] is one closure, and one document for each root where a form holds only one', () => {
    const clausura: Clausura = {
      ...createClausura(PERSONA),
      raices: [PERSONA.versionId, NUM_TELEFONO.versionId],
    };
    expect(createDescarga(clausura, 'json').archivos.map(({ ruta }) => ruta)).toEqual([
      'Esquemas/Comun/Personal/datoPersona.json',
      'Esquemas/Comun/Ubicacion/numTelefonoContacto.json',
    ]);
    expect(createDescarga(clausura, 'ttl').archivos).toHaveLength(1);
    expect(createDescarga(clausura, 'xsd').nombre).toBe('lenguaje-comun-2-elementos-2026-07-14-xsd.zip');
    expect(createDescarga(clausura, 'ejemplo').archivos[0]?.ruta).toBe('datoPersona-1.0/valido.xml');
  });
});
