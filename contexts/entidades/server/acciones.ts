/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'confirmar-contacto-entidad': 'Confirmar contacto de entidad',
  'crear-entidad': 'Crear entidad',
  'crear-fila-catalogo': 'Crear fila de catálogo',
  'editar-contacto-entidad': 'Editar contacto de entidad',
  'editar-entidad': 'Editar entidad',
  'editar-fila-catalogo': 'Editar fila de catálogo',
  'eliminar-fila-catalogo': 'Eliminar fila de catálogo',
  'importar-catalogo': 'Importar catálogo',
  'inactivar-entidad': 'Inactivar entidad',
  'presentar-autodiagnostico': 'Presentar autodiagnóstico',
  'reactivar-entidad': 'Reactivar entidad',
  'responder-autodiagnostico': 'Responder autodiagnóstico',
};
