import { type StagedContent, startsLikeZip } from '@marco/server-kit';
import { fileTypeFromBuffer } from 'file-type';
import type { Carpeta } from '../contract/terms.ts';
import { type TipoVerificado, verifyTipo } from '../rules/tipo-archivo.ts';
import { readDirectorio } from './read-directorio.ts';

/** What `file-type` wants to see, and what a ZIP may write after its directory. */
const HEAD_BYTES = 4_100;
const TAIL_BYTES = 66_000;

/** Codes of tab, line feed, form feed and carriage return. */
const TEXT_CONTROLS: ReadonlySet<number> = new Set([9, 10, 12, 13]);
const FIRST_VISIBLE = 32;
const DELETE = 127;

/** Looks at content that has arrived: by its bytes, a piece at a time. */
export async function readTipo(
  nombre: string,
  content: StagedContent,
  carpeta: Carpeta,
): Promise<TipoVerificado> {
  const cabeza = await content.read(0, HEAD_BYTES);
  const cola = await content.read(Math.max(0, content.bytes - TAIL_BYTES), TAIL_BYTES);
  return verifyTipo(
    nombre,
    {
      cabeza,
      cola,
      detectado: await detect(cabeza),
      zip: startsLikeZip(cabeza) ? await readDirectorio(content) : null,
      esTexto: await isText(content),
    },
    carpeta,
  );
}

/** If the read bytes end in the middle of a structure, the file is not faulty. */
async function detect(cabeza: Buffer): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(cabeza))?.ext ?? null;
  } catch {
    return null;
  }
}

async function isText(content: StagedContent): Promise<boolean> {
  for await (const chunk of content.open() as AsyncIterable<Buffer>) {
    for (const byte of chunk)
      if (byte === DELETE || (byte < FIRST_VISIBLE && !TEXT_CONTROLS.has(byte))) return false;
  }
  return true;
}
