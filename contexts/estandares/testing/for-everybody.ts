const REASON = 'standards are of the whole framework';

/** What takes an id of everybody. */
export const forEverybody = {
  searchEstandares: REASON,
  downloadEstandares: REASON,
  getEstandar: REASON,
  updateEstandar: REASON,
  updateEvaluacion: REASON,
  updateEstadoEstandar: REASON,
  approveEstandar: `${REASON}; a file is taken only from who uploaded it`,
  closeEstandar: REASON,
  createCambioEstandar: REASON,
  listElementosEstandar: 'standards are of everybody; of the elements in work of others nothing is listed',
};
