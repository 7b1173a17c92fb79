import { createWorkbookWith } from '@marco/test-kit/create-workbook-with';
import { call, callAtOnce, createForm, type HostileInput } from './send.ts';
import type { Target } from './target.ts';

const FAR = createWorkbookWith('XFD1048576');

/** What reads workbooks and CSV. */
export const TABLES: readonly HostileInput[] = [
  readCampos('F1 far cell, fields of a request', FAR),
  { name: 'F1 far cell, values of a lista looked at', send: (target) => sendValores(target, 'revisar') },
  { name: 'F1 far cell, values of a lista taken', send: (target) => sendValores(target, 'importar') },
  readCampos('wide sheet', createWorkbookWith('XFD1')),
  readCampos('wide and long sheet', createWorkbookWith('XFD1000')),
  readCampos('long sheet', createWorkbookWith('A1048576')),
  readCampos(
    'shared text everywhere',
    createWorkbookWith('A1', { text: 'x'.repeat(1_000_000), times: 5_000 }),
  ),
  readCampos('CSV of half a million columns', Buffer.from(';'.repeat(500_000))),
  readCampos('CSV of quotes', Buffer.from('"'.repeat(500_001))),
  readCampos(
    'workbook that unpacks to 200 MB',
    createWorkbookWith('A1', { text: 'x'.repeat(200_000_000), times: 1 }),
  ),
];

/** What the import assistant reads: tables of databases, schemas, samples. */
export const SOURCES: readonly HostileInput[] = [
  readCampos('DDL of 16,384 columns', Buffer.from(`CREATE TABLE t (${'c int,'.repeat(16_384)} z int);`)),
  readCampos('DDL of open brackets', Buffer.from(`CREATE TABLE t (a int); ${'('.repeat(4_900_000)}`)),
  readCampos('DDL of quotes', Buffer.from(`CREATE TABLE t (a int); ${"'".repeat(4_900_001)}`)),
  readCampos(
    'DDL of a million statements',
    Buffer.from(`CREATE TABLE t (a int);${'BEGIN;END;'.repeat(480_000)}`),
  ),
  readCampos(
    'sample of 16,384 fields',
    Buffer.from(`{${Array.from({ length: 16_384 }, (_, at) => `"c${at}":1`).join()}}`),
  ),
  readCampos('sample of 100,000 levels', Buffer.from(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)),
  readCampos(
    'schema that asks for another server',
    Buffer.from(
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import schemaLocation="http://127.0.0.1:1/x.xsd"/></xs:schema>',
    ),
  ),
  readCampos(
    'names of a megabyte',
    Buffer.from(
      `Campo;Tipo\r\n${Array.from({ length: 4 }, () => `${'a_'.repeat(500_000)};texto`).join('\r\n')}`,
    ),
  ),
];

function readCampos(name: string, content: Buffer): HostileInput {
  const json = { contenido: content.toString('base64'), nombre: 'campos.xlsx' };
  return {
    name,
    send: (target) =>
      callAtOnce(target, 8, () => ({ who: 'lider', path: '/api/solicitud/campos/leer', json })),
  };
}

async function sendValores(target: Target, paso: string): Promise<string[]> {
  const { told, text } = await call(target, {
    who: 'consultor',
    path: '/api/elemento-dato',
    json: {
      identificador: `codHostil${paso}`,
      nombre: `Código hostil ${paso}`,
      tipo: 'simple',
      clase: 'lista',
      definicion: 'Prueba.',
      usos: 'Prueba.',
      tipoDato: 'cadena',
      ejemplos: [],
      fuentes: [],
      ...target.lugar,
    },
  });
  const { versionId } = JSON.parse(text) as { versionId?: number };
  if (versionId === undefined) return [told];
  return callAtOnce(target, 8, () => ({
    who: 'consultor',
    path: `/api/elemento-dato/${versionId}/valores/${paso}`,
    json: { formato: 'xlsx', contenido: FAR.toString('base64') },
  }));
}

/** What receives files. */
export function upload(name: string, file: string, content: Uint8Array): HostileInput {
  return {
    name,
    send: (target) =>
      callAtOnce(target, 4, () => ({
        who: 'ministerio',
        path: '/api/uploadFileOpt?carpeta=mesas',
        body: createForm([['archivo', file, content]]),
      })),
  };
}
