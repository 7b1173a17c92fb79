import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDocx,
  createPdf,
  createTypes,
  createZip,
  listFilesUnder,
  PROGRAM,
  uploadSample,
} from '../testing/index.ts';

let test: TestApp;
let directory: string;
let token: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'contenidos-'));
  test = await startTestApp({ environment: { PORT: '0' }, listen: true, filesDirectory: directory });
  token = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});

const PAGE = '<!DOCTYPE html><script>alert(1)</script>';
const SCRIPT = '/*"*/=1;alert(document.domain)//';
const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_TAIL = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1');
const JPEG_HEAD = Buffer.from('\xff\xd8\xff\xe0', 'latin1');
const JPEG_TAIL = Buffer.from('\xff\xd9', 'latin1');
const GIF = Buffer.from('GIF89a', 'latin1');
const ELF = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)]);
const MACRO = '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>';

/** Names a picture, a text, a document may have; the content is none of them alone. */
const eachName = (...names: string[]) => names;

const CASES: readonly (readonly [what: string, names: string[], content: Buffer])[] = [
  [
    'a document of more parts than anybody may have it look at',
    eachName('a.docx'),
    createDocx(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`word/${n}.xml`, '<a/>']))),
  ],
  [
    'a polyglot of GIF and JavaScript',
    eachName('a.png', 'a.jpg', 'a.txt', 'a.csv'),
    Buffer.concat([GIF, Buffer.from(SCRIPT)]),
  ],
  [
    'a polyglot of GIF and HTML',
    eachName('a.png', 'a.jpg', 'a.txt', 'a.pdf'),
    Buffer.concat([GIF, Buffer.from(PAGE)]),
  ],
  ['a polyglot of PNG and HTML', eachName('a.png'), Buffer.concat([PNG_HEAD, Buffer.from(PAGE), PNG_TAIL])],
  [
    'a polyglot of JPEG and HTML',
    eachName('a.jpg', 'a.jpeg'),
    Buffer.concat([JPEG_HEAD, Buffer.from(PAGE), JPEG_TAIL]),
  ],
  [
    'a polyglot of PNG and ZIP',
    eachName('a.png'),
    Buffer.concat([PNG_HEAD, PNG_TAIL, createZip({ 'a.class': 'a' })]),
  ],
  [
    'a polyglot of JPEG and ZIP',
    eachName('a.jpg'),
    Buffer.concat([JPEG_HEAD, createZip({ 'a.jar': 'a' }), JPEG_TAIL]),
  ],
  [
    'a polyglot of PDF and ZIP',
    eachName('a.pdf'),
    Buffer.concat([createPdf(), createZip({ 'a.jar': 'a' }), createPdf()]),
  ],
  [
    'a polyglot of PDF and HTML',
    eachName('a.pdf'),
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(PAGE), createPdf()]),
  ],
  ['a polyglot of a program and PDF', eachName('a.pdf'), Buffer.concat([PROGRAM, createPdf()])],
  [
    'a Windows program renamed',
    eachName('a.pdf', 'a.docx', 'a.png', 'a.jpg', 'a.txt', 'a.csv', 'a.xlsx'),
    PROGRAM,
  ],
  ['a Linux program renamed', eachName('a.pdf', 'a.docx', 'a.png', 'a.txt'), ELF],
  ['a page renamed', eachName('a.txt', 'a.csv', 'a.pdf', 'a.png'), Buffer.from(PAGE)],
  [
    'an SVG',
    eachName('a.svg', 'a.png'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  [
    'a document with macros',
    eachName('a.docx'),
    createDocx({ 'word/vbaProject.bin': 'x' }, createTypes(MACRO)),
  ],
  ['macros nobody announces', eachName('a.docx'), createDocx({ 'word/vbaProject.bin': 'x' })],
  [
    'macros announced under another name',
    eachName('a.docx'),
    createDocx({ 'word/otro.bin': 'x' }, createTypes(MACRO)),
  ],
];

describe('a file that is not what it says', () => {
  it.each(CASES.flatMap(([what, names, content]) => names.map((name) => [what, name, content] as const)))(
    '[FILE-01] %s as %s is refused by the server by its content, and nothing is left',
    async (_what, name, content) => {
      const { status, body } = await uploadSample({ base: test.app.listeningOrigin, token }, name, content);
      expect([status, body.code, body.mensaje]).toEqual([
        415,
        'ARCHIVO_NO_PERMITIDO',
        'Archivo adjunto no es permitido',
      ]);
      expect(body.detalles[0].mensaje).toMatch(/\.$/);
      expect(await listFilesUnder(directory)).toEqual([]);
    },
  );

  it('[FILE-01] the same names with their own content are taken', async () => {
    const good: [string, Buffer][] = [
      ['a.pdf', createPdf()],
      ['a.docx', createDocx()],
      ['a.png', Buffer.concat([PNG_HEAD, PNG_TAIL])],
      ['a.txt', Buffer.from('Formatos de imagen.\n')],
      ['a.csv', Buffer.from('nombre;valor\nAñil;1\n')],
    ];
    for (const [name, content] of good) {
      const { status } = await uploadSample({ base: test.app.listeningOrigin, token }, name, content);
      expect([name, status]).toEqual([name, 200]);
    }
  });
});
