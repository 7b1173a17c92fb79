import { startDownload } from '@marco/archivos/widgets';
import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { useState } from 'react';
import { CONJUNTO, type TipoEsquema, VIGENTE } from '../../contract/terms.ts';

export interface DescargaEsquema {
  /** Saves the schema of one version; tells a failure in a banner and never throws. */
  readonly download: (
    elementoId: number,
    version: string,
    tipo: TipoEsquema,
    nombre: string,
  ) => Promise<void>;
  /** Saves the schemas in force of several elements as one package. */
  readonly downloadConjunto: (elementos: readonly number[], tipo: TipoEsquema) => Promise<void>;
  readonly isDownloading: boolean;
}

const PATH = '/elemento-dato/esquema/{id}/{idTwo}/{type}';

/** Downloads schemas: by the private path with a session, by the public one without. */
export function useDescargaEsquema(): DescargaEsquema {
  const api = useApi();
  const banner = useBanner();
  const [isDownloading, setDownloading] = useState(false);

  async function save(request: Parameters<typeof api.prepare>[1], nombre: string): Promise<void> {
    setDownloading(true);
    try {
      startDownload(await downloadFile(api.prepare(PATH, request)), nombre);
    } catch (error) {
      banner.error(`No fue posible descargar el esquema. ${errorMessage(error)}`);
    } finally {
      setDownloading(false);
    }
  }

  return {
    isDownloading,
    download: (elementoId, version, tipo, nombre) =>
      save({ params: { id: elementoId, idTwo: version, type: tipo } }, nombre),
    downloadConjunto: (elementos, tipo) =>
      save(
        {
          params: { id: CONJUNTO, idTwo: VIGENTE, type: tipo },
          query: { elementos: elementos.join(',') },
        },
        presentNombreConjunto(elementos.length, tipo),
      ),
  };
}

/** Every set is a package; examples have a word of their own. */
function presentNombreConjunto(cuantos: number, tipo: TipoEsquema): string {
  const elementos = cuantos === 1 ? '1-elemento' : `${cuantos}-elementos`;
  return `lenguaje-comun-${elementos}-${tipo === 'ejemplo' ? 'ejemplos' : tipo}.zip`;
}
