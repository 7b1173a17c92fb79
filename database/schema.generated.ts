// Written by `npm run database:types` from the migrated schema. Do not edit.
import type { ColumnType } from 'kysely';

/** A column the database fills when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Values are written as JSON text and read as what the text says. */
type Json = ColumnType<unknown, string, string>;

export interface ActasTable {
  id: Generated<number>;
  reunion_id: number;
  mesa_id: number;
  numero: number;
  estado: Generated<string>;
  emision: Generated<number>;
  contenido: Json;
  huella_contenido: string;
  pdf_archivo_id: string | null;
  docx_archivo_id: string | null;
  emitida_en: Timestamp;
  emitida_por: number;
  enmienda_hasta: string | null;
  sello: string | null;
  sello_anterior: string | null;
  sellada_en: Timestamp | null;
  sellada_por: number | null;
  version: Generated<number>;
}

export interface ActasArchivosTable {
  acta_id: number;
  orden: number;
  papel: string;
  archivo_id: string;
  nombre: string;
  tamano_bytes: number;
  sha256: string;
}

export interface ActasEnmiendasTable {
  id: Generated<number>;
  acta_id: number;
  texto: string;
  propuesta_por: number;
  entidad_id: number;
  propuesta_en: Generated<Timestamp>;
  estado: Generated<string>;
  respuesta: string | null;
  decidida_por: number | null;
  decidida_en: Timestamp | null;
}

export interface ArchivosTable {
  id: Generated<string>;
  carpeta: string;
  nombre: string;
  tipo_mime: string;
  tamano_bytes: number;
  sha256: string;
  publico: Generated<boolean>;
  entidad_id: number | null;
  created_at: Generated<Timestamp>;
  ubicacion: string | null;
  subido_por: number | null;
  pendiente_desde: Timestamp | null;
}

export interface AuditEventDigestsTable {
  event_id: number;
  digest: string;
}

export interface AuditEventsTable {
  id: Generated<number>;
  occurred_at: Generated<Timestamp>;
  action: string;
  result: string;
  object_type: string;
  object_id: string | null;
  actor_user_id: number | null;
  actor_entity_id: number | null;
  actor_role: string | null;
  address: string | null;
  correlation_id: string | null;
  detail: Generated<Json>;
}

export interface AuditSealsTable {
  batch: number;
  form: number;
  first_id: number;
  last_id: number;
  event_count: number;
  sealed_at: Timestamp;
  previous_digest: string;
  digest: string;
}

export interface AuthAccountsTable {
  subject: Generated<string>;
  identification_type: string;
  identification_number: string;
  first_name: string;
  second_name: string | null;
  first_surname: string;
  second_surname: string | null;
  email: string;
  email_verified: Generated<boolean>;
  phone: string | null;
  address: string | null;
  access_type: string;
  password_hash: string;
  created_at: Generated<Timestamp>;
}

export interface AuthAttemptsTable {
  identity_hash: string;
  address: string;
  failures: Generated<number>;
  failed_at: Timestamp | null;
  locked_until: Timestamp | null;
  succeeded_at: Timestamp | null;
}

export interface AuthKeysTable {
  id: Generated<string>;
  purpose: string;
  material: Json;
  created_at: Generated<Timestamp>;
}

export interface AuthRecordsTable {
  kind: string;
  id: string;
  payload: string;
  account_id: string | null;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  consumed_at: Timestamp | null;
  expires_at: Timestamp | null;
}

export interface BusquedasGuardadasTable {
  id: Generated<number>;
  usuario_id: number;
  nombre: string;
  consulta: string;
  created_at: Generated<Timestamp>;
}

