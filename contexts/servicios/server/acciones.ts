/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'cambiar-estado-servicio': 'Cambiar estado de servicio',
  'cambiar-estado-version-servicio': 'Cambiar estado de versión de servicio',
  'certificar-version-servicio': 'Certificar versión de servicio',
  'crear-servicio': 'Crear servicio',
  'declarar-version-obsoleta': 'Declarar obsoleta una versión de servicio',
  'desvincular-elemento-servicio': 'Desvincular elemento de servicio',
  'estandarizar-version-servicio': 'Estandarizar versión de servicio',
  'evaluar-version-servicio': 'Evaluar versión de servicio',
  'fijar-retiro-version': 'Fijar el retiro de una versión de servicio',
  'importar-servicio': 'Importar servicio',
  'publicar-version-servicio': 'Publicar versión de servicio',
  'retirar-version-servicio': 'Retirar versión de servicio',
  'vincular-elemento-servicio': 'Vincular elemento a servicio',
};
