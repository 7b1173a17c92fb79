/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'activar-usuario': 'Activar usuario',
  'actualizar-actividad': 'Actualizar tarea del inicio',
  'aprobar-usuario': 'Aprobar usuario',
  'asignar-rol': 'Asignar rol',
  'cambiar-perfil': 'Cambiar perfil',
  'cerrar-recorrido': 'Cerrar el recorrido inicial',
  'cambiar-permisos': 'Cambiar permisos',
  'cambiar-usuario': 'Cambiar usuario',
  'crear-rol': 'Crear rol',
  'editar-menu': 'Editar menú',
  'editar-rol': 'Editar rol',
  'inactivar-usuario': 'Inactivar usuario',
  'liberar-identidad': 'Liberar identidad',
  'liberar-segundo-factor': 'Liberar segundo factor',
  'rechazar-usuario': 'Rechazar usuario',
  'trasladar-usuario': 'Trasladar usuario',
};
