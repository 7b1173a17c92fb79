// Written by `npm run database:types` from the migrated schema. Do not edit.
import type { ColumnType } from 'kysely';

/** A column the database fills when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** A column the database computes of others: nobody writes it. */
type Computed<T> = ColumnType<T, never, never>;

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
  publica_emision: number | null;
  publica_huella: string | null;
  publica_pdf_id: string | null;
  publica_docx_id: string | null;
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

export interface AcuerdosTable {
  id: Generated<number>;
  numero: string | null;
  servicio_id: number;
  version_id: number;
  consumidora_id: number;
  proveedora_id: number;
  estado: Generated<string>;
  estado_desde: Generated<Timestamp>;
  fecha_vencimiento: string | null;
  suspendido_por: Generated<string[]>;
  base_id: number | null;
  sistema: Generated<string>;
  subsistema: Generated<string>;
  responsable_nombre: Generated<string>;
  responsable_cargo: Generated<string>;
  responsable_correo: Generated<string>;
  convenio_numero: Generated<string>;
  fecha_convenio: string | null;
  convenio_archivo_id: string | null;
  precedente_id: number | null;
  aprobado_en: Timestamp | null;
  vigente_desde: string | null;
  vigente_hasta: string | null;
  clave_simulador: string | null;
  pdf_archivo_id: string | null;
  creado_por: number;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface AcuerdosCamposTable {
  finalidad_id: number;
  campo_id: number;
  justificacion: Generated<string>;
}

export interface AcuerdosCamposJustificadosTable {
  version_id: number;
  campo_id: number;
}

export interface AcuerdosFinalidadesTable {
  id: Generated<number>;
  acuerdo_id: number;
  orden: number;
  titulo: string;
  descripcion: Generated<string>;
  norma: Generated<string>;
  base: string | null;
  volumen_diario: number | null;
  volumen_concedido: number | null;
  personas_con_acceso: number | null;
  retencion_dias: number | null;
}

export interface AcuerdosMarcasTable {
  id: Generated<number>;
  acuerdo_id: number;
  lugar: string;
  texto: string;
  respuesta: Generated<string>;
  created_at: Generated<Timestamp>;
}

export interface AcuerdosPasosTable {
  id: Generated<number>;
  acuerdo_id: number;
  accion: string;
  desde: string | null;
  hasta: string;
  lado: string | null;
  causa: string | null;
  motivo: Generated<string>;
  usuario_id: number | null;
  created_at: Generated<Timestamp>;
}

export interface AcuerdosPoliticasTable {
  version_id: number;
  modo: string;
  grupos: Json;
  cuota_por_consumidora: number | null;
  cuota_total: number | null;
  condiciones: Generated<string>;
  dias_respuesta: number;
  meses_vigencia: number;
  dicha: boolean;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
}

export interface AcuerdosSeriesTable {
  anio: number;
  ultimo: number;
}

export interface AhorroSupuestosTable {
  id: Generated<number>;
  codigo: string;
  bajo: number;
  central: number;
  alto: number;
  fuente: string;
  anio: number;
  usuario_id: number | null;
  created_at: Generated<Timestamp>;
}

export interface ArchivosTable {
  id: Generated<string>;
  carpeta: string;
  ubicacion: string | null;
  nombre: string;
  tipo_mime: string;
  tamano_bytes: number;
  sha256: string;
  publico: Generated<boolean>;
  subido_por: number | null;
  pendiente_desde: Timestamp | null;
  created_at: Generated<Timestamp>;
  nombre_de_busqueda: Computed<string | null>;
}

export interface AsistentePalabrasTable {
  palabra: string;
  largo: number;
  version_id: number;
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
  texto_de_busqueda: Computed<string | null>;
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
  key_id: string | null;
  signature: string | null;
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
  email_due_at: Timestamp | null;
  owner_told_at: Timestamp | null;
  consent_version: string | null;
  consent_at: Timestamp | null;
  consent_address: string | null;
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

export interface AuthEmailLinksTable {
  secret_hash: string;
  subject: string;
  mailbox: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
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

export interface AutodiagnosticosTable {
  id: Generated<number>;
  entidad_id: number;
  modelo: number;
  version: number;
  created_at: Generated<Timestamp>;
  creado_por: number;
  guardado_en: Generated<Timestamp>;
  guardado_por: number;
  presentado_en: Timestamp | null;
  presentado_por: number | null;
}

export interface AutodiagnosticosRespuestasTable {
  autodiagnostico_id: number;
  modelo: number;
  criterio: string;
  grado: number | null;
  evidencia: Generated<string>;
}

export interface AutorizacionesTratamientoTable {
  id: Generated<number>;
  usuario_id: number;
  aviso_huella: string | null;
  autoriza: boolean;
  medio: string;
  direccion: string | null;
  created_at: Generated<Timestamp>;
}

export interface AvisosTratamientoTable {
  huella: string;
  version: string;
  contenido: Json;
  created_at: Generated<Timestamp>;
}

export interface BasesDeDatosTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  edicion: Generated<string>;
  descripcion: Generated<string>;
  orden: Generated<number>;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface BusquedaVistasTable {
  usuario_id: number;
  tipo: string;
  registro: string;
  veces: Generated<number>;
  vista_en: Generated<Timestamp>;
}

export interface BusquedasGuardadasTable {
  id: Generated<number>;
  usuario_id: number;
  nombre: string;
  consulta: string;
  created_at: Generated<Timestamp>;
}

export interface CalendariosPropiosTable {
  membresia_id: number;
  huella: string;
  created_at: Generated<Timestamp>;
}

export interface CapasDeUsoTable {
  id: Generated<number>;
  codigo: string;
  tipo: string;
  capa_padre_id: number | null;
  entidad_id: number | null;
  sector_id: number | null;
  carpeta: string;
  oid: string;
  activa: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface CapasDeUsoArchivosTable {
  version_id: number;
  archivo_id: string;
}

export interface CapasDeUsoVersionesTable {
  id: Generated<number>;
  capa_id: number;
  mayor: number;
  menor: number;
  estado: string;
  nombre: string;
  descripcion: string;
  prefijo: string;
  espacio_nombres: string;
  fuente_informacion: string;
  fecha_vigencia: string | null;
  creado_por: number | null;
  created_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface CertificadosTable {
  id: Generated<number>;
  numero: string;
  codigo: string;
  nivel: number;
  anio: number;
  solicitud_id: number;
  servicio_id: number;
  entidad_id: number;
  radicado: string;
  servicio_nombre: string;
  estado: Generated<string>;
  estado_desde: Timestamp;
  motivo: Generated<string>;
  expedido_en: Timestamp;
  valido_hasta: string | null;
  reemplazado_por: number | null;
  contenido: Json;
  registro: Json;
  huella_contenido: string;
  credencial: string;
  huella_credencial: string;
  clave_id: string;
  pdf_archivo_id: string | null;
  sello: string | null;
  texto_sello: string | null;
  revocacion_pedida_por: number | null;
  revocacion_motivo: Generated<string>;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
  clave_de_orden: Computed<string>;
  texto_de_busqueda: Computed<string>;
  servicio_version_id: number | null;
  causa: string | null;
  revocacion_causa: string | null;
  propuesta_de: number | null;
  propuesta_causa: string | null;
  propuesta_motivo: Generated<string>;
  propuesta_en: Timestamp | null;
  fecha_propuesta: string | null;
}

export interface CertificadosClavesTable {
  id: string;
  publica: string;
  material: string;
  created_at: Timestamp;
  comprometida_desde: Timestamp | null;
}

export interface CertificadosPasosTable {
  id: Generated<number>;
  certificado_id: number;
  accion: string;
  desde: string;
  hasta: string;
  motivo: Generated<string>;
  usuario_id: number | null;
  created_at: Generated<Timestamp>;
  causa: string | null;
}

export interface CertificadosSeriesTable {
  nivel: number;
  anio: number;
  ultimo: number;
  ultimo_sello: string | null;
}

export interface CodigosRecuperacionTable {
  id: Generated<string>;
  usuario_id: number;
  codigo_hash: string;
  usado_en: Timestamp | null;
}

export interface CompromisosTable {
  id: Generated<number>;
  mesa_id: number;
  reunion_id: number | null;
  descripcion: string;
  responsable: string;
  responsable_usuario_id: number | null;
  entidad_id: number;
  fecha_acuerdo: string;
  plazo_dias_habiles: number | null;
  fecha_vencimiento: string;
  estado: Generated<string>;
  servicio_id: number | null;
  estado_servicio_id: number | null;
  elemento_id: number | null;
  solicitud_id: number | null;
  estado_solicitud_id: number | null;
  cerrado_en: Timestamp | null;
  motivo_cierre: string | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  texto_de_busqueda: Computed<string>;
  recordado_en: Timestamp | null;
}

export interface CompromisosProrrogasTable {
  id: Generated<number>;
  compromiso_id: number;
  fecha_anterior: string;
  fecha_nueva: string;
  motivo: string;
  propia: boolean;
  created_at: Generated<Timestamp>;
}

export interface CortesTable {
  id: Generated<number>;
  clase: string;
  fecha: string;
  hasta_en: Timestamp;
  fecha_desde: string;
  tomado_en: Generated<Timestamp>;
  reconstruido: boolean;
  emision: Generated<number>;
  motivo: Generated<string>;
  codigos: Generated<string[]>;
  huella: string | null;
}

export interface CortesFilasTable {
  corte_id: number;
  codigo: string;
  version: number;
  objeto_tipo: string;
  objeto_id: number;
  clase: string;
  aporte_num: number;
  aporte_den: number;
  medida: number | null;
  dimensiones: Json;
  partes: string | null;
}

export interface CriteriosEvaluacionTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  descripcion: Generated<string>;
  peso: number;
  orden: Generated<number>;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface CriteriosMadurezTable {
  modelo: number;
  codigo: string;
  orden: number;
  dominio: string;
  nombre: string;
  pregunta: string;
  grados: string[];
  lectura_propia: boolean;
}

export interface DatosAbiertosArchivosTable {
  fecha: string;
  conjunto: string;
  formato: string;
  archivo_id: string;
}

export interface DatosAbiertosConjuntosTable {
  fecha: string;
  conjunto: string;
  filas: number;
  muestra: Json;
}

export interface DatosAbiertosEdicionesTable {
  fecha: string;
  publicada_en: Generated<Timestamp>;
}

export interface DatosAbiertosVolcadosTable {
  fecha: string;
  archivo_id: string;
  publicado_en: Generated<Timestamp>;
  delta_desde: string | null;
  delta_archivo_id: string | null;
}

export interface DepartamentosTable {
  codigo: string;
  nombre: string;
  activo: Generated<boolean>;
  version: Generated<number>;
  clave_de_orden: Computed<string>;
}

export interface DesacuerdosTable {
  id: Generated<number>;
  acuerdo_id: number;
  asunto: string;
  estado: Generated<string>;
  estado_desde: Generated<Timestamp>;
  fecha_vencimiento: string | null;
  reclamo: string;
  respuesta: Generated<string>;
  reunion_id: number | null;
  sentido: string | null;
  decision: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface DesacuerdosPasosTable {
  id: Generated<number>;
  desacuerdo_id: number;
  accion: string;
  desde: string | null;
  hasta: string;
  texto: Generated<string>;
  usuario_id: number;
  created_at: Generated<Timestamp>;
}

export interface DiccionarioCombinacionesTable {
  id: number;
  clave: string;
  estado: string;
  capa_id: number;
  dominio_id: number;
  clase: string;
  tipo_dato: string | null;
  entidad_id: number | null;
  estandares: number[];
  entradas: Generated<number>;
}

export interface DiccionarioEntradasTable {
  version_id: number;
  elemento_id: number;
  combinacion_id: number;
  estado: string;
  oid: string;
  rige_desde: Timestamp;
  orden: string;
  nombre: string;
  claves: string;
  definicion: string;
  sinonimos: string;
  texto: Computed<string | null>;
  updated_at: Generated<Timestamp>;
}

export interface DiccionarioPalabrasTable {
  palabra: string;
}

export interface DirectorioCambiosTable {
  id: Generated<number>;
  servicio_id: number;
  version_id: number | null;
  tipo: string;
  nivel: number | null;
  registrado_en: Generated<Timestamp>;
  fecha_retiro: string | null;
  sucesora_id: number | null;
}

export interface DirectorioDemandasTable {
  id: Generated<number>;
  elemento_id: number | null;
  dato: string | null;
  clave: string;
  entidad_id: number | null;
  usuario_id: number | null;
  veces: Generated<number>;
  pedido_en: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
}

export interface DirectorioDireccionesTable {
  id: Generated<number>;
  servicio_id: number;
  entidad: string;
  servicio: string;
  vigente: Generated<boolean>;
  created_at: Generated<Timestamp>;
}

export interface DirectorioEventosTable {
  id: Generated<number>;
  cambio_id: number;
}

export interface DirectorioLlamadasTable {
  operacion_id: number;
  servicio_id: number;
  pide: number[];
  entrega: number[];
  clase: number;
  huella: number;
}

export interface DirectorioPalabrasTable {
  palabra: string;
}

export interface DirectorioServiciosTable {
  servicio_id: number;
  entidad_id: number;
  estado: string;
  nivel: number;
  en_suspension: boolean;
  version_id: number | null;
  sector_id: number | null;
  orden_id: number | null;
  departamento_codigo: string | null;
  acceso: string;
  dato_personal: string | null;
  tecnologia: string | null;
  sincronia: string | null;
  tipos_intercambio: string[];
  pide: number[];
  entrega: number[];
  dominios: number[];
  capas: number[];
  consumidores: number;
  certificado_id: number | null;
  actualizado_en: Timestamp;
  factor: number;
  orden: string;
  nombre: string;
  elementos: string;
  descripcion: string;
  entidad: string;
  campos: string;
  texto: Computed<string>;
  con_simulador: Generated<boolean>;
}

export interface DirectorioSuscripcionesTable {
  id: Generated<number>;
  objeto: string;
  servicio_id: number | null;
  elemento_id: number | null;
  busqueda: string | null;
  frecuencia: string;
  usuario_id: number | null;
  correo: string | null;
  confirmacion_hash: string | null;
  codigo_retiro: string;
  confirmada_en: Timestamp | null;
  revisada_en: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
}

export interface DominiosTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  descripcion: Generated<string>;
  arco: number;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface ElementosArchivosTable {
  version_id: number;
  archivo_id: string;
}

export interface ElementosCaducidadesTable {
  id: Generated<number>;
  elemento_id: number;
  fecha: string;
  motivo: string;
  reemplazado_por_id: number | null;
  programada_por: number | null;
  impedimento: string | null;
  created_at: Generated<Timestamp>;
}

export interface ElementosComentariosTable {
  id: Generated<number>;
  version_id: number;
  usuario_id: number;
  entidad_id: number;
  campo: string | null;
  texto: string;
  responde_a_id: number | null;
  resuelto_en: Timestamp | null;
  resuelto_por: number | null;
  created_at: Generated<Timestamp>;
}

export interface ElementosComponentesTable {
  id: Generated<number>;
  version_id: number;
  orden: number;
  componente_version_id: number;
  nombre_local: string | null;
  ocurrencia_minima: Generated<number>;
  ocurrencia_maxima: number | null;
}

export interface ElementosDeDatoTable {
  id: Generated<number>;
  identificador: string;
  capa_id: number;
  dominio_id: number;
  tipo: string;
  clase: string;
  oid: string;
  reemplazado_por_id: number | null;
  descartado_en: Timestamp | null;
  created_at: Generated<Timestamp>;
  firma_de_identificador: Computed<string>;
  trigramas_de_identificador: Computed<number>;
}

export interface ElementosEstandaresTable {
  version_id: number;
  estandar_id: number;
}

export interface ElementosFuentesTable {
  id: Generated<number>;
  version_id: number;
  orden: number;
  tipo: string;
  nombre: string;
  url: Generated<string>;
  edicion: Generated<string>;
  fecha: string | null;
}

export interface ElementosIdentificadoresTable {
  id: Generated<number>;
  elemento_id: number;
  sistema: string;
  valor: string;
}

export interface ElementosNombresTable {
  id: Generated<number>;
  version_id: number;
  tipo: string;
  nombre: string;
  entidad_id: number | null;
  firma_de_nombre: Computed<string>;
  trigramas_de_nombre: Computed<number>;
}

export interface ElementosNormasTable {
  id: Generated<number>;
  version_id: number;
  orden: number;
  tipo: string;
  numero: string;
  anio: number;
  articulo: Generated<string>;
  entidad_emisora: Generated<string>;
  url: Generated<string>;
  archivo_id: string | null;
}

export interface ElementosParejasTable {
  id: Generated<number>;
  una_id: number;
  otra_id: number;
  parecido: number;
  created_at: Generated<Timestamp>;
}

export interface ElementosPorCompararTable {
  version_id: number;
}

export interface ElementosRelacionesTable {
  id: Generated<number>;
  version_id: number;
  tipo: string;
  destino_elemento_id: number | null;
  termino_externo: string | null;
  nota: Generated<string>;
}

export interface ElementosSeguidoresTable {
  elemento_id: number;
  usuario_id: number;
  created_at: Generated<Timestamp>;
}

export interface ElementosTextosTable {
  version_id: number;
  estado: string;
  entidad_responsable_id: number | null;
  texto_de_busqueda: string;
}

export interface ElementosTransicionesTable {
  id: Generated<number>;
  version_id: number;
  accion: string;
  desde: string | null;
  hasta: string;
  motivo: Generated<string>;
  usuario_id: number | null;
  created_at: Generated<Timestamp>;
}

export interface ElementosValoresTable {
  version_id: number;
  codigo: string;
  nombre: string;
  descripcion: Generated<string>;
  vigente_desde: string | null;
  vigente_hasta: string | null;
  orden: number;
}

export interface ElementosVersionesTable {
  id: Generated<number>;
  elemento_id: number;
  mayor: number;
  menor: number;
  oid: string;
  estado: string;
  nombre: string;
  definicion: Generated<string>;
  notas: Generated<string>;
  usos: Generated<string>;
  palabras_clave: Generated<string[]>;
  ejemplos: Generated<string[]>;
  entidad_responsable_id: number | null;
  clasificacion_informacion: Generated<string>;
  dato_personal: Generated<string>;
  tipo_dato: string | null;
  longitud_minima: number | null;
  longitud_maxima: number | null;
  total_digitos: number | null;
  decimales: number | null;
  valor_minimo: string | null;
  valor_maximo: string | null;
  patron: string | null;
  unidad_medida: string | null;
  fuente_lista: string | null;
  fecha_fuente_lista: string | null;
  modelo: string | null;
  base_version_id: number | null;
  es_abstracto: Generated<boolean>;
  resumen_cambio: Generated<string>;
  autor_id: number | null;
  revisor_id: number | null;
  aprobador_id: number | null;
  incorporado_por_id: number | null;
  updated_at: Generated<Timestamp>;
  rige_desde: Timestamp | null;
  rige_hasta: Timestamp | null;
  motivo_caducidad: string | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  clave_de_orden: Computed<string>;
  nombre_de_busqueda: Computed<string>;
  definicion_de_busqueda: Computed<string>;
  firma_de_nombre: Computed<string>;
  trigramas_de_nombre: Computed<number>;
  firma_de_definicion: Computed<string>;
  trigramas_de_definicion: Computed<number>;
  texto_de_busqueda: Generated<string>;
}

export interface EntidadesTable {
  id: Generated<number>;
  tipo: string;
  ambito: Generated<string>;
  nit: string;
  digito_verificacion: number;
  nombre: string;
  sigla: string | null;
  sector_id: number | null;
  orden_id: number | null;
  naturaleza: string | null;
  departamento_codigo: string | null;
  municipio_codigo: string | null;
  codigo_sigep: string | null;
  codigo_snies: string | null;
  codigo_xroad: string | null;
  caracter: string | null;
  direccion: string | null;
  sitio_web: string | null;
  telefono: string | null;
  correo_electronico: string | null;
  nombre_contacto: string | null;
  cargo_contacto: string | null;
  activa: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  clave_de_orden: Computed<string>;
  nombre_de_busqueda: Computed<string>;
  sigla_de_busqueda: Computed<string | null>;
  contacto_confirmado_en: Timestamp | null;
}

export interface EsquemasDescargasTable {
  id: Generated<number>;
  version_id: number | null;
  tipo: string;
  entidad_id: number | null;
  created_at: Generated<Timestamp>;
}

export interface EstadosServicioTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  color: string;
  orden: number;
}

export interface EstadosSolicitudTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  orden: number;
  cerrado: boolean;
}

export interface EstandaresTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  sigla: Generated<string>;
  edicion: Generated<string>;
  organismo: string;
  categoria: string;
  alcance: Generated<string>;
  sumario: Generated<string>;
  palabras_clave: Generated<string[]>;
  idioma: Generated<string>;
  formato: Generated<string>;
  url: Generated<string>;
  licencia: string;
  dependencia: Generated<string>;
  autores: Generated<string>;
  reviso: Generated<string>;
  aprobo: Generated<string>;
  informacion_adicional: Generated<string>;
  ubicacion: Generated<string>;
  fecha_elaboracion: string | null;
  fecha_publicacion: string | null;
  fecha_modificacion: string | null;
  estado: Generated<string>;
  concepto: Generated<string>;
  concepto_archivo_id: string | null;
  concepto_en: Timestamp | null;
  concepto_por: number | null;
  oid: string;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface EstandaresCambiosTable {
  id: Generated<number>;
  estandar_id: number;
  numero: string;
  fecha: string;
  responsable: string;
  naturaleza: string;
}

export interface EstandaresEvaluacionesTable {
  estandar_id: number;
  criterio_id: number;
  puntaje: number;
  justificacion: Generated<string>;
  peso: number;
  evaluado_por: number | null;
  evaluado_en: Generated<Timestamp>;
}

export interface EstandaresSectoresTable {
  estandar_id: number;
  sector_id: number;
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
  created_at: Generated<Timestamp>;
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

export interface IndicadoresTable {
  codigo: string;
  nombre: string;
  pregunta: string;
  unidad: string;
  sentido: string;
  grupo: string;
  publico: boolean;
  responsable: string;
  activo: Generated<boolean>;
  orden: number;
}

export interface IndicadoresMetasTable {
  id: Generated<number>;
  codigo: string;
  ambito: Generated<Json>;
  fecha_desde: string;
  fecha_hasta: string;
  valor: number;
  fuente: string;
  tolerancia: Generated<number>;
}

export interface IndicadoresValoresTable {
  corte_id: number;
  codigo: string;
  version: number;
  ambito: string;
  numerador: number | null;
  denominador: number | null;
  valor: number | null;
  p10: number | null;
  p80: number | null;
  calidad: string;
  razon: Generated<string>;
  p90: number | null;
  p95: number | null;
}

export interface IndicadoresVersionesTable {
  codigo: string;
  version: number;
  formula_texto: string;
  numerador: string;
  denominador: string | null;
  fuentes: string[];
  dimensiones: string[];
  nota: Generated<string>;
  fecha_rige: string;
  aprobada_por: string;
}

export interface InformesConformidadTable {
  id: Generated<string>;
  version_id: number;
  solicitud_id: number;
  reglas: string;
  formato: string | null;
  contrato_sha256: string;
  contrato_bytes: number;
  servicio: Json;
  fecha: string;
  veredicto: string;
  indice: Json | null;
  puntaje: Json;
  declarados: Json;
  mensajes: Json;
  comprobaciones: Json;
  huella: string;
  texto_sello: string;
  sello: string;
  publicado_en: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface InvitacionesAdministradorTable {
  id: Generated<number>;
  clave_hash: string;
  correo_electronico: string;
  created_at: Generated<Timestamp>;
  vence_en: Timestamp;
  usada_en: Timestamp | null;
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

export interface LenguajesTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  edicion: Generated<string>;
  descripcion: Generated<string>;
  orden: Generated<number>;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface ListasItemsTable {
  lista_id: number;
  codigo: string;
  orden: number;
  lineamiento: string | null;
  dimension: string;
  etiqueta: string;
  verifica: string;
  admite_no_aplica: boolean;
  impide: boolean;
}

export interface ListasVerificacionTable {
  id: Generated<number>;
  numero: string;
  created_at: Generated<Timestamp>;
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
  correo_electronico: string | null;
  otro_numero_telefonico: string | null;
  estado: Generated<string>;
  motivo_rechazo: string | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  clave_de_orden: Generated<string>;
  texto_de_busqueda: Generated<string>;
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
  created_at: Generated<Timestamp>;
  cerrada_en: Timestamp | null;
  motivo_cierre: string | null;
  version: Generated<number>;
  clave_de_orden: Computed<string>;
  nombre_de_busqueda: Computed<string>;
  objetivo_de_busqueda: Computed<string>;
  descripcion_de_busqueda: Computed<string>;
}

export interface MesasComentariosTable {
  id: Generated<number>;
  mesa_id: number;
  usuario_id: number;
  entidad_id: number | null;
  texto: string;
  editado_en: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface MesasEntidadesTable {
  mesa_id: number;
  entidad_id: number;
  rol: string;
}

export interface MesasSeguidoresTable {
  mesa_id: number;
  usuario_id: number;
  created_at: Generated<Timestamp>;
}

export interface MesasServiciosTable {
  mesa_id: number;
  servicio_id: number;
}

export interface ModelosMadurezTable {
  version: number;
  nombre: string;
  fuente: string;
  nota: string;
  grados: string[];
  fecha_rige: string;
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
  created_at: Generated<Timestamp>;
  leida_en: Timestamp | null;
  valores: Json | null;
}

export interface OidNodosTable {
  oid: string;
  padre_oid: string | null;
  arco: number;
  nombre: string;
  descripcion: Generated<string>;
  tipo: string;
  estado: Generated<string>;
  objeto_id: number | null;
  ultimo_arco: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface OntologiaDefinicionesTable {
  id: Generated<number>;
  codigo: string;
  termino: string;
  tipo: string;
  definicion: string;
  fuente: Generated<string>;
  clase_superior_id: number | null;
  dominio_clase_id: number | null;
  rango_clase_id: number | null;
  rango_tipo_dato: string | null;
  elemento_id: number | null;
  sinonimos: Generated<string[]>;
  oid: string;
  estado: Generated<string>;
  autor_id: number | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface OntologiaEventosTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  tipo: string;
  descripcion: string;
  disparador: Generated<string>;
  precondiciones: Generated<string>;
  resultados: Generated<string>;
  oid: string;
  estado: Generated<string>;
  autor_id: number | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface OntologiaEventosElementosTable {
  evento_id: number;
  elemento_id: number;
}

export interface OntologiaEventosParticipantesTable {
  id: Generated<number>;
  evento_id: number;
  clase_id: number;
  rol: string;
}

export interface OntologiaIndividuosTable {
  id: Generated<number>;
  codigo_iri: string;
  nombre: string;
  clase_id: number;
  codigo: Generated<string>;
  vigente_desde: string | null;
  vigente_hasta: string | null;
  oid: string;
  estado: Generated<string>;
  autor_id: number | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface OntologiaIndividuosValoresTable {
  id: Generated<number>;
  individuo_id: number;
  propiedad_id: number;
  valor: string | null;
  valor_individuo_id: number | null;
}

export interface OntologiaReglasTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  tipo: string;
  enunciado: string;
  lenguaje: string;
  expresion: Generated<string>;
  severidad: string;
  mensaje: Generated<string>;
  clase_id: number | null;
  oid: string;
  estado: Generated<string>;
  autor_id: number | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface OntologiaReglasElementosTable {
  regla_id: number;
  elemento_id: number;
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
  sealed_body: string | null;
  calendar_method: string | null;
  calendar_body: string | null;
  created_at: Generated<Timestamp>;
  next_attempt_at: Generated<Timestamp>;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Timestamp | null;
  abandoned_at: Timestamp | null;
  attachment_name: string | null;
  attachment_type: string | null;
  attachment_bytes: number | null;
  attachment_body: string | null;
}

export interface ParametrosTable {
  clave: string;
  nombre: Generated<string>;
  descripcion: string;
  valor: Json;
  tipo: string;
  restriccion: Generated<Json>;
  grupo: string;
  publico: Generated<boolean>;
  solo_lectura: Generated<boolean>;
  version: Generated<number>;
  valor_inicial: Json | null;
  efecto: Generated<string>;
  unidad: Generated<string>;
  sensible: Generated<boolean>;
}

export interface ParametrosCambiosTable {
  id: Generated<number>;
  clave: string;
  antes: Json;
  despues: Json;
  estado: string;
  usuario_id: number;
  created_at: Generated<Timestamp>;
  decidido_por_id: number | null;
  decidido_en: Timestamp | null;
}

export interface PasaportesTable {
  version_id: number;
  oid: string;
  created_at: Generated<Timestamp>;
}

export interface PlantillasCambiosTable {
  id: Generated<number>;
  evento: string;
  antes: Json;
  despues: Json;
  usuario_id: number;
  created_at: Generated<Timestamp>;
}

export interface PlantillasCorreoTable {
  evento: string;
  asunto: string;
  cuerpo: string;
  aviso: string;
  por_correo: Generated<boolean>;
  por_producto: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
}

export interface PlataformaAnomaliasTable {
  id: Generated<number>;
  servicio_id: number;
  hora: number;
  medida: string;
  valor: string;
  mediana: string;
  distancia: string;
  semanas: number;
  marca: string | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface PlataformaCertificadosTable {
  id: Generated<number>;
  miembro_id: number;
  servidor: string;
  uso: string;
  serie: string;
  emisor: string;
  fecha_vencimiento: string;
  no_visto_desde: Timestamp | null;
}

export interface PlataformaContratosTable {
  id: Generated<number>;
  servicio_id: number;
  sha256: string;
  certificado_sha256: string;
  estado: string;
  total: number;
  rompen: number;
  cambios: Json;
  subido_por: number;
  created_at: Generated<Timestamp>;
}

export interface PlataformaHorasTable {
  ambiente: number;
  hora: number;
  importacion_id: number;
  relacion_id: number;
  total: number;
  exitosas: number;
  por_falla: number[];
  sin_pareja: number;
  ms_total: number[];
  ms_proveedor: number[];
  ms_red: number;
  con_red: number;
  bytes: number;
}

export interface PlataformaHorasVigentesTable {
  ambiente: number;
  hora: number;
  importacion_id: number;
  abierta_hasta: Timestamp;
  cerrada: Generated<boolean>;
}

export interface PlataformaImportacionesTable {
  id: Generated<number>;
  ambiente: string;
  nombre: string;
  bytes: number | null;
  estado: string;
  forma: string | null;
  recibidos: Generated<number>;
  resumen: Json;
  calculo: Json | null;
  horas: Generated<number[]>;
  creada_por: number;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  aplicada_en: Timestamp | null;
  rechazo: string | null;
}

export interface PlataformaMesesTable {
  servicio_id: number;
  fecha_mes: string;
  incumplidas: string[];
  medido_en: Generated<Timestamp>;
}

export interface PlataformaPermisosTable {
  servicio_id: number;
  cliente_id: number;
  visto_desde: Generated<Timestamp>;
  no_visto_desde: Timestamp | null;
}

export interface PlataformaPulsosTable {
  importacion_id: number;
  ambiente: number;
  hora: number;
  servicio_id: number;
  llamadas: number;
  exitosas: number;
  por_falla: number[];
  ms_proveedor: number[];
  con_trafico: number;
  caidos: number;
}

export interface PlataformaRegistrosTable {
  ambiente: number;
  hora: number;
  mensaje: string;
  productor: boolean;
  entrada: number;
  relacion_id: number;
  importacion_id: number;
  duracion: number | null;
  falla: number;
  bytes: number;
}

export interface PlataformaRelacionesTable {
  id: Generated<number>;
  servicio_id: number;
  cliente_id: number;
}

export interface PlataformaServiciosTable {
  id: Generated<number>;
  subsistema_id: number;
  codigo: string;
  numero: string;
  servicio_id: number | null;
  ans_disponibilidad: number | null;
  ans_p95_ms: number | null;
  ans_tasa_error: number | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  tipo: string | null;
  en_catalogo: Generated<boolean>;
  no_visto_desde: Timestamp | null;
}

export interface PlataformaSubsistemasTable {
  id: Generated<number>;
  ambiente: string;
  instancia: string;
  clase: string;
  miembro: string;
  codigo: string;
  created_at: Generated<Timestamp>;
  nombre: string | null;
  en_catalogo: Generated<boolean>;
  no_visto_desde: Timestamp | null;
}

export interface PlataformaTareasTable {
  id: Generated<number>;
  tipo: string;
  referencia: number;
  abierta_en: Generated<Timestamp>;
  fecha_limite: string;
  cerrada_en: Timestamp | null;
  cerrada_por: number | null;
  nota: string | null;
  version: Generated<number>;
  permiso_dado: boolean | null;
}

export interface PlataformaVentanasTable {
  id: Generated<number>;
  servicio_id: number;
  inicia_en: Timestamp;
  termina_en: Timestamp;
  motivo: string;
  anunciada_por: number;
  created_at: Generated<Timestamp>;
}

export interface PrecedentesTable {
  id: Generated<number>;
  desacuerdo_id: number;
  titulo: string;
  texto: string;
  asunto: string;
  sentido: string;
  publicado_en: Generated<Timestamp>;
  texto_de_busqueda: Computed<string>;
}

export interface PreferenciasNotificacionTable {
  usuario_id: number;
  evento: string;
  correo: string;
  producto: boolean;
}

export interface ProductoIncidentesTable {
  id: Generated<number>;
  pieza: string;
  marcha: string;
  empezo_en: Timestamp;
  termino_en: Timestamp | null;
}

export interface ProductoMedicionesTable {
  pieza: string;
  marcha: string;
  ultimo_en: Timestamp | null;
  medida_en: Generated<Timestamp>;
}

export interface RequestCountsTable {
  key: string;
  total: number;
  ends_at: Timestamp;
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
  vence_en: Timestamp;
  usada_en: Timestamp | null;
}

export interface ReunionesTable {
  id: Generated<number>;
  mesa_id: number;
  estado: string;
  tematica: string;
  avance: Generated<string>;
  inicia_en: Timestamp;
  programada_en: Timestamp | null;
  duracion_minutos: Generated<number>;
  lugar: Generated<string>;
  enlace: Generated<string>;
  consultor_principal_id: number;
  participante: Generated<string>;
  secuencia: Generated<number>;
  motivo_cancelacion: string | null;
  finalizada_en: Timestamp | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  tematica_de_busqueda: Computed<string | null>;
  avance_de_busqueda: Computed<string | null>;
  recordada_en: Timestamp | null;
  recordada_a: string | null;
}

export interface ReunionesArchivosTable {
  reunion_id: number;
  archivo_id: string;
  orden: number;
}

export interface ReunionesBorradoresTable {
  reunion_id: number;
  campo: string;
  valor: string;
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
  asistira: boolean | null;
  confirmado_en: Timestamp | null;
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
  activo: Generated<boolean>;
  version: Generated<number>;
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
  breaks_earlier: Generated<boolean>;
}

export interface SecretsKeysTable {
  key_id: string;
  created_at: Generated<Timestamp>;
}

export interface SectoresTable {
  id: Generated<number>;
  codigo: number;
  nombre: string;
  activo: Generated<boolean>;
  version: Generated<number>;
  clave_de_orden: Computed<string>;
}

export interface SegundosFactoresTable {
  usuario_id: number;
  secreto: string | null;
  inscrito_en: Timestamp | null;
  pendiente: string | null;
  ultimo_paso: number | null;
  fallos: Generated<number>;
  bloqueado_hasta: Timestamp | null;
}

export interface ServiciosTable {
  id: Generated<number>;
  nombre: string;
  descripcion: string;
  entidad_id: number;
  estado_servicio_id: number;
  activo: Generated<boolean>;
  created_at: Generated<Timestamp>;
  clave_de_orden: Computed<string>;
  nombre_de_busqueda: Computed<string>;
}

export interface ServiciosElementosTable {
  servicio_id: number;
  version_id: number;
  sentido: string;
  created_at: Generated<Timestamp>;
  certificado: Generated<boolean>;
}

export interface ServiciosMensajesTable {
  id: Generated<number>;
  operacion_id: number;
  papel: string;
}

export interface ServiciosMensajesCamposTable {
  id: Generated<number>;
  mensaje_id: number;
  padre_id: number | null;
  orden: number;
  nombre_local: string;
  elemento_version_id: number;
  minimo: number;
  maximo: number | null;
  obligatorio_de_negocio: boolean;
  campo_solicitud_id: number | null;
}

export interface ServiciosOperacionesTable {
  id: Generated<number>;
  version_id: number;
  orden: number;
  codigo: string;
  nombre: string;
  tipo_intercambio: string | null;
}

export interface ServiciosVersionesTable {
  id: Generated<number>;
  servicio_id: number;
  mayor: number;
  menor: number;
  estado: string;
  suspendida_desde: string | null;
  base_version_id: number | null;
  solicitud_id: number | null;
  estandarizada_en: Timestamp | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  obsoleta_desde: Timestamp | null;
  fecha_retiro: string | null;
  sucesora_id: number | null;
  motivo_obsolescencia: Generated<string>;
  retirada_en: Timestamp | null;
}

export interface SessionsTable {
  id: Generated<string>;
  token_hash: string;
  user_id: number;
  membership_id: number | null;
  address: string | null;
  user_agent: string | null;
  second_factor_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
}

export interface SimuladorConteosTable {
  fecha: string;
  version_id: number;
  operacion: string;
  situacion: string;
  total: number;
}

export interface SimuladorEnsayosTable {
  id: Generated<number>;
  version_id: number;
  usuario_id: number;
  ejecutado_en: Generated<Timestamp>;
  superadas: number;
  fallidas: number;
  total: number;
  pruebas: Json;
  registros: Json;
  contrato_sha256: string | null;
}

export interface SistemasTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  sigla: Generated<string>;
  descripcion: Generated<string>;
  url: Generated<string>;
  entidad_id: number | null;
  lenguaje_id: number | null;
  base_de_datos_id: number | null;
  orden: Generated<number>;
  activo: Generated<boolean>;
  version: Generated<number>;
}

export interface SolicitudesTable {
  id: Generated<number>;
  nivel: number;
  tipo: string;
  estado_id: number;
  radicado: string | null;
  entidad_id: number;
  solicitante_id: number;
  consultor_id: number | null;
  servicio_id: number | null;
  servicio_nombre: string;
  servicio_descripcion: Generated<string>;
  objetivo: Generated<string>;
  tipo_intercambio: string | null;
  sincronia: string | null;
  dominio_id: number | null;
  periodicidad: string | null;
  volumen_estimado: number | null;
  radicada_en: Timestamp | null;
  fecha_vencimiento: string | null;
  cerrada_en: Timestamp | null;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  clave_de_orden: Computed<string>;
  texto_de_busqueda: Computed<string>;
  consumo_abierto: Generated<boolean>;
  plazo_desde: string | null;
  plazo_dias: number | null;
  constancia_id: string | null;
  fecha_vencimiento_avisado: string | null;
}

export interface SolicitudesArchivosTable {
  solicitud_id: number;
  archivo_id: string;
}

export interface SolicitudesBasesDeDatosTable {
  solicitud_id: number;
  base_de_datos_id: number;
}

export interface SolicitudesCamposTable {
  id: Generated<number>;
  solicitud_id: number;
  orden: number;
  nombre: string;
  descripcion: Generated<string>;
  tipo_dato: Generated<string>;
  longitud: number | null;
  obligatorio: Generated<boolean>;
  sentido: Generated<string>;
  valores: Generated<string>;
  fuente: Generated<string>;
  ejemplo: Generated<string>;
  sistema_origen: Generated<string>;
  accion: string | null;
  elemento_id: number | null;
  justificacion: Generated<string>;
  decision: Generated<string>;
  observacion: Generated<string>;
  operacion: Generated<string>;
  papel: string | null;
  padre: Generated<string>;
  repite: Generated<boolean>;
  dato_personal: Generated<boolean>;
  base: string | null;
}

export interface SolicitudesConsumidoresTable {
  solicitud_id: number;
  entidad_id: number;
}

export interface SolicitudesConversacionesTable {
  id: Generated<number>;
  solicitud_id: number;
  usuario_id: number;
  es_ministerio: boolean;
  texto: string;
  created_at: Generated<Timestamp>;
}

export interface SolicitudesDiferenciasTable {
  solicitud_id: number;
  campo_id: number;
  motivo: string;
}

export interface SolicitudesEnCursoTable {
  servicio_id: number;
  nivel: number;
  solicitud_id: number;
}

export interface SolicitudesHistoriasTable {
  nivel: number;
  fecha_calculo: string;
  muestras: Json;
  evaluadas: number;
  acertadas: number;
}

export interface SolicitudesLenguajesTable {
  solicitud_id: number;
  lenguaje_id: number;
}

export interface SolicitudesMarcasTable {
  id: Generated<number>;
  solicitud_id: number;
  paso_id: number;
  orden: number;
  lugar: string;
  lugar_nombre: string;
  texto: string;
  respuesta: string | null;
  respuesta_texto: Generated<string>;
  respondida_por: number | null;
  respondida_en: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface SolicitudesMensajesComprobadosTable {
  id: Generated<number>;
  solicitud_id: number;
  operacion: string;
  papel: string;
  sha256: string;
  reglas: Json;
  created_at: Generated<Timestamp>;
}

export interface SolicitudesNivelDosTable {
  solicitud_id: number;
  servicio_version_id: number;
  tecnologia: string | null;
  contrato_archivo_id: string | null;
  url_pruebas: Generated<string>;
  responsable: Generated<string>;
  cargo: Generated<string>;
  fecha_constancia: string | null;
  constancia_archivo_id: string | null;
  constancia_aprobador_id: number | null;
  observaciones: Generated<string>;
  informe_id: string | null;
  informe_aprobado_id: string | null;
}

export interface SolicitudesNivelTresTable {
  solicitud_id: number;
  servicio_version_id: number;
  lista_id: number;
  respuestas: Generated<Json>;
  concepto_veredicto: string | null;
  concepto_motivo: Generated<string>;
  concepto_usuario_id: number | null;
  concepto_en: Timestamp | null;
  fecha_limite_concepto: string | null;
  publicar_hasta: string | null;
}

export interface SolicitudesNivelTresArchivosTable {
  archivo_id: string;
  solicitud_id: number;
}

export interface SolicitudesNormasTable {
  id: Generated<number>;
  solicitud_id: number;
  orden: number;
  tipo: string | null;
  numero: string;
  fecha_expedicion: string | null;
  articulo: Generated<string>;
  habilita: string;
  archivo_id: string | null;
}

export interface SolicitudesOperacionesTable {
  id: Generated<number>;
  solicitud_id: number;
  orden: number;
  codigo: string;
  nombre: string;
  tipo_intercambio: string | null;
}

export interface SolicitudesPasosTable {
  id: Generated<number>;
  solicitud_id: number;
  accion: string;
  desde_id: number;
  hasta_id: number;
  motivo: Generated<string>;
  usuario_id: number | null;
  created_at: Generated<Timestamp>;
  dias: number | null;
}

export interface SolicitudesPronosticosTable {
  solicitud_id: number;
  fecha: string;
  base: string;
  dias_probables: number;
  dias_seguros: number;
}

export interface SolicitudesRadicadosTable {
  nivel: number;
  anio: number;
  ultimo: number;
}

export interface SolicitudesReafirmacionesTable {
  solicitud_id: number;
  base_version_id: number;
  certificado_id: number;
  huella: string;
  comparado: Json;
}

export interface SolicitudesRetirosTable {
  solicitud_id: number;
  servicio_version_id: number;
  sucesora_id: number | null;
  fecha_retiro: string | null;
  motivo: Generated<string>;
}

export interface SolicitudesSeguidoresTable {
  solicitud_id: number;
  usuario_id: number;
  created_at: Generated<Timestamp>;
}

export interface SolicitudesSistemasTable {
  solicitud_id: number;
  sistema_id: number;
}

export interface SolicitudesSuspensionesTable {
  id: Generated<number>;
  solicitud_id: number;
  fecha_desde: string;
  fecha_hasta: string | null;
  fecha_reanudacion: string | null;
  causa: string;
  motivo: string;
  dias_restantes: number;
  usuario_id: number;
  created_at: Generated<Timestamp>;
}

export interface SolicitudesVerificacionesTable {
  solicitud_id: number;
  codigo: string;
  veredicto: string;
  motivo: Generated<string>;
  usuario_id: number;
  created_at: Generated<Timestamp>;
}

export interface SolicitudesVinculosTable {
  solicitud_id: number;
  campo_id: number;
  ruta: string;
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

export interface SuscripcionesReportesTable {
  id: Generated<number>;
  usuario_id: number;
  membresia_id: number;
  codigo: string;
  ambito: string;
  frecuencia: string;
  dia: number | null;
  hora: number;
  formato: string;
  condicion: string;
  proxima_en: Timestamp | null;
  firma: string;
  cumple_meta: boolean | null;
  revisada_en: Generated<Timestamp>;
  enviada_en: Timestamp | null;
  pausada: Generated<boolean>;
  motivo: Generated<string>;
  codigo_retiro: string;
  created_at: Generated<Timestamp>;
}

export interface TablerosTable {
  id: Generated<number>;
  usuario_id: number | null;
  rol_id: number | null;
  nombre: string;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  modificado_en: Generated<Timestamp>;
}

export interface TablerosPiezasTable {
  tablero_id: number;
  orden: number;
  codigo: string | null;
  ambito: Generated<string>;
  vista_id: string | null;
  forma: string;
}

export interface TiposIdentificacionTable {
  id: Generated<number>;
  sigla: string;
  nombre: string;
  codigo_dian: number | null;
  permite_ingreso: Generated<boolean>;
  activo: Generated<boolean>;
}

export interface TramitesTable {
  id: Generated<number>;
  codigo: string;
  nombre: string;
  tipo: Generated<string>;
  entidad_id: number;
  url: Generated<string>;
  nivel_digital: number | null;
  resultado: Generated<string>;
  tiempo: Generated<string>;
  volumen_anual: number | null;
  volumen_fuente: Generated<string>;
  volumen_anio: number | null;
  activo: Generated<boolean>;
  visto_en: Generated<Timestamp>;
  no_visto_desde: Timestamp | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  nombre_de_busqueda: Computed<string>;
}

export interface TramitesObservacionesTable {
  id: Generated<number>;
  tramite_id: number;
  requisito_id: number | null;
  papel: Generated<string>;
  municipio_codigo: string | null;
  estado: Generated<string>;
  decidida_por: number | null;
  decidida_en: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface TramitesRequisitosTable {
  id: Generated<number>;
  tramite_id: number;
  orden: number;
  nombre: string;
  clave: string;
  tipo: Generated<string>;
  momento: Generated<string>;
  descripcion: Generated<string>;
  datos: Generated<string[]>;
  norma: Generated<string>;
  exige_original: Generated<boolean>;
  costo_tarifa: number | null;
  obligatorio: Generated<boolean>;
  entidad_emisora_id: number | null;
  activo: Generated<boolean>;
}

export interface TramitesRequisitosElementosTable {
  id: Generated<number>;
  requisito_id: number;
  elemento_id: number;
  dato: Generated<string>;
  confianza: number | null;
  razones: Generated<string[]>;
  origen: string;
  decision: Generated<string>;
  decidida_por: number | null;
  decidida_en: Timestamp | null;
}

export interface TramitesServiciosTable {
  tramite_id: number;
  servicio_id: number;
  uso: string;
  acuerdo: Generated<string>;
  acuerdo_hasta: string | null;
  transacciones: number | null;
  transacciones_fuente: Generated<string>;
  transacciones_anio: number | null;
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
  clave_de_orden: Computed<string>;
  clave_de_numero: Computed<string>;
  nombre_de_busqueda: Computed<string>;
  texto_de_busqueda: Computed<string | null>;
  recorrido_visto_en: Timestamp | null;
}

export interface UsuariosActividadesTable {
  usuario_id: number;
  entidad_id: number;
  codigo: string;
  vista_hasta: Timestamp | null;
  pospuesta_hasta: Timestamp | null;
}

export interface ValidacionesTable {
  id: Generated<number>;
  version_id: number | null;
  esquema: string;
  formato: string;
  resultado: string;
  errores: Generated<number>;
  mensajes: Generated<number>;
  entidad_id: number | null;
  created_at: Generated<Timestamp>;
}

export interface ValidacionesReglasTable {
  validacion_id: number;
  regla: string;
  cantidad: number;
}

export interface VistasReportesTable {
  id: Generated<string>;
  usuario_id: number;
  nombre: string;
  conjunto: string;
  estado: Json;
  compartida: Generated<string>;
  entidad_id: number;
  rol_id: number | null;
  en_todas: Generated<boolean>;
  version_conjunto: number;
  cambiada_en: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
}

export interface WorkPlacesTable {
  kind: string;
  caller: string;
  place: number;
  lease: string;
  ends_at: Timestamp;
}

export interface DatabaseSchema {
  actas: ActasTable;
  actas_archivos: ActasArchivosTable;
  actas_enmiendas: ActasEnmiendasTable;
  acuerdos: AcuerdosTable;
  acuerdos_campos: AcuerdosCamposTable;
  acuerdos_campos_justificados: AcuerdosCamposJustificadosTable;
  acuerdos_finalidades: AcuerdosFinalidadesTable;
  acuerdos_marcas: AcuerdosMarcasTable;
  acuerdos_pasos: AcuerdosPasosTable;
  acuerdos_politicas: AcuerdosPoliticasTable;
  acuerdos_series: AcuerdosSeriesTable;
  ahorro_supuestos: AhorroSupuestosTable;
  archivos: ArchivosTable;
  asistente_palabras: AsistentePalabrasTable;
  audit_event_digests: AuditEventDigestsTable;
  audit_events: AuditEventsTable;
  audit_seals: AuditSealsTable;
  auth_accounts: AuthAccountsTable;
  auth_attempts: AuthAttemptsTable;
  auth_email_links: AuthEmailLinksTable;
  auth_keys: AuthKeysTable;
  auth_records: AuthRecordsTable;
  autodiagnosticos: AutodiagnosticosTable;
  autodiagnosticos_respuestas: AutodiagnosticosRespuestasTable;
  autorizaciones_tratamiento: AutorizacionesTratamientoTable;
  avisos_tratamiento: AvisosTratamientoTable;
  bases_de_datos: BasesDeDatosTable;
  busqueda_vistas: BusquedaVistasTable;
  busquedas_guardadas: BusquedasGuardadasTable;
  calendarios_propios: CalendariosPropiosTable;
  capas_de_uso: CapasDeUsoTable;
  capas_de_uso_archivos: CapasDeUsoArchivosTable;
  capas_de_uso_versiones: CapasDeUsoVersionesTable;
  certificados: CertificadosTable;
  certificados_claves: CertificadosClavesTable;
  certificados_pasos: CertificadosPasosTable;
  certificados_series: CertificadosSeriesTable;
  codigos_recuperacion: CodigosRecuperacionTable;
  compromisos: CompromisosTable;
  compromisos_prorrogas: CompromisosProrrogasTable;
  cortes: CortesTable;
  cortes_filas: CortesFilasTable;
  criterios_evaluacion: CriteriosEvaluacionTable;
  criterios_madurez: CriteriosMadurezTable;
  datos_abiertos_archivos: DatosAbiertosArchivosTable;
  datos_abiertos_conjuntos: DatosAbiertosConjuntosTable;
  datos_abiertos_ediciones: DatosAbiertosEdicionesTable;
  datos_abiertos_volcados: DatosAbiertosVolcadosTable;
  departamentos: DepartamentosTable;
  desacuerdos: DesacuerdosTable;
  desacuerdos_pasos: DesacuerdosPasosTable;
  diccionario_combinaciones: DiccionarioCombinacionesTable;
  diccionario_entradas: DiccionarioEntradasTable;
  diccionario_palabras: DiccionarioPalabrasTable;
  directorio_cambios: DirectorioCambiosTable;
  directorio_demandas: DirectorioDemandasTable;
  directorio_direcciones: DirectorioDireccionesTable;
  directorio_eventos: DirectorioEventosTable;
  directorio_llamadas: DirectorioLlamadasTable;
  directorio_palabras: DirectorioPalabrasTable;
  directorio_servicios: DirectorioServiciosTable;
  directorio_suscripciones: DirectorioSuscripcionesTable;
  dominios: DominiosTable;
  elementos_archivos: ElementosArchivosTable;
  elementos_caducidades: ElementosCaducidadesTable;
  elementos_comentarios: ElementosComentariosTable;
  elementos_componentes: ElementosComponentesTable;
  elementos_de_dato: ElementosDeDatoTable;
  elementos_estandares: ElementosEstandaresTable;
  elementos_fuentes: ElementosFuentesTable;
  elementos_identificadores: ElementosIdentificadoresTable;
  elementos_nombres: ElementosNombresTable;
  elementos_normas: ElementosNormasTable;
  elementos_parejas: ElementosParejasTable;
  elementos_por_comparar: ElementosPorCompararTable;
  elementos_relaciones: ElementosRelacionesTable;
  elementos_seguidores: ElementosSeguidoresTable;
  elementos_textos: ElementosTextosTable;
  elementos_transiciones: ElementosTransicionesTable;
  elementos_valores: ElementosValoresTable;
  elementos_versiones: ElementosVersionesTable;
  entidades: EntidadesTable;
  esquemas_descargas: EsquemasDescargasTable;
  estados_servicio: EstadosServicioTable;
  estados_solicitud: EstadosSolicitudTable;
  estandares: EstandaresTable;
  estandares_cambios: EstandaresCambiosTable;
  estandares_evaluaciones: EstandaresEvaluacionesTable;
  estandares_sectores: EstandaresSectoresTable;
  exportaciones: ExportacionesTable;
  funcionalidades: FuncionalidadesTable;
  idempotency_keys: IdempotencyKeysTable;
  indicadores: IndicadoresTable;
  indicadores_metas: IndicadoresMetasTable;
  indicadores_valores: IndicadoresValoresTable;
  indicadores_versiones: IndicadoresVersionesTable;
  informes_conformidad: InformesConformidadTable;
  invitaciones_administrador: InvitacionesAdministradorTable;
  items_funcionalidad: ItemsFuncionalidadTable;
  jobs: JobsTable;
  lenguajes: LenguajesTable;
  listas_items: ListasItemsTable;
  listas_verificacion: ListasVerificacionTable;
  login_nonces: LoginNoncesTable;
  membresias: MembresiasTable;
  mesas: MesasTable;
  mesas_comentarios: MesasComentariosTable;
  mesas_entidades: MesasEntidadesTable;
  mesas_seguidores: MesasSeguidoresTable;
  mesas_servicios: MesasServiciosTable;
  modelos_madurez: ModelosMadurezTable;
  municipios: MunicipiosTable;
  notificaciones: NotificacionesTable;
  oid_nodos: OidNodosTable;
  ontologia_definiciones: OntologiaDefinicionesTable;
  ontologia_eventos: OntologiaEventosTable;
  ontologia_eventos_elementos: OntologiaEventosElementosTable;
  ontologia_eventos_participantes: OntologiaEventosParticipantesTable;
  ontologia_individuos: OntologiaIndividuosTable;
  ontologia_individuos_valores: OntologiaIndividuosValoresTable;
  ontologia_reglas: OntologiaReglasTable;
  ontologia_reglas_elementos: OntologiaReglasElementosTable;
  ordenes: OrdenesTable;
  outbox_messages: OutboxMessagesTable;
  parametros: ParametrosTable;
  parametros_cambios: ParametrosCambiosTable;
  pasaportes: PasaportesTable;
  plantillas_cambios: PlantillasCambiosTable;
  plantillas_correo: PlantillasCorreoTable;
  plataforma_anomalias: PlataformaAnomaliasTable;
  plataforma_certificados: PlataformaCertificadosTable;
  plataforma_contratos: PlataformaContratosTable;
  plataforma_horas: PlataformaHorasTable;
  plataforma_horas_vigentes: PlataformaHorasVigentesTable;
  plataforma_importaciones: PlataformaImportacionesTable;
  plataforma_meses: PlataformaMesesTable;
  plataforma_permisos: PlataformaPermisosTable;
  plataforma_pulsos: PlataformaPulsosTable;
  plataforma_registros: PlataformaRegistrosTable;
  plataforma_relaciones: PlataformaRelacionesTable;
  plataforma_servicios: PlataformaServiciosTable;
  plataforma_subsistemas: PlataformaSubsistemasTable;
  plataforma_tareas: PlataformaTareasTable;
  plataforma_ventanas: PlataformaVentanasTable;
  precedentes: PrecedentesTable;
  preferencias_notificacion: PreferenciasNotificacionTable;
  producto_incidentes: ProductoIncidentesTable;
  producto_mediciones: ProductoMedicionesTable;
  request_counts: RequestCountsTable;
  restablecimientos: RestablecimientosTable;
  restablecimientos_claves: RestablecimientosClavesTable;
  reuniones: ReunionesTable;
  reuniones_archivos: ReunionesArchivosTable;
  reuniones_borradores: ReunionesBorradoresTable;
  reuniones_consultores: ReunionesConsultoresTable;
  reuniones_decisiones: ReunionesDecisionesTable;
  reuniones_participantes: ReunionesParticipantesTable;
  reuniones_puntos: ReunionesPuntosTable;
  roles: RolesTable;
  roles_permisos: RolesPermisosTable;
  schema_migrations: SchemaMigrationsTable;
  secrets_keys: SecretsKeysTable;
  sectores: SectoresTable;
  segundos_factores: SegundosFactoresTable;
  servicios: ServiciosTable;
  servicios_elementos: ServiciosElementosTable;
  servicios_mensajes: ServiciosMensajesTable;
  servicios_mensajes_campos: ServiciosMensajesCamposTable;
  servicios_operaciones: ServiciosOperacionesTable;
  servicios_versiones: ServiciosVersionesTable;
  sessions: SessionsTable;
  simulador_conteos: SimuladorConteosTable;
  simulador_ensayos: SimuladorEnsayosTable;
  sistemas: SistemasTable;
  solicitudes: SolicitudesTable;
  solicitudes_archivos: SolicitudesArchivosTable;
  solicitudes_bases_de_datos: SolicitudesBasesDeDatosTable;
  solicitudes_campos: SolicitudesCamposTable;
  solicitudes_consumidores: SolicitudesConsumidoresTable;
  solicitudes_conversaciones: SolicitudesConversacionesTable;
  solicitudes_diferencias: SolicitudesDiferenciasTable;
  solicitudes_en_curso: SolicitudesEnCursoTable;
  solicitudes_historias: SolicitudesHistoriasTable;
  solicitudes_lenguajes: SolicitudesLenguajesTable;
  solicitudes_marcas: SolicitudesMarcasTable;
  solicitudes_mensajes_comprobados: SolicitudesMensajesComprobadosTable;
  solicitudes_nivel_dos: SolicitudesNivelDosTable;
  solicitudes_nivel_tres: SolicitudesNivelTresTable;
  solicitudes_nivel_tres_archivos: SolicitudesNivelTresArchivosTable;
  solicitudes_normas: SolicitudesNormasTable;
  solicitudes_operaciones: SolicitudesOperacionesTable;
  solicitudes_pasos: SolicitudesPasosTable;
  solicitudes_pronosticos: SolicitudesPronosticosTable;
  solicitudes_radicados: SolicitudesRadicadosTable;
  solicitudes_reafirmaciones: SolicitudesReafirmacionesTable;
  solicitudes_retiros: SolicitudesRetirosTable;
  solicitudes_seguidores: SolicitudesSeguidoresTable;
  solicitudes_sistemas: SolicitudesSistemasTable;
  solicitudes_suspensiones: SolicitudesSuspensionesTable;
  solicitudes_verificaciones: SolicitudesVerificacionesTable;
  solicitudes_vinculos: SolicitudesVinculosTable;
  subfuncionalidades: SubfuncionalidadesTable;
  subfuncionalidades_acciones: SubfuncionalidadesAccionesTable;
  suscripciones_reportes: SuscripcionesReportesTable;
  tableros: TablerosTable;
  tableros_piezas: TablerosPiezasTable;
  tipos_identificacion: TiposIdentificacionTable;
  tramites: TramitesTable;
  tramites_observaciones: TramitesObservacionesTable;
  tramites_requisitos: TramitesRequisitosTable;
  tramites_requisitos_elementos: TramitesRequisitosElementosTable;
  tramites_servicios: TramitesServiciosTable;
  used_external_tokens: UsedExternalTokensTable;
  usuarios: UsuariosTable;
  usuarios_actividades: UsuariosActividadesTable;
  validaciones: ValidacionesTable;
  validaciones_reglas: ValidacionesReglasTable;
  vistas_reportes: VistasReportesTable;
  work_places: WorkPlacesTable;
}
