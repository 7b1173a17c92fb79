import type { Resultado } from '../contract/terms.ts';

/** How people read each action of docs/audit-events.md; a test compares both lists. */
export const ACCIONES: Readonly<Record<string, string>> = {
  'abrir-enmienda': 'Abrir enmiendas de un acta',
  acceder: 'Acceder sin permiso',
  'aceptar-invitacion': 'Aceptar invitación de administrador',
  'activar-usuario': 'Activar usuario',
  'actualizar-actividad': 'Actualizar tarea del inicio',
  'adjuntar-documento': 'Adjuntar documento a una reunión',
  'agregar-decision': 'Agregar decisión a una reunión',
  'anotar-reunion': 'Anotar en una reunión',
  'aprobar-elemento': 'Aprobar elemento de dato',
  'aprobar-solicitud': 'Aprobar solicitud',
  'aprobar-usuario': 'Aprobar usuario',
  'asignar-rol': 'Asignar rol',
  'asignar-solicitud': 'Asignar solicitud',
  'autorizar-tratamiento': 'Responder al aviso de tratamiento de datos',
  'avalar-elemento': 'Avalar elemento de dato',
  'bloquear-direccion': 'Bloquear dirección',
  'bloquear-identidad': 'Bloquear identidad',
  'calificar-estandar': 'Calificar estándar',
  'caducar-elemento': 'Caducar elemento de dato',
  'cambiar-contrasena': 'Cambiar contraseña',
  'cambiar-estado-servicio': 'Cambiar estado de servicio',
  'cambiar-identificadores-elemento': 'Cambiar identificadores de elemento de dato',
  'cambiar-parametro': 'Cambiar parámetro',
  'cambiar-participante-mesa': 'Cambiar participante de mesa',
  'cambiar-permisos': 'Cambiar permisos',
  'cambiar-preferencias': 'Cambiar preferencias',
  'cambiar-usuario': 'Cambiar usuario',
  'cambiar-valores-elemento': 'Cambiar valores de elemento de dato',
  'cancelar-caducidad-elemento': 'Cancelar caducidad de elemento de dato',
  'cancelar-compromiso': 'Cancelar compromiso',
  'cancelar-exportacion': 'Cancelar exportación',
  'cancelar-reunion': 'Cancelar reunión',
  'cancelar-solicitud': 'Cancelar solicitud',
  'cargar-archivo': 'Cargar archivo',
  'catalogar-solicitud': 'Escribir catálogo de solicitud',
  'cerrar-mesa': 'Cerrar mesa',
  'cerrar-otra-sesion': 'Cerrar otra sesión',
  'cerrar-sesion': 'Cerrar sesión',
  'cerrar-sesion-autenticador': 'Cerrar sesión en el autenticador',
  'certificar-solicitud': 'Certificar solicitud',
  'comentar-elemento': 'Comentar elemento de dato',
  'conceptualizar-solicitud': 'Pasar solicitud a conceptualización',
  'crear-capa': 'Crear capa de uso',
  'crear-compromiso': 'Crear compromiso',
  'crear-definicion': 'Crear definición',
  'crear-elemento': 'Crear elemento de dato',
  'crear-entidad': 'Crear entidad',
  'crear-evento': 'Crear evento',
  'crear-estandar': 'Crear estándar',
  'crear-fila-catalogo': 'Crear fila de catálogo',
  'crear-identidad': 'Crear identidad',
  'crear-individuo': 'Crear individuo',
  'crear-mesa': 'Crear mesa',
  'crear-regla': 'Crear regla',
  'crear-rol': 'Crear rol',
  'crear-servicio': 'Crear servicio',
  'crear-solicitud': 'Crear solicitud',
  'cumplir-compromiso': 'Cumplir compromiso',
  'decidir-enmienda': 'Decidir enmienda de un acta',
  'decidir-estandar': 'Decidir sobre estándar',
  'decidir-solicitud': 'Decidir sobre los campos de una solicitud',
  'descargar-datos-propios': 'Descargar los propios datos',
  descargar: 'Descargar archivo',
  'descartar-elemento': 'Descartar elemento de dato',
  'desistir-solicitud': 'Desistir solicitud',
  'desvincular-elemento-servicio': 'Desvincular elemento de servicio',
  'desvincular-servicio-mesa': 'Desvincular servicio de mesa',
  'devolver-elemento': 'Devolver elemento de dato',
  'devolver-solicitud': 'Devolver solicitud',
  'editar-capa': 'Editar capa de uso',
  'editar-compromiso': 'Editar compromiso',
  'editar-contacto-entidad': 'Editar contacto de entidad',
  'editar-definicion': 'Editar definición',
  'editar-elemento': 'Editar elemento de dato',
  'editar-entidad': 'Editar entidad',
  'editar-evento': 'Editar evento',
  'editar-estandar': 'Editar estándar',
  'editar-fila-catalogo': 'Editar fila de catálogo',
  'editar-individuo': 'Editar individuo',
  'editar-menu': 'Editar menú',
  'editar-mesa': 'Editar mesa',
  'editar-oid': 'Editar nodo OID',
  'editar-plantilla': 'Editar plantilla',
  'editar-regla': 'Editar regla',
  'editar-reunion': 'Editar reunión',
  'editar-rol': 'Editar rol',
  'editar-solicitud': 'Editar solicitud',
  'elegir-entidad': 'Elegir entidad',
  'eliminar-archivo': 'Eliminar archivo',
  'eliminar-busqueda': 'Eliminar búsqueda guardada',
  'eliminar-definicion': 'Eliminar definición',
  'eliminar-evento': 'Eliminar evento',
  'eliminar-fila-catalogo': 'Eliminar fila de catálogo',
  'eliminar-individuo': 'Eliminar individuo',
  'eliminar-regla': 'Eliminar regla',
  'eliminar-solicitud': 'Eliminar solicitud',
  'emitir-acta': 'Emitir acta',
  'enviar-clave': 'Enviar clave de restablecimiento',
  'evaluar-estandar': 'Iniciar evaluación de estándar',
  'enviar-elemento': 'Enviar elemento de dato a revisión',
  exportar: 'Exportar',
  'exportar-ontologia': 'Exportar la ontología',
  'finalizar-reunion': 'Finalizar reunión',
  'guardar-busqueda': 'Guardar búsqueda',
  'impedir-caducidad-elemento': 'No caducar elemento de dato en su día',
  'importar-catalogo': 'Importar catálogo',
  'importar-servicio': 'Importar servicio',
  'inactivar-capa': 'Inactivar capa de uso',
  'inactivar-entidad': 'Inactivar entidad',
  'inactivar-ficha': 'Inactivar ficha de la ontología',
  'inactivar-usuario': 'Inactivar usuario',
  'incorporar-elemento': 'Incorporar elemento de dato',
  'ingresar-autenticador': 'Ingresar en el autenticador',
  'iniciar-reunion': 'Iniciar reunión',
  'iniciar-sesion': 'Iniciar sesión',
  'invitar-administrador': 'Invitar administrador',
  'leer-correo-reservado': 'Leer correo reservado',
  'llevar-elemento': 'Llevar elemento de dato a otra capa',
  'numerar-elemento': 'Cambiar número de versión de elemento de dato',
  'observar-elemento': 'Observar elemento de dato',
  'observar-solicitud': 'Observar solicitud',
  'pedir-restablecimiento': 'Pedir restablecimiento de contraseña',
  'presentar-solicitud': 'Presentar solicitud a la entidad',
  'probar-plantilla': 'Probar plantilla',
  'programar-caducidad-elemento': 'Programar caducidad de elemento de dato',
  'programar-reunion': 'Programar reunión',
  'proponer-enmienda': 'Proponer enmienda de un acta',
  'publicar-acta': 'Preparar la edición pública de un acta',
  'publicar-avance': 'Publicar avance de una reunión',
  'publicar-capa': 'Publicar capa de uso',
  'publicar-ficha': 'Poner en vigencia una ficha de la ontología',
  'quitar-decision': 'Quitar decisión de una reunión',
  'quitar-documento': 'Quitar documento de una reunión',
  'radicar-solicitud': 'Radicar solicitud',
  'reabrir-compromiso': 'Reabrir compromiso',
  'reabrir-mesa': 'Reabrir mesa',
  'reactivar-capa': 'Reactivar capa de uso',
  'reactivar-entidad': 'Reactivar entidad',
  'rechazar-solicitud': 'Rechazar solicitud',
  'rechazar-usuario': 'Rechazar usuario',
  'reemitir-acta': 'Emitir acta de nuevo',
  'registrar-cambio-estandar': 'Registrar cambio de estándar',
  'registrar-usuario': 'Registrar usuario',
  'reintentar-correo': 'Reintentar correo',
  'reintentar-exportacion': 'Reintentar exportación',
  'renombrar-busqueda': 'Renombrar búsqueda guardada',
  'reservar-oid': 'Reservar arco de un OID',
  'resolver-comentario': 'Resolver comentario',
  'restablecer-contrasena': 'Restablecer contraseña',
  'retirar-estandar': 'Retirar estándar',
  'retirar-oid': 'Retirar nodo OID',
  'retirar-participante-mesa': 'Retirar participante de mesa',
  'revisar-solicitud': 'Iniciar revisión de solicitud',
  'revocar-llaves': 'Revocar llaves del autenticador',
  'rotar-llaves': 'Rotar llaves del autenticador',
  'sellar-acta': 'Sellar acta',
  'suprimir-datos-propios': 'Suprimir los propios datos',
  'cambiar-direccion': 'Cambiar dirección pública',
  'terminar-demostracion': 'Terminar demostración',
  'trasladar-usuario': 'Trasladar usuario',
  verificar: 'Verificar',
  'liberar-identidad': 'Liberar identidad',
  'inscribir-segundo-factor': 'Inscribir segundo factor',
  'verificar-segundo-factor': 'Verificar segundo factor',
  'generar-codigos-recuperacion': 'Generar códigos de recuperación',
  'liberar-segundo-factor': 'Liberar segundo factor',
  'verificar-correo': 'Verificar correo de una identidad',
  'versionar-capa': 'Versionar capa de uso',
  'versionar-elemento': 'Crear versión de elemento de dato',
  'vincular-elemento-servicio': 'Vincular elemento a servicio',
  'vincular-servicio-mesa': 'Vincular servicio a mesa',
};

