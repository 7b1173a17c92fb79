import fc from 'fast-check';
import { DORADOS } from './index.ts';

/** What a contract may have in the wrong place. */
const TROZOS = [
  '$ref',
  "'#/components/schemas/Movimiento'",
  '*a',
  '&a ',
  '[',
  ']',
  '{',
  '}',
  ':',
  '- ',
  '\n',
  '\t',
  '  ',
  '"',
  "'",
  '<',
  '>',
  '/>',
  '<xs:element ref="tns:movimientos"/>',
  'type="xs:int"',
  'null',
  'true',
  '-1',
  '1e309',
  '\u0000',
  '\ufeff',
  '😀',
  'enum: []',
  'allOf:',
  'items:',
  'properties:',
  'type: array',
  '__proto__: 1\n',
  'constructor',
  'pattern: "("',
  'base="lci:horas"',
  'maxOccurs="-5"',
  '<!--',
  ']]>',
];

/** One change of a content: a piece cut out, put in, doubled, or a byte that is another one. */
const cambio = fc.record({
  donde: fc.double({ min: 0, max: 1, noNaN: true }),
  largo: fc.integer({ min: 0, max: 200 }),
  trozo: fc.oneof(fc.constantFrom(...TROZOS), fc.string({ maxLength: 8 })),
  clase: fc.constantFrom('quita', 'pone', 'repite', 'byte'),
});

/** Golden contracts with up to six changes. */
export const arbitraryContrato: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.constantFrom(...DORADOS), fc.array(cambio, { minLength: 1, maxLength: 6 }))
  .map(([{ bytes }, cambios]) => cambios.reduce<Buffer>(applyCambio, Buffer.from(bytes)));

function applyCambio(
  bytes: Buffer,
  { donde, largo, trozo, clase }: { donde: number; largo: number; trozo: string; clase: string },
): Buffer {
  const at = Math.floor(donde * bytes.length);
  const antes = bytes.subarray(0, at);
  if (clase === 'quita') return Buffer.concat([antes, bytes.subarray(at + largo)]);
  if (clase === 'repite') return Buffer.concat([antes, bytes.subarray(at, at + largo), bytes.subarray(at)]);
  if (clase === 'pone') return Buffer.concat([antes, Buffer.from(trozo), bytes.subarray(at)]);
  return Buffer.concat([antes, Buffer.from([largo]), bytes.subarray(at + 1)]);
}
