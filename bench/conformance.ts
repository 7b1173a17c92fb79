// A contract of 5 MB of each kind, read and checked in the bounded process of the banco de conformidad.
// `npm run bench:conformance`. The limit of the product is printed beside it, never asserted: it depends on the machine.
import { createConformidadPool, LIMITES_CONTRATO } from '@marco/conformidad/server';
import { stringify } from 'yaml';

const CALLER = { key: 'bench', hasSession: true };
const ROUNDS = 3;
const OPERATIONS = 1500;
/** Fields of an answer to begin with; as many as do not fit are left out. */
const FIELDS = 30;

/** An object of OpenAPI with so many fields in each answer. */
function createOpenapi(fields: number) {
  const properties = Object.fromEntries(
    Array.from({ length: fields }, (_, number) => [
      `dato${number}`,
      { type: 'string', description: 'Un dato de la respuesta', maxLength: 80, example: 'texto' },
    ]),
  );
  const toOperation = (number: number) => ({
    get: {
      operationId: `consultar${number}`,
      description: 'Consulta los datos de un trámite',
      responses: {
        '200': {
          description: 'Los datos',
          content: { 'application/json': { schema: { type: 'object', properties } } },
        },
        default: { description: 'Un error', content: { 'application/problem+json': {} } },
      },
    },
  });
  const paths = Array.from({ length: OPERATIONS }, (_, number) => [
    `/consulta/${number}`,
    toOperation(number),
  ]);
  return { openapi: '3.1.0', info: { title: 'Grande', version: '1.0' }, paths: Object.fromEntries(paths) };
}

function writeWsdl(fields: number): string {
  const numbers = Array.from({ length: OPERATIONS }, (_, number) => number);
  const elements = Array.from(
    { length: fields },
    (_, number) =>
      `<xs:element name="dato${number}"><xs:annotation><xs:documentation>Un dato de la respuesta</xs:documentation></xs:annotation><xs:simpleType><xs:restriction base="xs:token"><xs:maxLength value="80"/></xs:restriction></xs:simpleType></xs:element>\n`,
  ).join('');
  return [
    '<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t"><types><xs:schema targetNamespace="urn:t">\n',
    ...numbers.map(
      (number) =>
        `<xs:element name="r${number}"><xs:complexType><xs:sequence>\n${elements}</xs:sequence></xs:complexType></xs:element>\n`,
    ),
    '</xs:schema></types>\n',
    ...numbers.map(
      (number) => `<message name="m${number}"><part name="p" element="t:r${number}"/></message>\n`,
    ),
    '<portType name="p">\n',
    ...numbers.map(
      (number) =>
        `<operation name="o${number}"><documentation>Consulta de un dato</documentation><input message="t:m${number}"/><output message="t:m${number}"/></operation>\n`,
    ),
    '</portType></definitions>',
  ].join('');
}

const WRITERS: Readonly<Record<string, (fields: number) => string>> = {
  'JSON of OpenAPI 3.1': (fields) => JSON.stringify(createOpenapi(fields), null, 1),
  'YAML of OpenAPI 3.1': (fields) => stringify(createOpenapi(fields), { aliasDuplicateObjects: false }),
  'YAML in one line': (fields) => `# YAML\n${JSON.stringify(createOpenapi(fields))}`,
  'WSDL 1.1 with XSD': writeWsdl,
};

/** The largest contract of a kind that is not refused for its size. */
function writeLargest(write: (fields: number) => string): Uint8Array {
  for (let fields = FIELDS; fields > 0; fields -= 1) {
    const content = new TextEncoder().encode(write(fields));
    if (content.length <= LIMITES_CONTRATO.bytes) return content;
  }
  throw new Error(`No contract fits in ${LIMITES_CONTRATO.bytes} bytes.`);
}

const pool = createConformidadPool({ segundos: 300, segundosSinSesion: 300 });
await pool.check({ contrato: new TextEncoder().encode('{}'), esperado: null }, CALLER);
for (const [name, write] of Object.entries(WRITERS)) {
  const contrato = writeLargest(write);
  const times: number[] = [];
  let verdict = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    ({ veredicto: verdict } = await pool.check({ contrato, esperado: null }, CALLER));
    times.push((performance.now() - start) / 1000);
  }
  const best = Math.min(...times).toFixed(2);
  process.stdout.write(
    `${name}: ${(contrato.length / 1e6).toFixed(2)} MB in ${best} s (limit ${LIMITES_CONTRATO.segundosSinSesion} s for strangers), ${verdict}\n`,
  );
}
process.exit(0);