export interface CompromisosTable {
  id: Generated<number>;
  mesa_id: number;
  reunion_id: number | null;
  descripcion: string;
  responsable: string;
  responsable_usuario_id: number | null;
  entidad_id: number;
  acordado_en: string;
  plazo_dias_habiles: number | null;
  vence_en: string;
  estado: Generated<string>;
  servicio_id: number | null;
  estado_servicio_id: number | null;
  fecha_cierre: Timestamp | null;
  motivo_cierre: string | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface DepartamentosTable {
  codigo: string;
  nombre: string;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface EntidadesTable {
  id: Generated<number>;
  tipo: string;
  nit: string;
  digito_verificacion: number;
  nombre: string;
  sigla: string | null;
  sector_id: number | null;
  orden_id: number | null;
  naturaleza: string | null;
  departamento_codigo: string | null;
  municipio_codigo: string | null;
  codigo_snies: string | null;
  caracter: string | null;
  activa: Generated<boolean>;
  created_at: Generated<Timestamp>;
  version: Generated<number>;
  codigo_sigep: string | null;
  codigo_xroad: string | null;
  direccion: string | null;
  sitio_web: string | null;
  telefono: string | null;
  correo_electronico: string | null;
  nombre_contacto: string | null;
  cargo_contacto: string | null;
}

export interface EstadosServicioTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  color: string;
  orden: number;
}

export interface ExportacionesTable {
  id: Generated<string>;
  catalogo: string;
  formato: string;
  peticion: Json;
  usuario_id: number;
  membresia_id: number;
  permiso: string;
  estado: Generated<string>;
  vuelta: Generated<number>;
  filas_total: number;
  filas_hechas: Generated<number>;
  motivo: string | null;
  nombre_archivo: string;
  sha256: string | null;
  ubicacion: string | null;
  tamano_bytes: number | null;
  creada_en: Generated<Timestamp>;
  terminada_en: Timestamp | null;
  vence_en: Timestamp | null;
  descargada_en: Timestamp | null;
}

export interface FuncionalidadesTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  orden: number;
  version: Generated<number>;
}

export interface IdempotencyKeysTable {
  id: string;
  digest: string;
  answer: Json | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
}

export interface InvitacionesAdministradorTable {
  id: Generated<number>;
  clave_hash: string;
  correo_electronico: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  usuario_id: number | null;
}

export interface ItemsFuncionalidadTable {
  id: Generated<number>;
  subfuncionalidad_id: number;
  nombre: string;
  descripcion: string;
  url: string;
  accion: string;
  orden: number;
  version: Generated<number>;
}

export interface JobsTable {
  id: Generated<number>;
  kind: string;
  job_key: string;
  payload: Generated<Json>;
  created_at: Generated<Timestamp>;
  next_attempt_at: Generated<Timestamp>;
  attempts: Generated<number>;
  last_error: string | null;
  finished_at: Timestamp | null;
  abandoned_at: Timestamp | null;
}

