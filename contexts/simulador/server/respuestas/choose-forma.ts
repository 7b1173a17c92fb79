import type { AreaCall } from '@marco/server-kit';
import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import { createRechazo } from './rechazo.ts';

/** What a body says it is; what says nothing is looked at. */
export function findForma({ headers, body, method }: AreaCall): FormaSimulada | undefined {
  const [tipo = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (method === 'GET' || method === 'HEAD') return 'json';
  if (/^(?:application|text)\/(?:[\w.-]+\+)?xml$/.test(tipo.trim())) return 'xml';
  if (/^application\/(?:[\w.-]+\+)?json$/.test(tipo.trim())) return 'json';
  if (tipo.trim() !== '') return undefined;
  return body.toString('latin1', 0, 200).trimStart().startsWith('<') ? 'xml' : 'json';
}

/** What is said of a body in neither form. */
export const TIPO_NO_ADMITIDO = createRechazo(
  415,
  'TIPO_NO_ADMITIDO',
  'El tipo de contenido no se admite. Envíe application/json, application/xml o text/xml.',
);

/** How an answer is written: as the caller prefers it, else as the petition was. */
export function chooseForma({ headers }: Pick<AreaCall, 'headers'>, pedida: FormaSimulada): FormaSimulada {
  const accept = (headers['accept'] ?? '').toLowerCase();
  const [json, xml] = [/\bjson\b/.test(accept), /\bxml\b/.test(accept)];
  if (json === xml) return pedida;
  return json ? 'json' : 'xml';
}
