import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignArchivos } from './foreign-records.ts';

const exportacion = (suffix = '') => ({
  url: ({ exportacionId }: ForeignArchivos) => `/api/exportaciones/${exportacionId}${suffix}`,
});

/** Files and exports of other people. */
export const probes: Probes<ForeignArchivos> = {
  downloadContenido: { url: ({ archivoId }) => `/api/downloadFileOpt/${archivoId}` },
  deleteArchivo: { payload: ({ archivoId }) => ({ archivoId }) },
  getExportacion: exportacion(),
  downloadExportacion: exportacion('/archivo'),
  closeExportacion: exportacion('/cancelar'),
  submitExportacion: exportacion('/reintentar'),
  downloadArchivo: {
    payload: ({ archivoId }) => ({ archivoId }),
    nothing: { mensajeResponse: { estado: false }, object: null },
  },
};
