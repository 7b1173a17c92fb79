import { DIRECCION_DID } from '../../rules/credencial.ts';
import type { Documento } from '../../rules/prueba.ts';
import type { DocumentoDid } from '../../rules/verificacion/firma.ts';

async function readJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, {
    headers: { accept: 'application/json' },
    ...(signal ? { signal } : {}),
  });
  if (!answer.ok) throw new Error(`El sitio respondió ${answer.status}.`);
  return answer.json();
}

/** The issuer with its keys, as it publishes them. */
export async function readDid(signal?: AbortSignal): Promise<DocumentoDid> {
  return (await readJson(DIRECCION_DID, signal)) as DocumentoDid;
}

/** A status list of this site; another site is never asked. */
export async function readLista(direccion: string): Promise<Documento> {
  return (await readJson(new URL(direccion).pathname)) as Documento;
}
