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
