import { zipSync } from 'fflate';
import { callAtOnce, createForm, type HostileInput } from './send.ts';

export const repeat = (times: number, write: (number: number) => string) =>
  Array.from({ length: times }, (_, n) => write(n)).join('');
export const bytes = (text: string) => new TextEncoder().encode(text);

const HEAD = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n";
const ANSWER =
  "  /a:\n    get:\n      operationId: a\n      responses:\n        '200':\n          description: d\n          content: {application/json: {schema: {$ref: '#/components/schemas/E0'}}}\ncomponents:\n  schemas:\n";
/** Each alias ten times the one before. */
export const ALIASES = `a0: &a0 [${'1,'.repeat(10)}]\n${repeat(9, (n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(10)}]\n`)}`;
export const OPERATIONS = `${HEAD}${repeat(10_000, (n) => `  /o${n}: {get: {operationId: o${n}, responses: {}}}\n`)}`;
/** A hundred thousand references, each to the next one, and the last to the first. */
export const CIRCLE = `${HEAD}${ANSWER}${repeat(100_000, (n) => `    E${n}: {$ref: '#/components/schemas/E${(n + 1) % 100_000}'}\n`)}`;
/** Two fields that hold the whole again. */
const FIELDS = `${HEAD}${ANSWER}    E0: {type: object, properties: {a: {$ref: '#/components/schemas/E0'}, b: {$ref: '#/components/schemas/E0'}}}\n`;

const XSD = (content: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">\n${content}</xs:schema>`;
const WSDL = (types: string) =>
  `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t"><types>${types}</types><message name="m"><part name="p" element="t:e0"/></message><portType name="p"><operation name="o"><input message="t:m"/><output message="t:m"/></operation></portType></definitions>`;
/** 5 MB of types, each ten fields of the next one. */
const TYPES = XSD(
  `<xs:element name="e0" type="t:t0"/>\n${repeat(7000, (n) => `<xs:complexType name="t${n}"><xs:sequence>${repeat(10, (k) => `<xs:element name="c${k}" type="t:t${n + 1}"/>`)}</xs:sequence></xs:complexType>\n`)}`,
);
const LONG_LIST = XSD(
  `<xs:element name="e0"><xs:simpleType><xs:restriction base="xs:token">${repeat(140_000, (n) => `<xs:enumeration value="${n}"/>`)}</xs:restriction></xs:simpleType></xs:element>`,
);
/** A ZIP inside a ZIP, ten times, around 4 MB of nothing. */
const NESTED = Array.from({ length: 10 }).reduce<Uint8Array>(
  (inner) => zipSync({ 'a.zip': inner, 'a.wsdl': bytes('<a/>') }),
  zipSync({ 'a.wsdl': new Uint8Array(4_000_000) }),
);

/** The banco de conformidad, which anybody may give a contract. */
export const CONTRATOS: readonly HostileInput[] = [
  check('banco: alias bomb', ALIASES),
  check('banco: 10,000 operations', OPERATIONS),
  check('banco: circle of references', CIRCLE),
  check('banco: field inside itself twice', FIELDS),
  check('banco: YAML nested for ever', `a: ${'['.repeat(4_900_000)}`),
  check('banco: XML nested for ever', '<a>'.repeat(1_600_000)),
  check('banco: ZIP inside ZIP', NESTED),
  check('banco: ZIP that unpacks to 100 MB', zipSync({ 'a.wsdl': new Uint8Array(100_000_000) })),
  check('banco: XSD whose types multiply', WSDL(TYPES)),
  check('banco: XSD with a list of 140,000', WSDL(LONG_LIST)),
];

function check(name: string, contrato: string | Uint8Array): HostileInput {
  return {
    name,
    send: (target) =>
      callAtOnce(target, 4, () => ({
        who: null,
        path: '/api-public/banco-conformidad',
        body: createForm([['contrato', 'contrato', contrato]]),
      })),
  };
}
