/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'cambiar-parametro': 'Cambiar parámetro',
  'cambiar-preferencias': 'Cambiar preferencias',
  'exportar-parametros': 'Exportar parámetros',
  'importar-parametros': 'Importar parámetros',
  'editar-plantilla': 'Editar plantilla',
  'leer-correo-reservado': 'Leer correo reservado',
  'probar-plantilla': 'Probar plantilla',
  'proponer-cambio-parametro': 'Proponer cambio de parámetro',
  'rechazar-cambio-parametro': 'Rechazar o retirar cambio de parámetro',
  'reintentar-correo': 'Reintentar correo',
};
