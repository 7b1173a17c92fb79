import { call, listsKept, type Sources } from '@marco/test-kit/declarations';

const listas = listsKept(['Lenguaje', 'BaseDeDatos', 'Sistema']);

/** Parameters, catalogues and mails that were sent. */
export const decisions: Sources = {
  ...listas.sources,
  listParametros: {
    calls: {
      'grupos[].parametros[].edicion': call('updateParametro', ({ valor }) => ({ valor })),
      'grupos[].parametros[].pendiente.aprobacion': call('approveCambioParametro'),
      'grupos[].parametros[].pendiente.rechazo': call('rejectCambioParametro'),
    },
  },
  searchSalientes: { calls: { 'correos[].reintento': call('submitReintento') } },
};

/** The same of one record. */
export const alike: Readonly<Record<string, string>> = {
  ...listas.alike,
  getParametro: 'listParametros',
  computeImportacionParametros: 'listParametros',
  getSaliente: 'searchSalientes',
};
