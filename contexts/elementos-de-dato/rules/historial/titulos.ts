/** How the history of an element tells each action of the audit trail. */
const TITULOS: Readonly<Record<string, string>> = {
  'crear-elemento': 'Creó el elemento',
  'versionar-elemento': 'Creó una nueva versión',
  'llevar-elemento': 'Llevó el elemento a una capa más amplia',
  'editar-elemento': 'Editó el borrador',
  'cambiar-valores-elemento': 'Cambió los valores',
  'cambiar-identificadores-elemento': 'Cambió los identificadores en otros sistemas',
  'enviar-elemento': 'Envió a revisión',
  'devolver-elemento': 'Devolvió a borrador',
  'avalar-elemento': 'Avaló la versión',
  'aprobar-elemento': 'Aprobó por la entidad responsable',
  'observar-elemento': 'Devolvió con observaciones de la entidad responsable',
  'incorporar-elemento': 'Incorporó al lenguaje común',
  'numerar-elemento': 'Cambió el número de la versión',
  'caducar-elemento': 'Caducó el elemento',
  'programar-caducidad-elemento': 'Programó la caducidad',
  'cancelar-caducidad-elemento': 'Canceló la caducidad programada',
  'impedir-caducidad-elemento': 'No caducó en el día programado',
  'descartar-elemento': 'Descartó la versión',
  'comentar-elemento': 'Comentó',
  'resolver-comentario': 'Resolvió un comentario',
};

/** An action as the history tells it. */
export function presentTitulo(accion: string): string {
  return TITULOS[accion] ?? accion;
}
