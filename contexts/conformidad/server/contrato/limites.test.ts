import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { createZip, REST, SOAP, updateTexto } from '../../testing/dorados/dorado.ts';
import { readContrato } from './read-contrato.ts';

const repeat = (times: number, write: (number: number) => string) =>
  Array.from({ length: times }, (_, n) => write(n)).join('');
const openapi = (paths: string, otros = '') =>
  `openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n${paths}${otros}`;

/** Each alias ten times the one before. */
const BOMBA = `a0: &a0 [${'1,'.repeat(10)}]\n${repeat(9, (n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(10)}]\n`)}`;
/** Each schema ten fields of the next one. */
const ESQUEMAS = repeat(
  9,
  (n) =>
    `    E${n}:\n      type: object\n      properties:\n${repeat(10, (k) => `        c${k}: {$ref: '#/components/schemas/E${n + 1}'}\n`)}`,
);
const REFERENCIAS = openapi(
  "  /a:\n    get:\n      operationId: a\n      responses:\n        '200':\n          description: d\n          content: {application/json: {schema: {$ref: '#/components/schemas/E0'}}}\n",
  `components:\n  schemas:\n${ESQUEMAS}    E9: {type: string}\n`,
);

it.each([
  ['an alias bomb', BOMBA, 'C-02', 6, /Alias/],
  ['an alias inside itself', 'a: &a [*a]', 'C-01', 1, /se contiene a sí mismo/],
  ['an alias of nothing', 'a: *b', 'C-01', 1, /./],
  ['references that multiply', REFERENCIAS, 'C-02', null, /100\.000 campos/],
  [
    'a reference to itself',
    updateTexto(
      REST,
      '    Consulta:\n      type: object',
      "    Consulta:\n      $ref: '#/components/schemas/Consulta'",
    ),
    'C-01',
    null,
    /vuelve sobre sí misma/,
  ],
  [
    'ten thousand operations',
    openapi(repeat(10_000, (n) => `  /o${n}: {get: {operationId: o${n}, responses: {}}}\n`)),
    'C-02',
    2004,
    /2\.000 operaciones/,
  ],
  ['JSON too deep', `{"openapi":"3.1.0","x":\n${'['.repeat(5000)}${']'.repeat(5000)}}`, 'C-02', 2, /niveles/],
  ['YAML too deep', `a:\n  ${'['.repeat(5000)}${']'.repeat(5000)}`, 'C-02', 2, /niveles/],
  ['YAML too deep by lines', repeat(300, (n) => `${' '.repeat(n)}a:\n`), 'C-02', null, /niveles/],
  ['XML too deep', `${'<a>\n'.repeat(300)}${'</a>'.repeat(300)}`, 'C-02', 201, /uno dentro de otro/],
  [
    'an external entity',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<a>&x;</a>',
    'C-02',
    1,
    /DOCTYPE/,
  ],
  ['WSDL 2.0', '<description xmlns="http://www.w3.org/ns/wsdl"/>', 'C-01', 1, /WSDL 2\.0/],
  ['a message instead of a contract', '<mensaje/>', 'C-01', 1, /empieza por «mensaje»/],
  ['JSON that is no contract', '{"a": 1}', 'C-01', 1, /no es OpenAPI/],
  ['JSON with a comma too many', '{"openapi": "3.1.0",\n"paths": {},\n}', 'C-01', 3, /./],
  ['nothing', '', 'C-01', 1, /vacío/],
  ['a document of UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), 'C-01', 1, /UTF-32/],
  ['UTF-32 without a mark', Buffer.from([0x3c, 0, 0, 0, 0x61, 0, 0, 0]), 'C-01', 1, /UTF-32/],
  ['one byte a letter that declares two', '<?xml version="1.0" encoding="UTF-16"?><a/>', 'C-01', 1, /UTF-16/],
  [
    'letters of another encoding',
    Buffer.from('openapi: 3.1.0\ninfo: a\xf1o\n', 'latin1'),
    'C-01',
    2,
    /no está escrito en UTF-8/,
  ],
  ['more than 5 MB', Buffer.alloc(5_000_001, 32), 'C-02', 1, /5 MB/],
  ['a ZIP that unpacks to more', createZip({ 'a.wsdl': ' '.repeat(5_000_001) }), 'C-02', 1, /5 MB/],
  [
    'a ZIP of too many files',
    createZip(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`a${n}.xsd`, '']))),
    'C-02',
    1,
    /200 archivos/,
  ],
  ['a ZIP that is cut off', createZip(SOAP).subarray(0, 900), 'C-01', 1, /./],
  ['a ZIP without a WSDL', createZip({ 'a.xsd': '<a/>', 'b.txt': '' }), 'C-01', 1, /sin un WSDL/],
] as const)(
  '[AREA-05] %s is refused with its line and its cause',
  async (_que, contenido, codigo, linea, encontrado) => {
    const bytes = typeof contenido === 'string' ? strToU8(contenido) : contenido;
    const lectura = await readContrato(bytes);
    expect(lectura).toMatchObject({ rechazo: { codigo } });
    if (!('rechazo' in lectura)) return;
    expect(lectura.rechazo.encontrado).toMatch(encontrado);
    expect(lectura.rechazo.correccion).not.toBe('');
    if (linea !== null) expect(lectura.rechazo.lugar.linea).toBe(linea);
  },
);

it('[AREA-05] a schema inside itself and a type inside itself are told once', async () => {
  const yaml = updateTexto(
    REST,
    '        horas:\n',
    "        anterior:\n          $ref: '#/components/schemas/Movimiento'\n        horas:\n",
  );
  expect(await readContrato(strToU8(yaml))).toHaveProperty('contrato');
  const lenguaje = updateTexto(
    SOAP['esquemas/lenguaje.xsd'] ?? '',
    '<xs:element name="horas"',
    '<xs:element name="anterior" type="lci:tipoMovimientoMigratorio" minOccurs="0"/><xs:element name="horas"',
  );
  expect(await readContrato(createZip({ ...SOAP, 'esquemas/lenguaje.xsd': lenguaje }))).toHaveProperty(
    'contrato',
  );
});

it('[AREA-05] places beyond line 65,535 of an XML are told', async () => {
  const lejos = updateTexto(
    SOAP['esquemas/lenguaje.xsd'] ?? '',
    '  <xs:complexType',
    `${'\n'.repeat(70_000)}  <xs:complexType`,
  );
  const lectura = await readContrato(createZip({ ...SOAP, 'esquemas/lenguaje.xsd': lejos }));
  if (!('contrato' in lectura)) throw new Error('It is read.');
  const [respuesta] =
    lectura.contrato.operaciones[0]?.mensajes.filter(({ papel }) => papel === 'respuesta') ?? [];
  expect(respuesta?.campos[0]?.hijos[0]?.lugar.linea).toBeGreaterThan(70_000);
});
