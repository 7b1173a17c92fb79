import { describe, expect, it } from 'vitest';
import type { ReglaValidador } from '../../../contract/validador.terms.ts';
import { computeInforme } from './compute-informe.ts';
import type { Esquema } from './tarea.ts';

const XSD = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:telefono" xmlns:t="urn:telefono" targetNamespace="urn:telefono" elementFormDefault="qualified">
  <xs:simpleType name="enumTipoTelefono"><xs:restriction base="xs:token"><xs:enumeration value="FIJO"/><xs:enumeration value="MOVIL"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="numTelefonoContacto"><xs:restriction base="xs:token"><xs:minLength value="7"/><xs:maxLength value="10"/><xs:pattern value="[0-9]+"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="codPais"><xs:restriction base="xs:token"><xs:length value="2"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="valTarifa"><xs:restriction base="xs:decimal"><xs:totalDigits value="4"/><xs:fractionDigits value="1"/><xs:minInclusive value="2"/><xs:maxInclusive value="100"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="valAbierto"><xs:restriction base="xs:int"><xs:minExclusive value="0"/><xs:maxExclusive value="10"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="fecRegistro"><xs:restriction base="xs:date"/></xs:simpleType>
  <xs:complexType name="abstracta" abstract="true"/>
  <xs:element name="datoTelefono"><xs:complexType><xs:sequence>
    <xs:element name="codTipoTelefono" type="enumTipoTelefono"/>
    <xs:element name="numTelefonoContacto" type="numTelefonoContacto" maxOccurs="2"/>
    <xs:element name="codPais" type="codPais" minOccurs="0"/>
    <xs:element name="valTarifa" type="valTarifa" minOccurs="0"/>
    <xs:element name="valAbierto" type="valAbierto" minOccurs="0"/>
    <xs:element name="fecRegistro" type="fecRegistro" minOccurs="0"/>
    <xs:element name="esActivo" type="xs:boolean" minOccurs="0" nillable="true"/>
    <xs:element name="nada" minOccurs="0"><xs:complexType/></xs:element>
    <xs:element name="abstracta" type="abstracta" minOccurs="0"/>
  </xs:sequence><xs:attribute name="id" type="xs:int"/><xs:attribute name="fijo" fixed="1.0"/></xs:complexType>
    <xs:unique name="sinRepetir"><xs:selector xpath="t:numTelefonoContacto"/><xs:field xpath="."/></xs:unique>
  </xs:element>
  <xs:element name="conAtributo"><xs:complexType><xs:attribute name="codigo" use="required"/></xs:complexType></xs:element>
