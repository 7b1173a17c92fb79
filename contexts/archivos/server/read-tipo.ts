import { findTextEncoding } from '@marco/contract-kit/text-encoding';
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

/** Whether a byte, or two of UTF-16, is a control that no text has. */
const isControl = (code: number) => code === DELETE || (code < FIRST_VISIBLE && !TEXT_CONTROLS.has(code));

/** Where contracts lie, which their readers take in UTF-16 too. */
const CON_CONTRATOS: Carpeta = 'nivel-dos';

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
      esTexto: await (carpeta === CON_CONTRATOS ? isContrato(content, cabeza) : isText(content)),
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
    for (const byte of chunk) if (isControl(byte)) return false;
  }
  return true;
}

/** Text as well, one letter in two bytes where the content begins so. */
async function isContrato(content: StagedContent, cabeza: Buffer): Promise<boolean> {
  const { isShown, label } = findTextEncoding(cabeza);
  if (!isShown || !label?.startsWith('utf-16')) return isText(content);
  const decoder = new TextDecoder(label, { fatal: true });
  try {
    for await (const chunk of content.open() as AsyncIterable<Buffer>)
      if (hasControl(decoder.decode(chunk, { stream: true }))) return false;
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

function hasControl(texto: string): boolean {
  for (let place = 0; place < texto.length; place += 1) if (isControl(texto.charCodeAt(place))) return true;
  return false;
}
