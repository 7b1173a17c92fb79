/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'cancelar-exportacion': 'Cancelar exportación',
  'cargar-archivo': 'Cargar archivo',
  descargar: 'Descargar archivo',
  'eliminar-archivo': 'Eliminar archivo',
  exportar: 'Exportar',
  'reintentar-exportacion': 'Reintentar exportación',
};