const TIPOS_OBJETO: Readonly<Record<string, string>> = {
  auditoria: 'Auditoría',
  exportacion: 'Exportación',
  busqueda: 'Búsqueda guardada',
  operacion: 'Operación',
  invitacion: 'Invitación',
  membresia: 'Membresía',
  parametro: 'Parámetro',
  reunion: 'Reunión',
  sesion: 'Sesión',
};

const RESULTADO: Readonly<Record<Resultado, string>> = { exito: 'Éxito', rechazo: 'Rechazo' };

/** Name of an action; one without a name is read from its code. */
export function presentAccion(accion: string): string {
  return ACCIONES[accion] ?? toSentence(accion);
}

/** Name of a kind of object. */
export function presentTipoObjeto(tipo: string): string {
  return TIPOS_OBJETO[tipo] ?? toSentence(tipo);
}

/** What an event is about, as people name it; its number where it has no name, and an id nobody can read is left out. */
export function presentObjeto(evento: {
  readonly tipoObjeto: string;
  readonly idObjeto: string | null;
  readonly objeto: string | null;
}): string {
  const tipo = presentTipoObjeto(evento.tipoObjeto);
  if (evento.objeto !== null) return `${tipo}: ${evento.objeto}`;
  const isShown = evento.idObjeto !== null && evento.idObjeto.length < 32;
  return isShown ? `${tipo} ${evento.idObjeto}` : tipo;
}

/** How what was tried ended. */
export function presentResultado(resultado: string): string {
  return RESULTADO[resultado as Resultado] ?? resultado;
}

/** Words the codes write without their accent, beside those in -ción and -sión. */
const TILDES: ReadonlyMap<string, string> = new Map(
  [
    'código',
    'número',
    'teléfono',
    'ámbito',
    'temática',
    'catálogo',
    'categoría',
    'electrónico',
    'según',
    'días',
    'hábiles',
    'título',
    'página',
    'público',
    'pública',
    'sincronía',
    'parámetro',
    'reunión',
    'función',
    'dirección',
    'menú',
  ].map((word) => [word.normalize('NFD').replaceAll(/\u0301/g, ''), word]),
);

/** `tipo-de-cambio` or `tipoDeCambio` → `Tipo de cambio`. */
export function toSentence(code: string): string {
  const words = code
    .replaceAll(/([a-záéíóúñ])([A-ZÁÉÍÓÚÑ])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLocaleLowerCase('es')
    .replaceAll(/[a-z]+/g, (word) => TILDES.get(word) ?? word.replace(/([cs])ion$/, '$1ión'));
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1);
}
