import { zipSync } from 'fflate';
import { CONTRATOS } from './contratos.ts';
import { MESSAGES } from './messages.ts';
import { NIVEL_DOS } from './nivel-dos.ts';
import { PATTERNS } from './patterns.ts';
import { callAtOnce, type HostileInput } from './send.ts';
import { SOURCES, TABLES, upload } from './tables.ts';

const DEEP = '['.repeat(500_000);
const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const bytes = (text: string) => new TextEncoder().encode(text);

/** Bodies, queries and files that are long in themselves. */
const SHAPES: readonly HostileInput[] = [
  postDeep('deep JSON, sign-in', '/api-public/login'),
  postDeep('deep JSON, rule', '/api/ontologia/regla/ejecutar'),
  postDeep('deep JSON, closed', '/api/elemento-dato', `${DEEP}${']'.repeat(500_000)}`),
  postDeep(
    'JSON of many names',
    '/api/elemento-dato',
    JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`n${n}`, n]))),
  ),
  {
    name: 'queries nested and repeated',
    send: (target) =>
      callAtOnce(target, 8, () => ({
        who: null,
        method: 'GET',
        path: `/api-public/validador/elementos?${'texto[a][b]=1&'.repeat(900)}`,
      })),
  },
  {
    name: 'search for wildcards',
    send: (target) =>
      callAtOnce(target, 8, () => ({
        who: null,
        method: 'GET',
        path: `/api-public/validador/elementos?texto=${encodeURIComponent('%_'.repeat(50))}`,
      })),
  },
  upload(
    'F16 DOCX that unpacks to 100 MB',
    'acta.docx',
    zipSync({ '[Content_Types].xml': bytes(TYPES), 'word/document.xml': new Uint8Array(100_000_000) }),
  ),
  upload('DOCX of 60,000 parts', 'acta.docx', zipSync(createParts(60_000))),
];

/** Everything that is meant to stop the product. */
export const INPUTS: readonly HostileInput[] = [
  ...TABLES,
  ...SOURCES,
  ...PATTERNS,
  ...MESSAGES,
  ...CONTRATOS,
  ...NIVEL_DOS,
  ...SHAPES,
];

function postDeep(name: string, path: string, body = DEEP): HostileInput {
  return {
    name,
    send: (target) =>
      callAtOnce(target, 8, () => ({ who: 'consultor', path, body, type: 'application/json' })),
  };
}

function createParts(many: number): Record<string, Uint8Array> {
  const parts = Array.from({ length: many }, (_, n): [string, Uint8Array] => [
    `word/${n}.rels`,
    bytes('<a/>'),
  ]);
  return Object.fromEntries([['[Content_Types].xml', bytes(TYPES)], ...parts]);
}
