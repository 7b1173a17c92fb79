/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'crear-definicion': 'Crear definición',
  'crear-evento': 'Crear evento',
  'crear-individuo': 'Crear individuo',
  'crear-regla': 'Crear regla',
  'editar-definicion': 'Editar definición',
  'editar-evento': 'Editar evento',
  'editar-individuo': 'Editar individuo',
  'editar-regla': 'Editar regla',
  'eliminar-definicion': 'Eliminar definición',
  'eliminar-evento': 'Eliminar evento',
  'eliminar-individuo': 'Eliminar individuo',
  'eliminar-regla': 'Eliminar regla',
  'exportar-ontologia': 'Exportar la ontología',
  'inactivar-ficha': 'Inactivar ficha de la ontología',
  'publicar-ficha': 'Poner en vigencia una ficha de la ontología',
};
