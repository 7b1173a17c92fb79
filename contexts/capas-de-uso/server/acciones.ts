/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'crear-capa': 'Crear capa de uso',
  'editar-capa': 'Editar capa de uso',
  'inactivar-capa': 'Inactivar capa de uso',
  'publicar-capa': 'Publicar capa de uso',
  'reactivar-capa': 'Reactivar capa de uso',
  'versionar-capa': 'Versionar capa de uso',
};
