/** How people read the actions that the process and the kit write into the audit trail. */
export const auditActions: Readonly<Record<string, string>> = {
  acceder: 'Acceder sin permiso',
  'cambiar-direccion': 'Cambiar dirección pública',
  'crear-fila-catalogo': 'Crear fila de catálogo',
  'editar-fila-catalogo': 'Editar fila de catálogo',
  'eliminar-fila-catalogo': 'Eliminar fila de catálogo',
  'revocar-llaves': 'Revocar llaves del autenticador',
  'rotar-llaves': 'Rotar llaves del autenticador',
  'terminar-demostracion': 'Terminar demostración',
};

/** How people read the kinds of objects of the kit whose code does not say it. */
export const auditObjects: Readonly<Record<string, string>> = { operacion: 'Operación' };
