/** Operations of mesas that take an id of what everybody may ask about, each with why. */
export const forEverybody = {
  getMesa: 'mesas are public',
  getGestionMesa: 'mesas are public',
  getEspacioMesa:
    'mesas are public, and each block shows what the list of the same records returns to the caller',
  updateSeguimientoMesa: 'mesas are public, and whoever has a session follows one',
  getPermisosDocumentos: 'says what the caller may do with a meeting',
  getActa: 'the acta of a meeting held is public',
  verifyActa: 'whoever reads an acta verifies it',
  getGestionActa: 'the same acta, with what the caller may do; proposals only for who attended',
  getReunion: 'meetings that were held are public',
  listEntidadesDeMesa: 'mesas are public',
  listServiciosDeMesa: 'mesas are public',
  listReuniones: 'meetings that were held are public',
  searchMesas: 'mesas are public',
  downloadMesas: 'mesas are public',
  searchContenido: 'mesas are public, and compromisos are read by all who work with them',
  downloadEncontradas: 'what searchContenido finds',
  listMesasEntidad: 'mesas are public',
};
