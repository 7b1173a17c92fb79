import type { Carpeta } from '@marco/archivos/terms';
import { type CargaArchivos, useCargaArchivos } from '@marco/archivos/widgets';
import { useEffect, useRef } from 'react';
import type { DocumentoSolicitud } from '../../contract/index.ts';

export interface ArchivoUnicoSettings {
  /** Name of the control, as the form knows it. */
  readonly nameCtrl: string;
  readonly carpeta: Carpeta;
  /** Extensions it takes. */
  readonly extensiones: readonly string[];
  /** Most bytes, where it takes less than any file may have. */
  readonly bytes?: number;
  /** It arrived at the server: it is a value of the form from now on. */
  readonly onSubido: (documento: DocumentoSolicitud) => void;
}

const KILO = 1000;

/** One file that is uploaded and then is a value of the form: the next one takes its place. */
export function useArchivoUnico(settings: ArchivoUnicoSettings): CargaArchivos {
  const { nameCtrl, carpeta, extensiones, bytes, onSubido } = settings;
  const carga = useCargaArchivos({
    nameCtrl,
    carpeta,
    reglas: { multiple: false, extensiones, ...(bytes === undefined ? {} : { bytes }) },
  });
  const subido = carga.archivos.find(({ estado }) => estado.clase === 'listo');
  const latest = useRef({ carga, onSubido });
  latest.current = { carga, onSubido };
  useEffect(() => {
    if (subido?.id === undefined) return;
    const { id: idArchivo, name: nombre, size } = subido;
    latest.current.onSubido({ idArchivo, nombre, tamano: size * KILO });
    latest.current.carga.clear();
  }, [subido]);
  return carga;
}