</xs:schema>`;

const esquema: Esquema = {
  tipo: 'xsd',
  archivos: [{ ruta: 'telefono.xsd', texto: XSD }],
  raiz: null,
  raizEsperada: null,
  formas: null,
  elementos: new Map([
    [
      'codPais',
      { identificador: 'codPais', nombre: 'Código de país', version: '1.0', oid: '2.999.1', ejemplo: '170' },
    ],
  ]),
};

function validate(texto: string, suyo: Esquema = esquema) {
  return computeInforme({ mensaje: new TextEncoder().encode(texto), formato: 'xml', esquema: suyo }).informe;
}

const NIL = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"';
const INICIO = '<codTipoTelefono>FIJO</codTipoTelefono><numTelefonoContacto>6012345678</numTelefonoContacto>';
const telefono = (contenido: string, atributos = '') =>
  `<datoTelefono xmlns="urn:telefono" ${atributos}>${contenido}</datoTelefono>`;

interface Caso {
  readonly mensaje: string;
  readonly regla: ReglaValidador;
  readonly nodo: string;
  readonly esperado?: string;
  readonly encontrado?: string;
  readonly sugerencia?: string;
}

const CASOS: Readonly<Record<string, Caso>> = {
  enumeration: {
    mensaje: telefono(
      '<codTipoTelefono>móvil</codTipoTelefono><numTelefonoContacto>6012345678</numTelefonoContacto>',
    ),
    regla: 'enumeracion',
    nodo: '/datoTelefono/codTipoTelefono',
    esperado: '«FIJO» o «MOVIL»',
    encontrado: 'móvil',
    sugerencia: '¿Quiso escribir «MOVIL»?',
  },
  pattern: {
    mensaje: telefono(
      '<codTipoTelefono>FIJO</codTipoTelefono><numTelefonoContacto>601-2345</numTelefonoContacto>',
    ),
    regla: 'patron',
    nodo: '/datoTelefono/numTelefonoContacto',
    esperado: 'un valor que cumpla el patrón [0-9]+',
    encontrado: '601-2345',
    sugerencia: 'Escriba solo los dígitos: «6012345».',
  },
  minLength: {
    mensaje: telefono(
      '<codTipoTelefono>FIJO</codTipoTelefono><numTelefonoContacto>123</numTelefonoContacto>',
    ),
    regla: 'longitud-minima',
    nodo: '/datoTelefono/numTelefonoContacto',
    esperado: 'mínimo 7 caracteres',
    encontrado: '3 caracteres',
  },
  maxLength: {
    mensaje: telefono(
      '<codTipoTelefono>FIJO</codTipoTelefono><numTelefonoContacto>12345678901</numTelefonoContacto>',
    ),
    regla: 'longitud-maxima',
    nodo: '/datoTelefono/numTelefonoContacto',
    esperado: 'máximo 10 caracteres',
    encontrado: '11 caracteres',
    sugerencia: 'Recorte el valor en 1 carácter.',
  },
  length: {
    mensaje: telefono(`${INICIO}<codPais>COL</codPais>`),
    regla: 'longitud',
    nodo: '/datoTelefono/codPais',
    esperado: 'exactamente 2 caracteres',
    encontrado: '3 caracteres',
  },
  totalDigits: {
    mensaje: telefono(`${INICIO}<valTarifa>00099.99999</valTarifa>`),
    regla: 'digitos',
    nodo: '/datoTelefono/valTarifa',
    esperado: 'máximo 4 dígitos en total',
  },
  fractionDigits: {
    mensaje: telefono(`${INICIO}<valTarifa>9.99</valTarifa>`),
    regla: 'decimales',
    nodo: '/datoTelefono/valTarifa',
    esperado: 'máximo 1 decimales',
    encontrado: '9.99',
  },
  minInclusive: {
    mensaje: telefono(`${INICIO}<valTarifa>1</valTarifa>`),
    regla: 'minimo',
    nodo: '/datoTelefono/valTarifa',
    esperado: '2 o mayor',
    encontrado: '1',
  },
  maxInclusive: {
    mensaje: telefono(`${INICIO}<valTarifa>101</valTarifa>`),
    regla: 'maximo',
    nodo: '/datoTelefono/valTarifa',
    esperado: '100 o menor',
    encontrado: '101',
  },
  minExclusive: {
    mensaje: telefono(`${INICIO}<valAbierto>0</valAbierto>`),
    regla: 'minimo',
    nodo: '/datoTelefono/valAbierto',
    esperado: 'mayor que 0',
  },
  maxExclusive: {
    mensaje: telefono(`${INICIO}<valAbierto>10</valAbierto>`),
    regla: 'maximo',
    nodo: '/datoTelefono/valAbierto',
    esperado: 'menor que 10',
  },
  datatype: {
    mensaje: telefono(`${INICIO}<fecRegistro>21/11/2026</fecRegistro>`),
    regla: 'tipo-dato',
    nodo: '/datoTelefono/fecRegistro',
    esperado: 'una fecha como 2026-11-21',
    encontrado: '21/11/2026',
    sugerencia: 'Escriba «2026-11-21».',
  },
  'empty value': {
    mensaje: telefono(`${INICIO}<fecRegistro/>`),
    regla: 'tipo-dato',
    nodo: '/datoTelefono/fecRegistro',
    encontrado: 'nada',
  },
  'datatype of an attribute': {
    mensaje: telefono(INICIO, 'id="uno"'),
    regla: 'tipo-dato',
    nodo: '/datoTelefono',
    esperado: 'un número entero como 25, entre -2147483648 y 2147483647',
  },
  'fixed value': {
    mensaje: telefono(INICIO, 'fijo="2.0"'),
    regla: 'valor-fijo',
    nodo: '/datoTelefono',
    esperado: '«1.0»',
    encontrado: '2.0',
    sugerencia: 'Escriba «1.0».',
  },
  'missing element': {
    mensaje: telefono('<codTipoTelefono>FIJO</codTipoTelefono>'),
    regla: 'elemento-faltante',
    nodo: '/datoTelefono',
    esperado: '«numTelefonoContacto»',
    sugerencia: 'Agregue <numTelefonoContacto>.',
  },
  'misspelt element': {
    mensaje: telefono('<codTipoTelefno>FIJO</codTipoTelefno>'),
    regla: 'elemento-inesperado',
    nodo: '/datoTelefono/codTipoTelefno',
    esperado: '«codTipoTelefono»',
    encontrado: '<codTipoTelefno>',
    sugerencia: '¿Quiso escribir <codTipoTelefono>?',
  },
  'element too many': {
    mensaje: telefono(`${INICIO}<abstracta xsi:type="x" xmlns:xsi="urn:x"/><otro/>`),
    regla: 'elemento-inesperado',
    nodo: '/datoTelefono/otro',
    esperado: 'ningún otro elemento',
  },
  'element of another namespace': {
    mensaje:
      '<t:datoTelefono xmlns:t="urn:telefono"><codTipoTelefono>FIJO</codTipoTelefono></t:datoTelefono>',
    regla: 'espacio-de-nombres',
    nodo: '/t:datoTelefono/codTipoTelefono',
    esperado: 'urn:telefono',
    encontrado: 'sin espacio de nombres',
  },
  'root without namespace': {
    mensaje: '<datoTelefono/>',
    regla: 'espacio-de-nombres',
    nodo: '/datoTelefono',
    sugerencia: 'Declare xmlns="urn:telefono" en el elemento raíz del mensaje.',
  },
  'unknown root': {
    mensaje: '<persona/>',
    regla: 'raiz',
    nodo: '/persona',
    esperado: '«datoTelefono» o «conAtributo»',
    encontrado: '<persona>',
  },
  'missing attribute': {
    mensaje: '<conAtributo xmlns="urn:telefono"/>',
    regla: 'atributo-faltante',
    nodo: '/conAtributo',
    esperado: 'codigo="…"',
  },
  'attribute too many': {
    mensaje: telefono(INICIO, 'otro="1"'),
    regla: 'atributo-inesperado',
    nodo: '/datoTelefono',
    encontrado: 'otro="…"',
  },
  'text between elements': {
    mensaje: telefono(`${INICIO} hola`),
    regla: 'contenido',
    nodo: '/datoTelefono',
    encontrado: 'texto',
  },
  'text in an empty element': {
    mensaje: telefono(`${INICIO}<nada>x</nada>`),
    regla: 'contenido',
    nodo: '/datoTelefono/nada',
  },
  'element inside a simple one': {
    mensaje: telefono(
      '<codTipoTelefono>FIJO</codTipoTelefono><numTelefonoContacto><b/></numTelefonoContacto>',
    ),
    regla: 'contenido',
    nodo: '/datoTelefono/numTelefonoContacto',
    esperado: 'un texto sin espacios al comienzo ni al final',
  },
  'nil with a value': {
    mensaje: telefono(`${INICIO}<esActivo ${NIL}>true</esActivo>`),
    regla: 'nulo',
    nodo: '/datoTelefono/esActivo',
  },
  'nil where none may be': {
    mensaje: telefono(`${INICIO}<codPais ${NIL}/>`),
    regla: 'nulo',
    nodo: '/datoTelefono/codPais',
    encontrado: 'xsi:nil="true"',
  },
  'abstract type': {
    mensaje: telefono(`${INICIO}<abstracta/>`),
    regla: 'abstracto',
    nodo: '/datoTelefono/abstracta',
  },
  'repeated value': {
    mensaje: telefono(`${INICIO}<numTelefonoContacto>6012345678</numTelefonoContacto>`),
    regla: 'unicidad',
    nodo: '/datoTelefono/numTelefonoContacto[2]',
  },
};

describe('every kind of fault of the schema engine', () => {
  it.each(Object.entries(CASOS))('%s', (_nombre, { mensaje, regla, nodo, ...resto }) => {
    const informe = validate(mensaje);
    expect(informe.resultado).toBe('invalido');
    const inconsistencias = informe.nodos.flatMap(({ ruta, hallazgos: suyos }) =>
      suyos.map((inconsistencia) => ({ ruta, ...inconsistencia })),
    );
    expect(inconsistencias).toContainEqual(expect.objectContaining({ ruta: nodo, regla, ...resto }));
    for (const { regla: alguna, mensaje: texto, detalle, sugerencia } of inconsistencias) {
      expect([alguna, detalle]).toEqual([expect.not.stringMatching(/^otra$/), null]);
      expect(detalle).toBeNull();
      expect(sugerencia).toMatch(/^[A-ZÁÉÍÓÚ¿].*[.…?]$/s);
      expect(texto).toMatch(/^[«A-ZÁÉÍÓÚ].*\.$/);
    }
  });
});

describe('place', () => {
  it('is the line and the column of the start tag, in characters, and the element of the registry', () => {
    const informe = validate(telefono(`\n  ${INICIO}\n  <!-- ñandú 😀 --><codPais>COL</codPais>\n`));
    expect(informe.nodos).toMatchObject([
      { linea: 3, columna: 19, nombre: 'codPais', elemento: { identificador: 'codPais', version: '1.0' } },
    ]);
  });

  it('groups the faults of one node', () => {
    const informe = validate(
      telefono('<codTipoTelefono>FIJO</codTipoTelefono><numTelefonoContacto>ab</numTelefonoContacto>'),
    );
    expect(informe.nodos).toHaveLength(1);
    expect(informe.nodos[0]?.hallazgos.map(({ regla }) => regla)).toEqual(['longitud-minima', 'patron']);
    expect(informe.totalErrores).toBe(2);
  });

  it('finds the nodes of prefixed and repeated elements', () => {
    const informe = validate(
      '<t:datoTelefono xmlns:t="urn:telefono"><t:codTipoTelefono>FIJO</t:codTipoTelefono>\n<t:numTelefonoContacto>6012345678</t:numTelefonoContacto>\n<t:numTelefonoContacto>1</t:numTelefonoContacto></t:datoTelefono>',
    );
    expect(informe.nodos).toMatchObject([
      { ruta: '/t:datoTelefono/t:numTelefonoContacto[2]', linea: 3, columna: 1 },
    ]);
  });

  it('is told for 200 faults at most, and that there are more', () => {
    const informe = validate(telefono('<codPais>x</codPais>'.repeat(3)).replaceAll('codPais', 'conAtributo'));
    expect(informe.hayMas).toBe(false);
    const muchos: Esquema = {
      ...esquema,
      archivos: [
        {
          ruta: 'a.xsd',
          texto:
            '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a"><xs:complexType><xs:sequence><xs:element name="b" type="xs:int" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element></xs:schema>',
        },
      ],
    };
    const lleno = validate(`<a>${'<b>x</b>'.repeat(100_000)}</a>`, muchos);
    expect(lleno).toMatchObject({ resultado: 'invalido', totalErrores: 200, hayMas: true });
    expect(lleno.nodos[199]).toMatchObject({ ruta: '/a/b[200]', columna: 3 + 1 + 199 * 8 });
  });
});

describe('schema', () => {
  it('expects the element that was chosen, not one of its parts', () => {
    const informe = validate('<conAtributo xmlns="urn:telefono" codigo="1"/>', {
      ...esquema,
      raizEsperada: { nombre: 'datoTelefono', espacio: 'urn:telefono' },
    });
    expect(informe).toMatchObject({
      resultado: 'invalido',
      nodos: [{ ruta: '/conAtributo', hallazgos: [{ regla: 'raiz', esperado: '«datoTelefono»' }] }],
    });
  });

  const ESQUEMAS_MALOS: Readonly<Record<string, readonly [texto: string, motivo: string]>> = {
    'a component out of place': [
      toXsd('<xs:foo/>'),
      'Hay un componente que no se admite aquí o que no está en su orden.',
    ],
    'a type nobody declares': [
      toXsd('<xs:element name="a" type="noexiste"/>'),
      '«noexiste» no es ningún tipo declarado en el esquema.',
    ],
    'an element nobody declares': [
      toXsd('<xs:group name="g"><xs:sequence><xs:element ref="b"/></xs:sequence></xs:group>'),
      '«b» no es ningún elemento declarado en el esquema.',
    ],
    'a missing attribute': [toXsd('<xs:element/>'), 'Falta el atributo «name», que es obligatorio.'],
    'an attribute too much': [
      toXsd('<xs:element name="a" minOccurs="2"/>'),
      'El atributo «minOccurs» no se admite aquí.',
    ],
    'a name declared twice': [
      toXsd('<xs:element name="a"/><xs:element name="a"/>'),
      '«a» está declarado dos veces.',
    ],
    'a pattern that is none': [
      toXsd(
        '<xs:simpleType name="t"><xs:restriction base="xs:int"><xs:pattern value="["/></xs:restriction></xs:simpleType>',
      ),
      'El patrón «[» no es una expresión regular correcta.',
    ],
    'a facet of another type': [
      toXsd(
        '<xs:simpleType name="t"><xs:restriction base="xs:string"><xs:maxInclusive value="3"/></xs:restriction></xs:simpleType>',
      ),
      'La restricción «maxInclusive» no se admite en un valor de ese tipo.',
    ],
    'another document': ['<a/>', 'El archivo es un XML, pero su elemento raíz no es xs:schema.'],
    'no XML': ['hola', 'Se esperaba una etiqueta y se encontró otro texto.'],
  };

  it.each(Object.entries(ESQUEMAS_MALOS))(
    'that is wrong says where and why in Spanish: %s',
    (_name, [texto, motivo]) => {
      const informe = validate('<a/>', { ...esquema, archivos: [{ ruta: 'a.xsd', texto }] });
      expect(informe).toMatchObject({ resultado: 'rechazado', motivo: { codigo: 'ESQUEMA_INVALIDO' } });
      expect(informe.motivo?.detalles).toContain(`Línea 1: ${motivo}`);
    },
  );

  it('that has nothing in it says so', () => {
    const informe = validate('<a/>', { ...esquema, archivos: [{ ruta: 'a.xsd', texto: ' \n' }] });
    expect(informe.motivo).toMatchObject({
      codigo: 'ESQUEMA_INVALIDO',
      detalles: ['El archivo «a.xsd» está vacío.'],
    });
  });
});

function toXsd(contenido: string): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${contenido}</xs:schema>`;
}