export interface LoginNoncesTable {
  nonce_hash: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface MembresiasTable {
  id: Generated<number>;
  usuario_id: number;
  entidad_id: number;
  rol_id: number | null;
  cargo: string | null;
  por_aprobar: Generated<boolean>;
  rechazada: Generated<boolean>;
  activa: Generated<boolean>;
  created_at: Generated<Timestamp>;
  correo_electronico: string | null;
  otro_numero_telefonico: string | null;
  version: Generated<number>;
  motivo_rechazo: string | null;
}

export interface MesasTable {
  id: Generated<number>;
  nombre: string;
  activa: Generated<boolean>;
  objetivo: string;
  descripcion: string;
  entidad_lider_id: number;
  consultor_principal_id: number;
  email_responsable_entidad: string;
  email_consultor: string;
  fecha_creacion: Generated<Timestamp>;
  fecha_cierre: Timestamp | null;
  motivo_cierre: string | null;
  version: Generated<number>;
}

export interface MesasEntidadesTable {
  mesa_id: number;
  entidad_id: number;
  rol: string;
}

export interface MesasServiciosTable {
  mesa_id: number;
  servicio_id: number;
}

export interface MunicipiosTable {
  codigo: string;
  departamento_codigo: string;
  nombre: string;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface NotificacionesTable {
  id: Generated<number>;
  usuario_id: number;
  evento: string;
  titulo: string;
  texto: string;
  enlace: string | null;
  visible: Generated<boolean>;
  resumen_pendiente: Generated<boolean>;
  creada_en: Generated<Timestamp>;
  leida_en: Timestamp | null;
}

export interface OrdenesTable {
  id: Generated<number>;
  nombre: string;
}

export interface OutboxMessagesTable {
  id: Generated<number>;
  message_key: Generated<string>;
  event: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  secret: Generated<boolean>;
  created_at: Generated<Timestamp>;
  next_attempt_at: Generated<Timestamp>;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Timestamp | null;
  abandoned_at: Timestamp | null;
  calendar_method: string | null;
  calendar_body: string | null;
}

export interface ParametrosTable {
  clave: string;
  valor: Json;
  tipo: string;
  grupo: string;
  descripcion: string;
  publico: Generated<boolean>;
  nombre: Generated<string>;
  restriccion: Generated<Json>;
  solo_lectura: Generated<boolean>;
  version: Generated<number>;
}

export interface PlantillasCorreoTable {
  evento: string;
  asunto: string;
  cuerpo: string;
  aviso: string;
  por_correo: Generated<boolean>;
  por_producto: Generated<boolean>;
  version: Generated<number>;
  actualizada_en: Generated<Timestamp>;
}

export interface PreferenciasNotificacionTable {
  usuario_id: number;
  evento: string;
  correo: string;
  producto: boolean;
}

export interface RestablecimientosTable {
  id: Generated<number>;
  correo_electronico: string;
  entidad_id: number;
  direccion: string;
  correlation_id: string;
  created_at: Generated<Timestamp>;
}

export interface RestablecimientosClavesTable {
  clave_hash: string;
  usuario_id: number;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface ReunionesTable {
  id: Generated<number>;
  mesa_id: number;
  estado: string;
  tematica: string;
  avance: Generated<string>;
  inicia_en: Timestamp;
  consultor_principal_id: number;
  participante: Generated<string>;
  created_at: Generated<Timestamp>;
  duracion_minutos: Generated<number>;
  lugar: Generated<string>;
  enlace: Generated<string>;
  secuencia: Generated<number>;
  motivo_cancelacion: string | null;
  finalizada_en: Timestamp | null;
  version: Generated<number>;
}

export interface ReunionesArchivosTable {
  reunion_id: number;
  archivo_id: string;
  orden: number;
}

export interface ReunionesConsultoresTable {
  reunion_id: number;
  usuario_id: number;
}

export interface ReunionesDecisionesTable {
  id: Generated<number>;
  reunion_id: number;
  orden: number;
  texto: string;
}

export interface ReunionesParticipantesTable {
  id: Generated<number>;
  reunion_id: number;
  entidad_id: number;
  nombre: string;
  correo: string;
  asistio: boolean | null;
}

export interface ReunionesPuntosTable {
  id: Generated<number>;
  reunion_id: number;
  orden: number;
  titulo: string;
  notas: Generated<string>;
  compromiso_id: number | null;
}

export interface RolesTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  descripcion: string;
  ambito: string;
  version: Generated<number>;
  activo: Generated<boolean>;
}

export interface RolesPermisosTable {
  rol_id: number;
  subfuncionalidad_id: number;
  accion: string;
}

export interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
}

export interface SectoresTable {
  id: Generated<number>;
  codigo: number;
  nombre: string;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface ServiciosTable {
  id: Generated<number>;
  nombre: string;
  descripcion: string;
  entidad_id: number;
  estado_servicio_id: number;
  activo: Generated<boolean>;
  created_at: Generated<Timestamp>;
}

export interface SessionsTable {
  id: Generated<string>;
  token_hash: string;
  user_id: number;
  membership_id: number | null;
  created_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  address: string | null;
  user_agent: string | null;
}

export interface SubfuncionalidadesTable {
  id: Generated<number>;
  funcionalidad_id: number;
  codigo: string;
  nombre: string;
  descripcion: string;
  url: string;
  icono: string;
  consulta: Generated<boolean>;
  orden: number;
  version: Generated<number>;
}

export interface SubfuncionalidadesAccionesTable {
  subfuncionalidad_id: number;
  accion: string;
}

export interface TiposIdentificacionTable {
  id: Generated<number>;
  sigla: string;
  nombre: string;
  codigo_dian: number | null;
  permite_ingreso: Generated<boolean>;
  activo: Generated<boolean>;
}

export interface UsedExternalTokensTable {
  token_hash: string;
  used_at: Generated<Timestamp>;
  expires_at: Timestamp;
}

export interface UsuariosTable {
  id: Generated<number>;
  emisor: string;
  sujeto: string;
  tipo_identificacion_id: number;
  numero_identificacion: string;
  primer_nombre: string;
  segundo_nombre: string | null;
  primer_apellido: string;
  segundo_apellido: string | null;
  correo_electronico: string;
  numero_celular: string | null;
  activo: Generated<boolean>;
  created_at: Generated<Timestamp>;
  texto_de_busqueda: string | null;
}

export interface UsuariosActividadesTable {
  usuario_id: number;
  entidad_id: number;
  codigo: string;
  vista_hasta: Timestamp | null;
  pospuesta_hasta: Timestamp | null;
}

export interface DatabaseSchema {
  actas: ActasTable;
  actas_archivos: ActasArchivosTable;
  actas_enmiendas: ActasEnmiendasTable;
  archivos: ArchivosTable;
  audit_event_digests: AuditEventDigestsTable;
  audit_events: AuditEventsTable;
  audit_seals: AuditSealsTable;
  auth_accounts: AuthAccountsTable;
  auth_attempts: AuthAttemptsTable;
  auth_keys: AuthKeysTable;
  auth_records: AuthRecordsTable;
  busquedas_guardadas: BusquedasGuardadasTable;
  compromisos: CompromisosTable;
  departamentos: DepartamentosTable;
  entidades: EntidadesTable;
  estados_servicio: EstadosServicioTable;
  exportaciones: ExportacionesTable;
  funcionalidades: FuncionalidadesTable;
  idempotency_keys: IdempotencyKeysTable;
  invitaciones_administrador: InvitacionesAdministradorTable;
  items_funcionalidad: ItemsFuncionalidadTable;
  jobs: JobsTable;
  login_nonces: LoginNoncesTable;
  membresias: MembresiasTable;
  mesas: MesasTable;
  mesas_entidades: MesasEntidadesTable;
  mesas_servicios: MesasServiciosTable;
  municipios: MunicipiosTable;
  notificaciones: NotificacionesTable;
  ordenes: OrdenesTable;
  outbox_messages: OutboxMessagesTable;
  parametros: ParametrosTable;
  plantillas_correo: PlantillasCorreoTable;
  preferencias_notificacion: PreferenciasNotificacionTable;
  restablecimientos: RestablecimientosTable;
  restablecimientos_claves: RestablecimientosClavesTable;
  reuniones: ReunionesTable;
  reuniones_archivos: ReunionesArchivosTable;
  reuniones_consultores: ReunionesConsultoresTable;
  reuniones_decisiones: ReunionesDecisionesTable;
  reuniones_participantes: ReunionesParticipantesTable;
  reuniones_puntos: ReunionesPuntosTable;
  roles: RolesTable;
  roles_permisos: RolesPermisosTable;
  schema_migrations: SchemaMigrationsTable;
  sectores: SectoresTable;
  servicios: ServiciosTable;
  sessions: SessionsTable;
  subfuncionalidades: SubfuncionalidadesTable;
  subfuncionalidades_acciones: SubfuncionalidadesAccionesTable;
  tipos_identificacion: TiposIdentificacionTable;
  used_external_tokens: UsedExternalTokensTable;
  usuarios: UsuariosTable;
  usuarios_actividades: UsuariosActividadesTable;
}
