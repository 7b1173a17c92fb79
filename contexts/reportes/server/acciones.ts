/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  exportar: 'Exportar',
  'suscribirse-reporte': 'Suscribirse a un indicador',
  'pausar-suscripcion-reporte': 'Pausar o reanudar una suscripción a un indicador',
  'retirar-suscripcion-reporte': 'Retirar una suscripción a un indicador',
  'detener-suscripcion-reporte': 'Detener una suscripción a un indicador',
  'crear-tablero': 'Crear un tablero',
  'editar-tablero': 'Cambiar un tablero',
  'eliminar-tablero': 'Eliminar un tablero',
  'guardar-vista-reporte': 'Guardar una vista del explorador',
  'cambiar-vista-reporte': 'Cambiar una vista del explorador',
  'borrar-vista-reporte': 'Borrar una vista del explorador',
  'cerrar-mes-indicadores': 'Cerrar un mes de los indicadores',
};
