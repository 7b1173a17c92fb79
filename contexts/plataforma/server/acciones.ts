/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'anunciar-ventana': 'Anunciar ventana de mantenimiento',
  'aplicar-operacion': 'Aplicar importación de operación',
  'comparar-contrato': 'Comparar contrato de producción',
  'crear-importacion-operacion': 'Anunciar archivo de operación',
  'descartar-operacion': 'Descartar importación de operación',
  'importar-instancia': 'Importar instancia de X-Road',
  'editar-servicio-plataforma': 'Editar servicio de la plataforma',
  'marcar-anomalia': 'Marcar anomalía',
  'cerrar-tarea-xroad': 'Dar por hecha una tarea de la plataforma',
  'reabrir-tarea-xroad': 'Reabrir una tarea de la plataforma',
  'publicar-servicio-xroad': 'Publicar servicio en la plataforma',
  'registrar-servicio-xroad': 'Registrar servicio en la plataforma',
  'recibir-operacion': 'Recibir archivo de operación',
  'retirar-ventana': 'Retirar ventana de mantenimiento',
};
