import { decodeText } from '@marco/archivos/widgets';
import { useEffect, useState } from 'react';
import { LIMITES_FUENTE } from '../../contract/terms.ts';

/** The lines of a file somebody chose; null while they are read, and of a ZIP or a workbook, which have none. */
export function useLineas(archivo: Blob): readonly string[] | null {
  const [leidas, setLeidas] = useState<{ de: Blob; lineas: readonly string[] | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    void readLineas(archivo).then((lineas) => {
      if (!isGone) setLeidas({ de: archivo, lineas });
    });
    return () => {
      isGone = true;
    };
  }, [archivo]);
  return leidas?.de === archivo ? leidas.lineas : null;
}

async function readLineas(archivo: Blob): Promise<readonly string[] | null> {
  // What is not sent is not read here either, however large it is.
  if (archivo.size > LIMITES_FUENTE.bytes) return null;
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  const esZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return esZip ? null : decodeText(bytes).split('\n');
}
