sequence audit_events_numbers owned by audit_events.id
table actas
table actas_archivos
table actas_enmiendas
table acuerdos
table acuerdos_campos
table acuerdos_campos_justificados
table acuerdos_finalidades
table acuerdos_marcas
table acuerdos_pasos
table acuerdos_politicas
table acuerdos_series
table ahorro_supuestos
table archivos
table asistente_palabras
table audit_event_digests
table audit_events
table audit_seals
table auth_accounts
table auth_attempts
table auth_email_links
table auth_keys
table auth_records
table autodiagnosticos
table autodiagnosticos_respuestas
table autorizaciones_tratamiento
table avisos_tratamiento
table bases_de_datos
table busqueda_vistas
table busquedas_guardadas
table calendarios_propios
table capas_de_uso
table capas_de_uso_archivos
table capas_de_uso_versiones
table certificados
table certificados_claves
table certificados_pasos
table certificados_series
table codigos_recuperacion
table compromisos
table compromisos_prorrogas
table cortes
table cortes_filas
table criterios_evaluacion
table criterios_madurez
table datos_abiertos_archivos
table datos_abiertos_conjuntos
table datos_abiertos_ediciones
table datos_abiertos_volcados
table departamentos
table desacuerdos
table desacuerdos_pasos
table diccionario_combinaciones
table diccionario_entradas
table diccionario_palabras
table directorio_cambios
table directorio_demandas
table directorio_direcciones
table directorio_eventos
table directorio_llamadas
table directorio_palabras
table directorio_servicios
table directorio_suscripciones
table dominios
table elementos_archivos
table elementos_caducidades
table elementos_comentarios
table elementos_componentes
table elementos_de_dato
table elementos_estandares
table elementos_fuentes
table elementos_identificadores
table elementos_nombres
table elementos_normas
table elementos_parejas
table elementos_por_comparar
table elementos_relaciones
table elementos_seguidores
table elementos_textos
table elementos_transiciones
table elementos_valores
table elementos_versiones
table entidades
table esquemas_descargas
table estados_servicio
table estados_solicitud
table estandares
table estandares_cambios
table estandares_evaluaciones
table estandares_sectores
table exportaciones
table funcionalidades
table idempotency_keys
table indicadores
table indicadores_metas
table indicadores_valores
table indicadores_versiones
table informes_conformidad
table invitaciones_administrador
table items_funcionalidad
table jobs
table lenguajes
table listas_items
table listas_verificacion
table login_nonces
table membresias
table mesas
table mesas_comentarios
table mesas_entidades
table mesas_seguidores
table mesas_servicios
table modelos_madurez
table municipios
table notificaciones
table oid_nodos
table ontologia_definiciones
table ontologia_eventos
table ontologia_eventos_elementos
table ontologia_eventos_participantes
table ontologia_individuos
table ontologia_individuos_valores
table ontologia_reglas
table ontologia_reglas_elementos
table ordenes
table outbox_messages
table parametros
table parametros_cambios
table pasaportes
table plantillas_cambios
table plantillas_correo
table plataforma_anomalias
table plataforma_certificados
table plataforma_contratos
table plataforma_horas
table plataforma_horas_vigentes
table plataforma_importaciones
table plataforma_meses
table plataforma_permisos
table plataforma_pulsos
table plataforma_registros
table plataforma_relaciones
table plataforma_servicios
table plataforma_subsistemas
table plataforma_tareas
table plataforma_ventanas
table precedentes
table preferencias_notificacion
table producto_incidentes
table producto_mediciones
table restablecimientos
table restablecimientos_claves
table reuniones
table reuniones_archivos
table reuniones_borradores
table reuniones_consultores
table reuniones_decisiones
table reuniones_participantes
table reuniones_puntos
table roles
table roles_permisos
table schema_migrations
table secrets_keys
table sectores
table segundos_factores
table servicios
table servicios_elementos
table servicios_mensajes
table servicios_mensajes_campos
table servicios_operaciones
table servicios_versiones
table sessions
table simulador_conteos
table simulador_ensayos
table sistemas
table solicitudes
table solicitudes_archivos
table solicitudes_bases_de_datos
table solicitudes_campos
table solicitudes_consumidores
table solicitudes_conversaciones
table solicitudes_diferencias
table solicitudes_en_curso
table solicitudes_historias
table solicitudes_lenguajes
table solicitudes_marcas
table solicitudes_mensajes_comprobados
table solicitudes_nivel_dos
table solicitudes_nivel_tres
table solicitudes_nivel_tres_archivos
table solicitudes_normas
table solicitudes_operaciones
table solicitudes_pasos
table solicitudes_pronosticos
table solicitudes_radicados
table solicitudes_reafirmaciones
table solicitudes_retiros
table solicitudes_seguidores
table solicitudes_sistemas
table solicitudes_suspensiones
table solicitudes_verificaciones
table solicitudes_vinculos
table subfuncionalidades
table subfuncionalidades_acciones
table suscripciones_reportes
table tableros
table tableros_piezas
table tipos_identificacion
table tramites
table tramites_observaciones
table tramites_requisitos
table tramites_requisitos_elementos
table tramites_servicios
table used_external_tokens
table usuarios
table usuarios_actividades
table validaciones
table validaciones_reglas
table vistas_reportes
unlogged table request_counts
unlogged table work_places
actas.contenido jsonb not null
actas.docx_archivo_id uuid
actas.emision integer not null default 1
actas.emitida_en timestamp(3) with time zone not null
actas.emitida_por integer not null
actas.enmienda_hasta date
actas.estado text not null default 'emitida'::text
actas.huella_contenido text not null
actas.id integer not null generated by default as identity
actas.mesa_id integer not null
actas.numero integer not null
actas.pdf_archivo_id uuid
actas.publica_docx_id uuid
actas.publica_emision integer
actas.publica_huella text
actas.publica_pdf_id uuid
actas.reunion_id integer not null
actas.sellada_en timestamp(3) with time zone
actas.sellada_por integer
actas.sello text
actas.sello_anterior text
actas.version integer not null default 1
actas_archivos.acta_id integer not null
actas_archivos.archivo_id uuid not null
actas_archivos.nombre text not null
actas_archivos.orden smallint not null
actas_archivos.papel text not null
actas_archivos.sha256 text not null
actas_archivos.tamano_bytes bigint not null
actas_enmiendas.acta_id integer not null
actas_enmiendas.decidida_en timestamp(3) with time zone
actas_enmiendas.decidida_por integer
actas_enmiendas.entidad_id integer not null
actas_enmiendas.estado text not null default 'propuesta'::text
actas_enmiendas.id integer not null generated by default as identity
actas_enmiendas.propuesta_en timestamp(3) with time zone not null default now()
actas_enmiendas.propuesta_por integer not null
actas_enmiendas.respuesta text
actas_enmiendas.texto text not null
acuerdos.aprobado_en timestamp(3) with time zone
acuerdos.base_id integer
acuerdos.clave_simulador text
acuerdos.consumidora_id integer not null
acuerdos.convenio_archivo_id uuid
acuerdos.convenio_numero text not null default ''::text
acuerdos.creado_por integer not null
acuerdos.created_at timestamp(3) with time zone not null default now()
acuerdos.estado text not null default 'borrador'::text
acuerdos.estado_desde timestamp(3) with time zone not null default now()
acuerdos.fecha_convenio date
acuerdos.fecha_vencimiento date
acuerdos.id integer not null generated by default as identity
acuerdos.numero text
acuerdos.pdf_archivo_id uuid
acuerdos.precedente_id integer
acuerdos.proveedora_id integer not null
acuerdos.responsable_cargo text not null default ''::text
acuerdos.responsable_correo text not null default ''::text
acuerdos.responsable_nombre text not null default ''::text
acuerdos.servicio_id integer not null
acuerdos.sistema text not null default ''::text
acuerdos.subsistema text not null default ''::text
acuerdos.suspendido_por text[] not null default '{}'::text[]
acuerdos.updated_at timestamp(3) with time zone not null default now()
acuerdos.version integer not null default 1
acuerdos.version_id integer not null
acuerdos.vigente_desde date
acuerdos.vigente_hasta date
acuerdos_campos.campo_id integer not null
acuerdos_campos.finalidad_id integer not null
acuerdos_campos.justificacion text not null default ''::text
acuerdos_campos_justificados.campo_id integer not null
acuerdos_campos_justificados.version_id integer not null
acuerdos_finalidades.acuerdo_id integer not null
acuerdos_finalidades.base text
acuerdos_finalidades.descripcion text not null default ''::text
acuerdos_finalidades.id integer not null generated by default as identity
acuerdos_finalidades.norma text not null default ''::text
acuerdos_finalidades.orden smallint not null
acuerdos_finalidades.personas_con_acceso integer
acuerdos_finalidades.retencion_dias integer
acuerdos_finalidades.titulo text not null
acuerdos_finalidades.volumen_concedido integer
acuerdos_finalidades.volumen_diario integer
acuerdos_marcas.acuerdo_id integer not null
acuerdos_marcas.created_at timestamp(3) with time zone not null default now()
acuerdos_marcas.id integer not null generated by default as identity
acuerdos_marcas.lugar text not null
acuerdos_marcas.respuesta text not null default ''::text
acuerdos_marcas.texto text not null
acuerdos_pasos.accion text not null
acuerdos_pasos.acuerdo_id integer not null
acuerdos_pasos.causa text
acuerdos_pasos.created_at timestamp(3) with time zone not null default now()
acuerdos_pasos.desde text
acuerdos_pasos.hasta text not null
acuerdos_pasos.id integer not null generated by default as identity
acuerdos_pasos.lado text
acuerdos_pasos.motivo text not null default ''::text
acuerdos_pasos.usuario_id integer
acuerdos_politicas.condiciones text not null default ''::text
acuerdos_politicas.cuota_por_consumidora integer
acuerdos_politicas.cuota_total integer
acuerdos_politicas.dias_respuesta smallint not null
acuerdos_politicas.dicha boolean not null
acuerdos_politicas.grupos jsonb not null
acuerdos_politicas.meses_vigencia smallint not null
acuerdos_politicas.modo text not null
acuerdos_politicas.updated_at timestamp(3) with time zone not null default now()
acuerdos_politicas.version integer not null default 1
acuerdos_politicas.version_id integer not null
acuerdos_series.anio smallint not null
acuerdos_series.ultimo integer not null
ahorro_supuestos.alto integer not null
ahorro_supuestos.anio smallint not null
ahorro_supuestos.bajo integer not null
ahorro_supuestos.central integer not null
ahorro_supuestos.codigo text not null
ahorro_supuestos.created_at timestamp(3) with time zone not null default now()
ahorro_supuestos.fuente text not null
ahorro_supuestos.id integer not null generated by default as identity
ahorro_supuestos.usuario_id integer
archivos.carpeta text not null
archivos.created_at timestamp(3) with time zone not null default now()
archivos.id uuid not null default gen_random_uuid()
archivos.nombre text not null
archivos.nombre_de_busqueda text generated always as (texto_busqueda(nombre)) stored
archivos.pendiente_desde timestamp(3) with time zone
archivos.publico boolean not null default false
archivos.sha256 text not null
archivos.subido_por integer
archivos.tamano_bytes bigint not null
archivos.tipo_mime text not null
archivos.ubicacion text
asistente_palabras.largo smallint not null
asistente_palabras.palabra text collate "C" not null
asistente_palabras.version_id integer not null
audit_event_digests.digest text not null
audit_event_digests.event_id bigint not null
audit_events.action text not null
audit_events.actor_entity_id integer
audit_events.actor_role text
audit_events.actor_user_id integer
audit_events.address text
audit_events.correlation_id text
audit_events.detail jsonb not null default '{}'::jsonb
audit_events.id bigint not null default next_audit_event_number()
audit_events.object_id text
audit_events.object_type text not null
audit_events.occurred_at timestamp(3) with time zone not null default now()
audit_events.result text not null
audit_events.texto_de_busqueda text generated always as (texto_busqueda(((((COALESCE(object_id, ''::text) || ' '::text) || COALESCE(address, ''::text)) || ' '::text) || (detail)::text))) stored
audit_seals.batch integer not null
audit_seals.digest text not null
audit_seals.event_count integer not null
audit_seals.first_id bigint not null
audit_seals.form smallint not null
audit_seals.key_id text
audit_seals.last_id bigint not null
audit_seals.previous_digest text not null
audit_seals.sealed_at timestamp(3) with time zone not null
audit_seals.signature text
auth_accounts.access_type text not null
auth_accounts.address text
auth_accounts.consent_address text
auth_accounts.consent_at timestamp(3) with time zone
auth_accounts.consent_version text
auth_accounts.created_at timestamp(3) with time zone not null default now()
auth_accounts.email text not null
auth_accounts.email_due_at timestamp(3) with time zone
auth_accounts.email_verified boolean not null default false
auth_accounts.first_name text not null
auth_accounts.first_surname text not null
auth_accounts.identification_number text not null
auth_accounts.identification_type text not null
auth_accounts.owner_told_at timestamp(3) with time zone
auth_accounts.password_hash text not null
auth_accounts.phone text
auth_accounts.second_name text
auth_accounts.second_surname text
auth_accounts.subject uuid not null default gen_random_uuid()
auth_attempts.address text not null
auth_attempts.failed_at timestamp(3) with time zone
auth_attempts.failures integer not null default 0
auth_attempts.identity_hash text not null
auth_attempts.locked_until timestamp(3) with time zone
auth_attempts.succeeded_at timestamp(3) with time zone
auth_email_links.created_at timestamp(3) with time zone not null
auth_email_links.expires_at timestamp(3) with time zone not null
auth_email_links.mailbox text not null
auth_email_links.secret_hash text not null
auth_email_links.subject uuid not null
auth_email_links.used_at timestamp(3) with time zone
auth_keys.created_at timestamp(3) with time zone not null default now()
auth_keys.id uuid not null default gen_random_uuid()
auth_keys.material jsonb not null
auth_keys.purpose text not null
auth_records.account_id text
auth_records.consumed_at timestamp(3) with time zone
auth_records.expires_at timestamp(3) with time zone
auth_records.grant_id text
auth_records.id text not null
auth_records.kind text not null
auth_records.payload text not null
auth_records.uid text
auth_records.user_code text
autodiagnosticos.creado_por integer not null
autodiagnosticos.created_at timestamp(3) with time zone not null default now()
autodiagnosticos.entidad_id integer not null
autodiagnosticos.guardado_en timestamp(3) with time zone not null default now()
autodiagnosticos.guardado_por integer not null
autodiagnosticos.id integer not null generated by default as identity
autodiagnosticos.modelo smallint not null
autodiagnosticos.presentado_en timestamp(3) with time zone
autodiagnosticos.presentado_por integer
autodiagnosticos.version integer not null
autodiagnosticos_respuestas.autodiagnostico_id integer not null
autodiagnosticos_respuestas.criterio text not null
autodiagnosticos_respuestas.evidencia text not null default ''::text
autodiagnosticos_respuestas.grado smallint
autodiagnosticos_respuestas.modelo smallint not null
autorizaciones_tratamiento.autoriza boolean not null
autorizaciones_tratamiento.aviso_huella text
autorizaciones_tratamiento.created_at timestamp(3) with time zone not null default now()
autorizaciones_tratamiento.direccion text
autorizaciones_tratamiento.id integer not null generated by default as identity
autorizaciones_tratamiento.medio text not null
autorizaciones_tratamiento.usuario_id integer not null
avisos_tratamiento.contenido jsonb not null
avisos_tratamiento.created_at timestamp(3) with time zone not null default now()
avisos_tratamiento.huella text not null
avisos_tratamiento.version text not null
bases_de_datos.activo boolean not null default true
bases_de_datos.codigo text not null
bases_de_datos.descripcion text not null default ''::text
bases_de_datos.edicion text not null default ''::text
bases_de_datos.id integer not null generated by default as identity
bases_de_datos.nombre text not null
bases_de_datos.orden integer not null default 0
bases_de_datos.version integer not null default 1
busqueda_vistas.registro text not null
busqueda_vistas.tipo text not null
busqueda_vistas.usuario_id integer not null
busqueda_vistas.veces integer not null default 1
busqueda_vistas.vista_en timestamp(3) with time zone not null default now()
busquedas_guardadas.consulta text not null
busquedas_guardadas.created_at timestamp(3) with time zone not null default now()
busquedas_guardadas.id integer not null generated by default as identity
busquedas_guardadas.nombre text not null
busquedas_guardadas.usuario_id integer not null
calendarios_propios.created_at timestamp(3) with time zone not null default now()
calendarios_propios.huella text not null
calendarios_propios.membresia_id integer not null
capas_de_uso.activa boolean not null default true
capas_de_uso.capa_padre_id integer
capas_de_uso.carpeta text not null
capas_de_uso.codigo text not null
capas_de_uso.created_at timestamp(3) with time zone not null default now()
capas_de_uso.entidad_id integer
capas_de_uso.id integer not null generated by default as identity
capas_de_uso.oid text not null
capas_de_uso.sector_id integer
capas_de_uso.tipo text not null
capas_de_uso.version integer not null default 1
capas_de_uso_archivos.archivo_id uuid not null
capas_de_uso_archivos.version_id integer not null
capas_de_uso_versiones.capa_id integer not null
capas_de_uso_versiones.creado_por integer
capas_de_uso_versiones.created_at timestamp(3) with time zone not null default now()
capas_de_uso_versiones.descripcion text not null
capas_de_uso_versiones.espacio_nombres text not null
capas_de_uso_versiones.estado text not null
capas_de_uso_versiones.fecha_vigencia date
capas_de_uso_versiones.fuente_informacion text not null
capas_de_uso_versiones.id integer not null generated by default as identity
capas_de_uso_versiones.mayor smallint not null
capas_de_uso_versiones.menor smallint not null
capas_de_uso_versiones.nombre text not null
capas_de_uso_versiones.prefijo text not null
capas_de_uso_versiones.version integer not null default 1
certificados.anio smallint not null
certificados.causa text
certificados.clave_de_orden text collate "C" not null generated always as (clave_orden(servicio_nombre)) stored
certificados.clave_id text not null
certificados.codigo text not null
certificados.contenido jsonb not null
certificados.credencial text not null
certificados.entidad_id integer not null
certificados.estado text not null default 'vigente'::text
certificados.estado_desde timestamp(3) with time zone not null
certificados.expedido_en timestamp(3) with time zone not null
certificados.fecha_propuesta date
certificados.huella_contenido text not null
certificados.huella_credencial text not null
certificados.id integer not null generated by default as identity
certificados.motivo text not null default ''::text
certificados.nivel smallint not null
certificados.numero text not null
certificados.pdf_archivo_id uuid
certificados.propuesta_causa text
certificados.propuesta_de integer
certificados.propuesta_en timestamp(3) with time zone
certificados.propuesta_motivo text not null default ''::text
certificados.radicado text not null
certificados.reemplazado_por integer
certificados.registro jsonb not null
certificados.revocacion_causa text
certificados.revocacion_motivo text not null default ''::text
certificados.revocacion_pedida_por integer
certificados.sello text
certificados.servicio_id integer not null
certificados.servicio_nombre text not null
certificados.servicio_version_id integer
certificados.solicitud_id integer not null
certificados.texto_de_busqueda text not null generated always as (texto_busqueda(((((numero || ' '::text) || radicado) || ' '::text) || servicio_nombre))) stored
certificados.texto_sello text
certificados.updated_at timestamp(3) with time zone not null default now()
certificados.valido_hasta date
certificados.version integer not null default 1
certificados_claves.comprometida_desde timestamp(3) with time zone
certificados_claves.created_at timestamp(3) with time zone not null
certificados_claves.id text not null
certificados_claves.material text not null
certificados_claves.publica text not null
certificados_pasos.accion text not null
certificados_pasos.causa text
certificados_pasos.certificado_id integer not null
certificados_pasos.created_at timestamp(3) with time zone not null default now()
certificados_pasos.desde text not null
certificados_pasos.hasta text not null
certificados_pasos.id integer not null generated by default as identity
certificados_pasos.motivo text not null default ''::text
certificados_pasos.usuario_id integer
certificados_series.anio smallint not null
certificados_series.nivel smallint not null
certificados_series.ultimo integer not null
certificados_series.ultimo_sello text
codigos_recuperacion.codigo_hash text not null
codigos_recuperacion.id uuid not null default gen_random_uuid()
codigos_recuperacion.usado_en timestamp(3) with time zone
codigos_recuperacion.usuario_id integer not null
compromisos.cerrado_en timestamp(3) with time zone
compromisos.created_at timestamp(3) with time zone not null default now()
compromisos.descripcion text not null
compromisos.elemento_id integer
compromisos.entidad_id integer not null
compromisos.estado text not null default 'abierto'::text
compromisos.estado_servicio_id integer
compromisos.estado_solicitud_id integer
compromisos.fecha_acuerdo date not null
compromisos.fecha_vencimiento date not null
compromisos.id integer not null generated by default as identity
compromisos.mesa_id integer not null
compromisos.motivo_cierre text
compromisos.plazo_dias_habiles smallint
compromisos.recordado_en timestamp(3) with time zone
compromisos.responsable text not null
compromisos.responsable_usuario_id integer
compromisos.reunion_id integer
compromisos.servicio_id integer
compromisos.solicitud_id integer
compromisos.texto_de_busqueda text not null generated always as (texto_busqueda(((descripcion || '
'::text) || responsable))) stored
compromisos.version integer not null default 1
compromisos_prorrogas.compromiso_id integer not null
compromisos_prorrogas.created_at timestamp(3) with time zone not null default now()
compromisos_prorrogas.fecha_anterior date not null
compromisos_prorrogas.fecha_nueva date not null
compromisos_prorrogas.id integer not null generated by default as identity
compromisos_prorrogas.motivo text not null
compromisos_prorrogas.propia boolean not null
cortes.clase text not null
cortes.codigos text[] not null default '{}'::text[]
cortes.emision smallint not null default 1
cortes.fecha date not null
cortes.fecha_desde date not null
cortes.hasta_en timestamp(3) with time zone not null
cortes.huella text
cortes.id integer not null generated by default as identity
cortes.motivo text not null default ''::text
cortes.reconstruido boolean not null
cortes.tomado_en timestamp(3) with time zone not null default now()
cortes_filas.aporte_den integer not null
cortes_filas.aporte_num integer not null
cortes_filas.clase text not null
cortes_filas.codigo text not null
cortes_filas.corte_id integer not null
cortes_filas.dimensiones jsonb not null
cortes_filas.medida integer
cortes_filas.objeto_id integer not null
cortes_filas.objeto_tipo text not null
cortes_filas.partes bigint[]
cortes_filas.version smallint not null
criterios_evaluacion.activo boolean not null default true
criterios_evaluacion.codigo text not null
criterios_evaluacion.descripcion text not null default ''::text
criterios_evaluacion.id integer not null generated by default as identity
criterios_evaluacion.nombre text not null
criterios_evaluacion.orden smallint not null default 0
criterios_evaluacion.peso smallint not null
criterios_evaluacion.version integer not null default 1
criterios_madurez.codigo text not null
criterios_madurez.dominio text not null
criterios_madurez.grados text[] not null
criterios_madurez.lectura_propia boolean not null
criterios_madurez.modelo smallint not null
criterios_madurez.nombre text not null
criterios_madurez.orden smallint not null
criterios_madurez.pregunta text not null
datos_abiertos_archivos.archivo_id uuid not null
datos_abiertos_archivos.conjunto text not null
datos_abiertos_archivos.fecha date not null
datos_abiertos_archivos.formato text not null
datos_abiertos_conjuntos.conjunto text not null
datos_abiertos_conjuntos.fecha date not null
datos_abiertos_conjuntos.filas integer not null
datos_abiertos_conjuntos.muestra jsonb not null
datos_abiertos_ediciones.fecha date not null
datos_abiertos_ediciones.publicada_en timestamp(3) with time zone not null default now()
datos_abiertos_volcados.archivo_id uuid not null
datos_abiertos_volcados.delta_archivo_id uuid
datos_abiertos_volcados.delta_desde date
datos_abiertos_volcados.fecha date not null
datos_abiertos_volcados.publicado_en timestamp(3) with time zone not null default now()
departamentos.activo boolean not null default true
departamentos.clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored
departamentos.codigo text not null
departamentos.nombre text not null
departamentos.version integer not null default 1
desacuerdos.acuerdo_id integer not null
desacuerdos.asunto text not null
desacuerdos.created_at timestamp(3) with time zone not null default now()
desacuerdos.decision text not null default ''::text
desacuerdos.estado text not null default 'reclamado'::text
desacuerdos.estado_desde timestamp(3) with time zone not null default now()
desacuerdos.fecha_vencimiento date
desacuerdos.id integer not null generated by default as identity
desacuerdos.reclamo text not null
desacuerdos.respuesta text not null default ''::text
desacuerdos.reunion_id integer
desacuerdos.sentido text
desacuerdos.version integer not null default 1
desacuerdos_pasos.accion text not null
desacuerdos_pasos.created_at timestamp(3) with time zone not null default now()
desacuerdos_pasos.desacuerdo_id integer not null
desacuerdos_pasos.desde text
desacuerdos_pasos.hasta text not null
desacuerdos_pasos.id integer not null generated by default as identity
desacuerdos_pasos.texto text not null default ''::text
desacuerdos_pasos.usuario_id integer not null
diccionario_combinaciones.capa_id integer not null
diccionario_combinaciones.clase text not null
diccionario_combinaciones.clave text not null
diccionario_combinaciones.dominio_id integer not null
diccionario_combinaciones.entidad_id integer
diccionario_combinaciones.entradas integer not null default 0
diccionario_combinaciones.estado text not null
diccionario_combinaciones.estandares integer[] not null
diccionario_combinaciones.id bigint not null
diccionario_combinaciones.tipo_dato text
diccionario_entradas.claves text not null
diccionario_entradas.combinacion_id bigint not null
diccionario_entradas.definicion text not null
diccionario_entradas.elemento_id integer not null
diccionario_entradas.estado text not null
diccionario_entradas.nombre text not null
diccionario_entradas.oid text not null
diccionario_entradas.orden text collate "C" not null
diccionario_entradas.rige_desde timestamp(3) with time zone not null
diccionario_entradas.sinonimos text not null
diccionario_entradas.texto text generated always as ((((nombre || claves) || sinonimos) || definicion)) stored
diccionario_entradas.updated_at timestamp(3) with time zone not null default now()
diccionario_entradas.version_id integer not null
diccionario_palabras.palabra text not null
directorio_cambios.fecha_retiro date
directorio_cambios.id bigint not null generated by default as identity
directorio_cambios.nivel smallint
directorio_cambios.registrado_en timestamp(3) with time zone not null default now()
directorio_cambios.servicio_id integer not null
directorio_cambios.sucesora_id integer
directorio_cambios.tipo text not null
directorio_cambios.version_id integer
directorio_demandas.clave text not null
directorio_demandas.created_at timestamp(3) with time zone not null default now()
directorio_demandas.dato text
directorio_demandas.elemento_id integer
directorio_demandas.entidad_id integer
directorio_demandas.id integer not null generated by default as identity
directorio_demandas.pedido_en timestamp(3) with time zone not null default now()
directorio_demandas.usuario_id integer
directorio_demandas.veces integer not null default 1
directorio_direcciones.created_at timestamp(3) with time zone not null default now()
directorio_direcciones.entidad text not null
directorio_direcciones.id integer not null generated by default as identity
directorio_direcciones.servicio text not null
directorio_direcciones.servicio_id integer not null
directorio_direcciones.vigente boolean not null default true
directorio_eventos.cambio_id bigint not null
directorio_eventos.id bigint not null generated by default as identity
directorio_llamadas.clase smallint not null
directorio_llamadas.entrega integer[] not null
directorio_llamadas.huella bigint not null
directorio_llamadas.operacion_id integer not null
directorio_llamadas.pide integer[] not null
directorio_llamadas.servicio_id integer not null
directorio_palabras.palabra text not null
directorio_servicios.acceso text not null
directorio_servicios.actualizado_en timestamp(3) with time zone not null
directorio_servicios.campos text not null
directorio_servicios.capas integer[] not null
directorio_servicios.certificado_id integer
directorio_servicios.con_simulador boolean not null default false
directorio_servicios.consumidores integer not null
directorio_servicios.dato_personal text
directorio_servicios.departamento_codigo text
directorio_servicios.descripcion text not null
directorio_servicios.dominios integer[] not null
directorio_servicios.elementos text not null
directorio_servicios.en_suspension boolean not null
directorio_servicios.entidad text not null
directorio_servicios.entidad_id integer not null
directorio_servicios.entrega integer[] not null
directorio_servicios.estado text not null
directorio_servicios.factor numeric(5,4) not null
directorio_servicios.nivel smallint not null
directorio_servicios.nombre text not null
directorio_servicios.orden text collate "C" not null
directorio_servicios.orden_id integer
directorio_servicios.pide integer[] not null
directorio_servicios.sector_id integer
directorio_servicios.servicio_id integer not null
directorio_servicios.sincronia text
directorio_servicios.tecnologia text
directorio_servicios.texto text not null generated always as (((((nombre || elementos) || descripcion) || entidad) || campos)) stored
directorio_servicios.tipos_intercambio text[] not null
directorio_servicios.version_id integer
directorio_suscripciones.busqueda text
directorio_suscripciones.codigo_retiro text not null
directorio_suscripciones.confirmacion_hash text
directorio_suscripciones.confirmada_en timestamp(3) with time zone
directorio_suscripciones.correo text
directorio_suscripciones.created_at timestamp(3) with time zone not null default now()
directorio_suscripciones.elemento_id integer
directorio_suscripciones.frecuencia text not null
directorio_suscripciones.id integer not null generated by default as identity
directorio_suscripciones.objeto text not null
directorio_suscripciones.revisada_en timestamp(3) with time zone not null default now()
directorio_suscripciones.servicio_id integer
directorio_suscripciones.usuario_id integer
dominios.activo boolean not null default true
dominios.arco integer not null
dominios.codigo text not null
dominios.descripcion text not null default ''::text
dominios.id integer not null generated by default as identity
dominios.nombre text not null
dominios.version integer not null default 1
elementos_archivos.archivo_id uuid not null
elementos_archivos.version_id integer not null
elementos_caducidades.created_at timestamp(3) with time zone not null default now()
elementos_caducidades.elemento_id integer not null
elementos_caducidades.fecha date not null
elementos_caducidades.id integer not null generated by default as identity
elementos_caducidades.impedimento text
elementos_caducidades.motivo text not null
elementos_caducidades.programada_por integer
elementos_caducidades.reemplazado_por_id integer
elementos_comentarios.campo text
elementos_comentarios.created_at timestamp(3) with time zone not null default now()
elementos_comentarios.entidad_id integer not null
elementos_comentarios.id integer not null generated by default as identity
elementos_comentarios.responde_a_id integer
elementos_comentarios.resuelto_en timestamp(3) with time zone
elementos_comentarios.resuelto_por integer
elementos_comentarios.texto text not null
elementos_comentarios.usuario_id integer not null
elementos_comentarios.version_id integer not null
elementos_componentes.componente_version_id integer not null
elementos_componentes.id integer not null generated by default as identity
elementos_componentes.nombre_local text
elementos_componentes.ocurrencia_maxima smallint
elementos_componentes.ocurrencia_minima smallint not null default 1
elementos_componentes.orden smallint not null
elementos_componentes.version_id integer not null
elementos_de_dato.capa_id integer not null
elementos_de_dato.clase text not null
elementos_de_dato.created_at timestamp(3) with time zone not null default now()
elementos_de_dato.descartado_en timestamp(3) with time zone
elementos_de_dato.dominio_id integer not null
elementos_de_dato.firma_de_identificador bit(256) not null generated always as (firma_de_trigramas(texto_busqueda(identificador))) stored
elementos_de_dato.id integer not null generated by default as identity
elementos_de_dato.identificador text not null
elementos_de_dato.oid text not null
elementos_de_dato.reemplazado_por_id integer
elementos_de_dato.tipo text not null
elementos_de_dato.trigramas_de_identificador smallint not null generated always as (cardinality(show_trgm(texto_busqueda(identificador)))) stored
elementos_estandares.estandar_id integer not null
elementos_estandares.version_id integer not null
elementos_fuentes.edicion text not null default ''::text
elementos_fuentes.fecha date
elementos_fuentes.id integer not null generated by default as identity
elementos_fuentes.nombre text not null
elementos_fuentes.orden smallint not null
elementos_fuentes.tipo text not null
elementos_fuentes.url text not null default ''::text
elementos_fuentes.version_id integer not null
elementos_identificadores.elemento_id integer not null
elementos_identificadores.id integer not null generated by default as identity
elementos_identificadores.sistema text not null
elementos_identificadores.valor text not null
elementos_nombres.entidad_id integer
elementos_nombres.firma_de_nombre bit(256) not null generated always as (firma_de_trigramas(texto_busqueda(nombre))) stored
elementos_nombres.id integer not null generated by default as identity
elementos_nombres.nombre text not null
elementos_nombres.tipo text not null
elementos_nombres.trigramas_de_nombre smallint not null generated always as (cardinality(show_trgm(texto_busqueda(nombre)))) stored
elementos_nombres.version_id integer not null
elementos_normas.anio smallint not null
elementos_normas.archivo_id uuid
elementos_normas.articulo text not null default ''::text
elementos_normas.entidad_emisora text not null default ''::text
elementos_normas.id integer not null generated by default as identity
elementos_normas.numero text not null
elementos_normas.orden smallint not null
elementos_normas.tipo text not null
elementos_normas.url text not null default ''::text
elementos_normas.version_id integer not null
elementos_parejas.created_at timestamp(3) with time zone not null default now()
elementos_parejas.id integer not null generated by default as identity
elementos_parejas.otra_id integer not null
elementos_parejas.parecido smallint not null
elementos_parejas.una_id integer not null
elementos_por_comparar.version_id integer not null
elementos_relaciones.destino_elemento_id integer
elementos_relaciones.id integer not null generated by default as identity
elementos_relaciones.nota text not null default ''::text
elementos_relaciones.termino_externo text
elementos_relaciones.tipo text not null
elementos_relaciones.version_id integer not null
elementos_seguidores.created_at timestamp(3) with time zone not null default now()
elementos_seguidores.elemento_id integer not null
elementos_seguidores.usuario_id integer not null
elementos_textos.entidad_responsable_id integer
elementos_textos.estado text not null
elementos_textos.texto_de_busqueda text not null
elementos_textos.version_id integer not null
elementos_transiciones.accion text not null
elementos_transiciones.created_at timestamp(3) with time zone not null default now()
elementos_transiciones.desde text
elementos_transiciones.hasta text not null
elementos_transiciones.id integer not null generated by default as identity
elementos_transiciones.motivo text not null default ''::text
elementos_transiciones.usuario_id integer
elementos_transiciones.version_id integer not null
elementos_valores.codigo text not null
elementos_valores.descripcion text not null default ''::text
elementos_valores.nombre text not null
elementos_valores.orden integer not null
elementos_valores.version_id integer not null
elementos_valores.vigente_desde date
elementos_valores.vigente_hasta date
elementos_versiones.aprobador_id integer
elementos_versiones.autor_id integer
elementos_versiones.base_version_id integer
elementos_versiones.clasificacion_informacion text not null default 'publica'::text
elementos_versiones.clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored
elementos_versiones.created_at timestamp(3) with time zone not null default now()
elementos_versiones.dato_personal text not null default 'no'::text
elementos_versiones.decimales smallint
elementos_versiones.definicion text not null default ''::text
elementos_versiones.definicion_de_busqueda text not null generated always as (texto_busqueda(definicion)) stored
elementos_versiones.ejemplos text[] not null default '{}'::text[]
elementos_versiones.elemento_id integer not null
elementos_versiones.entidad_responsable_id integer
elementos_versiones.es_abstracto boolean not null default false
elementos_versiones.estado text not null
elementos_versiones.fecha_fuente_lista date
elementos_versiones.firma_de_definicion bit(256) not null generated always as (firma_de_trigramas(texto_busqueda(definicion))) stored
elementos_versiones.firma_de_nombre bit(256) not null generated always as (firma_de_trigramas(texto_busqueda(nombre))) stored
elementos_versiones.fuente_lista text
elementos_versiones.id integer not null generated by default as identity
elementos_versiones.incorporado_por_id integer
elementos_versiones.longitud_maxima integer
elementos_versiones.longitud_minima integer
elementos_versiones.mayor smallint not null
elementos_versiones.menor smallint not null
elementos_versiones.modelo text
elementos_versiones.motivo_caducidad text
elementos_versiones.nombre text not null
elementos_versiones.nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored
elementos_versiones.notas text not null default ''::text
elementos_versiones.oid text not null
elementos_versiones.palabras_clave text[] not null default '{}'::text[]
elementos_versiones.patron text
elementos_versiones.resumen_cambio text not null default ''::text
elementos_versiones.revisor_id integer
elementos_versiones.rige_desde timestamp(3) with time zone
elementos_versiones.rige_hasta timestamp(3) with time zone
elementos_versiones.texto_de_busqueda text not null default ''::text
elementos_versiones.tipo_dato text
elementos_versiones.total_digitos smallint
elementos_versiones.trigramas_de_definicion smallint not null generated always as (LEAST(cardinality(show_trgm(texto_busqueda(definicion))), 32767)) stored
elementos_versiones.trigramas_de_nombre smallint not null generated always as (cardinality(show_trgm(texto_busqueda(nombre)))) stored
elementos_versiones.unidad_medida text
elementos_versiones.updated_at timestamp(3) with time zone not null default now()
elementos_versiones.usos text not null default ''::text
elementos_versiones.valor_maximo text
elementos_versiones.valor_minimo text
elementos_versiones.version integer not null default 1
entidades.activa boolean not null default true
entidades.ambito text not null default 'entidad'::text
entidades.caracter text
entidades.cargo_contacto text
entidades.clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored
entidades.codigo_sigep text
entidades.codigo_snies text
entidades.codigo_xroad text
entidades.contacto_confirmado_en timestamp(3) with time zone
entidades.correo_electronico text
entidades.created_at timestamp(3) with time zone not null default now()
entidades.departamento_codigo text
entidades.digito_verificacion smallint not null
entidades.direccion text
entidades.id integer not null generated by default as identity
entidades.municipio_codigo text
entidades.naturaleza text
entidades.nit text not null
entidades.nombre text not null
entidades.nombre_contacto text
entidades.nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored
entidades.orden_id integer
entidades.sector_id integer
entidades.sigla text
entidades.sigla_de_busqueda text generated always as (texto_busqueda(sigla)) stored
entidades.sitio_web text
entidades.telefono text
entidades.tipo text not null
entidades.version integer not null default 1
esquemas_descargas.created_at timestamp(3) with time zone not null default now()
esquemas_descargas.entidad_id integer
esquemas_descargas.id bigint not null generated by default as identity
esquemas_descargas.tipo text not null
esquemas_descargas.version_id integer
estados_servicio.codigo text not null
estados_servicio.color text not null
estados_servicio.id integer not null generated by default as identity
estados_servicio.nombre text not null
estados_servicio.orden smallint not null
estados_solicitud.cerrado boolean not null
estados_solicitud.codigo text not null
estados_solicitud.id integer not null generated by default as identity
estados_solicitud.nombre text not null
estados_solicitud.orden smallint not null
estandares.alcance text not null default ''::text
estandares.aprobo text not null default ''::text
estandares.autores text not null default ''::text
estandares.categoria text not null
estandares.codigo text not null
estandares.concepto text not null default ''::text
estandares.concepto_archivo_id uuid
estandares.concepto_en timestamp(3) with time zone
estandares.concepto_por integer
estandares.created_at timestamp(3) with time zone not null default now()
estandares.dependencia text not null default ''::text
estandares.edicion text not null default ''::text
estandares.estado text not null default 'propuesto'::text
estandares.fecha_elaboracion date
estandares.fecha_modificacion date
estandares.fecha_publicacion date
estandares.formato text not null default ''::text
estandares.id integer not null generated by default as identity
estandares.idioma text not null default 'es'::text
estandares.informacion_adicional text not null default ''::text
estandares.licencia text not null
estandares.nombre text not null
estandares.oid text not null
estandares.organismo text not null
estandares.palabras_clave text[] not null default '{}'::text[]
estandares.reviso text not null default ''::text
estandares.sigla text not null default ''::text
estandares.sumario text not null default ''::text
estandares.ubicacion text not null default ''::text
estandares.url text not null default ''::text
estandares.version integer not null default 1
estandares_cambios.estandar_id integer not null
estandares_cambios.fecha date not null
estandares_cambios.id integer not null generated by default as identity
estandares_cambios.naturaleza text not null
estandares_cambios.numero text not null
estandares_cambios.responsable text not null
estandares_evaluaciones.criterio_id integer not null
estandares_evaluaciones.estandar_id integer not null
estandares_evaluaciones.evaluado_en timestamp(3) with time zone not null default now()
estandares_evaluaciones.evaluado_por integer
estandares_evaluaciones.justificacion text not null default ''::text
estandares_evaluaciones.peso smallint not null
estandares_evaluaciones.puntaje smallint not null
estandares_sectores.estandar_id integer not null
estandares_sectores.sector_id integer not null
exportaciones.catalogo text not null
exportaciones.created_at timestamp(3) with time zone not null default now()
exportaciones.descargada_en timestamp(3) with time zone
exportaciones.estado text not null default 'en-cola'::text
exportaciones.filas_hechas integer not null default 0
exportaciones.filas_total integer not null
exportaciones.formato text not null
exportaciones.id uuid not null default gen_random_uuid()
exportaciones.membresia_id integer not null
exportaciones.motivo text
exportaciones.nombre_archivo text not null
exportaciones.permiso text not null
exportaciones.peticion jsonb not null
exportaciones.sha256 text
exportaciones.tamano_bytes bigint
exportaciones.terminada_en timestamp(3) with time zone
exportaciones.ubicacion text
exportaciones.usuario_id integer not null
exportaciones.vence_en timestamp(3) with time zone
exportaciones.vuelta smallint not null default 1
funcionalidades.codigo text not null
funcionalidades.id integer not null generated by default as identity
funcionalidades.nombre text not null
funcionalidades.orden smallint not null
funcionalidades.version integer not null default 1
idempotency_keys.answer jsonb
idempotency_keys.created_at timestamp(3) with time zone not null default now()
idempotency_keys.digest text not null
idempotency_keys.expires_at timestamp(3) with time zone not null
idempotency_keys.id text not null
indicadores.activo boolean not null default true
indicadores.codigo text not null
indicadores.grupo text not null
indicadores.nombre text not null
indicadores.orden smallint not null
indicadores.pregunta text not null
indicadores.publico boolean not null
indicadores.responsable text not null
indicadores.sentido text not null
indicadores.unidad text not null
indicadores_metas.ambito jsonb not null default '{}'::jsonb
indicadores_metas.codigo text not null
indicadores_metas.fecha_desde date not null
indicadores_metas.fecha_hasta date not null
indicadores_metas.fuente text not null
indicadores_metas.id integer not null generated by default as identity
indicadores_metas.tolerancia numeric not null default 0
indicadores_metas.valor numeric not null
indicadores_valores.ambito text not null
indicadores_valores.calidad text not null
indicadores_valores.codigo text not null
indicadores_valores.corte_id integer not null
indicadores_valores.denominador numeric
indicadores_valores.numerador numeric
indicadores_valores.p10 numeric
indicadores_valores.p80 numeric
indicadores_valores.p90 numeric
indicadores_valores.p95 numeric
indicadores_valores.razon text not null default ''::text
indicadores_valores.valor numeric
indicadores_valores.version smallint not null
indicadores_versiones.aprobada_por text not null
indicadores_versiones.codigo text not null
indicadores_versiones.denominador text
indicadores_versiones.dimensiones text[] not null
indicadores_versiones.fecha_rige date not null
indicadores_versiones.formula_texto text not null
indicadores_versiones.fuentes text[] not null
indicadores_versiones.nota text not null default ''::text
indicadores_versiones.numerador text not null
indicadores_versiones.version smallint not null
informes_conformidad.comprobaciones jsonb not null
informes_conformidad.contrato_bytes integer not null
informes_conformidad.contrato_sha256 text not null
informes_conformidad.created_at timestamp(3) with time zone not null default now()
informes_conformidad.declarados jsonb not null
informes_conformidad.fecha date not null
informes_conformidad.formato text
informes_conformidad.huella text not null
informes_conformidad.id uuid not null default gen_random_uuid()
informes_conformidad.indice jsonb
informes_conformidad.mensajes jsonb not null
informes_conformidad.publicado_en timestamp(3) with time zone
informes_conformidad.puntaje jsonb not null
informes_conformidad.reglas text not null
informes_conformidad.sello text not null
informes_conformidad.servicio jsonb not null
informes_conformidad.solicitud_id integer not null
informes_conformidad.texto_sello text not null
informes_conformidad.veredicto text not null
informes_conformidad.version_id integer not null
invitaciones_administrador.clave_hash text not null
invitaciones_administrador.correo_electronico text not null
invitaciones_administrador.created_at timestamp(3) with time zone not null default now()
invitaciones_administrador.id integer not null generated always as identity
invitaciones_administrador.usada_en timestamp(3) with time zone
invitaciones_administrador.usuario_id integer
invitaciones_administrador.vence_en timestamp(3) with time zone not null
items_funcionalidad.accion text not null
items_funcionalidad.descripcion text not null
items_funcionalidad.id integer not null generated by default as identity
items_funcionalidad.nombre text not null
items_funcionalidad.orden smallint not null
items_funcionalidad.subfuncionalidad_id integer not null
items_funcionalidad.url text not null
items_funcionalidad.version integer not null default 1
jobs.abandoned_at timestamp(3) with time zone
jobs.attempts smallint not null default 0
jobs.created_at timestamp(3) with time zone not null default now()
jobs.finished_at timestamp(3) with time zone
jobs.id bigint not null generated always as identity
jobs.job_key text not null
jobs.kind text not null
jobs.last_error text
jobs.next_attempt_at timestamp(3) with time zone not null default now()
jobs.payload jsonb not null default '{}'::jsonb
lenguajes.activo boolean not null default true
lenguajes.codigo text not null
lenguajes.descripcion text not null default ''::text
lenguajes.edicion text not null default ''::text
lenguajes.id integer not null generated by default as identity
lenguajes.nombre text not null
lenguajes.orden integer not null default 0
lenguajes.version integer not null default 1
listas_items.admite_no_aplica boolean not null
listas_items.codigo text not null
listas_items.dimension text not null
listas_items.etiqueta text not null
listas_items.impide boolean not null
listas_items.lineamiento text
listas_items.lista_id integer not null
listas_items.orden smallint not null
listas_items.verifica text not null
listas_verificacion.created_at timestamp(3) with time zone not null default now()
listas_verificacion.id integer not null generated by default as identity
listas_verificacion.numero text not null
login_nonces.created_at timestamp(3) with time zone not null default now()
login_nonces.expires_at timestamp(3) with time zone not null
login_nonces.nonce_hash text not null
login_nonces.used_at timestamp(3) with time zone
membresias.cargo text
membresias.clave_de_orden text collate "C" not null default ''::text
membresias.correo_electronico text
membresias.created_at timestamp(3) with time zone not null default now()
membresias.entidad_id integer not null
membresias.estado text not null default 'pendiente'::text
membresias.id integer not null generated by default as identity
membresias.motivo_rechazo text
membresias.otro_numero_telefonico text
membresias.rol_id integer
membresias.texto_de_busqueda text not null default ''::text
membresias.usuario_id integer not null
membresias.version integer not null default 1
mesas.activa boolean not null default true
mesas.cerrada_en timestamp(3) with time zone
mesas.clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored
mesas.consultor_principal_id integer not null
mesas.created_at timestamp(3) with time zone not null default now()
mesas.descripcion text not null
mesas.descripcion_de_busqueda text not null generated always as (texto_busqueda(descripcion)) stored
mesas.email_consultor text not null
mesas.email_responsable_entidad text not null
mesas.entidad_lider_id integer not null
mesas.id integer not null generated by default as identity
mesas.motivo_cierre text
mesas.nombre text not null
mesas.nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored
mesas.objetivo text not null
mesas.objetivo_de_busqueda text not null generated always as (texto_busqueda(objetivo)) stored
mesas.version integer not null default 1
mesas_comentarios.created_at timestamp(3) with time zone not null default now()
mesas_comentarios.editado_en timestamp(3) with time zone
mesas_comentarios.entidad_id integer
mesas_comentarios.id integer not null generated by default as identity
mesas_comentarios.mesa_id integer not null
mesas_comentarios.texto text not null
mesas_comentarios.usuario_id integer not null
mesas_entidades.entidad_id integer not null
mesas_entidades.mesa_id integer not null
mesas_entidades.rol text not null
mesas_seguidores.created_at timestamp(3) with time zone not null default now()
mesas_seguidores.mesa_id integer not null
mesas_seguidores.usuario_id integer not null
mesas_servicios.mesa_id integer not null
mesas_servicios.servicio_id integer not null
modelos_madurez.fecha_rige date not null
modelos_madurez.fuente text not null
modelos_madurez.grados text[] not null
modelos_madurez.nombre text not null
modelos_madurez.nota text not null
modelos_madurez.version smallint not null
municipios.activo boolean not null default true
municipios.codigo text not null
municipios.departamento_codigo text not null
municipios.nombre text not null
municipios.version integer not null default 1
notificaciones.created_at timestamp(3) with time zone not null default now()
notificaciones.enlace text
notificaciones.evento text not null
notificaciones.id bigint not null generated always as identity
notificaciones.leida_en timestamp(3) with time zone
notificaciones.resumen_pendiente boolean not null default false
notificaciones.texto text not null
notificaciones.titulo text not null
notificaciones.usuario_id integer not null
notificaciones.valores jsonb
notificaciones.visible boolean not null default true
oid_nodos.arco bigint not null
oid_nodos.created_at timestamp(3) with time zone not null default now()
oid_nodos.descripcion text not null default ''::text
oid_nodos.estado text not null default 'activo'::text
oid_nodos.nombre text not null
oid_nodos.objeto_id integer
oid_nodos.oid text not null
oid_nodos.padre_oid text
oid_nodos.tipo text not null
oid_nodos.ultimo_arco bigint not null default 0
oid_nodos.version integer not null default 1
ontologia_definiciones.autor_id integer
ontologia_definiciones.clase_superior_id integer
ontologia_definiciones.codigo text not null
ontologia_definiciones.created_at timestamp(3) with time zone not null default now()
ontologia_definiciones.definicion text not null
ontologia_definiciones.dominio_clase_id integer
ontologia_definiciones.elemento_id integer
ontologia_definiciones.estado text not null default 'borrador'::text
ontologia_definiciones.fuente text not null default ''::text
ontologia_definiciones.id integer not null generated by default as identity
ontologia_definiciones.oid text not null
ontologia_definiciones.rango_clase_id integer
ontologia_definiciones.rango_tipo_dato text
ontologia_definiciones.sinonimos text[] not null default '{}'::text[]
ontologia_definiciones.termino text not null
ontologia_definiciones.tipo text not null
ontologia_definiciones.version integer not null default 1
ontologia_eventos.autor_id integer
ontologia_eventos.codigo text not null
ontologia_eventos.created_at timestamp(3) with time zone not null default now()
ontologia_eventos.descripcion text not null
ontologia_eventos.disparador text not null default ''::text
ontologia_eventos.estado text not null default 'borrador'::text
ontologia_eventos.id integer not null generated by default as identity
ontologia_eventos.nombre text not null
ontologia_eventos.oid text not null
ontologia_eventos.precondiciones text not null default ''::text
ontologia_eventos.resultados text not null default ''::text
ontologia_eventos.tipo text not null
ontologia_eventos.version integer not null default 1
ontologia_eventos_elementos.elemento_id integer not null
ontologia_eventos_elementos.evento_id integer not null
ontologia_eventos_participantes.clase_id integer not null
ontologia_eventos_participantes.evento_id integer not null
ontologia_eventos_participantes.id integer not null generated by default as identity
ontologia_eventos_participantes.rol text not null
ontologia_individuos.autor_id integer
ontologia_individuos.clase_id integer not null
ontologia_individuos.codigo text not null default ''::text
ontologia_individuos.codigo_iri text not null
ontologia_individuos.created_at timestamp(3) with time zone not null default now()
ontologia_individuos.estado text not null default 'borrador'::text
ontologia_individuos.id integer not null generated by default as identity
ontologia_individuos.nombre text not null
ontologia_individuos.oid text not null
ontologia_individuos.version integer not null default 1
ontologia_individuos.vigente_desde date
ontologia_individuos.vigente_hasta date
ontologia_individuos_valores.id integer not null generated by default as identity
ontologia_individuos_valores.individuo_id integer not null
ontologia_individuos_valores.propiedad_id integer not null
ontologia_individuos_valores.valor text
ontologia_individuos_valores.valor_individuo_id integer
ontologia_reglas.autor_id integer
ontologia_reglas.clase_id integer
ontologia_reglas.codigo text not null
ontologia_reglas.created_at timestamp(3) with time zone not null default now()
ontologia_reglas.enunciado text not null
ontologia_reglas.estado text not null default 'borrador'::text
ontologia_reglas.expresion text not null default ''::text
ontologia_reglas.id integer not null generated by default as identity
ontologia_reglas.lenguaje text not null
ontologia_reglas.mensaje text not null default ''::text
ontologia_reglas.nombre text not null
ontologia_reglas.oid text not null
ontologia_reglas.severidad text not null
ontologia_reglas.tipo text not null
ontologia_reglas.version integer not null default 1
ontologia_reglas_elementos.elemento_id integer not null
ontologia_reglas_elementos.regla_id integer not null
ordenes.id integer not null generated by default as identity
ordenes.nombre text not null
outbox_messages.abandoned_at timestamp(3) with time zone
outbox_messages.attachment_body text
outbox_messages.attachment_bytes integer
outbox_messages.attachment_name text
outbox_messages.attachment_type text
outbox_messages.attempts smallint not null default 0
outbox_messages.calendar_body text
outbox_messages.calendar_method text
outbox_messages.created_at timestamp(3) with time zone not null default now()
outbox_messages.event text not null
outbox_messages.html_body text not null
outbox_messages.id bigint not null generated always as identity
outbox_messages.last_error text
outbox_messages.message_key uuid not null default gen_random_uuid()
outbox_messages.next_attempt_at timestamp(3) with time zone not null default now()
outbox_messages.recipient text not null
outbox_messages.sealed_body text
outbox_messages.secret boolean not null default false
outbox_messages.sent_at timestamp(3) with time zone
outbox_messages.subject text not null
outbox_messages.text_body text not null
parametros.clave text not null
parametros.descripcion text not null
parametros.efecto text not null default ''::text
parametros.grupo text not null
parametros.nombre text not null default ''::text
parametros.publico boolean not null default false
parametros.restriccion jsonb not null default '{}'::jsonb
parametros.sensible boolean not null default false
parametros.solo_lectura boolean not null default false
parametros.tipo text not null
parametros.unidad text not null default ''::text
parametros.valor jsonb not null
parametros.valor_inicial jsonb
parametros.version integer not null default 1
parametros_cambios.antes jsonb not null
parametros_cambios.clave text not null
parametros_cambios.created_at timestamp(3) with time zone not null default now()
parametros_cambios.decidido_en timestamp(3) with time zone
parametros_cambios.decidido_por_id integer
parametros_cambios.despues jsonb not null
parametros_cambios.estado text not null
parametros_cambios.id integer not null generated by default as identity
parametros_cambios.usuario_id integer not null
pasaportes.created_at timestamp(3) with time zone not null default now()
pasaportes.oid text not null
pasaportes.version_id integer not null
plantillas_cambios.antes jsonb not null
plantillas_cambios.created_at timestamp(3) with time zone not null default now()
plantillas_cambios.despues jsonb not null
plantillas_cambios.evento text not null
plantillas_cambios.id integer not null generated by default as identity
plantillas_cambios.usuario_id integer not null
plantillas_correo.asunto text not null
plantillas_correo.aviso text not null
plantillas_correo.cuerpo text not null
plantillas_correo.evento text not null
plantillas_correo.por_correo boolean not null default true
plantillas_correo.por_producto boolean not null default true
plantillas_correo.updated_at timestamp(3) with time zone not null default now()
plantillas_correo.version integer not null default 1
plataforma_anomalias.created_at timestamp(3) with time zone not null default now()
plataforma_anomalias.distancia double precision not null
plataforma_anomalias.hora integer not null
plataforma_anomalias.id integer not null generated by default as identity
plataforma_anomalias.marca text
plataforma_anomalias.mediana double precision not null
plataforma_anomalias.medida text not null
plataforma_anomalias.semanas smallint not null
plataforma_anomalias.servicio_id integer not null
plataforma_anomalias.valor double precision not null
plataforma_anomalias.version integer not null default 1
plataforma_certificados.emisor text not null
plataforma_certificados.fecha_vencimiento date not null
plataforma_certificados.id integer not null generated by default as identity
plataforma_certificados.miembro_id integer not null
plataforma_certificados.no_visto_desde timestamp(3) with time zone
plataforma_certificados.serie text not null
plataforma_certificados.servidor text not null
plataforma_certificados.uso text not null
plataforma_contratos.cambios jsonb not null
plataforma_contratos.certificado_sha256 text not null
plataforma_contratos.created_at timestamp(3) with time zone not null default now()
plataforma_contratos.estado text not null
plataforma_contratos.id integer not null generated by default as identity
plataforma_contratos.rompen integer not null
plataforma_contratos.servicio_id integer not null
plataforma_contratos.sha256 text not null
plataforma_contratos.subido_por integer not null
plataforma_contratos.total integer not null
plataforma_horas.ambiente smallint not null
plataforma_horas.bytes bigint not null
plataforma_horas.con_red integer not null
plataforma_horas.exitosas integer not null
plataforma_horas.hora integer not null
plataforma_horas.importacion_id integer not null
plataforma_horas.ms_proveedor integer[] not null
plataforma_horas.ms_red bigint not null
plataforma_horas.ms_total integer[] not null
plataforma_horas.por_falla integer[] not null
plataforma_horas.relacion_id integer not null
plataforma_horas.sin_pareja integer not null
plataforma_horas.total integer not null
plataforma_horas_vigentes.abierta_hasta timestamp(3) with time zone not null
plataforma_horas_vigentes.ambiente smallint not null
plataforma_horas_vigentes.cerrada boolean not null default false
plataforma_horas_vigentes.hora integer not null
plataforma_horas_vigentes.importacion_id integer not null
plataforma_importaciones.ambiente text not null
plataforma_importaciones.aplicada_en timestamp(3) with time zone
plataforma_importaciones.bytes bigint
plataforma_importaciones.calculo jsonb
plataforma_importaciones.creada_por integer not null
plataforma_importaciones.created_at timestamp(3) with time zone not null default now()
plataforma_importaciones.estado text not null
plataforma_importaciones.forma text
plataforma_importaciones.horas integer[] not null default '{}'::integer[]
plataforma_importaciones.id integer not null generated by default as identity
plataforma_importaciones.nombre text not null
plataforma_importaciones.rechazo text
plataforma_importaciones.recibidos bigint not null default 0
plataforma_importaciones.resumen jsonb not null
plataforma_importaciones.version integer not null default 1
plataforma_meses.fecha_mes date not null
plataforma_meses.incumplidas text[] not null
plataforma_meses.medido_en timestamp(3) with time zone not null default now()
plataforma_meses.servicio_id integer not null
plataforma_permisos.cliente_id integer not null
plataforma_permisos.no_visto_desde timestamp(3) with time zone
plataforma_permisos.servicio_id integer not null
plataforma_permisos.visto_desde timestamp(3) with time zone not null default now()
plataforma_pulsos.ambiente smallint not null
plataforma_pulsos.caidos smallint not null
plataforma_pulsos.con_trafico smallint not null
plataforma_pulsos.exitosas integer not null
plataforma_pulsos.hora integer not null
plataforma_pulsos.importacion_id integer not null
plataforma_pulsos.llamadas integer not null
plataforma_pulsos.ms_proveedor integer[] not null
plataforma_pulsos.por_falla integer[] not null
plataforma_pulsos.servicio_id integer not null
plataforma_registros.ambiente smallint not null
plataforma_registros.bytes integer not null
plataforma_registros.duracion integer
plataforma_registros.entrada bigint not null
plataforma_registros.falla smallint not null
plataforma_registros.hora integer not null
plataforma_registros.importacion_id integer not null
plataforma_registros.mensaje uuid not null
plataforma_registros.productor boolean not null
plataforma_registros.relacion_id integer not null
plataforma_relaciones.cliente_id integer not null
plataforma_relaciones.id integer not null generated by default as identity
plataforma_relaciones.servicio_id integer not null
plataforma_servicios.ans_disponibilidad numeric(5,2)
plataforma_servicios.ans_p95_ms integer
plataforma_servicios.ans_tasa_error numeric(5,2)
plataforma_servicios.codigo text not null
plataforma_servicios.created_at timestamp(3) with time zone not null default now()
plataforma_servicios.en_catalogo boolean not null default false
plataforma_servicios.id integer not null generated by default as identity
plataforma_servicios.no_visto_desde timestamp(3) with time zone
plataforma_servicios.numero text not null
plataforma_servicios.servicio_id integer
plataforma_servicios.subsistema_id integer not null
plataforma_servicios.tipo text
plataforma_servicios.version integer not null default 1
plataforma_subsistemas.ambiente text not null
plataforma_subsistemas.clase text not null
plataforma_subsistemas.codigo text not null
plataforma_subsistemas.created_at timestamp(3) with time zone not null default now()
plataforma_subsistemas.en_catalogo boolean not null default false
plataforma_subsistemas.id integer not null generated by default as identity
plataforma_subsistemas.instancia text not null
plataforma_subsistemas.miembro text not null
plataforma_subsistemas.no_visto_desde timestamp(3) with time zone
plataforma_subsistemas.nombre text
plataforma_tareas.abierta_en timestamp(3) with time zone not null default now()
plataforma_tareas.cerrada_en timestamp(3) with time zone
plataforma_tareas.cerrada_por integer
plataforma_tareas.fecha_limite date not null
plataforma_tareas.id integer not null generated by default as identity
plataforma_tareas.nota text
plataforma_tareas.permiso_dado boolean
plataforma_tareas.referencia integer not null
plataforma_tareas.tipo text not null
plataforma_tareas.version integer not null default 1
plataforma_ventanas.anunciada_por integer not null
plataforma_ventanas.created_at timestamp(3) with time zone not null default now()
plataforma_ventanas.id integer not null generated by default as identity
plataforma_ventanas.inicia_en timestamp(3) with time zone not null
plataforma_ventanas.motivo text not null
plataforma_ventanas.servicio_id integer not null
plataforma_ventanas.termina_en timestamp(3) with time zone not null
precedentes.asunto text not null
precedentes.desacuerdo_id integer not null
precedentes.id integer not null generated by default as identity
precedentes.publicado_en timestamp(3) with time zone not null default now()
precedentes.sentido text not null
precedentes.texto text not null
precedentes.texto_de_busqueda text not null generated always as (texto_busqueda(((titulo || ' '::text) || texto))) stored
precedentes.titulo text not null
preferencias_notificacion.correo text not null
preferencias_notificacion.evento text not null
preferencias_notificacion.producto boolean not null
preferencias_notificacion.usuario_id integer not null
producto_incidentes.empezo_en timestamp(3) with time zone not null
producto_incidentes.id integer not null generated always as identity
producto_incidentes.marcha text not null
producto_incidentes.pieza text not null
producto_incidentes.termino_en timestamp(3) with time zone
producto_mediciones.marcha text not null
producto_mediciones.medida_en timestamp(3) with time zone not null default now()
producto_mediciones.pieza text not null
producto_mediciones.ultimo_en timestamp(3) with time zone
request_counts.ends_at timestamp(3) with time zone not null
request_counts.key text not null
request_counts.total integer not null
restablecimientos.correlation_id text not null
restablecimientos.correo_electronico text not null
restablecimientos.created_at timestamp(3) with time zone not null default now()
restablecimientos.direccion text not null
restablecimientos.entidad_id integer not null
restablecimientos.id bigint not null generated always as identity
restablecimientos_claves.clave_hash text not null
restablecimientos_claves.created_at timestamp(3) with time zone not null default now()
restablecimientos_claves.usada_en timestamp(3) with time zone
restablecimientos_claves.usuario_id integer not null
restablecimientos_claves.vence_en timestamp(3) with time zone not null
reuniones.avance text not null default ''::text
reuniones.avance_de_busqueda text generated always as (texto_busqueda(avance)) stored
reuniones.consultor_principal_id integer not null
reuniones.created_at timestamp(3) with time zone not null default now()
reuniones.duracion_minutos smallint not null default 60
reuniones.enlace text not null default ''::text
reuniones.estado text not null
reuniones.finalizada_en timestamp(3) with time zone
reuniones.id integer not null generated by default as identity
reuniones.inicia_en timestamp(3) with time zone not null
reuniones.lugar text not null default ''::text
reuniones.mesa_id integer not null
reuniones.motivo_cancelacion text
reuniones.participante text not null default ''::text
reuniones.programada_en timestamp(3) with time zone
reuniones.recordada_a text
reuniones.recordada_en timestamp(3) with time zone
reuniones.secuencia integer not null default 0
reuniones.tematica text not null
reuniones.tematica_de_busqueda text generated always as (texto_busqueda(tematica)) stored
reuniones.version integer not null default 1
reuniones_archivos.archivo_id uuid not null
reuniones_archivos.orden smallint not null
reuniones_archivos.reunion_id integer not null
reuniones_borradores.campo text not null
reuniones_borradores.reunion_id integer not null
reuniones_borradores.valor text not null
reuniones_consultores.reunion_id integer not null
reuniones_consultores.usuario_id integer not null
reuniones_decisiones.id integer not null generated by default as identity
reuniones_decisiones.orden smallint not null
reuniones_decisiones.reunion_id integer not null
reuniones_decisiones.texto text not null
reuniones_participantes.asistio boolean
reuniones_participantes.asistira boolean
reuniones_participantes.confirmado_en timestamp(3) with time zone
reuniones_participantes.correo text not null
reuniones_participantes.entidad_id integer not null
reuniones_participantes.id integer not null generated by default as identity
reuniones_participantes.nombre text not null
reuniones_participantes.reunion_id integer not null
reuniones_puntos.compromiso_id integer
reuniones_puntos.id integer not null generated by default as identity
reuniones_puntos.notas text not null default ''::text
reuniones_puntos.orden smallint not null
reuniones_puntos.reunion_id integer not null
reuniones_puntos.titulo text not null
roles.activo boolean not null default true
roles.ambito text not null
roles.codigo text not null
roles.descripcion text not null
roles.id integer not null generated by default as identity
roles.nombre text not null
roles.version integer not null default 1
roles_permisos.accion text not null
roles_permisos.rol_id integer not null
roles_permisos.subfuncionalidad_id integer not null
schema_migrations.applied_at timestamp(3) with time zone not null default now()
schema_migrations.breaks_earlier boolean not null default false
schema_migrations.checksum text not null
schema_migrations.name text not null
secrets_keys.created_at timestamp(3) with time zone not null default now()
secrets_keys.key_id text not null
sectores.activo boolean not null default true
sectores.clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored
sectores.codigo smallint not null
sectores.id integer not null generated by default as identity
sectores.nombre text not null
sectores.version integer not null default 1
segundos_factores.bloqueado_hasta timestamp(3) with time zone
segundos_factores.fallos integer not null default 0
segundos_factores.inscrito_en timestamp(3) with time zone
segundos_factores.pendiente text
segundos_factores.secreto text
segundos_factores.ultimo_paso integer
segundos_factores.usuario_id integer not null
servicios.activo boolean not null default true
servicios.clave_de_orden text collate "C" not null generated always as (clave_orden(nombre)) stored
servicios.created_at timestamp(3) with time zone not null default now()
servicios.descripcion text not null
servicios.entidad_id integer not null
servicios.estado_servicio_id integer not null
servicios.id integer not null generated by default as identity
servicios.nombre text not null
servicios.nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored
servicios_elementos.certificado boolean not null default false
servicios_elementos.created_at timestamp(3) with time zone not null default now()
servicios_elementos.sentido text not null
servicios_elementos.servicio_id integer not null
servicios_elementos.version_id integer not null
servicios_mensajes.id integer not null generated by default as identity
servicios_mensajes.operacion_id integer not null
servicios_mensajes.papel text not null
servicios_mensajes_campos.campo_solicitud_id integer
servicios_mensajes_campos.elemento_version_id integer not null
servicios_mensajes_campos.id integer not null generated by default as identity
servicios_mensajes_campos.maximo integer
servicios_mensajes_campos.mensaje_id integer not null
servicios_mensajes_campos.minimo integer not null
servicios_mensajes_campos.nombre_local text not null
servicios_mensajes_campos.obligatorio_de_negocio boolean not null
servicios_mensajes_campos.orden smallint not null
servicios_mensajes_campos.padre_id integer
servicios_operaciones.codigo text not null
servicios_operaciones.id integer not null generated by default as identity
servicios_operaciones.nombre text not null
servicios_operaciones.orden smallint not null
servicios_operaciones.tipo_intercambio text
servicios_operaciones.version_id integer not null
servicios_versiones.base_version_id integer
servicios_versiones.created_at timestamp(3) with time zone not null default now()
servicios_versiones.estado text not null
servicios_versiones.estandarizada_en timestamp(3) with time zone
servicios_versiones.fecha_retiro date
servicios_versiones.id integer not null generated by default as identity
servicios_versiones.mayor smallint not null
servicios_versiones.menor smallint not null
servicios_versiones.motivo_obsolescencia text not null default ''::text
servicios_versiones.obsoleta_desde timestamp(3) with time zone
servicios_versiones.retirada_en timestamp(3) with time zone
servicios_versiones.servicio_id integer not null
servicios_versiones.solicitud_id integer
servicios_versiones.sucesora_id integer
servicios_versiones.suspendida_desde text
servicios_versiones.version integer not null default 1
sessions.address text
sessions.created_at timestamp(3) with time zone not null default now()
sessions.expires_at timestamp(3) with time zone not null
sessions.id uuid not null default gen_random_uuid()
sessions.last_seen_at timestamp(3) with time zone not null default now()
sessions.membership_id integer
sessions.revoked_at timestamp(3) with time zone
sessions.second_factor_at timestamp(3) with time zone
sessions.token_hash text not null
sessions.user_agent text
sessions.user_id integer not null
simulador_conteos.fecha date not null
simulador_conteos.operacion text not null
simulador_conteos.situacion text not null
simulador_conteos.total integer not null
simulador_conteos.version_id integer not null
simulador_ensayos.contrato_sha256 text
simulador_ensayos.ejecutado_en timestamp(3) with time zone not null default now()
simulador_ensayos.fallidas smallint not null
simulador_ensayos.id integer not null generated by default as identity
simulador_ensayos.pruebas jsonb not null
simulador_ensayos.registros jsonb not null
simulador_ensayos.superadas smallint not null
simulador_ensayos.total smallint not null
simulador_ensayos.usuario_id integer not null
simulador_ensayos.version_id integer not null
sistemas.activo boolean not null default true
sistemas.base_de_datos_id integer
sistemas.codigo text not null
sistemas.descripcion text not null default ''::text
sistemas.entidad_id integer
sistemas.id integer not null generated by default as identity
sistemas.lenguaje_id integer
sistemas.nombre text not null
sistemas.orden integer not null default 0
sistemas.sigla text not null default ''::text
sistemas.url text not null default ''::text
sistemas.version integer not null default 1
solicitudes.cerrada_en timestamp(3) with time zone
solicitudes.clave_de_orden text collate "C" not null generated always as (clave_orden(servicio_nombre)) stored
solicitudes.constancia_id uuid
solicitudes.consultor_id integer
solicitudes.consumo_abierto boolean not null default false
solicitudes.created_at timestamp(3) with time zone not null default now()
solicitudes.dominio_id integer
solicitudes.entidad_id integer not null
solicitudes.estado_id integer not null
solicitudes.fecha_vencimiento date
solicitudes.fecha_vencimiento_avisado date
solicitudes.id integer not null generated by default as identity
solicitudes.nivel smallint not null
solicitudes.objetivo text not null default ''::text
solicitudes.periodicidad text
solicitudes.plazo_desde date
solicitudes.plazo_dias smallint
solicitudes.radicada_en timestamp(3) with time zone
solicitudes.radicado text
solicitudes.servicio_descripcion text not null default ''::text
solicitudes.servicio_id integer
solicitudes.servicio_nombre text not null
solicitudes.sincronia text
solicitudes.solicitante_id integer not null
solicitudes.texto_de_busqueda text not null generated always as (texto_busqueda(((COALESCE(radicado, ''::text) || ' '::text) || servicio_nombre))) stored
solicitudes.tipo text not null
solicitudes.tipo_intercambio text
solicitudes.updated_at timestamp(3) with time zone not null default now()
solicitudes.version integer not null default 1
solicitudes.volumen_estimado integer
solicitudes_archivos.archivo_id uuid not null
solicitudes_archivos.solicitud_id integer not null
solicitudes_bases_de_datos.base_de_datos_id integer not null
solicitudes_bases_de_datos.solicitud_id integer not null
solicitudes_campos.accion text
solicitudes_campos.base text
solicitudes_campos.dato_personal boolean not null default false
solicitudes_campos.decision text not null default 'pendiente'::text
solicitudes_campos.descripcion text not null default ''::text
solicitudes_campos.ejemplo text not null default ''::text
solicitudes_campos.elemento_id integer
solicitudes_campos.fuente text not null default ''::text
solicitudes_campos.id integer not null generated by default as identity
solicitudes_campos.justificacion text not null default ''::text
solicitudes_campos.longitud integer
solicitudes_campos.nombre text not null
solicitudes_campos.obligatorio boolean not null default true
solicitudes_campos.observacion text not null default ''::text
solicitudes_campos.operacion text not null default ''::text
solicitudes_campos.orden smallint not null
solicitudes_campos.padre text not null default ''::text
solicitudes_campos.papel text
solicitudes_campos.repite boolean not null default false
solicitudes_campos.sentido text not null default 'salida'::text
solicitudes_campos.sistema_origen text not null default ''::text
solicitudes_campos.solicitud_id integer not null
solicitudes_campos.tipo_dato text not null default ''::text
solicitudes_campos.valores text not null default ''::text
solicitudes_consumidores.entidad_id integer not null
solicitudes_consumidores.solicitud_id integer not null
solicitudes_conversaciones.created_at timestamp(3) with time zone not null default now()
solicitudes_conversaciones.es_ministerio boolean not null
solicitudes_conversaciones.id integer not null generated by default as identity
solicitudes_conversaciones.solicitud_id integer not null
solicitudes_conversaciones.texto text not null
solicitudes_conversaciones.usuario_id integer not null
solicitudes_diferencias.campo_id integer not null
solicitudes_diferencias.motivo text not null
solicitudes_diferencias.solicitud_id integer not null
solicitudes_en_curso.nivel smallint not null
solicitudes_en_curso.servicio_id integer not null
solicitudes_en_curso.solicitud_id integer not null
solicitudes_historias.acertadas integer not null
solicitudes_historias.evaluadas integer not null
solicitudes_historias.fecha_calculo date not null
solicitudes_historias.muestras jsonb not null
solicitudes_historias.nivel smallint not null
solicitudes_lenguajes.lenguaje_id integer not null
solicitudes_lenguajes.solicitud_id integer not null
solicitudes_marcas.created_at timestamp(3) with time zone not null default now()
solicitudes_marcas.id integer not null generated by default as identity
solicitudes_marcas.lugar text not null
solicitudes_marcas.lugar_nombre text not null
solicitudes_marcas.orden smallint not null
solicitudes_marcas.paso_id integer not null
solicitudes_marcas.respondida_en timestamp(3) with time zone
solicitudes_marcas.respondida_por integer
solicitudes_marcas.respuesta text
solicitudes_marcas.respuesta_texto text not null default ''::text
solicitudes_marcas.solicitud_id integer not null
solicitudes_marcas.texto text not null
solicitudes_mensajes_comprobados.created_at timestamp(3) with time zone not null default now()
solicitudes_mensajes_comprobados.id integer not null generated by default as identity
solicitudes_mensajes_comprobados.operacion text not null
solicitudes_mensajes_comprobados.papel text not null
solicitudes_mensajes_comprobados.reglas jsonb not null
solicitudes_mensajes_comprobados.sha256 text not null
solicitudes_mensajes_comprobados.solicitud_id integer not null
solicitudes_nivel_dos.cargo text not null default ''::text
solicitudes_nivel_dos.constancia_aprobador_id integer
solicitudes_nivel_dos.constancia_archivo_id uuid
solicitudes_nivel_dos.contrato_archivo_id uuid
solicitudes_nivel_dos.fecha_constancia date
solicitudes_nivel_dos.informe_aprobado_id uuid
solicitudes_nivel_dos.informe_id uuid
solicitudes_nivel_dos.observaciones text not null default ''::text
solicitudes_nivel_dos.responsable text not null default ''::text
solicitudes_nivel_dos.servicio_version_id integer not null
solicitudes_nivel_dos.solicitud_id integer not null
solicitudes_nivel_dos.tecnologia text
solicitudes_nivel_dos.url_pruebas text not null default ''::text
solicitudes_nivel_tres.concepto_en timestamp(3) with time zone
solicitudes_nivel_tres.concepto_motivo text not null default ''::text
solicitudes_nivel_tres.concepto_usuario_id integer
solicitudes_nivel_tres.concepto_veredicto text
solicitudes_nivel_tres.fecha_limite_concepto date
solicitudes_nivel_tres.lista_id integer not null
solicitudes_nivel_tres.publicar_hasta date
solicitudes_nivel_tres.respuestas jsonb not null default '{}'::jsonb
solicitudes_nivel_tres.servicio_version_id integer not null
solicitudes_nivel_tres.solicitud_id integer not null
solicitudes_nivel_tres_archivos.archivo_id uuid not null
solicitudes_nivel_tres_archivos.solicitud_id integer not null
solicitudes_normas.archivo_id uuid
solicitudes_normas.articulo text not null default ''::text
solicitudes_normas.fecha_expedicion date
solicitudes_normas.habilita text not null
solicitudes_normas.id integer not null generated by default as identity
solicitudes_normas.numero text not null
solicitudes_normas.orden smallint not null
solicitudes_normas.solicitud_id integer not null
solicitudes_normas.tipo text
solicitudes_operaciones.codigo text not null
solicitudes_operaciones.id integer not null generated by default as identity
solicitudes_operaciones.nombre text not null
solicitudes_operaciones.orden smallint not null
solicitudes_operaciones.solicitud_id integer not null
solicitudes_operaciones.tipo_intercambio text
solicitudes_pasos.accion text not null
solicitudes_pasos.created_at timestamp(3) with time zone not null default now()
solicitudes_pasos.desde_id integer not null
solicitudes_pasos.dias smallint
solicitudes_pasos.hasta_id integer not null
solicitudes_pasos.id integer not null generated by default as identity
solicitudes_pasos.motivo text not null default ''::text
solicitudes_pasos.solicitud_id integer not null
solicitudes_pasos.usuario_id integer
solicitudes_pronosticos.base text not null
solicitudes_pronosticos.dias_probables integer not null
solicitudes_pronosticos.dias_seguros integer not null
solicitudes_pronosticos.fecha date not null
solicitudes_pronosticos.solicitud_id integer not null
solicitudes_radicados.anio smallint not null
solicitudes_radicados.nivel smallint not null
solicitudes_radicados.ultimo integer not null
solicitudes_reafirmaciones.base_version_id integer not null
solicitudes_reafirmaciones.certificado_id integer not null
solicitudes_reafirmaciones.comparado jsonb not null
solicitudes_reafirmaciones.huella text not null
solicitudes_reafirmaciones.solicitud_id integer not null
solicitudes_retiros.fecha_retiro date
solicitudes_retiros.motivo text not null default ''::text
solicitudes_retiros.servicio_version_id integer not null
solicitudes_retiros.solicitud_id integer not null
solicitudes_retiros.sucesora_id integer
solicitudes_seguidores.created_at timestamp(3) with time zone not null default now()
solicitudes_seguidores.solicitud_id integer not null
solicitudes_seguidores.usuario_id integer not null
solicitudes_sistemas.sistema_id integer not null
solicitudes_sistemas.solicitud_id integer not null
solicitudes_suspensiones.causa text not null
solicitudes_suspensiones.created_at timestamp(3) with time zone not null default now()
solicitudes_suspensiones.dias_restantes smallint not null
solicitudes_suspensiones.fecha_desde date not null
solicitudes_suspensiones.fecha_hasta date
solicitudes_suspensiones.fecha_reanudacion date
solicitudes_suspensiones.id integer not null generated by default as identity
solicitudes_suspensiones.motivo text not null
solicitudes_suspensiones.solicitud_id integer not null
solicitudes_suspensiones.usuario_id integer not null
solicitudes_verificaciones.codigo text not null
solicitudes_verificaciones.created_at timestamp(3) with time zone not null default now()
solicitudes_verificaciones.motivo text not null default ''::text
solicitudes_verificaciones.solicitud_id integer not null
solicitudes_verificaciones.usuario_id integer not null
solicitudes_verificaciones.veredicto text not null
solicitudes_vinculos.campo_id integer not null
solicitudes_vinculos.ruta text not null
solicitudes_vinculos.solicitud_id integer not null
subfuncionalidades.codigo text not null
subfuncionalidades.consulta boolean not null default true
subfuncionalidades.descripcion text not null
subfuncionalidades.funcionalidad_id integer not null
subfuncionalidades.icono text not null
subfuncionalidades.id integer not null generated by default as identity
subfuncionalidades.nombre text not null
subfuncionalidades.orden smallint not null
subfuncionalidades.url text not null
subfuncionalidades.version integer not null default 1
subfuncionalidades_acciones.accion text not null
subfuncionalidades_acciones.subfuncionalidad_id integer not null
suscripciones_reportes.ambito text not null
suscripciones_reportes.codigo text not null
suscripciones_reportes.codigo_retiro text not null
suscripciones_reportes.condicion text not null
suscripciones_reportes.created_at timestamp(3) with time zone not null default now()
suscripciones_reportes.cumple_meta boolean
suscripciones_reportes.dia smallint
suscripciones_reportes.enviada_en timestamp(3) with time zone
suscripciones_reportes.firma text not null
suscripciones_reportes.formato text not null
suscripciones_reportes.frecuencia text not null
suscripciones_reportes.hora smallint not null
suscripciones_reportes.id integer not null generated by default as identity
suscripciones_reportes.membresia_id integer not null
suscripciones_reportes.motivo text not null default ''::text
suscripciones_reportes.pausada boolean not null default false
suscripciones_reportes.proxima_en timestamp(3) with time zone
suscripciones_reportes.revisada_en timestamp(3) with time zone not null default now()
suscripciones_reportes.usuario_id integer not null
tableros.created_at timestamp(3) with time zone not null default now()
tableros.id integer not null generated by default as identity
tableros.modificado_en timestamp(3) with time zone not null default now()
tableros.nombre text not null
tableros.rol_id integer
tableros.usuario_id integer
tableros.version integer not null default 1
tableros_piezas.ambito text not null default ''::text
tableros_piezas.codigo text
tableros_piezas.forma text not null
tableros_piezas.orden smallint not null
tableros_piezas.tablero_id integer not null
tableros_piezas.vista_id uuid
tipos_identificacion.activo boolean not null default true
tipos_identificacion.codigo_dian smallint
tipos_identificacion.id integer not null generated by default as identity
tipos_identificacion.nombre text not null
tipos_identificacion.permite_ingreso boolean not null default false
tipos_identificacion.sigla text not null
tramites.activo boolean not null default true
tramites.codigo text not null
tramites.created_at timestamp(3) with time zone not null default now()
tramites.entidad_id integer not null
tramites.id integer not null generated by default as identity
tramites.nivel_digital smallint
tramites.no_visto_desde timestamp(3) with time zone
tramites.nombre text not null
tramites.nombre_de_busqueda text not null generated always as (texto_busqueda(nombre)) stored
tramites.resultado text not null default ''::text
tramites.tiempo text not null default ''::text
tramites.tipo text not null default 'tramite'::text
tramites.url text not null default ''::text
tramites.version integer not null default 1
tramites.visto_en timestamp(3) with time zone not null default now()
tramites.volumen_anio smallint
tramites.volumen_anual integer
tramites.volumen_fuente text not null default ''::text
tramites_observaciones.created_at timestamp(3) with time zone not null default now()
tramites_observaciones.decidida_en timestamp(3) with time zone
tramites_observaciones.decidida_por integer
tramites_observaciones.estado text not null default 'pendiente'::text
tramites_observaciones.id integer not null generated by default as identity
tramites_observaciones.municipio_codigo text
tramites_observaciones.papel text not null default ''::text
tramites_observaciones.requisito_id integer
tramites_observaciones.tramite_id integer not null
tramites_requisitos.activo boolean not null default true
tramites_requisitos.clave text not null
tramites_requisitos.costo_tarifa integer
tramites_requisitos.datos text[] not null default '{}'::text[]
tramites_requisitos.descripcion text not null default ''::text
tramites_requisitos.entidad_emisora_id integer
tramites_requisitos.exige_original boolean not null default false
tramites_requisitos.id integer not null generated by default as identity
tramites_requisitos.momento text not null default ''::text
tramites_requisitos.nombre text not null
tramites_requisitos.norma text not null default ''::text
tramites_requisitos.obligatorio boolean not null default true
tramites_requisitos.orden smallint not null
tramites_requisitos.tipo text not null default 'documento'::text
tramites_requisitos.tramite_id integer not null
tramites_requisitos_elementos.confianza smallint
tramites_requisitos_elementos.dato text not null default ''::text
tramites_requisitos_elementos.decidida_en timestamp(3) with time zone
tramites_requisitos_elementos.decidida_por integer
tramites_requisitos_elementos.decision text not null default 'pendiente'::text
tramites_requisitos_elementos.elemento_id integer not null
tramites_requisitos_elementos.id integer not null generated by default as identity
tramites_requisitos_elementos.origen text not null
tramites_requisitos_elementos.razones text[] not null default '{}'::text[]
tramites_requisitos_elementos.requisito_id integer not null
tramites_servicios.acuerdo text not null default ''::text
tramites_servicios.acuerdo_hasta date
tramites_servicios.servicio_id integer not null
tramites_servicios.tramite_id integer not null
tramites_servicios.transacciones integer
tramites_servicios.transacciones_anio smallint
tramites_servicios.transacciones_fuente text not null default ''::text
tramites_servicios.uso text not null
used_external_tokens.expires_at timestamp(3) with time zone not null
used_external_tokens.token_hash text not null
used_external_tokens.used_at timestamp(3) with time zone not null default now()
usuarios.activo boolean not null default true
usuarios.clave_de_numero text collate "C" not null generated always as (clave_orden(numero_identificacion)) stored
usuarios.clave_de_orden text collate "C" not null generated always as (clave_orden(((((primer_nombre || COALESCE((' '::text || segundo_nombre), ''::text)) || ' '::text) || primer_apellido) || COALESCE((' '::text || segundo_apellido), ''::text)))) stored
usuarios.correo_electronico text not null
usuarios.created_at timestamp(3) with time zone not null default now()
usuarios.emisor text not null
usuarios.id integer not null generated by default as identity
usuarios.nombre_de_busqueda text not null generated always as (texto_busqueda(((((primer_nombre || COALESCE((' '::text || segundo_nombre), ''::text)) || ' '::text) || primer_apellido) || COALESCE((' '::text || segundo_apellido), ''::text)))) stored
usuarios.numero_celular text
usuarios.numero_identificacion text not null
usuarios.primer_apellido text not null
usuarios.primer_nombre text not null
usuarios.recorrido_visto_en timestamp(3) with time zone
usuarios.segundo_apellido text
usuarios.segundo_nombre text
usuarios.sujeto text not null
usuarios.texto_de_busqueda text generated always as (texto_busqueda(((((((((primer_nombre || ' '::text) || COALESCE((segundo_nombre || ' '::text), ''::text)) || primer_apellido) || ' '::text) || COALESCE((segundo_apellido || ' '::text), ''::text)) || numero_identificacion) || ' '::text) || correo_electronico))) stored
usuarios.tipo_identificacion_id integer not null
usuarios_actividades.codigo text not null
usuarios_actividades.entidad_id integer not null
usuarios_actividades.pospuesta_hasta timestamp(3) with time zone
usuarios_actividades.usuario_id integer not null
usuarios_actividades.vista_hasta timestamp(3) with time zone
validaciones.created_at timestamp(3) with time zone not null default now()
validaciones.entidad_id integer
validaciones.errores integer not null default 0
validaciones.esquema text not null
validaciones.formato text not null
validaciones.id bigint not null generated by default as identity
validaciones.mensajes integer not null default 1
validaciones.resultado text not null
validaciones.version_id integer
validaciones_reglas.cantidad integer not null
validaciones_reglas.regla text not null
validaciones_reglas.validacion_id bigint not null
vistas_reportes.cambiada_en timestamp(3) with time zone not null default now()
vistas_reportes.compartida text not null default 'nadie'::text
vistas_reportes.conjunto text not null
vistas_reportes.created_at timestamp(3) with time zone not null default now()
vistas_reportes.en_todas boolean not null default false
vistas_reportes.entidad_id integer not null
vistas_reportes.estado jsonb not null
vistas_reportes.id uuid not null default gen_random_uuid()
vistas_reportes.nombre text not null
vistas_reportes.rol_id integer
vistas_reportes.usuario_id integer not null
vistas_reportes.version_conjunto smallint not null
work_places.caller text not null
work_places.ends_at timestamp(3) with time zone not null
work_places.kind text not null
work_places.lease uuid not null
work_places.place smallint not null
actas: actas_documentos_completos CHECK (((pdf_archivo_id IS NULL) = (docx_archivo_id IS NULL)))
actas: actas_docx_archivo_id_fkey FOREIGN KEY (docx_archivo_id) REFERENCES archivos(id)
actas: actas_emitida_por_fkey FOREIGN KEY (emitida_por) REFERENCES usuarios(id)
actas: actas_estado_check CHECK ((estado = ANY (ARRAY['emitida'::text, 'en-enmienda'::text, 'sellada'::text])))
actas: actas_huella_contenido_check CHECK ((huella_contenido ~ '^[0-9a-f]{64}$'::text))
actas: actas_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
actas: actas_numero_check CHECK ((numero > 0))
actas: actas_numero_unico UNIQUE (mesa_id, numero)
actas: actas_pdf_archivo_id_fkey FOREIGN KEY (pdf_archivo_id) REFERENCES archivos(id)
actas: actas_pkey PRIMARY KEY (id)
actas: actas_publica_completa CHECK ((num_nulls(publica_emision, publica_huella, publica_pdf_id, publica_docx_id) = ANY (ARRAY[0, 4])))
actas: actas_publica_docx_id_fkey FOREIGN KEY (publica_docx_id) REFERENCES archivos(id)
actas: actas_publica_huella_check CHECK ((publica_huella ~ '^[0-9a-f]{64}$'::text))
actas: actas_publica_pdf_id_fkey FOREIGN KEY (publica_pdf_id) REFERENCES archivos(id)
actas: actas_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
actas: actas_sellada_por_fkey FOREIGN KEY (sellada_por) REFERENCES usuarios(id)
actas: actas_sello_check CHECK ((sello ~ '^[0-9a-f]{64}$'::text))
actas: actas_sello_completo CHECK ((((estado = 'sellada'::text) = (sello IS NOT NULL)) AND ((sello IS NULL) OR ((sellada_en IS NOT NULL) AND (sellada_por IS NOT NULL) AND (pdf_archivo_id IS NOT NULL)))))
actas: actas_una_por_reunion UNIQUE (reunion_id)
actas: actas_ventana_completa CHECK (((estado <> 'en-enmienda'::text) OR (enmienda_hasta IS NOT NULL)))
actas_archivos: actas_archivos_acta_id_fkey FOREIGN KEY (acta_id) REFERENCES actas(id)
actas_archivos: actas_archivos_papel_check CHECK ((papel = ANY (ARRAY['acta-pdf'::text, 'acta-docx'::text, 'adjunto'::text])))
actas_archivos: actas_archivos_pkey PRIMARY KEY (acta_id, orden)
actas_archivos: actas_archivos_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
actas_enmiendas: actas_enmiendas_acta_id_fkey FOREIGN KEY (acta_id) REFERENCES actas(id)
actas_enmiendas: actas_enmiendas_decidida_por_fkey FOREIGN KEY (decidida_por) REFERENCES usuarios(id)
actas_enmiendas: actas_enmiendas_decision_completa CHECK ((((estado = 'propuesta'::text) = (decidida_en IS NULL)) AND ((estado = 'propuesta'::text) OR ((respuesta IS NOT NULL) AND (decidida_por IS NOT NULL)))))
actas_enmiendas: actas_enmiendas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
actas_enmiendas: actas_enmiendas_estado_check CHECK ((estado = ANY (ARRAY['propuesta'::text, 'aceptada'::text, 'rechazada'::text])))
actas_enmiendas: actas_enmiendas_pkey PRIMARY KEY (id)
actas_enmiendas: actas_enmiendas_propuesta_por_fkey FOREIGN KEY (propuesta_por) REFERENCES usuarios(id)
acuerdos: acuerdos_aprobado CHECK ((((numero IS NULL) = (aprobado_en IS NULL)) AND ((numero IS NULL) = (vigente_desde IS NULL)) AND ((numero IS NULL) = (clave_simulador IS NULL))))
acuerdos: acuerdos_base_id_fkey FOREIGN KEY (base_id) REFERENCES acuerdos(id)
acuerdos: acuerdos_clave_simulador_key UNIQUE (clave_simulador)
acuerdos: acuerdos_consumidora_id_fkey FOREIGN KEY (consumidora_id) REFERENCES entidades(id)
acuerdos: acuerdos_convenio_archivo_id_fkey FOREIGN KEY (convenio_archivo_id) REFERENCES archivos(id)
acuerdos: acuerdos_convenio_archivo_id_key UNIQUE (convenio_archivo_id)
acuerdos: acuerdos_creado_por_fkey FOREIGN KEY (creado_por) REFERENCES usuarios(id)
acuerdos: acuerdos_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'enviado'::text, 'en-aclaracion'::text, 'activo'::text, 'rechazado'::text, 'suspendido'::text, 'terminado'::text])))
acuerdos: acuerdos_numero_key UNIQUE (numero)
acuerdos: acuerdos_partes CHECK ((consumidora_id <> proveedora_id))
acuerdos: acuerdos_pdf_archivo_id_fkey FOREIGN KEY (pdf_archivo_id) REFERENCES archivos(id)
acuerdos: acuerdos_pdf_archivo_id_key UNIQUE (pdf_archivo_id)
acuerdos: acuerdos_pkey PRIMARY KEY (id)
acuerdos: acuerdos_precedente_id_fkey FOREIGN KEY (precedente_id) REFERENCES precedentes(id)
acuerdos: acuerdos_proveedora_id_fkey FOREIGN KEY (proveedora_id) REFERENCES entidades(id)
acuerdos: acuerdos_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
acuerdos: acuerdos_suspendido CHECK (((estado = 'suspendido'::text) = (suspendido_por <> '{}'::text[])))
acuerdos: acuerdos_suspendido_por_check CHECK ((suspendido_por <@ ARRAY['consumidora'::text, 'proveedora'::text, 'plataforma'::text]))
acuerdos: acuerdos_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id)
acuerdos: acuerdos_vigente CHECK (((estado <> ALL (ARRAY['activo'::text, 'suspendido'::text])) OR (numero IS NOT NULL)))
acuerdos_campos: acuerdos_campos_campo_id_fkey FOREIGN KEY (campo_id) REFERENCES servicios_mensajes_campos(id)
acuerdos_campos: acuerdos_campos_finalidad_id_fkey FOREIGN KEY (finalidad_id) REFERENCES acuerdos_finalidades(id) ON DELETE CASCADE
acuerdos_campos: acuerdos_campos_pkey PRIMARY KEY (finalidad_id, campo_id)
acuerdos_campos_justificados: acuerdos_campos_justificados_campo_id_fkey FOREIGN KEY (campo_id) REFERENCES servicios_mensajes_campos(id)
acuerdos_campos_justificados: acuerdos_campos_justificados_pkey PRIMARY KEY (version_id, campo_id)
acuerdos_campos_justificados: acuerdos_campos_justificados_version_id_fkey FOREIGN KEY (version_id) REFERENCES acuerdos_politicas(version_id)
acuerdos_finalidades: acuerdos_finalidades_acuerdo_id_fkey FOREIGN KEY (acuerdo_id) REFERENCES acuerdos(id)
acuerdos_finalidades: acuerdos_finalidades_base_check CHECK ((base = ANY (ARRAY['ley'::text, 'consentimiento'::text, 'funcion'::text, 'interes-publico'::text])))
acuerdos_finalidades: acuerdos_finalidades_concedido CHECK ((volumen_concedido <= volumen_diario))
acuerdos_finalidades: acuerdos_finalidades_personas_con_acceso_check CHECK ((personas_con_acceso >= 0))
acuerdos_finalidades: acuerdos_finalidades_pkey PRIMARY KEY (id)
acuerdos_finalidades: acuerdos_finalidades_retencion_dias_check CHECK ((retencion_dias >= 0))
acuerdos_finalidades: acuerdos_finalidades_volumen_concedido_check CHECK ((volumen_concedido > 0))
acuerdos_finalidades: acuerdos_finalidades_volumen_diario_check CHECK ((volumen_diario > 0))
acuerdos_marcas: acuerdos_marcas_acuerdo_id_fkey FOREIGN KEY (acuerdo_id) REFERENCES acuerdos(id)
acuerdos_marcas: acuerdos_marcas_lugar_check CHECK ((lugar = ANY (ARRAY['finalidad'::text, 'norma'::text, 'campos'::text, 'volumen'::text, 'sistema'::text, 'convenio'::text])))
acuerdos_marcas: acuerdos_marcas_pkey PRIMARY KEY (id)
acuerdos_marcas: acuerdos_marcas_texto_check CHECK ((texto <> ''::text))
acuerdos_pasos: acuerdos_pasos_acuerdo_id_fkey FOREIGN KEY (acuerdo_id) REFERENCES acuerdos(id)
acuerdos_pasos: acuerdos_pasos_lado_check CHECK ((lado = ANY (ARRAY['consumidora'::text, 'proveedora'::text, 'plataforma'::text])))
acuerdos_pasos: acuerdos_pasos_pkey PRIMARY KEY (id)
acuerdos_pasos: acuerdos_pasos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
acuerdos_politicas: acuerdos_politicas_cuota_por_consumidora_check CHECK ((cuota_por_consumidora > 0))
acuerdos_politicas: acuerdos_politicas_cuota_total_check CHECK ((cuota_total > 0))
acuerdos_politicas: acuerdos_politicas_dias_respuesta_check CHECK ((dias_respuesta > 0))
acuerdos_politicas: acuerdos_politicas_meses_vigencia_check CHECK ((meses_vigencia > 0))
acuerdos_politicas: acuerdos_politicas_modo_check CHECK ((modo = ANY (ARRAY['manual'::text, 'automatica'::text])))
acuerdos_politicas: acuerdos_politicas_pkey PRIMARY KEY (version_id)
acuerdos_politicas: acuerdos_politicas_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id)
acuerdos_series: acuerdos_series_pkey PRIMARY KEY (anio)
acuerdos_series: acuerdos_series_ultimo_check CHECK ((ultimo > 0))
ahorro_supuestos: ahorro_supuestos_bajo_check CHECK ((bajo >= 0))
ahorro_supuestos: ahorro_supuestos_fuente_check CHECK ((fuente <> ''::text))
ahorro_supuestos: ahorro_supuestos_orden CHECK (((bajo <= central) AND (central <= alto)))
ahorro_supuestos: ahorro_supuestos_pkey PRIMARY KEY (id)
ahorro_supuestos: ahorro_supuestos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
archivos: archivos_carpeta_check CHECK ((carpeta = ANY (ARRAY['mesas'::text, 'normativo-uno'::text, 'normativo-tres'::text, 'capas'::text, 'politico-tres'::text, 'organizacional-tres'::text, 'tecnico-tres'::text, 'certificados'::text, 'nivel-dos'::text, 'datos-abiertos'::text])))
archivos: archivos_pkey PRIMARY KEY (id)
archivos: archivos_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
archivos: archivos_subido_por_fkey FOREIGN KEY (subido_por) REFERENCES usuarios(id)
archivos: archivos_tamano_bytes_check CHECK ((tamano_bytes >= 0))
asistente_palabras: asistente_palabras_pkey PRIMARY KEY (palabra, largo, version_id)
asistente_palabras: asistente_palabras_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id) ON DELETE CASCADE
audit_event_digests: audit_event_digests_pkey PRIMARY KEY (event_id)
audit_events: audit_events_pkey PRIMARY KEY (id)
audit_events: audit_events_result_check CHECK ((result = ANY (ARRAY['exito'::text, 'rechazo'::text])))
audit_seals: audit_seals_batch_check CHECK ((batch > 0))
audit_seals: audit_seals_check CHECK ((last_id >= first_id))
audit_seals: audit_seals_event_count_check CHECK ((event_count > 0))
audit_seals: audit_seals_pkey PRIMARY KEY (batch)
audit_seals: audit_seals_signed CHECK (((key_id IS NULL) = (signature IS NULL)))
auth_accounts: auth_accounts_access_type_check CHECK ((access_type = ANY (ARRAY['documento'::text, 'correo'::text])))
auth_accounts: auth_accounts_identification_key UNIQUE (identification_type, identification_number)
auth_accounts: auth_accounts_pkey PRIMARY KEY (subject)
auth_attempts: auth_attempts_pkey PRIMARY KEY (identity_hash, address)
auth_email_links: auth_email_links_pkey PRIMARY KEY (secret_hash)
auth_email_links: auth_email_links_subject_fkey FOREIGN KEY (subject) REFERENCES auth_accounts(subject) ON DELETE CASCADE
auth_keys: auth_keys_pkey PRIMARY KEY (id)
auth_keys: auth_keys_purpose_check CHECK ((purpose = ANY (ARRAY['signing'::text, 'cookie'::text])))
auth_records: auth_records_pkey PRIMARY KEY (kind, id)
autodiagnosticos: autodiagnosticos_check CHECK (((presentado_en IS NULL) = (presentado_por IS NULL)))
autodiagnosticos: autodiagnosticos_creado_por_fkey FOREIGN KEY (creado_por) REFERENCES usuarios(id)
autodiagnosticos: autodiagnosticos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
autodiagnosticos: autodiagnosticos_guardado_por_fkey FOREIGN KEY (guardado_por) REFERENCES usuarios(id)
autodiagnosticos: autodiagnosticos_id_modelo_key UNIQUE (id, modelo)
autodiagnosticos: autodiagnosticos_modelo_fkey FOREIGN KEY (modelo) REFERENCES modelos_madurez(version)
autodiagnosticos: autodiagnosticos_pkey PRIMARY KEY (id)
autodiagnosticos: autodiagnosticos_presentado_por_fkey FOREIGN KEY (presentado_por) REFERENCES usuarios(id)
autodiagnosticos: autodiagnosticos_version_check CHECK ((version > 0))
autodiagnosticos_respuestas: autodiagnosticos_respuestas_autodiagnostico_id_modelo_fkey FOREIGN KEY (autodiagnostico_id, modelo) REFERENCES autodiagnosticos(id, modelo) ON DELETE CASCADE
autodiagnosticos_respuestas: autodiagnosticos_respuestas_grado_check CHECK (((grado >= 1) AND (grado <= 5)))
autodiagnosticos_respuestas: autodiagnosticos_respuestas_modelo_criterio_fkey FOREIGN KEY (modelo, criterio) REFERENCES criterios_madurez(modelo, codigo)
autodiagnosticos_respuestas: autodiagnosticos_respuestas_pkey PRIMARY KEY (autodiagnostico_id, criterio)
autorizaciones_tratamiento: autorizaciones_tratamiento_aviso CHECK (((aviso_huella IS NOT NULL) OR (NOT autoriza)))
autorizaciones_tratamiento: autorizaciones_tratamiento_aviso_huella_fkey FOREIGN KEY (aviso_huella) REFERENCES avisos_tratamiento(huella)
autorizaciones_tratamiento: autorizaciones_tratamiento_medio_check CHECK ((medio = ANY (ARRAY['registro'::text, 'invitacion'::text, 'ingreso'::text, 'cuenta'::text])))
autorizaciones_tratamiento: autorizaciones_tratamiento_pkey PRIMARY KEY (id)
autorizaciones_tratamiento: autorizaciones_tratamiento_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
avisos_tratamiento: avisos_tratamiento_huella_check CHECK ((huella ~ '^[0-9a-f]{64}$'::text))
avisos_tratamiento: avisos_tratamiento_pkey PRIMARY KEY (huella)
bases_de_datos: bases_de_datos_codigo_check CHECK ((codigo ~ '^[a-z0-9][a-z0-9.+#-]{0,39}$'::text))
bases_de_datos: bases_de_datos_codigo_key UNIQUE (codigo)
bases_de_datos: bases_de_datos_nombre_check CHECK ((nombre <> ''::text))
bases_de_datos: bases_de_datos_pkey PRIMARY KEY (id)
busqueda_vistas: busqueda_vistas_pkey PRIMARY KEY (usuario_id, tipo, registro)
busqueda_vistas: busqueda_vistas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
busqueda_vistas: busqueda_vistas_veces_check CHECK ((veces > 0))
busquedas_guardadas: busquedas_guardadas_pkey PRIMARY KEY (id)
busquedas_guardadas: busquedas_guardadas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
calendarios_propios: calendarios_propios_huella_check CHECK ((huella ~ '^[0-9a-f]{64}$'::text))
calendarios_propios: calendarios_propios_huella_key UNIQUE (huella)
calendarios_propios: calendarios_propios_membresia_id_fkey FOREIGN KEY (membresia_id) REFERENCES membresias(id)
calendarios_propios: calendarios_propios_pkey PRIMARY KEY (membresia_id)
capas_de_uso: capas_de_uso_capa_padre_id_fkey FOREIGN KEY (capa_padre_id) REFERENCES capas_de_uso(id)
capas_de_uso: capas_de_uso_carpeta_check CHECK ((carpeta ~ '^[A-Za-z0-9]+(/[A-Za-z0-9]+)*$'::text))
capas_de_uso: capas_de_uso_codigo_check CHECK ((codigo ~ '^[A-Za-z][A-Za-z0-9-]{1,39}$'::text))
capas_de_uso: capas_de_uso_entidad CHECK (((entidad_id IS NOT NULL) = (tipo = ANY (ARRAY['proyecto'::text, 'integracion'::text]))))
capas_de_uso: capas_de_uso_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
capas_de_uso: capas_de_uso_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
capas_de_uso: capas_de_uso_oid_key UNIQUE (oid)
capas_de_uso: capas_de_uso_padre CHECK (((capa_padre_id IS NULL) = (tipo = 'comun'::text)))
capas_de_uso: capas_de_uso_pkey PRIMARY KEY (id)
capas_de_uso: capas_de_uso_sector CHECK (((sector_id IS NOT NULL) = (tipo = 'sectorial'::text)))
capas_de_uso: capas_de_uso_sector_id_fkey FOREIGN KEY (sector_id) REFERENCES sectores(id)
capas_de_uso: capas_de_uso_tipo_check CHECK ((tipo = ANY (ARRAY['comun'::text, 'sectorial'::text, 'local'::text, 'proyecto'::text, 'integracion'::text])))
capas_de_uso_archivos: capas_de_uso_archivos_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
capas_de_uso_archivos: capas_de_uso_archivos_pkey PRIMARY KEY (version_id, archivo_id)
capas_de_uso_archivos: capas_de_uso_archivos_version_id_fkey FOREIGN KEY (version_id) REFERENCES capas_de_uso_versiones(id)
capas_de_uso_versiones: capas_de_uso_versiones_capa_id_fkey FOREIGN KEY (capa_id) REFERENCES capas_de_uso(id)
capas_de_uso_versiones: capas_de_uso_versiones_creado_por_fkey FOREIGN KEY (creado_por) REFERENCES usuarios(id)
capas_de_uso_versiones: capas_de_uso_versiones_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'vigente'::text, 'historica'::text])))
capas_de_uso_versiones: capas_de_uso_versiones_mayor_check CHECK ((mayor >= 1))
capas_de_uso_versiones: capas_de_uso_versiones_menor_check CHECK ((menor >= 0))
capas_de_uso_versiones: capas_de_uso_versiones_nombre_check CHECK ((nombre <> ''::text))
capas_de_uso_versiones: capas_de_uso_versiones_pkey PRIMARY KEY (id)
capas_de_uso_versiones: capas_de_uso_versiones_prefijo_check CHECK ((prefijo ~ '^[a-z][a-z0-9]{0,11}$'::text))
certificados: certificados_causa CHECK (((causa IS NULL) OR (estado = ANY (ARRAY['suspendido'::text, 'revocado'::text]))))
certificados: certificados_causa_check CHECK ((causa = ANY (ARRAY['incidente'::text, 'certificado-tls-vencido'::text, 'ans-incumplido'::text, 'norma-cambiada'::text, 'defecto-hallado'::text, 'solicitud-de-la-entidad'::text, 'nivel-inferior-revocado'::text])))
certificados: certificados_clave_id_fkey FOREIGN KEY (clave_id) REFERENCES certificados_claves(id)
certificados: certificados_codigo_check CHECK ((codigo ~ '^[0-9A-HJKMNP-TV-Z]{17}$'::text))
certificados: certificados_codigo_key UNIQUE (codigo)
certificados: certificados_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
certificados: certificados_estado_check CHECK ((estado = ANY (ARRAY['vigente'::text, 'suspendido'::text, 'revocado'::text, 'reemplazado'::text, 'vencido'::text])))
certificados: certificados_huella_contenido_check CHECK ((huella_contenido ~ '^[0-9a-f]{64}$'::text))
certificados: certificados_huella_credencial_check CHECK ((huella_credencial ~ '^[0-9a-f]{64}$'::text))
certificados: certificados_nivel_check CHECK ((nivel = ANY (ARRAY[1, 2, 3])))
certificados: certificados_numero_key UNIQUE (numero)
certificados: certificados_pdf_archivo_id_fkey FOREIGN KEY (pdf_archivo_id) REFERENCES archivos(id)
certificados: certificados_pdf_archivo_id_key UNIQUE (pdf_archivo_id)
certificados: certificados_pkey PRIMARY KEY (id)
certificados: certificados_propuesta CHECK ((((propuesta_de IS NULL) = (propuesta_causa IS NULL)) AND ((propuesta_de IS NULL) = (propuesta_en IS NULL)) AND ((propuesta_de IS NULL) = (fecha_propuesta IS NULL)) AND ((propuesta_de IS NULL) OR ((nivel = 3) AND (estado = 'vigente'::text)))))
certificados: certificados_propuesta_causa_check CHECK ((propuesta_causa = ANY (ARRAY['incidente'::text, 'certificado-tls-vencido'::text, 'ans-incumplido'::text, 'norma-cambiada'::text, 'defecto-hallado'::text, 'solicitud-de-la-entidad'::text])))
certificados: certificados_propuesta_de_fkey FOREIGN KEY (propuesta_de) REFERENCES usuarios(id)
certificados: certificados_reemplazado_por_fkey FOREIGN KEY (reemplazado_por) REFERENCES certificados(id)
certificados: certificados_revocacion_causa CHECK (((revocacion_causa IS NULL) OR (revocacion_pedida_por IS NOT NULL)))
certificados: certificados_revocacion_causa_check CHECK ((revocacion_causa = ANY (ARRAY['incidente'::text, 'ans-incumplido'::text, 'norma-cambiada'::text, 'defecto-hallado'::text, 'solicitud-de-la-entidad'::text])))
certificados: certificados_revocacion_pedida_por_fkey FOREIGN KEY (revocacion_pedida_por) REFERENCES usuarios(id)
certificados: certificados_sellado CHECK ((((pdf_archivo_id IS NULL) = (sello IS NULL)) AND ((sello IS NULL) = (texto_sello IS NULL))))
certificados: certificados_sello_check CHECK ((sello ~ '^[0-9a-f]{64}$'::text))
certificados: certificados_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
certificados: certificados_servicio_version_id_fkey FOREIGN KEY (servicio_version_id) REFERENCES servicios_versiones(id)
certificados: certificados_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
certificados: certificados_solicitud_id_key UNIQUE (solicitud_id)
certificados: certificados_sucesor CHECK (((estado = 'reemplazado'::text) = (reemplazado_por IS NOT NULL)))
certificados_claves: certificados_claves_id_check CHECK ((id ~ '^c-\d{4}-\d+$'::text))
certificados_claves: certificados_claves_pkey PRIMARY KEY (id)
certificados_claves: certificados_claves_publica_key UNIQUE (publica)
certificados_pasos: certificados_pasos_certificado_id_fkey FOREIGN KEY (certificado_id) REFERENCES certificados(id)
certificados_pasos: certificados_pasos_pkey PRIMARY KEY (id)
certificados_pasos: certificados_pasos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
certificados_series: certificados_series_nivel_check CHECK ((nivel = ANY (ARRAY[1, 2, 3])))
certificados_series: certificados_series_pkey PRIMARY KEY (nivel, anio)
certificados_series: certificados_series_ultimo_check CHECK ((ultimo > 0))
certificados_series: certificados_series_ultimo_sello_check CHECK ((ultimo_sello ~ '^[0-9a-f]{64}$'::text))
codigos_recuperacion: codigos_recuperacion_pkey PRIMARY KEY (id)
codigos_recuperacion: codigos_recuperacion_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
compromisos: compromisos_cierre_completo CHECK (((estado = 'abierto'::text) OR (cerrado_en IS NOT NULL)))
compromisos: compromisos_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
compromisos: compromisos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
compromisos: compromisos_estado_check CHECK ((estado = ANY (ARRAY['abierto'::text, 'cumplido'::text, 'cancelado'::text])))
compromisos: compromisos_estado_servicio_id_fkey FOREIGN KEY (estado_servicio_id) REFERENCES estados_servicio(id)
compromisos: compromisos_estado_solicitud_id_fkey FOREIGN KEY (estado_solicitud_id) REFERENCES estados_solicitud(id)
compromisos: compromisos_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
compromisos: compromisos_meta_completa CHECK (((servicio_id IS NULL) = (estado_servicio_id IS NULL)))
compromisos: compromisos_meta_solicitud CHECK (((solicitud_id IS NULL) = (estado_solicitud_id IS NULL)))
compromisos: compromisos_pkey PRIMARY KEY (id)
compromisos: compromisos_plazo_dias_habiles_check CHECK ((plazo_dias_habiles > 0))
compromisos: compromisos_responsable_usuario_id_fkey FOREIGN KEY (responsable_usuario_id) REFERENCES usuarios(id)
compromisos: compromisos_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
compromisos: compromisos_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
compromisos: compromisos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
compromisos: compromisos_una_meta CHECK ((num_nonnulls(servicio_id, elemento_id, solicitud_id) <= 1))
compromisos_prorrogas: compromisos_prorrogas_check CHECK ((fecha_nueva > fecha_anterior))
compromisos_prorrogas: compromisos_prorrogas_compromiso_id_fkey FOREIGN KEY (compromiso_id) REFERENCES compromisos(id)
compromisos_prorrogas: compromisos_prorrogas_motivo_check CHECK (((char_length(motivo) >= 1) AND (char_length(motivo) <= 200)))
compromisos_prorrogas: compromisos_prorrogas_pkey PRIMARY KEY (id)
cortes: cortes_check CHECK (((emision > 1) = (motivo <> ''::text)))
cortes: cortes_check1 CHECK (((clase = 'dia'::text) OR (EXTRACT(day FROM fecha) = (1)::numeric)))
cortes: cortes_clase_check CHECK ((clase = ANY (ARRAY['dia'::text, 'mes'::text])))
cortes: cortes_clase_fecha_emision_key UNIQUE (clase, fecha, emision)
cortes: cortes_emision_check CHECK ((emision > 0))
cortes: cortes_huella_check CHECK ((huella ~ '^[0-9a-f]{64}$'::text))
cortes: cortes_pkey PRIMARY KEY (id)
cortes_filas: cortes_filas_codigo_version_fkey FOREIGN KEY (codigo, version) REFERENCES indicadores_versiones(codigo, version)
cortes_filas: cortes_filas_corte_id_fkey FOREIGN KEY (corte_id) REFERENCES cortes(id) ON DELETE CASCADE
cortes_filas: cortes_filas_objeto_tipo_check CHECK ((objeto_tipo ~ '^[a-z]+(-[a-z]+)*$'::text))
cortes_filas: cortes_filas_pkey PRIMARY KEY (corte_id, codigo, version, objeto_tipo, objeto_id, clase)
criterios_evaluacion: criterios_evaluacion_codigo_check CHECK ((codigo ~ '^[a-z][a-z-]{1,39}$'::text))
criterios_evaluacion: criterios_evaluacion_codigo_key UNIQUE (codigo)
criterios_evaluacion: criterios_evaluacion_nombre_check CHECK ((nombre <> ''::text))
criterios_evaluacion: criterios_evaluacion_peso_check CHECK (((peso >= 1) AND (peso <= 100)))
criterios_evaluacion: criterios_evaluacion_pkey PRIMARY KEY (id)
criterios_madurez: criterios_madurez_codigo_check CHECK ((codigo ~ '^[a-z]+(-[a-z]+)*$'::text))
criterios_madurez: criterios_madurez_dominio_check CHECK ((dominio = ANY (ARRAY['politico-legal'::text, 'organizacional'::text, 'semantico'::text, 'tecnico'::text])))
criterios_madurez: criterios_madurez_grados_check CHECK ((cardinality(grados) = 5))
criterios_madurez: criterios_madurez_modelo_fkey FOREIGN KEY (modelo) REFERENCES modelos_madurez(version)
criterios_madurez: criterios_madurez_modelo_orden_key UNIQUE (modelo, orden)
criterios_madurez: criterios_madurez_nombre_check CHECK ((nombre <> ''::text))
criterios_madurez: criterios_madurez_pkey PRIMARY KEY (modelo, codigo)
datos_abiertos_archivos: datos_abiertos_archivos_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
datos_abiertos_archivos: datos_abiertos_archivos_fecha_conjunto_fkey FOREIGN KEY (fecha, conjunto) REFERENCES datos_abiertos_conjuntos(fecha, conjunto) ON DELETE CASCADE
datos_abiertos_archivos: datos_abiertos_archivos_formato_check CHECK ((formato = ANY (ARRAY['csv'::text, 'json'::text])))
datos_abiertos_archivos: datos_abiertos_archivos_pkey PRIMARY KEY (fecha, conjunto, formato)
datos_abiertos_conjuntos: datos_abiertos_conjuntos_conjunto_check CHECK ((conjunto <> ''::text))
datos_abiertos_conjuntos: datos_abiertos_conjuntos_fecha_fkey FOREIGN KEY (fecha) REFERENCES datos_abiertos_ediciones(fecha) ON DELETE CASCADE
datos_abiertos_conjuntos: datos_abiertos_conjuntos_filas_check CHECK ((filas >= 0))
datos_abiertos_conjuntos: datos_abiertos_conjuntos_pkey PRIMARY KEY (fecha, conjunto)
datos_abiertos_ediciones: datos_abiertos_ediciones_pkey PRIMARY KEY (fecha)
datos_abiertos_volcados: datos_abiertos_volcados_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
datos_abiertos_volcados: datos_abiertos_volcados_delta CHECK ((((delta_desde IS NULL) = (delta_archivo_id IS NULL)) AND ((delta_desde IS NULL) OR (delta_desde < fecha))))
datos_abiertos_volcados: datos_abiertos_volcados_delta_archivo_id_fkey FOREIGN KEY (delta_archivo_id) REFERENCES archivos(id)
datos_abiertos_volcados: datos_abiertos_volcados_pkey PRIMARY KEY (fecha)
departamentos: departamentos_codigo_check CHECK ((codigo ~ '^\d{2}$'::text))
departamentos: departamentos_nombre_key UNIQUE (nombre) DEFERRABLE
departamentos: departamentos_pkey PRIMARY KEY (codigo)
desacuerdos: desacuerdos_acuerdo_id_fkey FOREIGN KEY (acuerdo_id) REFERENCES acuerdos(id)
desacuerdos: desacuerdos_asunto_check CHECK ((asunto = ANY (ARRAY['rechazo'::text, 'definicion'::text, 'cuota'::text])))
desacuerdos: desacuerdos_decidido CHECK (((estado = 'decidido'::text) = (sentido IS NOT NULL)))
desacuerdos: desacuerdos_estado_check CHECK ((estado = ANY (ARRAY['reclamado'::text, 'respondido'::text, 'en-mediacion'::text, 'decidido'::text, 'conciliado'::text, 'desistido'::text])))
desacuerdos: desacuerdos_pkey PRIMARY KEY (id)
desacuerdos: desacuerdos_reclamo_check CHECK ((reclamo <> ''::text))
desacuerdos: desacuerdos_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
desacuerdos: desacuerdos_sentido_check CHECK ((sentido = ANY (ARRAY['consumidora'::text, 'proveedora'::text, 'parcial'::text])))
desacuerdos_pasos: desacuerdos_pasos_desacuerdo_id_fkey FOREIGN KEY (desacuerdo_id) REFERENCES desacuerdos(id)
desacuerdos_pasos: desacuerdos_pasos_pkey PRIMARY KEY (id)
desacuerdos_pasos: desacuerdos_pasos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
diccionario_combinaciones: diccionario_combinaciones_capa_id_fkey FOREIGN KEY (capa_id) REFERENCES capas_de_uso(id)
diccionario_combinaciones: diccionario_combinaciones_clase_check CHECK ((clase = ANY (ARRAY['simple'::text, 'lista'::text, 'compuesto'::text, 'grupo'::text])))
diccionario_combinaciones: diccionario_combinaciones_clave_key UNIQUE (clave)
diccionario_combinaciones: diccionario_combinaciones_dominio_id_fkey FOREIGN KEY (dominio_id) REFERENCES dominios(id)
diccionario_combinaciones: diccionario_combinaciones_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
diccionario_combinaciones: diccionario_combinaciones_estado_check CHECK ((estado = ANY (ARRAY['incorporado'::text, 'historico'::text, 'caducado'::text])))
diccionario_combinaciones: diccionario_combinaciones_pkey PRIMARY KEY (id)
diccionario_entradas: diccionario_entradas_combinacion_id_fkey FOREIGN KEY (combinacion_id) REFERENCES diccionario_combinaciones(id)
diccionario_entradas: diccionario_entradas_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
diccionario_entradas: diccionario_entradas_pkey PRIMARY KEY (version_id)
diccionario_entradas: diccionario_entradas_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id) ON DELETE CASCADE
diccionario_palabras: diccionario_palabras_palabra_check CHECK ((palabra ~ '^[a-z0-9]+$'::text))
diccionario_palabras: diccionario_palabras_pkey PRIMARY KEY (palabra)
directorio_cambios: directorio_cambios_nivel_check CHECK ((nivel = ANY (ARRAY[1, 2, 3])))
directorio_cambios: directorio_cambios_pkey PRIMARY KEY (id)
directorio_cambios: directorio_cambios_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id) ON DELETE CASCADE
directorio_cambios: directorio_cambios_sucesora_id_fkey FOREIGN KEY (sucesora_id) REFERENCES servicios_versiones(id) ON DELETE SET NULL
directorio_cambios: directorio_cambios_tipo_check CHECK ((tipo = ANY (ARRAY['servicio-nuevo'::text, 'nivel-alcanzado'::text, 'version-obsoleta'::text, 'retiro-fijado'::text, 'version-retirada'::text, 'version-suspendida'::text, 'suspension-levantada'::text, 'nivel-perdido'::text, 'pagina-cambiada'::text])))
directorio_cambios: directorio_cambios_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id) ON DELETE SET NULL
directorio_demandas: directorio_demandas_dato CHECK (((elemento_id IS NULL) <> (dato IS NULL)))
directorio_demandas: directorio_demandas_dato_check CHECK ((dato <> ''::text))
directorio_demandas: directorio_demandas_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
directorio_demandas: directorio_demandas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
directorio_demandas: directorio_demandas_pkey PRIMARY KEY (id)
directorio_demandas: directorio_demandas_quien CHECK (((entidad_id IS NULL) = (usuario_id IS NULL)))
directorio_demandas: directorio_demandas_una UNIQUE NULLS NOT DISTINCT (clave, entidad_id)
directorio_demandas: directorio_demandas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
directorio_demandas: directorio_demandas_veces_check CHECK ((veces > 0))
directorio_direcciones: directorio_direcciones_entidad_check CHECK ((entidad ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
directorio_direcciones: directorio_direcciones_pkey PRIMARY KEY (id)
directorio_direcciones: directorio_direcciones_servicio_check CHECK ((servicio ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
directorio_direcciones: directorio_direcciones_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id) ON DELETE CASCADE
directorio_direcciones: directorio_direcciones_unica UNIQUE (entidad, servicio)
directorio_eventos: directorio_eventos_cambio_id_fkey FOREIGN KEY (cambio_id) REFERENCES directorio_cambios(id) ON DELETE CASCADE
directorio_eventos: directorio_eventos_cambio_id_key UNIQUE (cambio_id)
directorio_eventos: directorio_eventos_pkey PRIMARY KEY (id)
directorio_llamadas: directorio_llamadas_clase_check CHECK (((clase >= 0) AND (clase <= 4)))
directorio_llamadas: directorio_llamadas_operacion_id_fkey FOREIGN KEY (operacion_id) REFERENCES servicios_operaciones(id) ON DELETE CASCADE
directorio_llamadas: directorio_llamadas_pkey PRIMARY KEY (operacion_id)
directorio_llamadas: directorio_llamadas_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES directorio_servicios(servicio_id) ON DELETE CASCADE
directorio_palabras: directorio_palabras_palabra_check CHECK ((palabra ~ '^[a-z0-9]+$'::text))
directorio_palabras: directorio_palabras_pkey PRIMARY KEY (palabra)
directorio_servicios: directorio_servicios_acceso_check CHECK ((acceso = ANY (ARRAY['abierto'::text, 'por-solicitud'::text, 'sin-declarar'::text])))
directorio_servicios: directorio_servicios_certificado_id_fkey FOREIGN KEY (certificado_id) REFERENCES certificados(id) ON DELETE SET NULL
directorio_servicios: directorio_servicios_dato_personal_check CHECK ((dato_personal = ANY (ARRAY['no'::text, 'publico'::text, 'semiprivado'::text, 'privado'::text, 'sensible'::text])))
directorio_servicios: directorio_servicios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
directorio_servicios: directorio_servicios_nivel_check CHECK (((nivel >= 0) AND (nivel <= 3)))
directorio_servicios: directorio_servicios_pkey PRIMARY KEY (servicio_id)
directorio_servicios: directorio_servicios_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id) ON DELETE CASCADE
directorio_servicios: directorio_servicios_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id) ON DELETE SET NULL
directorio_suscripciones: directorio_suscripciones_codigo_retiro_key UNIQUE (codigo_retiro)
directorio_suscripciones: directorio_suscripciones_confirmacion_hash_key UNIQUE (confirmacion_hash)
directorio_suscripciones: directorio_suscripciones_confirmada CHECK (((confirmada_en IS NULL) = (confirmacion_hash IS NOT NULL)))
directorio_suscripciones: directorio_suscripciones_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
directorio_suscripciones: directorio_suscripciones_frecuencia_check CHECK ((frecuencia = ANY (ARRAY['inmediata'::text, 'diaria'::text, 'semanal'::text])))
directorio_suscripciones: directorio_suscripciones_objeto CHECK ((((objeto = 'servicio'::text) = (servicio_id IS NOT NULL)) AND ((objeto = 'elemento'::text) = (elemento_id IS NOT NULL)) AND ((objeto = 'busqueda'::text) = (busqueda IS NOT NULL))))
directorio_suscripciones: directorio_suscripciones_objeto_check CHECK ((objeto = ANY (ARRAY['busqueda'::text, 'servicio'::text, 'elemento'::text])))
directorio_suscripciones: directorio_suscripciones_pkey PRIMARY KEY (id)
directorio_suscripciones: directorio_suscripciones_quien CHECK (((usuario_id IS NULL) <> (correo IS NULL)))
directorio_suscripciones: directorio_suscripciones_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
directorio_suscripciones: directorio_suscripciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
dominios: dominios_arco_check CHECK ((arco > 0))
dominios: dominios_arco_key UNIQUE (arco)
dominios: dominios_codigo_check CHECK ((codigo ~ '^[A-Z][A-Za-z0-9]{1,39}$'::text))
dominios: dominios_codigo_key UNIQUE (codigo)
dominios: dominios_nombre_check CHECK ((nombre <> ''::text))
dominios: dominios_pkey PRIMARY KEY (id)
elementos_archivos: elementos_archivos_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
elementos_archivos: elementos_archivos_pkey PRIMARY KEY (version_id, archivo_id)
elementos_archivos: elementos_archivos_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_caducidades: elementos_caducidades_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
elementos_caducidades: elementos_caducidades_elemento_id_key UNIQUE (elemento_id)
elementos_caducidades: elementos_caducidades_impedimento_check CHECK ((impedimento <> ''::text))
elementos_caducidades: elementos_caducidades_motivo_check CHECK ((motivo <> ''::text))
elementos_caducidades: elementos_caducidades_no_se_reemplaza CHECK ((reemplazado_por_id <> elemento_id))
elementos_caducidades: elementos_caducidades_pkey PRIMARY KEY (id)
elementos_caducidades: elementos_caducidades_programada_por_fkey FOREIGN KEY (programada_por) REFERENCES usuarios(id)
elementos_caducidades: elementos_caducidades_reemplazado_por_id_fkey FOREIGN KEY (reemplazado_por_id) REFERENCES elementos_de_dato(id)
elementos_comentarios: elementos_comentarios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
elementos_comentarios: elementos_comentarios_pkey PRIMARY KEY (id)
elementos_comentarios: elementos_comentarios_responde_a_id_fkey FOREIGN KEY (responde_a_id) REFERENCES elementos_comentarios(id)
elementos_comentarios: elementos_comentarios_resuelto_por_fkey FOREIGN KEY (resuelto_por) REFERENCES usuarios(id)
elementos_comentarios: elementos_comentarios_texto_check CHECK (((texto <> ''::text) AND (length(texto) <= 2000)))
elementos_comentarios: elementos_comentarios_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
elementos_comentarios: elementos_comentarios_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_componentes: elementos_componentes_check CHECK (((ocurrencia_maxima >= 1) AND (ocurrencia_maxima >= ocurrencia_minima)))
elementos_componentes: elementos_componentes_check1 CHECK ((componente_version_id <> version_id))
elementos_componentes: elementos_componentes_componente_version_id_fkey FOREIGN KEY (componente_version_id) REFERENCES elementos_versiones(id)
elementos_componentes: elementos_componentes_nombre_local_check CHECK ((nombre_local ~ '^[a-z][A-Za-z0-9]{2,79}$'::text))
elementos_componentes: elementos_componentes_ocurrencia_minima_check CHECK ((ocurrencia_minima >= 0))
elementos_componentes: elementos_componentes_pkey PRIMARY KEY (id)
elementos_componentes: elementos_componentes_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_de_dato: elementos_de_dato_capa_id_fkey FOREIGN KEY (capa_id) REFERENCES capas_de_uso(id)
elementos_de_dato: elementos_de_dato_clase CHECK ((((clase <> 'lista'::text) OR (tipo = 'simple'::text)) AND ((clase <> 'grupo'::text) OR (tipo = 'compuesto'::text))))
elementos_de_dato: elementos_de_dato_clase_check CHECK ((clase = ANY (ARRAY['dato'::text, 'lista'::text, 'grupo'::text])))
elementos_de_dato: elementos_de_dato_dominio_id_fkey FOREIGN KEY (dominio_id) REFERENCES dominios(id)
elementos_de_dato: elementos_de_dato_identificador_check CHECK ((identificador ~ '^[a-z][A-Za-z0-9]{2,79}$'::text))
elementos_de_dato: elementos_de_dato_no_se_reemplaza CHECK ((reemplazado_por_id <> id))
elementos_de_dato: elementos_de_dato_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
elementos_de_dato: elementos_de_dato_oid_key UNIQUE (oid)
elementos_de_dato: elementos_de_dato_pkey PRIMARY KEY (id)
elementos_de_dato: elementos_de_dato_reemplazado_por_id_fkey FOREIGN KEY (reemplazado_por_id) REFERENCES elementos_de_dato(id)
elementos_de_dato: elementos_de_dato_tipo_check CHECK ((tipo = ANY (ARRAY['simple'::text, 'compuesto'::text])))
elementos_estandares: elementos_estandares_estandar_id_fkey FOREIGN KEY (estandar_id) REFERENCES estandares(id)
elementos_estandares: elementos_estandares_pkey PRIMARY KEY (version_id, estandar_id)
elementos_estandares: elementos_estandares_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_fuentes: elementos_fuentes_nombre_check CHECK ((nombre <> ''::text))
elementos_fuentes: elementos_fuentes_pkey PRIMARY KEY (id)
elementos_fuentes: elementos_fuentes_tipo_check CHECK ((tipo = ANY (ARRAY['ley'::text, 'estandar-internacional'::text, 'catalogo-entidad'::text, 'registro-oficial'::text, 'otra'::text])))
elementos_fuentes: elementos_fuentes_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_identificadores: elementos_identificadores_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
elementos_identificadores: elementos_identificadores_pkey PRIMARY KEY (id)
elementos_identificadores: elementos_identificadores_sistema_check CHECK ((sistema <> ''::text))
elementos_identificadores: elementos_identificadores_valor_check CHECK ((valor <> ''::text))
elementos_nombres: elementos_nombres_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
elementos_nombres: elementos_nombres_nombre_check CHECK (((nombre <> ''::text) AND (length(nombre) <= 150)))
elementos_nombres: elementos_nombres_pkey PRIMARY KEY (id)
elementos_nombres: elementos_nombres_tipo_check CHECK ((tipo = ANY (ARRAY['sinonimo'::text, 'corto'::text, 'formulario'::text])))
elementos_nombres: elementos_nombres_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_normas: elementos_normas_anio_check CHECK (((anio >= 1810) AND (anio <= 2200)))
elementos_normas: elementos_normas_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
elementos_normas: elementos_normas_pkey PRIMARY KEY (id)
elementos_normas: elementos_normas_tipo_check CHECK ((tipo = ANY (ARRAY['constitucion'::text, 'ley'::text, 'decreto'::text, 'resolucion'::text, 'circular'::text, 'acuerdo'::text, 'otra'::text])))
elementos_normas: elementos_normas_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_parejas: elementos_parejas_check CHECK ((una_id < otra_id))
elementos_parejas: elementos_parejas_otra_id_fkey FOREIGN KEY (otra_id) REFERENCES elementos_versiones(id) ON DELETE CASCADE
elementos_parejas: elementos_parejas_parecido_check CHECK (((parecido >= 850) AND (parecido <= 1000)))
elementos_parejas: elementos_parejas_pkey PRIMARY KEY (id)
elementos_parejas: elementos_parejas_una_id_fkey FOREIGN KEY (una_id) REFERENCES elementos_versiones(id) ON DELETE CASCADE
elementos_parejas: elementos_parejas_una_id_otra_id_key UNIQUE (una_id, otra_id)
elementos_por_comparar: elementos_por_comparar_pkey PRIMARY KEY (version_id)
elementos_por_comparar: elementos_por_comparar_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id) ON DELETE CASCADE
elementos_relaciones: elementos_relaciones_destino CHECK ((((tipo = 'equivale-a'::text) = (destino_elemento_id IS NULL)) AND ((tipo = 'equivale-a'::text) = (termino_externo IS NOT NULL))))
elementos_relaciones: elementos_relaciones_destino_elemento_id_fkey FOREIGN KEY (destino_elemento_id) REFERENCES elementos_de_dato(id)
elementos_relaciones: elementos_relaciones_pkey PRIMARY KEY (id)
elementos_relaciones: elementos_relaciones_tipo_check CHECK ((tipo = ANY (ARRAY['requiere'::text, 'sinonimo-de'::text, 'reemplaza'::text, 'equivale-a'::text])))
elementos_relaciones: elementos_relaciones_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_seguidores: elementos_seguidores_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
elementos_seguidores: elementos_seguidores_pkey PRIMARY KEY (elemento_id, usuario_id)
elementos_seguidores: elementos_seguidores_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
elementos_textos: elementos_textos_pkey PRIMARY KEY (version_id)
elementos_textos: elementos_textos_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_transiciones: elementos_transiciones_pkey PRIMARY KEY (id)
elementos_transiciones: elementos_transiciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
elementos_transiciones: elementos_transiciones_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_valores: elementos_valores_check CHECK ((vigente_desde <= vigente_hasta))
elementos_valores: elementos_valores_codigo_check CHECK (((codigo <> ''::text) AND (length(codigo) <= 60)))
elementos_valores: elementos_valores_nombre_check CHECK ((nombre <> ''::text))
elementos_valores: elementos_valores_pkey PRIMARY KEY (version_id, codigo)
elementos_valores: elementos_valores_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
elementos_versiones: elementos_versiones_aprobador_id_fkey FOREIGN KEY (aprobador_id) REFERENCES usuarios(id)
elementos_versiones: elementos_versiones_autor_id_fkey FOREIGN KEY (autor_id) REFERENCES usuarios(id)
elementos_versiones: elementos_versiones_base_version_id_fkey FOREIGN KEY (base_version_id) REFERENCES elementos_versiones(id)
elementos_versiones: elementos_versiones_caducidad CHECK (((estado <> 'caducado'::text) OR (motivo_caducidad IS NOT NULL)))
elementos_versiones: elementos_versiones_clasificacion_informacion_check CHECK ((clasificacion_informacion = ANY (ARRAY['publica'::text, 'clasificada'::text, 'reservada'::text])))
elementos_versiones: elementos_versiones_dato_personal_check CHECK ((dato_personal = ANY (ARRAY['no'::text, 'publico'::text, 'semiprivado'::text, 'privado'::text, 'sensible'::text])))
elementos_versiones: elementos_versiones_decimales CHECK ((decimales <= total_digitos))
elementos_versiones: elementos_versiones_decimales_check CHECK ((decimales >= 0))
elementos_versiones: elementos_versiones_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
elementos_versiones: elementos_versiones_entidad_responsable_id_fkey FOREIGN KEY (entidad_responsable_id) REFERENCES entidades(id)
elementos_versiones: elementos_versiones_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'en-revision'::text, 'pendiente-entidad'::text, 'aprobado'::text, 'incorporado'::text, 'historico'::text, 'caducado'::text, 'descartado'::text])))
elementos_versiones: elementos_versiones_incorporado_por_id_fkey FOREIGN KEY (incorporado_por_id) REFERENCES usuarios(id)
elementos_versiones: elementos_versiones_longitud_maxima_check CHECK ((longitud_maxima >= 0))
elementos_versiones: elementos_versiones_longitud_minima_check CHECK ((longitud_minima >= 0))
elementos_versiones: elementos_versiones_longitudes CHECK ((longitud_minima <= longitud_maxima))
elementos_versiones: elementos_versiones_mayor_check CHECK ((mayor >= 1))
elementos_versiones: elementos_versiones_menor_check CHECK ((menor >= 0))
elementos_versiones: elementos_versiones_modelo_check CHECK ((modelo = ANY (ARRAY['secuencia'::text, 'eleccion'::text])))
elementos_versiones: elementos_versiones_nombre_check CHECK ((nombre <> ''::text))
elementos_versiones: elementos_versiones_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
elementos_versiones: elementos_versiones_oid_key UNIQUE (oid)
elementos_versiones: elementos_versiones_pkey PRIMARY KEY (id)
elementos_versiones: elementos_versiones_revisor_id_fkey FOREIGN KEY (revisor_id) REFERENCES usuarios(id)
elementos_versiones: elementos_versiones_tipo_dato_check CHECK ((tipo_dato = ANY (ARRAY['cadena'::text, 'entero'::text, 'decimal'::text, 'fecha'::text, 'fecha-hora'::text, 'hora'::text, 'booleano'::text, 'binario'::text, 'uri'::text])))
elementos_versiones: elementos_versiones_total_digitos_check CHECK (((total_digitos >= 1) AND (total_digitos <= 38)))
elementos_versiones: elementos_versiones_vigencia CHECK ((((rige_desde IS NOT NULL) = (estado = ANY (ARRAY['incorporado'::text, 'historico'::text, 'caducado'::text]))) AND ((rige_hasta IS NOT NULL) = (estado = ANY (ARRAY['historico'::text, 'caducado'::text])))))
entidades: entidades_ambito CHECK ((ambito = ANY (ARRAY['ministerio'::text, 'operador'::text, 'entidad'::text])))
entidades: entidades_caracter_check CHECK ((caracter = ANY (ARRAY['oficial'::text, 'privada'::text])))
entidades: entidades_departamento_codigo_fkey FOREIGN KEY (departamento_codigo) REFERENCES departamentos(codigo)
entidades: entidades_digito_verificacion_check CHECK (((digito_verificacion >= 0) AND (digito_verificacion <= 9)))
entidades: entidades_municipio_codigo_fkey FOREIGN KEY (municipio_codigo) REFERENCES municipios(codigo)
entidades: entidades_municipio_del_departamento CHECK (((municipio_codigo IS NULL) OR ((departamento_codigo IS NOT NULL) AND ("left"(municipio_codigo, 2) = departamento_codigo))))
entidades: entidades_nit_check CHECK ((nit ~ '^[1-9]\d{5,9}$'::text))
entidades: entidades_orden_id_fkey FOREIGN KEY (orden_id) REFERENCES ordenes(id)
entidades: entidades_pkey PRIMARY KEY (id)
entidades: entidades_sector_id_fkey FOREIGN KEY (sector_id) REFERENCES sectores(id)
entidades: entidades_sigep_publica CHECK (((codigo_sigep IS NULL) OR ((tipo = 'publica'::text) AND (codigo_sigep ~ '^\d{4}$'::text))))
entidades: entidades_snies_ies CHECK (((codigo_snies IS NULL) OR (tipo = 'ies'::text)))
entidades: entidades_tipo_check CHECK ((tipo = ANY (ARRAY['publica'::text, 'privada'::text, 'ies'::text])))
entidades: entidades_xroad_formato CHECK ((codigo_xroad ~ '^[A-Za-z][A-Za-z0-9-]{0,30}-\d{4}$'::text))
esquemas_descargas: esquemas_descargas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
esquemas_descargas: esquemas_descargas_pkey PRIMARY KEY (id)
esquemas_descargas: esquemas_descargas_tipo_check CHECK ((tipo = ANY (ARRAY['xsd'::text, 'json'::text, 'openapi'::text, 'jsonld'::text, 'ttl'::text, 'shacl'::text, 'ejemplo'::text, 'rdf'::text, 'registro'::text])))
esquemas_descargas: esquemas_descargas_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
estados_servicio: estados_servicio_codigo_key UNIQUE (codigo)
estados_servicio: estados_servicio_color_check CHECK ((color = ANY (ARRAY['gris'::text, 'gris-anillo'::text, 'amarillo'::text, 'morado'::text, 'verde'::text])))
estados_servicio: estados_servicio_nombre_key UNIQUE (nombre)
estados_servicio: estados_servicio_pkey PRIMARY KEY (id)
estados_solicitud: estados_solicitud_codigo_key UNIQUE (codigo)
estados_solicitud: estados_solicitud_nombre_key UNIQUE (nombre)
estados_solicitud: estados_solicitud_orden_key UNIQUE (orden)
estados_solicitud: estados_solicitud_pkey PRIMARY KEY (id)
estandares: estandares_categoria_check CHECK ((categoria = ANY (ARRAY['semantico'::text, 'tecnico'::text, 'seguridad'::text, 'metadatos'::text, 'geografico'::text, 'sectorial'::text])))
estandares: estandares_codigo_check CHECK ((codigo <> ''::text))
estandares: estandares_concepto_archivo_id_fkey FOREIGN KEY (concepto_archivo_id) REFERENCES archivos(id)
estandares: estandares_concepto_por_fkey FOREIGN KEY (concepto_por) REFERENCES usuarios(id)
estandares: estandares_estado_check CHECK ((estado = ANY (ARRAY['propuesto'::text, 'en-evaluacion'::text, 'adoptado'::text, 'recomendado'::text, 'no-adoptado'::text, 'retirado'::text])))
estandares: estandares_licencia_check CHECK ((licencia = ANY (ARRAY['abierta'::text, 'restringida'::text, 'pago'::text])))
estandares: estandares_nombre_check CHECK ((nombre <> ''::text))
estandares: estandares_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
estandares: estandares_oid_key UNIQUE (oid)
estandares: estandares_pkey PRIMARY KEY (id)
estandares_cambios: estandares_cambios_estandar_id_fkey FOREIGN KEY (estandar_id) REFERENCES estandares(id)
estandares_cambios: estandares_cambios_numero_check CHECK ((numero <> ''::text))
estandares_cambios: estandares_cambios_pkey PRIMARY KEY (id)
estandares_evaluaciones: estandares_evaluaciones_criterio_id_fkey FOREIGN KEY (criterio_id) REFERENCES criterios_evaluacion(id)
estandares_evaluaciones: estandares_evaluaciones_estandar_id_fkey FOREIGN KEY (estandar_id) REFERENCES estandares(id)
estandares_evaluaciones: estandares_evaluaciones_evaluado_por_fkey FOREIGN KEY (evaluado_por) REFERENCES usuarios(id)
estandares_evaluaciones: estandares_evaluaciones_peso_check CHECK (((peso >= 1) AND (peso <= 100)))
estandares_evaluaciones: estandares_evaluaciones_pkey PRIMARY KEY (estandar_id, criterio_id)
estandares_evaluaciones: estandares_evaluaciones_puntaje_check CHECK (((puntaje >= 0) AND (puntaje <= 5)))
estandares_sectores: estandares_sectores_estandar_id_fkey FOREIGN KEY (estandar_id) REFERENCES estandares(id)
estandares_sectores: estandares_sectores_pkey PRIMARY KEY (estandar_id, sector_id)
estandares_sectores: estandares_sectores_sector_id_fkey FOREIGN KEY (sector_id) REFERENCES sectores(id)
exportaciones: exportaciones_estado CHECK ((estado = ANY (ARRAY['en-cola'::text, 'en-curso'::text, 'lista'::text, 'fallida'::text, 'cancelada'::text, 'vencida'::text])))
exportaciones: exportaciones_filas CHECK (((filas_hechas >= 0) AND (filas_total >= 0)))
exportaciones: exportaciones_formato CHECK ((formato = ANY (ARRAY['xlsx'::text, 'csv'::text])))
exportaciones: exportaciones_lista CHECK (((estado <> 'lista'::text) OR ((sha256 IS NOT NULL) AND (tamano_bytes IS NOT NULL) AND (vence_en IS NOT NULL))))
exportaciones: exportaciones_membresia_id_fkey FOREIGN KEY (membresia_id) REFERENCES membresias(id)
exportaciones: exportaciones_pkey PRIMARY KEY (id)
exportaciones: exportaciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
funcionalidades: funcionalidades_codigo_key UNIQUE (codigo)
funcionalidades: funcionalidades_nombre_limite CHECK ((char_length(nombre) <= 100))
funcionalidades: funcionalidades_pkey PRIMARY KEY (id)
idempotency_keys: idempotency_keys_pkey PRIMARY KEY (id)
indicadores: indicadores_codigo_check CHECK ((codigo ~ '^IND-\d{2}$'::text))
indicadores: indicadores_grupo_check CHECK ((grupo = ANY (ARRAY['cobertura'::text, 'avance'::text, 'lenguaje'::text, 'mesas'::text, 'intercambio'::text, 'solo-una-vez'::text, 'herramientas'::text])))
indicadores: indicadores_nombre_check CHECK ((nombre <> ''::text))
indicadores: indicadores_pkey PRIMARY KEY (codigo)
indicadores: indicadores_pregunta_check CHECK ((pregunta <> ''::text))
indicadores: indicadores_sentido_check CHECK ((sentido = ANY (ARRAY['mas'::text, 'menos'::text, 'ninguno'::text])))
indicadores: indicadores_unidad_check CHECK ((unidad = ANY (ARRAY['entero'::text, 'porcentaje'::text, 'dias'::text, 'moneda'::text, 'ms'::text])))
indicadores_metas: indicadores_metas_ambito_check CHECK ((jsonb_typeof(ambito) = 'object'::text))
indicadores_metas: indicadores_metas_check CHECK ((fecha_desde <= fecha_hasta))
indicadores_metas: indicadores_metas_codigo_ambito_fecha_desde_key UNIQUE (codigo, ambito, fecha_desde)
indicadores_metas: indicadores_metas_codigo_fkey FOREIGN KEY (codigo) REFERENCES indicadores(codigo)
indicadores_metas: indicadores_metas_fuente_check CHECK ((fuente <> ''::text))
indicadores_metas: indicadores_metas_pkey PRIMARY KEY (id)
indicadores_metas: indicadores_metas_tolerancia_check CHECK ((tolerancia >= (0)::numeric))
indicadores_valores: indicadores_valores_calidad_check CHECK ((calidad = ANY (ARRAY['completo'::text, 'parcial'::text, 'estimado'::text, 'sin-datos'::text])))
indicadores_valores: indicadores_valores_check CHECK (((calidad = 'sin-datos'::text) = ((valor IS NULL) AND (numerador IS NULL))))
indicadores_valores: indicadores_valores_codigo_fkey FOREIGN KEY (codigo) REFERENCES indicadores(codigo)
indicadores_valores: indicadores_valores_codigo_version_fkey FOREIGN KEY (codigo, version) REFERENCES indicadores_versiones(codigo, version)
indicadores_valores: indicadores_valores_corte_id_fkey FOREIGN KEY (corte_id) REFERENCES cortes(id) ON DELETE CASCADE
indicadores_valores: indicadores_valores_pkey PRIMARY KEY (corte_id, codigo, version, ambito)
indicadores_versiones: indicadores_versiones_codigo_fecha_rige_key UNIQUE (codigo, fecha_rige)
indicadores_versiones: indicadores_versiones_codigo_fkey FOREIGN KEY (codigo) REFERENCES indicadores(codigo)
indicadores_versiones: indicadores_versiones_formula_texto_check CHECK ((formula_texto <> ''::text))
indicadores_versiones: indicadores_versiones_numerador_check CHECK ((numerador <> ''::text))
indicadores_versiones: indicadores_versiones_pkey PRIMARY KEY (codigo, version)
indicadores_versiones: indicadores_versiones_version_check CHECK ((version > 0))
informes_conformidad: informes_conformidad_contrato_bytes_check CHECK ((contrato_bytes >= 0))
informes_conformidad: informes_conformidad_contrato_sha256_check CHECK ((contrato_sha256 ~ '^[0-9a-f]{64}$'::text))
informes_conformidad: informes_conformidad_huella_check CHECK ((huella ~ '^[0-9a-f]{64}$'::text))
informes_conformidad: informes_conformidad_pkey PRIMARY KEY (id)
informes_conformidad: informes_conformidad_sello_check CHECK ((sello ~ '^[0-9a-f]{64}$'::text))
informes_conformidad: informes_conformidad_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id) ON DELETE CASCADE
informes_conformidad: informes_conformidad_veredicto_check CHECK ((veredicto = ANY (ARRAY['favorable'::text, 'con-observaciones'::text, 'no-favorable'::text])))
informes_conformidad: informes_conformidad_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id)
invitaciones_administrador: invitaciones_administrador_clave_hash_key UNIQUE (clave_hash)
invitaciones_administrador: invitaciones_administrador_correo_electronico_check CHECK ((char_length(correo_electronico) < 255))
invitaciones_administrador: invitaciones_administrador_pkey PRIMARY KEY (id)
invitaciones_administrador: invitaciones_administrador_usada CHECK (((usada_en IS NULL) = (usuario_id IS NULL)))
invitaciones_administrador: invitaciones_administrador_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
items_funcionalidad: items_funcionalidad_accion_check CHECK ((accion = ANY (ARRAY['consultar'::text, 'crear'::text, 'editar'::text, 'aprobar'::text, 'eliminar'::text, 'descargar'::text])))
items_funcionalidad: items_funcionalidad_descripcion_limite CHECK ((char_length(descripcion) <= 400))
items_funcionalidad: items_funcionalidad_nombre_limite CHECK ((char_length(nombre) <= 100))
items_funcionalidad: items_funcionalidad_pkey PRIMARY KEY (id)
items_funcionalidad: items_funcionalidad_subfuncionalidad_id_fkey FOREIGN KEY (subfuncionalidad_id) REFERENCES subfuncionalidades(id)
jobs: jobs_kind_key UNIQUE (kind, job_key)
jobs: jobs_one_end CHECK (((finished_at IS NULL) OR (abandoned_at IS NULL)))
jobs: jobs_pkey PRIMARY KEY (id)
lenguajes: lenguajes_codigo_check CHECK ((codigo ~ '^[a-z0-9][a-z0-9.+#-]{0,39}$'::text))
lenguajes: lenguajes_codigo_key UNIQUE (codigo)
lenguajes: lenguajes_nombre_check CHECK ((nombre <> ''::text))
lenguajes: lenguajes_pkey PRIMARY KEY (id)
listas_items: listas_items_codigo_check CHECK ((codigo ~ '^[A-Z]{2}-\d+$'::text))
listas_items: listas_items_dimension_check CHECK ((dimension = ANY (ARRAY['politico-legal'::text, 'organizacional'::text, 'semantico'::text, 'tecnico'::text])))
listas_items: listas_items_etiqueta_check CHECK ((etiqueta <> ''::text))
listas_items: listas_items_lineamiento_check CHECK ((lineamiento ~ '^[A-Z]{2}\.\d{2}$'::text))
listas_items: listas_items_lista_id_fkey FOREIGN KEY (lista_id) REFERENCES listas_verificacion(id)
listas_items: listas_items_pkey PRIMARY KEY (lista_id, codigo)
listas_items: listas_items_verifica_check CHECK ((verifica = ANY (ARRAY['producto'::text, 'consultor'::text, 'operador'::text])))
listas_verificacion: listas_verificacion_numero_check CHECK ((numero ~ '^\d{4}\.\d+$'::text))
listas_verificacion: listas_verificacion_numero_key UNIQUE (numero)
listas_verificacion: listas_verificacion_pkey PRIMARY KEY (id)
login_nonces: login_nonces_pkey PRIMARY KEY (nonce_hash)
membresias: membresias_activa_con_rol CHECK (((estado <> 'activa'::text) OR (rol_id IS NOT NULL)))
membresias: membresias_cargo_limite CHECK ((char_length(cargo) < 101))
membresias: membresias_correo_electronico_limite CHECK ((char_length(correo_electronico) < 255))
membresias: membresias_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
membresias: membresias_estado_check CHECK ((estado = ANY (ARRAY['pendiente'::text, 'activa'::text, 'inactiva'::text, 'rechazada'::text])))
membresias: membresias_motivo_rechazo_limite CHECK ((char_length(motivo_rechazo) <= 200))
membresias: membresias_otro_numero_telefonico_limite CHECK ((otro_numero_telefonico ~ '^\d{7,10}$'::text))
membresias: membresias_pkey PRIMARY KEY (id)
membresias: membresias_rol_id_fkey FOREIGN KEY (rol_id) REFERENCES roles(id)
membresias: membresias_usuario_entidad_key UNIQUE (usuario_id, entidad_id)
membresias: membresias_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
mesas: mesas_cierre_completo CHECK ((activa OR ((cerrada_en IS NOT NULL) AND (motivo_cierre IS NOT NULL))))
mesas: mesas_consultor_principal_id_fkey FOREIGN KEY (consultor_principal_id) REFERENCES usuarios(id)
mesas: mesas_entidad_lider_id_fkey FOREIGN KEY (entidad_lider_id) REFERENCES entidades(id)
mesas: mesas_pkey PRIMARY KEY (id)
mesas_comentarios: mesas_comentarios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
mesas_comentarios: mesas_comentarios_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
mesas_comentarios: mesas_comentarios_pkey PRIMARY KEY (id)
mesas_comentarios: mesas_comentarios_texto_check CHECK (((texto <> ''::text) AND (length(texto) <= 2000)))
mesas_comentarios: mesas_comentarios_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
mesas_entidades: mesas_entidades_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
mesas_entidades: mesas_entidades_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
mesas_entidades: mesas_entidades_pkey PRIMARY KEY (mesa_id, entidad_id)
mesas_entidades: mesas_entidades_rol_check CHECK ((rol = ANY (ARRAY['lider'::text, 'proveedora'::text, 'consumidora'::text, 'invitada'::text])))
mesas_seguidores: mesas_seguidores_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id) ON DELETE CASCADE
mesas_seguidores: mesas_seguidores_pkey PRIMARY KEY (mesa_id, usuario_id)
mesas_seguidores: mesas_seguidores_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
mesas_servicios: mesas_servicios_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
mesas_servicios: mesas_servicios_pkey PRIMARY KEY (mesa_id, servicio_id)
mesas_servicios: mesas_servicios_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
modelos_madurez: modelos_madurez_grados_check CHECK ((cardinality(grados) = 5))
modelos_madurez: modelos_madurez_nombre_check CHECK ((nombre <> ''::text))
modelos_madurez: modelos_madurez_pkey PRIMARY KEY (version)
modelos_madurez: modelos_madurez_version_check CHECK ((version > 0))
municipios: municipios_check CHECK (("left"(codigo, 2) = departamento_codigo))
municipios: municipios_codigo_check CHECK ((codigo ~ '^\d{5}$'::text))
municipios: municipios_departamento_codigo_fkey FOREIGN KEY (departamento_codigo) REFERENCES departamentos(codigo)
municipios: municipios_pkey PRIMARY KEY (codigo)
notificaciones: notificaciones_enlace_del_sitio CHECK ((enlace ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$'::text))
notificaciones: notificaciones_pkey PRIMARY KEY (id)
notificaciones: notificaciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
oid_nodos: oid_nodos_arco_check CHECK ((arco >= 0))
oid_nodos: oid_nodos_dentro_del_padre CHECK (
CASE
    WHEN (padre_oid IS NULL) THEN (oid = (arco)::text)
    ELSE (oid = ((padre_oid || '.'::text) || arco))
END)
oid_nodos: oid_nodos_estado_check CHECK ((estado = ANY (ARRAY['activo'::text, 'reservado'::text, 'retirado'::text])))
oid_nodos: oid_nodos_nombre_check CHECK ((nombre <> ''::text))
oid_nodos: oid_nodos_oid_check CHECK (((length(oid) <= 255) AND (oid ~ '^[0-2](\.(0|[1-9][0-9]*))*$'::text) AND (oid !~ '^[01]\.([4-9][0-9]|[1-9][0-9]{2,})(\.|$)'::text)))
oid_nodos: oid_nodos_padre_oid_fkey FOREIGN KEY (padre_oid) REFERENCES oid_nodos(oid)
oid_nodos: oid_nodos_pkey PRIMARY KEY (oid)
oid_nodos: oid_nodos_tipo_check CHECK ((tipo = ANY (ARRAY['raiz'::text, 'objeto'::text, 'capa'::text, 'dominio'::text, 'entidad'::text, 'elemento'::text, 'servicio'::text, 'estandar'::text, 'capa-de-uso'::text, 'definicion'::text, 'evento'::text, 'individuo'::text, 'regla'::text, 'version'::text])))
ontologia_definiciones: ontologia_definiciones_autor_id_fkey FOREIGN KEY (autor_id) REFERENCES usuarios(id)
ontologia_definiciones: ontologia_definiciones_clase CHECK (((tipo <> 'clase'::text) OR ((dominio_clase_id IS NULL) AND (rango_clase_id IS NULL) AND (rango_tipo_dato IS NULL))))
ontologia_definiciones: ontologia_definiciones_clase_superior_id_fkey FOREIGN KEY (clase_superior_id) REFERENCES ontologia_definiciones(id)
ontologia_definiciones: ontologia_definiciones_codigo_check CHECK ((codigo ~ '^[A-Za-z][A-Za-z0-9]{1,79}$'::text))
ontologia_definiciones: ontologia_definiciones_codigo_key UNIQUE (codigo)
ontologia_definiciones: ontologia_definiciones_definicion_check CHECK ((definicion <> ''::text))
ontologia_definiciones: ontologia_definiciones_dominio_clase_id_fkey FOREIGN KEY (dominio_clase_id) REFERENCES ontologia_definiciones(id)
ontologia_definiciones: ontologia_definiciones_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
ontologia_definiciones: ontologia_definiciones_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'vigente'::text, 'inactivo'::text])))
ontologia_definiciones: ontologia_definiciones_no_es_su_superior CHECK ((clase_superior_id <> id))
ontologia_definiciones: ontologia_definiciones_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
ontologia_definiciones: ontologia_definiciones_oid_key UNIQUE (oid)
ontologia_definiciones: ontologia_definiciones_pkey PRIMARY KEY (id)
ontologia_definiciones: ontologia_definiciones_propiedad_dato CHECK (((tipo <> 'propiedad-dato'::text) OR (rango_clase_id IS NULL)))
ontologia_definiciones: ontologia_definiciones_propiedad_objeto CHECK (((tipo <> 'propiedad-objeto'::text) OR (rango_tipo_dato IS NULL)))
ontologia_definiciones: ontologia_definiciones_rango_clase_id_fkey FOREIGN KEY (rango_clase_id) REFERENCES ontologia_definiciones(id)
ontologia_definiciones: ontologia_definiciones_rango_tipo_dato_check CHECK ((rango_tipo_dato = ANY (ARRAY['cadena'::text, 'entero'::text, 'decimal'::text, 'fecha'::text, 'fecha-hora'::text, 'hora'::text, 'booleano'::text, 'binario'::text, 'uri'::text])))
ontologia_definiciones: ontologia_definiciones_termino_check CHECK ((termino <> ''::text))
ontologia_definiciones: ontologia_definiciones_tipo_check CHECK ((tipo = ANY (ARRAY['clase'::text, 'propiedad-dato'::text, 'propiedad-objeto'::text])))
ontologia_eventos: ontologia_eventos_autor_id_fkey FOREIGN KEY (autor_id) REFERENCES usuarios(id)
ontologia_eventos: ontologia_eventos_codigo_check CHECK ((codigo ~ '^[A-Za-z][A-Za-z0-9]{1,79}$'::text))
ontologia_eventos: ontologia_eventos_codigo_key UNIQUE (codigo)
ontologia_eventos: ontologia_eventos_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'vigente'::text, 'inactivo'::text])))
ontologia_eventos: ontologia_eventos_nombre_check CHECK ((nombre <> ''::text))
ontologia_eventos: ontologia_eventos_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
ontologia_eventos: ontologia_eventos_oid_key UNIQUE (oid)
ontologia_eventos: ontologia_eventos_pkey PRIMARY KEY (id)
ontologia_eventos: ontologia_eventos_tipo_check CHECK ((tipo = ANY (ARRAY['vida'::text, 'administrativo'::text])))
ontologia_eventos_elementos: ontologia_eventos_elementos_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
ontologia_eventos_elementos: ontologia_eventos_elementos_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES ontologia_eventos(id)
ontologia_eventos_elementos: ontologia_eventos_elementos_pkey PRIMARY KEY (evento_id, elemento_id)
ontologia_eventos_participantes: ontologia_eventos_participantes_clase_id_fkey FOREIGN KEY (clase_id) REFERENCES ontologia_definiciones(id)
ontologia_eventos_participantes: ontologia_eventos_participantes_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES ontologia_eventos(id)
ontologia_eventos_participantes: ontologia_eventos_participantes_pkey PRIMARY KEY (id)
ontologia_eventos_participantes: ontologia_eventos_participantes_rol_check CHECK ((rol <> ''::text))
ontologia_individuos: ontologia_individuos_autor_id_fkey FOREIGN KEY (autor_id) REFERENCES usuarios(id)
ontologia_individuos: ontologia_individuos_check CHECK ((vigente_desde <= vigente_hasta))
ontologia_individuos: ontologia_individuos_clase_id_fkey FOREIGN KEY (clase_id) REFERENCES ontologia_definiciones(id)
ontologia_individuos: ontologia_individuos_codigo_iri_check CHECK ((codigo_iri ~ '^[A-Za-z][A-Za-z0-9]{1,79}$'::text))
ontologia_individuos: ontologia_individuos_codigo_iri_key UNIQUE (codigo_iri)
ontologia_individuos: ontologia_individuos_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'vigente'::text, 'inactivo'::text])))
ontologia_individuos: ontologia_individuos_nombre_check CHECK ((nombre <> ''::text))
ontologia_individuos: ontologia_individuos_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
ontologia_individuos: ontologia_individuos_oid_key UNIQUE (oid)
ontologia_individuos: ontologia_individuos_pkey PRIMARY KEY (id)
ontologia_individuos_valores: ontologia_individuos_valores_check CHECK (((valor IS NULL) <> (valor_individuo_id IS NULL)))
ontologia_individuos_valores: ontologia_individuos_valores_individuo_id_fkey FOREIGN KEY (individuo_id) REFERENCES ontologia_individuos(id)
ontologia_individuos_valores: ontologia_individuos_valores_pkey PRIMARY KEY (id)
ontologia_individuos_valores: ontologia_individuos_valores_propiedad_id_fkey FOREIGN KEY (propiedad_id) REFERENCES ontologia_definiciones(id)
ontologia_individuos_valores: ontologia_individuos_valores_valor_individuo_id_fkey FOREIGN KEY (valor_individuo_id) REFERENCES ontologia_individuos(id)
ontologia_reglas: ontologia_reglas_autor_id_fkey FOREIGN KEY (autor_id) REFERENCES usuarios(id)
ontologia_reglas: ontologia_reglas_clase_id_fkey FOREIGN KEY (clase_id) REFERENCES ontologia_definiciones(id)
ontologia_reglas: ontologia_reglas_codigo_check CHECK ((codigo ~ '^[A-Za-z][A-Za-z0-9]{1,79}$'::text))
ontologia_reglas: ontologia_reglas_codigo_key UNIQUE (codigo)
ontologia_reglas: ontologia_reglas_enunciado_check CHECK ((enunciado <> ''::text))
ontologia_reglas: ontologia_reglas_estado_check CHECK ((estado = ANY (ARRAY['borrador'::text, 'vigente'::text, 'inactivo'::text])))
ontologia_reglas: ontologia_reglas_expresion CHECK (((lenguaje = 'texto'::text) = (expresion = ''::text)))
ontologia_reglas: ontologia_reglas_lenguaje_check CHECK ((lenguaje = ANY (ARRAY['shacl'::text, 'regex'::text, 'texto'::text])))
ontologia_reglas: ontologia_reglas_nombre_check CHECK ((nombre <> ''::text))
ontologia_reglas: ontologia_reglas_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
ontologia_reglas: ontologia_reglas_oid_key UNIQUE (oid)
ontologia_reglas: ontologia_reglas_pkey PRIMARY KEY (id)
ontologia_reglas: ontologia_reglas_severidad_check CHECK ((severidad = ANY (ARRAY['error'::text, 'advertencia'::text])))
ontologia_reglas: ontologia_reglas_tipo_check CHECK ((tipo = ANY (ARRAY['validacion'::text, 'derivacion'::text, 'cardinalidad'::text, 'coherencia'::text])))
ontologia_reglas_elementos: ontologia_reglas_elementos_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
ontologia_reglas_elementos: ontologia_reglas_elementos_pkey PRIMARY KEY (regla_id, elemento_id)
ontologia_reglas_elementos: ontologia_reglas_elementos_regla_id_fkey FOREIGN KEY (regla_id) REFERENCES ontologia_reglas(id)
ordenes: ordenes_nombre_key UNIQUE (nombre)
ordenes: ordenes_pkey PRIMARY KEY (id)
outbox_messages: outbox_messages_attachment_complete CHECK ((((attachment_name IS NULL) = (attachment_type IS NULL)) AND ((attachment_name IS NULL) = (attachment_bytes IS NULL)) AND ((attachment_body IS NULL) OR (attachment_name IS NOT NULL)) AND ((attachment_body IS NOT NULL) OR (attachment_name IS NULL) OR (sent_at IS NOT NULL))))
outbox_messages: outbox_messages_attachment_is_open CHECK (((attachment_name IS NULL) OR (NOT secret)))
outbox_messages: outbox_messages_attachment_size CHECK (((attachment_bytes >= 1) AND (attachment_bytes <= 5242880)))
outbox_messages: outbox_messages_calendar_complete CHECK (((calendar_method IS NULL) = (calendar_body IS NULL)))
outbox_messages: outbox_messages_calendar_method_check CHECK ((calendar_method = ANY (ARRAY['REQUEST'::text, 'CANCEL'::text])))
outbox_messages: outbox_messages_one_end CHECK (((sent_at IS NULL) OR (abandoned_at IS NULL)))
outbox_messages: outbox_messages_pkey PRIMARY KEY (id)
outbox_messages: outbox_messages_sealed_is_secret CHECK (((sealed_body IS NULL) OR secret))
parametros: parametros_pkey PRIMARY KEY (clave)
parametros: parametros_tipo_check CHECK ((tipo = ANY (ARRAY['texto'::text, 'entero'::text, 'booleano'::text, 'lista'::text, 'json'::text])))
parametros_cambios: parametros_cambios_cerrado CHECK (((estado <> ALL (ARRAY['rechazado'::text, 'retirado'::text])) OR (decidido_en IS NOT NULL)))
parametros_cambios: parametros_cambios_clave_fkey FOREIGN KEY (clave) REFERENCES parametros(clave)
parametros_cambios: parametros_cambios_decidido_por_id_fkey FOREIGN KEY (decidido_por_id) REFERENCES usuarios(id)
parametros_cambios: parametros_cambios_decision CHECK (((decidido_por_id IS NULL) = (decidido_en IS NULL)))
parametros_cambios: parametros_cambios_estado_check CHECK ((estado = ANY (ARRAY['aplicado'::text, 'propuesto'::text, 'rechazado'::text, 'retirado'::text])))
parametros_cambios: parametros_cambios_pendiente CHECK (((estado <> 'propuesto'::text) OR (decidido_en IS NULL)))
parametros_cambios: parametros_cambios_pkey PRIMARY KEY (id)
parametros_cambios: parametros_cambios_segunda_persona CHECK (((decidido_por_id IS NULL) OR ((decidido_por_id = usuario_id) = (estado = 'retirado'::text))))
parametros_cambios: parametros_cambios_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
pasaportes: pasaportes_oid_fkey FOREIGN KEY (oid) REFERENCES oid_nodos(oid)
pasaportes: pasaportes_oid_key UNIQUE (oid)
pasaportes: pasaportes_pkey PRIMARY KEY (version_id)
pasaportes: pasaportes_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id)
plantillas_cambios: plantillas_cambios_evento_fkey FOREIGN KEY (evento) REFERENCES plantillas_correo(evento)
plantillas_cambios: plantillas_cambios_pkey PRIMARY KEY (id)
plantillas_cambios: plantillas_cambios_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
plantillas_correo: plantillas_correo_pkey PRIMARY KEY (evento)
plataforma_anomalias: plataforma_anomalias_clave UNIQUE (servicio_id, hora, medida)
plataforma_anomalias: plataforma_anomalias_marca_check CHECK ((marca = ANY (ARRAY['normal'::text, 'incidente'::text])))
plataforma_anomalias: plataforma_anomalias_medida_check CHECK ((medida = ANY (ARRAY['llamadas'::text, 'fallas'::text, 'p95'::text])))
plataforma_anomalias: plataforma_anomalias_pkey PRIMARY KEY (id)
plataforma_anomalias: plataforma_anomalias_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES plataforma_servicios(id)
plataforma_certificados: plataforma_certificados_clave UNIQUE (miembro_id, servidor, uso, serie)
plataforma_certificados: plataforma_certificados_emisor_check CHECK ((char_length(emisor) <= 300))
plataforma_certificados: plataforma_certificados_miembro_id_fkey FOREIGN KEY (miembro_id) REFERENCES plataforma_subsistemas(id)
plataforma_certificados: plataforma_certificados_pkey PRIMARY KEY (id)
plataforma_certificados: plataforma_certificados_serie_check CHECK ((char_length(serie) <= 100))
plataforma_certificados: plataforma_certificados_servidor_check CHECK ((char_length(servidor) <= 255))
plataforma_certificados: plataforma_certificados_uso_check CHECK ((uso = ANY (ARRAY['firma'::text, 'autenticacion'::text])))
plataforma_contratos: plataforma_contratos_certificado_sha256_check CHECK ((certificado_sha256 ~ '^[0-9a-f]{64}$'::text))
plataforma_contratos: plataforma_contratos_check CHECK (((rompen >= 0) AND (rompen <= total)))
plataforma_contratos: plataforma_contratos_estado_check CHECK ((estado = ANY (ARRAY['igual'::text, 'equivalente'::text, 'distinto'::text])))
plataforma_contratos: plataforma_contratos_pkey PRIMARY KEY (id)
plataforma_contratos: plataforma_contratos_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES plataforma_servicios(id)
plataforma_contratos: plataforma_contratos_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
plataforma_contratos: plataforma_contratos_subido_por_fkey FOREIGN KEY (subido_por) REFERENCES usuarios(id)
plataforma_contratos: plataforma_contratos_total_check CHECK ((total >= 0))
plataforma_horas: plataforma_horas_importacion_id_fkey FOREIGN KEY (importacion_id) REFERENCES plataforma_importaciones(id)
plataforma_horas: plataforma_horas_pkey PRIMARY KEY (importacion_id, hora, relacion_id)
plataforma_horas: plataforma_horas_relacion_id_fkey FOREIGN KEY (relacion_id) REFERENCES plataforma_relaciones(id)
plataforma_horas: plataforma_horas_total_check CHECK ((total > 0))
plataforma_horas_vigentes: plataforma_horas_vigentes_importacion_id_fkey FOREIGN KEY (importacion_id) REFERENCES plataforma_importaciones(id)
plataforma_horas_vigentes: plataforma_horas_vigentes_pkey PRIMARY KEY (ambiente, hora)
plataforma_importaciones: plataforma_importaciones_ambiente_check CHECK ((ambiente = ANY (ARRAY['calidad'::text, 'preproduccion'::text, 'produccion'::text])))
plataforma_importaciones: plataforma_importaciones_bytes_check CHECK ((bytes > 0))
plataforma_importaciones: plataforma_importaciones_creada_por_fkey FOREIGN KEY (creada_por) REFERENCES usuarios(id)
plataforma_importaciones: plataforma_importaciones_estado_check CHECK ((estado = ANY (ARRAY['recibiendo'::text, 'calculando'::text, 'revisada'::text, 'aplicada'::text, 'descartando'::text, 'descartada'::text, 'rechazada'::text])))
plataforma_importaciones: plataforma_importaciones_forma_check CHECK ((forma = ANY (ARRAY['lineas'::text, 'fuera'::text, 'dentro'::text])))
plataforma_importaciones: plataforma_importaciones_nombre_check CHECK (((char_length(nombre) >= 1) AND (char_length(nombre) <= 200)))
plataforma_importaciones: plataforma_importaciones_pkey PRIMARY KEY (id)
plataforma_importaciones: plataforma_importaciones_rechazada CHECK (((estado <> 'rechazada'::text) OR (rechazo IS NOT NULL)))
plataforma_importaciones: plataforma_importaciones_rechazo_check CHECK ((rechazo ~ '^[A-Z_]{1,60}$'::text))
plataforma_importaciones: plataforma_importaciones_recibidos_check CHECK ((recibidos >= 0))
plataforma_meses: plataforma_meses_fecha_mes_check CHECK ((EXTRACT(day FROM fecha_mes) = (1)::numeric))
plataforma_meses: plataforma_meses_incumplidas_check CHECK ((incumplidas <@ ARRAY['disponibilidad'::text, 'p95'::text, 'tasaError'::text]))
plataforma_meses: plataforma_meses_pkey PRIMARY KEY (servicio_id, fecha_mes)
plataforma_meses: plataforma_meses_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
plataforma_permisos: plataforma_permisos_cliente_id_fkey FOREIGN KEY (cliente_id) REFERENCES plataforma_subsistemas(id)
plataforma_permisos: plataforma_permisos_pkey PRIMARY KEY (servicio_id, cliente_id)
plataforma_permisos: plataforma_permisos_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES plataforma_servicios(id)
plataforma_pulsos: plataforma_pulsos_check CHECK (((caidos >= 0) AND (caidos <= con_trafico)))
plataforma_pulsos: plataforma_pulsos_con_trafico_check CHECK (((con_trafico >= 0) AND (con_trafico <= 60)))
plataforma_pulsos: plataforma_pulsos_importacion_id_fkey FOREIGN KEY (importacion_id) REFERENCES plataforma_importaciones(id)
plataforma_pulsos: plataforma_pulsos_llamadas_check CHECK ((llamadas > 0))
plataforma_pulsos: plataforma_pulsos_pkey PRIMARY KEY (importacion_id, hora, servicio_id)
plataforma_pulsos: plataforma_pulsos_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES plataforma_servicios(id)
plataforma_registros: plataforma_registros_pkey PRIMARY KEY (ambiente, hora, mensaje, productor, entrada)
plataforma_relaciones: plataforma_relaciones_clave UNIQUE (servicio_id, cliente_id)
plataforma_relaciones: plataforma_relaciones_cliente_id_fkey FOREIGN KEY (cliente_id) REFERENCES plataforma_subsistemas(id)
plataforma_relaciones: plataforma_relaciones_pkey PRIMARY KEY (id)
plataforma_relaciones: plataforma_relaciones_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES plataforma_servicios(id)
plataforma_servicios: plataforma_servicios_ans_disponibilidad_check CHECK (((ans_disponibilidad >= (0)::numeric) AND (ans_disponibilidad <= (100)::numeric)))
plataforma_servicios: plataforma_servicios_ans_p95_ms_check CHECK (((ans_p95_ms >= 1) AND (ans_p95_ms <= 600000)))
plataforma_servicios: plataforma_servicios_ans_tasa_error_check CHECK (((ans_tasa_error >= (0)::numeric) AND (ans_tasa_error <= (100)::numeric)))
plataforma_servicios: plataforma_servicios_clave UNIQUE (subsistema_id, codigo, numero)
plataforma_servicios: plataforma_servicios_codigo_check CHECK ((char_length(codigo) <= 255))
plataforma_servicios: plataforma_servicios_numero_check CHECK ((char_length(numero) <= 255))
plataforma_servicios: plataforma_servicios_pkey PRIMARY KEY (id)
plataforma_servicios: plataforma_servicios_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
plataforma_servicios: plataforma_servicios_subsistema_id_fkey FOREIGN KEY (subsistema_id) REFERENCES plataforma_subsistemas(id)
plataforma_servicios: plataforma_servicios_tipo_check CHECK ((tipo = ANY (ARRAY['WSDL'::text, 'REST'::text, 'OPENAPI3'::text])))
plataforma_subsistemas: plataforma_subsistemas_ambiente_check CHECK ((ambiente = ANY (ARRAY['calidad'::text, 'preproduccion'::text, 'produccion'::text])))
plataforma_subsistemas: plataforma_subsistemas_clase_check CHECK ((char_length(clase) <= 255))
plataforma_subsistemas: plataforma_subsistemas_clave UNIQUE (ambiente, instancia, clase, miembro, codigo)
plataforma_subsistemas: plataforma_subsistemas_codigo_check CHECK ((char_length(codigo) <= 255))
plataforma_subsistemas: plataforma_subsistemas_instancia_check CHECK ((char_length(instancia) <= 255))
plataforma_subsistemas: plataforma_subsistemas_miembro_check CHECK ((char_length(miembro) <= 255))
plataforma_subsistemas: plataforma_subsistemas_nombre_check CHECK ((char_length(nombre) <= 300))
plataforma_subsistemas: plataforma_subsistemas_pkey PRIMARY KEY (id)
plataforma_tareas: plataforma_tareas_cerrada_por_fkey FOREIGN KEY (cerrada_por) REFERENCES usuarios(id)
plataforma_tareas: plataforma_tareas_cierre CHECK (((cerrada_en IS NOT NULL) OR ((cerrada_por IS NULL) AND (nota IS NULL))))
plataforma_tareas: plataforma_tareas_hecho UNIQUE (tipo, referencia)
plataforma_tareas: plataforma_tareas_nota_check CHECK (((char_length(nota) >= 1) AND (char_length(nota) <= 500)))
plataforma_tareas: plataforma_tareas_palabra CHECK (((nota IS NULL) OR (cerrada_por IS NOT NULL)))
plataforma_tareas: plataforma_tareas_permiso CHECK (((permiso_dado IS NULL) OR (tipo = 'permiso'::text)))
plataforma_tareas: plataforma_tareas_pkey PRIMARY KEY (id)
plataforma_tareas: plataforma_tareas_tipo_check CHECK ((tipo = ANY (ARRAY['registrar'::text, 'conceptuar'::text, 'publicar'::text, 'permiso'::text, 'deriva'::text, 'ans'::text, 'certificado'::text])))
plataforma_ventanas: plataforma_ventanas_anunciada_por_fkey FOREIGN KEY (anunciada_por) REFERENCES usuarios(id)
plataforma_ventanas: plataforma_ventanas_motivo_check CHECK (((char_length(motivo) >= 1) AND (char_length(motivo) <= 300)))
plataforma_ventanas: plataforma_ventanas_orden CHECK ((termina_en > inicia_en))
plataforma_ventanas: plataforma_ventanas_pkey PRIMARY KEY (id)
plataforma_ventanas: plataforma_ventanas_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
precedentes: precedentes_desacuerdo_id_fkey FOREIGN KEY (desacuerdo_id) REFERENCES desacuerdos(id)
precedentes: precedentes_desacuerdo_id_key UNIQUE (desacuerdo_id)
precedentes: precedentes_pkey PRIMARY KEY (id)
precedentes: precedentes_texto_check CHECK ((texto <> ''::text))
precedentes: precedentes_titulo_check CHECK ((titulo <> ''::text))
preferencias_notificacion: preferencias_notificacion_correo_check CHECK ((correo = ANY (ARRAY['inmediato'::text, 'resumen'::text, 'nunca'::text])))
preferencias_notificacion: preferencias_notificacion_pkey PRIMARY KEY (usuario_id, evento)
preferencias_notificacion: preferencias_notificacion_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
producto_incidentes: producto_incidentes_check CHECK ((termino_en >= empezo_en))
producto_incidentes: producto_incidentes_marcha_check CHECK ((marcha = ANY (ARRAY['demora'::text, 'falla'::text])))
producto_incidentes: producto_incidentes_pieza_check CHECK ((pieza <> ''::text))
producto_incidentes: producto_incidentes_pkey PRIMARY KEY (id)
producto_mediciones: producto_mediciones_marcha_check CHECK ((marcha = ANY (ARRAY['bien'::text, 'demora'::text, 'falla'::text, 'sin-medir'::text, 'sin-uso'::text])))
producto_mediciones: producto_mediciones_pieza_check CHECK ((pieza <> ''::text))
producto_mediciones: producto_mediciones_pkey PRIMARY KEY (pieza)
request_counts: request_counts_pkey PRIMARY KEY (key)
restablecimientos: restablecimientos_correo_electronico_check CHECK ((char_length(correo_electronico) < 255))
restablecimientos: restablecimientos_pkey PRIMARY KEY (id)
restablecimientos_claves: restablecimientos_claves_pkey PRIMARY KEY (clave_hash)
restablecimientos_claves: restablecimientos_claves_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
reuniones: reuniones_cancelacion_completa CHECK (((estado <> 'cancelada'::text) OR (motivo_cancelacion IS NOT NULL)))
reuniones: reuniones_consultor_principal_id_fkey FOREIGN KEY (consultor_principal_id) REFERENCES usuarios(id)
reuniones: reuniones_duracion_minutos_check CHECK (((duracion_minutos >= 15) AND (duracion_minutos <= 720)))
reuniones: reuniones_estado_check CHECK ((estado = ANY (ARRAY['programada'::text, 'en-curso'::text, 'realizada'::text, 'cancelada'::text])))
reuniones: reuniones_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
reuniones: reuniones_pkey PRIMARY KEY (id)
reuniones: reuniones_recordada CHECK (((recordada_en IS NULL) = (recordada_a IS NULL)))
reuniones: reuniones_recordada_a_check CHECK ((recordada_a <> ''::text))
reuniones_archivos: reuniones_archivos_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
reuniones_archivos: reuniones_archivos_pkey PRIMARY KEY (reunion_id, archivo_id)
reuniones_archivos: reuniones_archivos_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
reuniones_borradores: reuniones_borradores_campo_check CHECK ((campo ~ '^(avance|participante|(punto|asistio|decision):[1-9][0-9]{0,8})$'::text))
reuniones_borradores: reuniones_borradores_pkey PRIMARY KEY (reunion_id, campo)
reuniones_borradores: reuniones_borradores_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
reuniones_consultores: reuniones_consultores_pkey PRIMARY KEY (reunion_id, usuario_id)
reuniones_consultores: reuniones_consultores_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
reuniones_consultores: reuniones_consultores_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
reuniones_decisiones: reuniones_decisiones_pkey PRIMARY KEY (id)
reuniones_decisiones: reuniones_decisiones_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
reuniones_participantes: reuniones_participantes_confirmacion CHECK (((asistira IS NULL) = (confirmado_en IS NULL)))
reuniones_participantes: reuniones_participantes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
reuniones_participantes: reuniones_participantes_pkey PRIMARY KEY (id)
reuniones_participantes: reuniones_participantes_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
reuniones_puntos: reuniones_puntos_compromiso_id_fkey FOREIGN KEY (compromiso_id) REFERENCES compromisos(id)
reuniones_puntos: reuniones_puntos_pkey PRIMARY KEY (id)
reuniones_puntos: reuniones_puntos_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
roles: roles_ambito_check CHECK ((ambito = ANY (ARRAY['ministerio'::text, 'entidad'::text, 'operador'::text])))
roles: roles_codigo_key UNIQUE (codigo)
roles: roles_descripcion_limite CHECK ((char_length(descripcion) <= 400))
roles: roles_nombre_key UNIQUE (nombre)
roles: roles_nombre_limite CHECK ((char_length(nombre) <= 100))
roles: roles_pkey PRIMARY KEY (id)
roles_permisos: roles_permisos_accion_check CHECK ((accion = ANY (ARRAY['consultar'::text, 'crear'::text, 'editar'::text, 'aprobar'::text, 'eliminar'::text, 'descargar'::text])))
roles_permisos: roles_permisos_accion_fk FOREIGN KEY (subfuncionalidad_id, accion) REFERENCES subfuncionalidades_acciones(subfuncionalidad_id, accion)
roles_permisos: roles_permisos_pkey PRIMARY KEY (rol_id, subfuncionalidad_id, accion)
roles_permisos: roles_permisos_rol_id_fkey FOREIGN KEY (rol_id) REFERENCES roles(id)
roles_permisos: roles_permisos_subfuncionalidad_id_fkey FOREIGN KEY (subfuncionalidad_id) REFERENCES subfuncionalidades(id)
schema_migrations: schema_migrations_pkey PRIMARY KEY (name)
secrets_keys: secrets_keys_pkey PRIMARY KEY (key_id)
sectores: sectores_codigo_key UNIQUE (codigo)
sectores: sectores_nombre_key UNIQUE (nombre) DEFERRABLE
sectores: sectores_pkey PRIMARY KEY (id)
segundos_factores: segundos_factores_inscrito CHECK (((secreto IS NULL) = (inscrito_en IS NULL)))
segundos_factores: segundos_factores_pkey PRIMARY KEY (usuario_id)
segundos_factores: segundos_factores_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
servicios: servicios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
servicios: servicios_estado_servicio_id_fkey FOREIGN KEY (estado_servicio_id) REFERENCES estados_servicio(id)
servicios: servicios_nombre_key UNIQUE (nombre)
servicios: servicios_pkey PRIMARY KEY (id)
servicios_elementos: servicios_elementos_pkey PRIMARY KEY (servicio_id, version_id)
servicios_elementos: servicios_elementos_sentido_check CHECK ((sentido = ANY (ARRAY['entrada'::text, 'salida'::text, 'ambos'::text])))
servicios_elementos: servicios_elementos_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
servicios_elementos: servicios_elementos_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
servicios_mensajes: servicios_mensajes_operacion_id_fkey FOREIGN KEY (operacion_id) REFERENCES servicios_operaciones(id)
servicios_mensajes: servicios_mensajes_papel UNIQUE (operacion_id, papel)
servicios_mensajes: servicios_mensajes_papel_check CHECK ((papel = ANY (ARRAY['peticion'::text, 'respuesta'::text, 'error'::text])))
servicios_mensajes: servicios_mensajes_pkey PRIMARY KEY (id)
servicios_mensajes_campos: servicios_mensajes_campos_campo_solicitud_id_fkey FOREIGN KEY (campo_solicitud_id) REFERENCES solicitudes_campos(id)
servicios_mensajes_campos: servicios_mensajes_campos_check CHECK (((maximo >= 1) AND (maximo >= minimo)))
servicios_mensajes_campos: servicios_mensajes_campos_elemento_version_id_fkey FOREIGN KEY (elemento_version_id) REFERENCES elementos_versiones(id)
servicios_mensajes_campos: servicios_mensajes_campos_mensaje_id_fkey FOREIGN KEY (mensaje_id) REFERENCES servicios_mensajes(id)
servicios_mensajes_campos: servicios_mensajes_campos_minimo_check CHECK ((minimo >= 0))
servicios_mensajes_campos: servicios_mensajes_campos_nombre_local_check CHECK ((nombre_local <> ''::text))
servicios_mensajes_campos: servicios_mensajes_campos_padre FOREIGN KEY (mensaje_id, padre_id) REFERENCES servicios_mensajes_campos(mensaje_id, id)
servicios_mensajes_campos: servicios_mensajes_campos_pkey PRIMARY KEY (id)
servicios_mensajes_campos: servicios_mensajes_campos_propio UNIQUE (mensaje_id, id)
servicios_operaciones: servicios_operaciones_codigo UNIQUE (version_id, codigo)
servicios_operaciones: servicios_operaciones_codigo_check CHECK ((codigo ~ '^[a-z][A-Za-z0-9]{2,59}$'::text))
servicios_operaciones: servicios_operaciones_pkey PRIMARY KEY (id)
servicios_operaciones: servicios_operaciones_tipo_intercambio_check CHECK ((tipo_intercambio = ANY (ARRAY['consulta'::text, 'actualizacion'::text, 'notificacion'::text, 'transaccional'::text])))
servicios_operaciones: servicios_operaciones_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id)
servicios_versiones: servicios_versiones_base_version_id_fkey FOREIGN KEY (base_version_id) REFERENCES servicios_versiones(id)
servicios_versiones: servicios_versiones_estado_check CHECK ((estado = ANY (ARRAY['en-elaboracion'::text, 'estandarizada'::text, 'evaluada'::text, 'certificada'::text, 'publicada'::text, 'obsoleta'::text, 'retirada'::text, 'suspendida'::text])))
servicios_versiones: servicios_versiones_mayor_check CHECK ((mayor > 0))
servicios_versiones: servicios_versiones_menor_check CHECK ((menor >= 0))
servicios_versiones: servicios_versiones_numero UNIQUE (servicio_id, mayor, menor)
servicios_versiones: servicios_versiones_pkey PRIMARY KEY (id)
servicios_versiones: servicios_versiones_retiro CHECK (((fecha_retiro IS NULL) OR (obsoleta_desde IS NOT NULL)))
servicios_versiones: servicios_versiones_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
servicios_versiones: servicios_versiones_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
servicios_versiones: servicios_versiones_sucesora_id_fkey FOREIGN KEY (sucesora_id) REFERENCES servicios_versiones(id)
servicios_versiones: servicios_versiones_sucesora_otra CHECK ((sucesora_id <> id))
servicios_versiones: servicios_versiones_suspendida CHECK (((estado = 'suspendida'::text) = (suspendida_desde IS NOT NULL)))
servicios_versiones: servicios_versiones_suspendida_desde_check CHECK ((suspendida_desde = ANY (ARRAY['estandarizada'::text, 'evaluada'::text, 'certificada'::text, 'publicada'::text, 'obsoleta'::text])))
sessions: sessions_membership_fk FOREIGN KEY (membership_id) REFERENCES membresias(id)
sessions: sessions_pkey PRIMARY KEY (id)
sessions: sessions_token_hash_key UNIQUE (token_hash)
sessions: sessions_user_fk FOREIGN KEY (user_id) REFERENCES usuarios(id)
simulador_conteos: simulador_conteos_pkey PRIMARY KEY (fecha, version_id, operacion, situacion)
simulador_conteos: simulador_conteos_total_check CHECK ((total > 0))
simulador_conteos: simulador_conteos_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id)
simulador_ensayos: simulador_ensayos_check CHECK ((total >= (superadas + fallidas)))
simulador_ensayos: simulador_ensayos_contrato_sha256_check CHECK ((contrato_sha256 ~ '^[0-9a-f]{64}$'::text))
simulador_ensayos: simulador_ensayos_fallidas_check CHECK ((fallidas >= 0))
simulador_ensayos: simulador_ensayos_pkey PRIMARY KEY (id)
simulador_ensayos: simulador_ensayos_superadas_check CHECK ((superadas >= 0))
simulador_ensayos: simulador_ensayos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
simulador_ensayos: simulador_ensayos_version_id_fkey FOREIGN KEY (version_id) REFERENCES servicios_versiones(id) ON DELETE CASCADE
sistemas: sistemas_base_de_datos_id_fkey FOREIGN KEY (base_de_datos_id) REFERENCES bases_de_datos(id)
sistemas: sistemas_codigo_check CHECK ((codigo ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'::text))
sistemas: sistemas_codigo_key UNIQUE (codigo)
sistemas: sistemas_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
sistemas: sistemas_lenguaje_id_fkey FOREIGN KEY (lenguaje_id) REFERENCES lenguajes(id)
sistemas: sistemas_nombre_check CHECK ((nombre <> ''::text))
sistemas: sistemas_pkey PRIMARY KEY (id)
solicitudes: solicitudes_constancia_id_fkey FOREIGN KEY (constancia_id) REFERENCES archivos(id)
solicitudes: solicitudes_constancia_id_key UNIQUE (constancia_id)
solicitudes: solicitudes_consultor_id_fkey FOREIGN KEY (consultor_id) REFERENCES usuarios(id)
solicitudes: solicitudes_dominio_id_fkey FOREIGN KEY (dominio_id) REFERENCES dominios(id)
solicitudes: solicitudes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
solicitudes: solicitudes_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estados_solicitud(id)
solicitudes: solicitudes_nivel_check CHECK ((nivel = ANY (ARRAY[1, 2, 3])))
solicitudes: solicitudes_periodicidad_check CHECK ((periodicidad = ANY (ARRAY['en-linea'::text, 'diaria'::text, 'semanal'::text, 'mensual'::text, 'anual'::text, 'por-demanda'::text])))
solicitudes: solicitudes_pkey PRIMARY KEY (id)
solicitudes: solicitudes_plazo_dias_check CHECK ((plazo_dias >= 0))
solicitudes: solicitudes_radicada CHECK (((radicado IS NULL) = (radicada_en IS NULL)))
solicitudes: solicitudes_radicado_key UNIQUE (radicado)
solicitudes: solicitudes_servicio CHECK (((radicado IS NULL) OR (servicio_id IS NOT NULL)))
solicitudes: solicitudes_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
solicitudes: solicitudes_servicio_nombre_check CHECK ((servicio_nombre <> ''::text))
solicitudes: solicitudes_sincronia_check CHECK ((sincronia = ANY (ARRAY['sincrono'::text, 'asincrono'::text])))
solicitudes: solicitudes_solicitante_id_fkey FOREIGN KEY (solicitante_id) REFERENCES usuarios(id)
solicitudes: solicitudes_tipo_check CHECK ((tipo = ANY (ARRAY['nueva'::text, 'actualizacion'::text, 'retiro'::text])))
solicitudes: solicitudes_tipo_intercambio_check CHECK ((tipo_intercambio = ANY (ARRAY['consulta'::text, 'actualizacion'::text, 'notificacion'::text, 'transaccional'::text])))
solicitudes: solicitudes_volumen_estimado_check CHECK ((volumen_estimado >= 0))
solicitudes_archivos: solicitudes_archivos_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
solicitudes_archivos: solicitudes_archivos_archivo_id_key UNIQUE (archivo_id)
solicitudes_archivos: solicitudes_archivos_pkey PRIMARY KEY (solicitud_id, archivo_id)
solicitudes_archivos: solicitudes_archivos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_bases_de_datos: solicitudes_bases_de_datos_base_de_datos_id_fkey FOREIGN KEY (base_de_datos_id) REFERENCES bases_de_datos(id)
solicitudes_bases_de_datos: solicitudes_bases_de_datos_pkey PRIMARY KEY (solicitud_id, base_de_datos_id)
solicitudes_bases_de_datos: solicitudes_bases_de_datos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_campos: solicitudes_campos_accion_check CHECK ((accion = ANY (ARRAY['reutilizar'::text, 'definir'::text, 'modificar'::text, 'caducar'::text])))
solicitudes_campos: solicitudes_campos_base_check CHECK ((base = ANY (ARRAY['ley'::text, 'consentimiento'::text, 'funcion'::text, 'interes-publico'::text])))
solicitudes_campos: solicitudes_campos_decision CHECK (((decision = 'pendiente'::text) OR (elemento_id IS NOT NULL)))
solicitudes_campos: solicitudes_campos_decision_check CHECK ((decision = ANY (ARRAY['pendiente'::text, 'aprobada'::text, 'observada'::text])))
solicitudes_campos: solicitudes_campos_elemento CHECK (((elemento_id IS NULL) OR (accion IS NOT NULL)))
solicitudes_campos: solicitudes_campos_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
solicitudes_campos: solicitudes_campos_longitud_check CHECK ((longitud >= 0))
solicitudes_campos: solicitudes_campos_nombre_check CHECK ((nombre <> ''::text))
solicitudes_campos: solicitudes_campos_orden UNIQUE (solicitud_id, orden) DEFERRABLE INITIALLY DEFERRED
solicitudes_campos: solicitudes_campos_papel_check CHECK ((papel = ANY (ARRAY['peticion'::text, 'respuesta'::text, 'error'::text])))
solicitudes_campos: solicitudes_campos_pkey PRIMARY KEY (id)
solicitudes_campos: solicitudes_campos_sentido_check CHECK ((sentido = ANY (ARRAY['entrada'::text, 'salida'::text, 'ambos'::text])))
solicitudes_campos: solicitudes_campos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_consumidores: solicitudes_consumidores_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
solicitudes_consumidores: solicitudes_consumidores_pkey PRIMARY KEY (solicitud_id, entidad_id)
solicitudes_consumidores: solicitudes_consumidores_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_conversaciones: solicitudes_conversaciones_pkey PRIMARY KEY (id)
solicitudes_conversaciones: solicitudes_conversaciones_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_conversaciones: solicitudes_conversaciones_texto_check CHECK (((texto <> ''::text) AND (length(texto) <= 2000)))
solicitudes_conversaciones: solicitudes_conversaciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
solicitudes_diferencias: solicitudes_diferencias_campo_id_fkey FOREIGN KEY (campo_id) REFERENCES servicios_mensajes_campos(id)
solicitudes_diferencias: solicitudes_diferencias_motivo_check CHECK ((motivo <> ''::text))
solicitudes_diferencias: solicitudes_diferencias_pkey PRIMARY KEY (solicitud_id, campo_id)
solicitudes_diferencias: solicitudes_diferencias_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_en_curso: solicitudes_en_curso_nivel_check CHECK ((nivel = ANY (ARRAY[1, 2, 3])))
solicitudes_en_curso: solicitudes_en_curso_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
solicitudes_en_curso: solicitudes_en_curso_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_en_curso: solicitudes_en_curso_solicitud_id_key UNIQUE (solicitud_id)
solicitudes_en_curso: solicitudes_en_curso_unica PRIMARY KEY (servicio_id, nivel)
solicitudes_historias: solicitudes_historias_check CHECK (((acertadas >= 0) AND (acertadas <= evaluadas)))
solicitudes_historias: solicitudes_historias_evaluadas_check CHECK ((evaluadas >= 0))
solicitudes_historias: solicitudes_historias_nivel_check CHECK ((nivel = ANY (ARRAY[1, 2, 3])))
solicitudes_historias: solicitudes_historias_pkey PRIMARY KEY (nivel)
solicitudes_lenguajes: solicitudes_lenguajes_lenguaje_id_fkey FOREIGN KEY (lenguaje_id) REFERENCES lenguajes(id)
solicitudes_lenguajes: solicitudes_lenguajes_pkey PRIMARY KEY (solicitud_id, lenguaje_id)
solicitudes_lenguajes: solicitudes_lenguajes_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_marcas: solicitudes_marcas_lugar_check CHECK ((lugar <> ''::text))
solicitudes_marcas: solicitudes_marcas_lugar_nombre_check CHECK ((lugar_nombre <> ''::text))
solicitudes_marcas: solicitudes_marcas_orden UNIQUE (paso_id, orden)
solicitudes_marcas: solicitudes_marcas_orden_check CHECK ((orden > 0))
solicitudes_marcas: solicitudes_marcas_paso_id_fkey FOREIGN KEY (paso_id) REFERENCES solicitudes_pasos(id)
solicitudes_marcas: solicitudes_marcas_pkey PRIMARY KEY (id)
solicitudes_marcas: solicitudes_marcas_refutada CHECK (((respuesta IS DISTINCT FROM 'refutada'::text) OR (respuesta_texto <> ''::text)))
solicitudes_marcas: solicitudes_marcas_respondida CHECK ((((respuesta IS NULL) = (respondida_en IS NULL)) AND ((respuesta IS NULL) = (respondida_por IS NULL))))
solicitudes_marcas: solicitudes_marcas_respondida_por_fkey FOREIGN KEY (respondida_por) REFERENCES usuarios(id)
solicitudes_marcas: solicitudes_marcas_respuesta_check CHECK ((respuesta = ANY (ARRAY['corregida'::text, 'refutada'::text])))
solicitudes_marcas: solicitudes_marcas_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_marcas: solicitudes_marcas_texto_check CHECK ((texto <> ''::text))
solicitudes_mensajes_comprobados: solicitudes_mensajes_comprobados_papel_check CHECK ((papel = ANY (ARRAY['peticion'::text, 'respuesta'::text, 'error'::text])))
solicitudes_mensajes_comprobados: solicitudes_mensajes_comprobados_pkey PRIMARY KEY (id)
solicitudes_mensajes_comprobados: solicitudes_mensajes_comprobados_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
solicitudes_mensajes_comprobados: solicitudes_mensajes_comprobados_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_mensajes_comprobados: solicitudes_mensajes_comprobados_una UNIQUE (solicitud_id, operacion, papel, sha256)
solicitudes_nivel_dos: solicitudes_nivel_dos_constancia_aprobador_id_fkey FOREIGN KEY (constancia_aprobador_id) REFERENCES usuarios(id)
solicitudes_nivel_dos: solicitudes_nivel_dos_constancia_archivo_id_fkey FOREIGN KEY (constancia_archivo_id) REFERENCES archivos(id)
solicitudes_nivel_dos: solicitudes_nivel_dos_constancia_archivo_id_key UNIQUE (constancia_archivo_id)
solicitudes_nivel_dos: solicitudes_nivel_dos_contrato_archivo_id_fkey FOREIGN KEY (contrato_archivo_id) REFERENCES archivos(id)
solicitudes_nivel_dos: solicitudes_nivel_dos_contrato_archivo_id_key UNIQUE (contrato_archivo_id)
solicitudes_nivel_dos: solicitudes_nivel_dos_informe_aprobado_id_fkey FOREIGN KEY (informe_aprobado_id) REFERENCES informes_conformidad(id)
solicitudes_nivel_dos: solicitudes_nivel_dos_informe_id_fkey FOREIGN KEY (informe_id) REFERENCES informes_conformidad(id)
solicitudes_nivel_dos: solicitudes_nivel_dos_pkey PRIMARY KEY (solicitud_id)
solicitudes_nivel_dos: solicitudes_nivel_dos_servicio_version_id_fkey FOREIGN KEY (servicio_version_id) REFERENCES servicios_versiones(id)
solicitudes_nivel_dos: solicitudes_nivel_dos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_nivel_dos: solicitudes_nivel_dos_tecnologia_check CHECK ((tecnologia = ANY (ARRAY['rest'::text, 'soap'::text])))
solicitudes_nivel_tres: solicitudes_nivel_tres_concepto CHECK (((concepto_veredicto IS NULL) = (concepto_en IS NULL)))
solicitudes_nivel_tres: solicitudes_nivel_tres_concepto_usuario_id_fkey FOREIGN KEY (concepto_usuario_id) REFERENCES usuarios(id)
solicitudes_nivel_tres: solicitudes_nivel_tres_concepto_veredicto_check CHECK ((concepto_veredicto = ANY (ARRAY['favorable'::text, 'desfavorable'::text])))
solicitudes_nivel_tres: solicitudes_nivel_tres_lista_id_fkey FOREIGN KEY (lista_id) REFERENCES listas_verificacion(id)
solicitudes_nivel_tres: solicitudes_nivel_tres_pkey PRIMARY KEY (solicitud_id)
solicitudes_nivel_tres: solicitudes_nivel_tres_respuestas_check CHECK ((jsonb_typeof(respuestas) = 'object'::text))
solicitudes_nivel_tres: solicitudes_nivel_tres_servicio_version_id_fkey FOREIGN KEY (servicio_version_id) REFERENCES servicios_versiones(id)
solicitudes_nivel_tres: solicitudes_nivel_tres_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_nivel_tres_archivos: solicitudes_nivel_tres_archivos_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
solicitudes_nivel_tres_archivos: solicitudes_nivel_tres_archivos_pkey PRIMARY KEY (archivo_id)
solicitudes_nivel_tres_archivos: solicitudes_nivel_tres_archivos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_normas: solicitudes_normas_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
solicitudes_normas: solicitudes_normas_orden UNIQUE (solicitud_id, orden) DEFERRABLE INITIALLY DEFERRED
solicitudes_normas: solicitudes_normas_pkey PRIMARY KEY (id)
solicitudes_normas: solicitudes_normas_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_normas: solicitudes_normas_tipo_check CHECK ((tipo = ANY (ARRAY['ley'::text, 'decreto'::text, 'resolucion'::text, 'circular'::text, 'acuerdo'::text, 'sentencia'::text, 'otra'::text])))
solicitudes_operaciones: solicitudes_operaciones_orden UNIQUE (solicitud_id, orden) DEFERRABLE INITIALLY DEFERRED
solicitudes_operaciones: solicitudes_operaciones_pkey PRIMARY KEY (id)
solicitudes_operaciones: solicitudes_operaciones_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_operaciones: solicitudes_operaciones_tipo_intercambio_check CHECK ((tipo_intercambio = ANY (ARRAY['consulta'::text, 'actualizacion'::text, 'notificacion'::text, 'transaccional'::text])))
solicitudes_pasos: solicitudes_pasos_desde_id_fkey FOREIGN KEY (desde_id) REFERENCES estados_solicitud(id)
solicitudes_pasos: solicitudes_pasos_dias_check CHECK ((dias > 0))
solicitudes_pasos: solicitudes_pasos_hasta_id_fkey FOREIGN KEY (hasta_id) REFERENCES estados_solicitud(id)
solicitudes_pasos: solicitudes_pasos_pkey PRIMARY KEY (id)
solicitudes_pasos: solicitudes_pasos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_pasos: solicitudes_pasos_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
solicitudes_pronosticos: solicitudes_pronosticos_base_check CHECK ((base = ANY (ARRAY['historia'::text, 'plazos'::text])))
solicitudes_pronosticos: solicitudes_pronosticos_check CHECK ((dias_seguros >= dias_probables))
solicitudes_pronosticos: solicitudes_pronosticos_dias_probables_check CHECK ((dias_probables >= 0))
solicitudes_pronosticos: solicitudes_pronosticos_pkey PRIMARY KEY (solicitud_id)
solicitudes_pronosticos: solicitudes_pronosticos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_radicados: solicitudes_radicados_nivel_check CHECK ((nivel = ANY (ARRAY[1, 2, 3])))
solicitudes_radicados: solicitudes_radicados_pkey PRIMARY KEY (nivel, anio)
solicitudes_radicados: solicitudes_radicados_ultimo_check CHECK ((ultimo > 0))
solicitudes_reafirmaciones: solicitudes_reafirmaciones_base_version_id_fkey FOREIGN KEY (base_version_id) REFERENCES servicios_versiones(id)
solicitudes_reafirmaciones: solicitudes_reafirmaciones_certificado_id_fkey FOREIGN KEY (certificado_id) REFERENCES certificados(id)
solicitudes_reafirmaciones: solicitudes_reafirmaciones_huella_check CHECK ((huella ~ '^[0-9a-f]{64}$'::text))
solicitudes_reafirmaciones: solicitudes_reafirmaciones_pkey PRIMARY KEY (solicitud_id)
solicitudes_reafirmaciones: solicitudes_reafirmaciones_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_retiros: solicitudes_retiros_pkey PRIMARY KEY (solicitud_id)
solicitudes_retiros: solicitudes_retiros_servicio_version_id_fkey FOREIGN KEY (servicio_version_id) REFERENCES servicios_versiones(id)
solicitudes_retiros: solicitudes_retiros_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_retiros: solicitudes_retiros_sucesora CHECK ((sucesora_id IS DISTINCT FROM servicio_version_id))
solicitudes_retiros: solicitudes_retiros_sucesora_id_fkey FOREIGN KEY (sucesora_id) REFERENCES servicios_versiones(id)
solicitudes_seguidores: solicitudes_seguidores_pkey PRIMARY KEY (solicitud_id, usuario_id)
solicitudes_seguidores: solicitudes_seguidores_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_seguidores: solicitudes_seguidores_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
solicitudes_sistemas: solicitudes_sistemas_pkey PRIMARY KEY (solicitud_id, sistema_id)
solicitudes_sistemas: solicitudes_sistemas_sistema_id_fkey FOREIGN KEY (sistema_id) REFERENCES sistemas(id)
solicitudes_sistemas: solicitudes_sistemas_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_suspensiones: solicitudes_suspensiones_causa_check CHECK ((causa = ANY (ARRAY['concepto-de-tercero'::text, 'decision-judicial'::text, 'fuerza-mayor'::text])))
solicitudes_suspensiones: solicitudes_suspensiones_dias CHECK (((fecha_hasta IS NULL) OR (fecha_hasta >= fecha_desde)))
solicitudes_suspensiones: solicitudes_suspensiones_dias_restantes_check CHECK ((dias_restantes >= 0))
solicitudes_suspensiones: solicitudes_suspensiones_motivo_check CHECK ((motivo <> ''::text))
solicitudes_suspensiones: solicitudes_suspensiones_pkey PRIMARY KEY (id)
solicitudes_suspensiones: solicitudes_suspensiones_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_suspensiones: solicitudes_suspensiones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
solicitudes_verificaciones: solicitudes_verificaciones_pkey PRIMARY KEY (solicitud_id, codigo)
solicitudes_verificaciones: solicitudes_verificaciones_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
solicitudes_verificaciones: solicitudes_verificaciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
solicitudes_verificaciones: solicitudes_verificaciones_veredicto_check CHECK ((veredicto = ANY (ARRAY['cumple'::text, 'no-cumple'::text, 'no-aplica'::text, 'cumple-con-observacion'::text])))
solicitudes_vinculos: solicitudes_vinculos_campo_id_fkey FOREIGN KEY (campo_id) REFERENCES servicios_mensajes_campos(id)
solicitudes_vinculos: solicitudes_vinculos_pkey PRIMARY KEY (solicitud_id, campo_id)
solicitudes_vinculos: solicitudes_vinculos_ruta_check CHECK ((ruta <> ''::text))
solicitudes_vinculos: solicitudes_vinculos_solicitud_id_fkey FOREIGN KEY (solicitud_id) REFERENCES solicitudes(id)
subfuncionalidades: subfuncionalidades_codigo_key UNIQUE (codigo)
subfuncionalidades: subfuncionalidades_descripcion_limite CHECK ((char_length(descripcion) <= 400))
subfuncionalidades: subfuncionalidades_funcionalidad_id_fkey FOREIGN KEY (funcionalidad_id) REFERENCES funcionalidades(id)
subfuncionalidades: subfuncionalidades_nombre_limite CHECK ((char_length(nombre) <= 100))
subfuncionalidades: subfuncionalidades_pkey PRIMARY KEY (id)
subfuncionalidades_acciones: subfuncionalidades_acciones_accion_check CHECK ((accion = ANY (ARRAY['consultar'::text, 'crear'::text, 'editar'::text, 'aprobar'::text, 'eliminar'::text, 'descargar'::text])))
subfuncionalidades_acciones: subfuncionalidades_acciones_pkey PRIMARY KEY (subfuncionalidad_id, accion)
subfuncionalidades_acciones: subfuncionalidades_acciones_subfuncionalidad_id_fkey FOREIGN KEY (subfuncionalidad_id) REFERENCES subfuncionalidades(id)
suscripciones_reportes: suscripciones_reportes_codigo_fkey FOREIGN KEY (codigo) REFERENCES indicadores(codigo)
suscripciones_reportes: suscripciones_reportes_codigo_retiro_key UNIQUE (codigo_retiro)
suscripciones_reportes: suscripciones_reportes_condicion_check CHECK ((condicion = ANY (ARRAY['siempre'::text, 'cambia'::text, 'meta'::text])))
suscripciones_reportes: suscripciones_reportes_cuando CHECK ((((frecuencia = 'cierre'::text) = (proxima_en IS NULL)) AND
CASE frecuencia
    WHEN 'semanal'::text THEN ((dia >= 1) AND (dia <= 5))
    WHEN 'mensual'::text THEN ((dia >= 1) AND (dia <= 28))
    ELSE (dia IS NULL)
END))
suscripciones_reportes: suscripciones_reportes_detenida CHECK (((motivo = ''::text) OR pausada))
suscripciones_reportes: suscripciones_reportes_formato_check CHECK ((formato = ANY (ARRAY['resumen'::text, 'tabla'::text, 'xlsx'::text, 'csv'::text, 'pdf'::text])))
suscripciones_reportes: suscripciones_reportes_frecuencia_check CHECK ((frecuencia = ANY (ARRAY['diaria'::text, 'semanal'::text, 'mensual'::text, 'cierre'::text])))
suscripciones_reportes: suscripciones_reportes_hora_check CHECK (((hora >= 0) AND (hora <= 23)))
suscripciones_reportes: suscripciones_reportes_membresia_id_fkey FOREIGN KEY (membresia_id) REFERENCES membresias(id)
suscripciones_reportes: suscripciones_reportes_pkey PRIMARY KEY (id)
suscripciones_reportes: suscripciones_reportes_una UNIQUE (usuario_id, codigo, ambito)
suscripciones_reportes: suscripciones_reportes_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
tableros: tableros_de_uno CHECK (((usuario_id IS NULL) <> (rol_id IS NULL)))
tableros: tableros_del_rol UNIQUE (rol_id)
tableros: tableros_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 80)))
tableros: tableros_pkey PRIMARY KEY (id)
tableros: tableros_rol_id_fkey FOREIGN KEY (rol_id) REFERENCES roles(id)
tableros: tableros_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
tableros_piezas: tableros_piezas_codigo_fkey FOREIGN KEY (codigo) REFERENCES indicadores(codigo)
tableros_piezas: tableros_piezas_de_una CHECK (((num_nonnulls(codigo, vista_id) <= 1) AND ((codigo IS NOT NULL) OR (ambito = ''::text))))
tableros_piezas: tableros_piezas_forma_check CHECK ((forma = ANY (ARRAY['cifra'::text, 'grafica'::text])))
tableros_piezas: tableros_piezas_orden_check CHECK (((orden >= 1) AND (orden <= 12)))
tableros_piezas: tableros_piezas_pkey PRIMARY KEY (tablero_id, orden)
tableros_piezas: tableros_piezas_tablero_id_fkey FOREIGN KEY (tablero_id) REFERENCES tableros(id) ON DELETE CASCADE
tableros_piezas: tableros_piezas_vista_id_fkey FOREIGN KEY (vista_id) REFERENCES vistas_reportes(id) ON DELETE SET NULL
tipos_identificacion: tipos_identificacion_pkey PRIMARY KEY (id)
tipos_identificacion: tipos_identificacion_sigla_key UNIQUE (sigla)
tramites: tramites_codigo_check CHECK ((codigo ~ '^T\d{1,8}$'::text))
tramites: tramites_codigo_key UNIQUE (codigo)
tramites: tramites_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
tramites: tramites_nivel_digital_check CHECK (((nivel_digital >= 1) AND (nivel_digital <= 6)))
tramites: tramites_nombre_check CHECK ((nombre <> ''::text))
tramites: tramites_pkey PRIMARY KEY (id)
tramites: tramites_tipo_check CHECK ((tipo = ANY (ARRAY['tramite'::text, 'opa'::text, 'consulta'::text])))
tramites: tramites_volumen CHECK (((volumen_anual IS NULL) OR ((volumen_fuente <> ''::text) AND (volumen_anio IS NOT NULL))))
tramites: tramites_volumen_anual_check CHECK ((volumen_anual >= 0))
tramites_observaciones: tramites_observaciones_decidida CHECK ((((estado = 'pendiente'::text) = (decidida_por IS NULL)) AND ((decidida_por IS NULL) = (decidida_en IS NULL))))
tramites_observaciones: tramites_observaciones_decidida_por_fkey FOREIGN KEY (decidida_por) REFERENCES usuarios(id)
tramites_observaciones: tramites_observaciones_estado_check CHECK ((estado = ANY (ARRAY['pendiente'::text, 'publicada'::text, 'descartada'::text])))
tramites_observaciones: tramites_observaciones_municipio_codigo_fkey FOREIGN KEY (municipio_codigo) REFERENCES municipios(codigo)
tramites_observaciones: tramites_observaciones_papel CHECK (((requisito_id IS NULL) = (papel <> ''::text)))
tramites_observaciones: tramites_observaciones_pkey PRIMARY KEY (id)
tramites_observaciones: tramites_observaciones_requisito_id_fkey FOREIGN KEY (requisito_id) REFERENCES tramites_requisitos(id) ON DELETE CASCADE
tramites_observaciones: tramites_observaciones_tramite_id_fkey FOREIGN KEY (tramite_id) REFERENCES tramites(id) ON DELETE CASCADE
tramites_requisitos: tramites_requisitos_clave UNIQUE (tramite_id, clave)
tramites_requisitos: tramites_requisitos_costo_tarifa_check CHECK ((costo_tarifa >= 0))
tramites_requisitos: tramites_requisitos_entidad_emisora_id_fkey FOREIGN KEY (entidad_emisora_id) REFERENCES entidades(id)
tramites_requisitos: tramites_requisitos_nombre_check CHECK ((nombre <> ''::text))
tramites_requisitos: tramites_requisitos_pkey PRIMARY KEY (id)
tramites_requisitos: tramites_requisitos_tipo_check CHECK ((tipo = ANY (ARRAY['documento'::text, 'dato'::text, 'formulario'::text, 'pago'::text, 'condicion'::text])))
tramites_requisitos: tramites_requisitos_tramite_id_fkey FOREIGN KEY (tramite_id) REFERENCES tramites(id) ON DELETE CASCADE
tramites_requisitos_elementos: tramites_requisitos_elementos_confianza_check CHECK (((confianza >= 0) AND (confianza <= 100)))
tramites_requisitos_elementos: tramites_requisitos_elementos_decidida CHECK ((((decision = 'pendiente'::text) = (decidida_por IS NULL)) AND ((decidida_por IS NULL) = (decidida_en IS NULL))))
tramites_requisitos_elementos: tramites_requisitos_elementos_decidida_por_fkey FOREIGN KEY (decidida_por) REFERENCES usuarios(id)
tramites_requisitos_elementos: tramites_requisitos_elementos_decision_check CHECK ((decision = ANY (ARRAY['pendiente'::text, 'aceptado'::text, 'rechazado'::text])))
tramites_requisitos_elementos: tramites_requisitos_elementos_elemento_id_fkey FOREIGN KEY (elemento_id) REFERENCES elementos_de_dato(id)
tramites_requisitos_elementos: tramites_requisitos_elementos_origen_check CHECK ((origen = ANY (ARRAY['asistente'::text, 'persona'::text])))
tramites_requisitos_elementos: tramites_requisitos_elementos_pkey PRIMARY KEY (id)
tramites_requisitos_elementos: tramites_requisitos_elementos_requisito_id_fkey FOREIGN KEY (requisito_id) REFERENCES tramites_requisitos(id) ON DELETE CASCADE
tramites_requisitos_elementos: tramites_requisitos_elementos_uno UNIQUE (requisito_id, dato, elemento_id)
tramites_servicios: tramites_servicios_pkey PRIMARY KEY (tramite_id, servicio_id, uso)
tramites_servicios: tramites_servicios_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id) ON DELETE CASCADE
tramites_servicios: tramites_servicios_tramite_id_fkey FOREIGN KEY (tramite_id) REFERENCES tramites(id) ON DELETE CASCADE
tramites_servicios: tramites_servicios_transacciones CHECK (((transacciones IS NULL) OR ((transacciones_fuente <> ''::text) AND (transacciones_anio IS NOT NULL))))
tramites_servicios: tramites_servicios_transacciones_check CHECK ((transacciones >= 0))
tramites_servicios: tramites_servicios_uso_check CHECK ((uso = ANY (ARRAY['consume'::text, 'produce'::text])))
used_external_tokens: used_external_tokens_pkey PRIMARY KEY (token_hash)
usuarios: usuarios_correo_electronico_limite CHECK ((char_length(correo_electronico) < 255))
usuarios: usuarios_identidad_key UNIQUE (emisor, sujeto)
usuarios: usuarios_numero_celular_limite CHECK ((char_length(numero_celular) < 31))
usuarios: usuarios_numero_identificacion_limite CHECK ((char_length(numero_identificacion) < 41))
usuarios: usuarios_pkey PRIMARY KEY (id)
usuarios: usuarios_primer_apellido_limite CHECK ((char_length(primer_apellido) < 101))
usuarios: usuarios_primer_nombre_limite CHECK ((char_length(primer_nombre) < 101))
usuarios: usuarios_segundo_apellido_limite CHECK ((char_length(segundo_apellido) < 101))
usuarios: usuarios_segundo_nombre_limite CHECK ((char_length(segundo_nombre) < 101))
usuarios: usuarios_tipo_identificacion_id_fkey FOREIGN KEY (tipo_identificacion_id) REFERENCES tipos_identificacion(id)
usuarios_actividades: usuarios_actividades_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
usuarios_actividades: usuarios_actividades_pkey PRIMARY KEY (usuario_id, entidad_id, codigo)
usuarios_actividades: usuarios_actividades_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
validaciones: validaciones_check CHECK (((version_id IS NOT NULL) = (esquema = 'elemento'::text)))
validaciones: validaciones_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
validaciones: validaciones_esquema_check CHECK ((esquema = ANY (ARRAY['elemento'::text, 'propio'::text])))
validaciones: validaciones_formato_check CHECK ((formato = ANY (ARRAY['xml'::text, 'json'::text])))
validaciones: validaciones_pkey PRIMARY KEY (id)
validaciones: validaciones_resultado_check CHECK ((resultado = ANY (ARRAY['valido'::text, 'invalido'::text, 'mal-formado'::text, 'rechazado'::text])))
validaciones: validaciones_version_id_fkey FOREIGN KEY (version_id) REFERENCES elementos_versiones(id)
validaciones_reglas: validaciones_reglas_cantidad_check CHECK ((cantidad > 0))
validaciones_reglas: validaciones_reglas_pkey PRIMARY KEY (validacion_id, regla)
validaciones_reglas: validaciones_reglas_regla_check CHECK ((regla <> ''::text))
validaciones_reglas: validaciones_reglas_validacion_id_fkey FOREIGN KEY (validacion_id) REFERENCES validaciones(id) ON DELETE CASCADE
vistas_reportes: vistas_reportes_compartida_check CHECK ((compartida = ANY (ARRAY['nadie'::text, 'entidad'::text, 'rol'::text, 'enlace'::text])))
vistas_reportes: vistas_reportes_conjunto_check CHECK ((conjunto ~ '^[a-z][a-z-]{0,39}$'::text))
vistas_reportes: vistas_reportes_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
vistas_reportes: vistas_reportes_estado CHECK ((((jsonb_typeof(estado) = 'object'::text) AND ((estado ->> 'conjunto'::text) = conjunto) AND ((jsonb_array_length((estado -> 'dimensiones'::text)) >= 1) AND (jsonb_array_length((estado -> 'dimensiones'::text)) <= 3)) AND ((jsonb_array_length((estado -> 'medidas'::text)) >= 1) AND (jsonb_array_length((estado -> 'medidas'::text)) <= 2)) AND (jsonb_typeof((estado -> 'filtros'::text)) = 'array'::text) AND (octet_length((estado)::text) <= 16000)) IS TRUE))
vistas_reportes: vistas_reportes_nombre_check CHECK (((nombre = btrim(nombre)) AND ((char_length(nombre) >= 1) AND (char_length(nombre) <= 120))))
vistas_reportes: vistas_reportes_pkey PRIMARY KEY (id)
vistas_reportes: vistas_reportes_rol CHECK ((((compartida = 'rol'::text) = (rol_id IS NOT NULL)) AND ((rol_id IS NOT NULL) OR (NOT en_todas))))
vistas_reportes: vistas_reportes_rol_id_fkey FOREIGN KEY (rol_id) REFERENCES roles(id)
vistas_reportes: vistas_reportes_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
vistas_reportes: vistas_reportes_version_conjunto_check CHECK ((version_conjunto > 0))
work_places: work_places_lease_key UNIQUE (lease)
work_places: work_places_pkey PRIMARY KEY (kind, caller, place)
CREATE INDEX actas_docx ON public.actas USING btree (docx_archivo_id)
CREATE INDEX actas_enmiendas_acta ON public.actas_enmiendas USING btree (acta_id, id)
CREATE INDEX actas_pdf ON public.actas USING btree (pdf_archivo_id)
CREATE INDEX actas_publica_docx ON public.actas USING btree (publica_docx_id)
CREATE INDEX actas_publica_pdf ON public.actas USING btree (publica_pdf_id)
CREATE INDEX actas_selladas ON public.actas USING btree (mesa_id, sellada_en) WHERE (sello IS NOT NULL)
CREATE INDEX actas_sin_publica ON public.actas USING btree (id) WHERE ((pdf_archivo_id IS NOT NULL) AND (publica_emision IS DISTINCT FROM emision))
CREATE INDEX acuerdos_base ON public.acuerdos USING btree (base_id) WHERE (base_id IS NOT NULL)
CREATE INDEX acuerdos_campos_campo ON public.acuerdos_campos USING btree (campo_id)
CREATE INDEX acuerdos_campos_justificados_campo ON public.acuerdos_campos_justificados USING btree (campo_id)
CREATE INDEX acuerdos_consumidora ON public.acuerdos USING btree (consumidora_id, estado_desde DESC, id DESC)
CREATE INDEX acuerdos_creado_por ON public.acuerdos USING btree (creado_por)
CREATE INDEX acuerdos_finalidades_acuerdo ON public.acuerdos_finalidades USING btree (acuerdo_id, orden)
CREATE INDEX acuerdos_marcas_acuerdo ON public.acuerdos_marcas USING btree (acuerdo_id, id)
CREATE INDEX acuerdos_pasos_acuerdo ON public.acuerdos_pasos USING btree (acuerdo_id, id)
CREATE INDEX acuerdos_pasos_usuario ON public.acuerdos_pasos USING btree (usuario_id, id) WHERE (usuario_id IS NOT NULL)
CREATE INDEX acuerdos_por_terminar ON public.acuerdos USING btree (vigente_hasta) WHERE (estado = ANY (ARRAY['activo'::text, 'suspendido'::text]))
CREATE INDEX acuerdos_precedente ON public.acuerdos USING btree (precedente_id) WHERE (precedente_id IS NOT NULL)
CREATE INDEX acuerdos_proveedora ON public.acuerdos USING btree (proveedora_id, estado_desde DESC, id DESC)
CREATE INDEX acuerdos_que_cuentan ON public.acuerdos USING btree (version_id, consumidora_id) WHERE (estado = ANY (ARRAY['activo'::text, 'suspendido'::text]))
CREATE INDEX acuerdos_recientes ON public.acuerdos USING btree (estado_desde DESC, id DESC)
CREATE INDEX acuerdos_servicio ON public.acuerdos USING btree (servicio_id, estado)
CREATE INDEX acuerdos_sin_documento ON public.acuerdos USING btree (id) WHERE ((pdf_archivo_id IS NULL) AND (estado = ANY (ARRAY['activo'::text, 'suspendido'::text])))
CREATE INDEX ahorro_supuestos_codigo ON public.ahorro_supuestos USING btree (codigo, id DESC)
CREATE INDEX ahorro_supuestos_usuario ON public.ahorro_supuestos USING btree (usuario_id) WHERE (usuario_id IS NOT NULL)
CREATE INDEX archivos_contenido ON public.archivos USING btree (sha256)
CREATE INDEX archivos_nombre_busqueda ON public.archivos USING gin (nombre_de_busqueda gin_trgm_ops)
CREATE INDEX archivos_pendientes ON public.archivos USING btree (pendiente_desde) WHERE (pendiente_desde IS NOT NULL)
CREATE INDEX archivos_pendientes_de_persona ON public.archivos USING btree (subido_por) INCLUDE (tamano_bytes) WHERE (pendiente_desde IS NOT NULL)
CREATE INDEX archivos_subido_por ON public.archivos USING btree (subido_por) WHERE (subido_por IS NOT NULL)
CREATE INDEX asistente_palabras_version ON public.asistente_palabras USING btree (version_id)
CREATE INDEX audit_events_action ON public.audit_events USING btree (action, id DESC)
CREATE INDEX audit_events_actor ON public.audit_events USING btree (actor_user_id, id DESC)
CREATE INDEX audit_events_actor_entity ON public.audit_events USING btree (actor_entity_id, id DESC)
CREATE INDEX audit_events_correlation ON public.audit_events USING btree (correlation_id)
CREATE INDEX audit_events_membresia ON public.audit_events USING btree (object_id, id) WHERE (object_type = 'membresia'::text)
CREATE INDEX audit_events_mesa ON public.audit_events USING btree (((detail ->> 'mesaId'::text)), id DESC) WHERE ((detail ->> 'mesaId'::text) IS NOT NULL)
CREATE INDEX audit_events_object ON public.audit_events USING btree (object_type, object_id, id DESC)
CREATE INDEX audit_events_occurred ON public.audit_events USING btree (occurred_at DESC, id DESC)
CREATE INDEX audit_events_rechazos ON public.audit_events USING btree (id DESC) WHERE (result = 'rechazo'::text)
CREATE INDEX audit_events_texto_de_busqueda ON public.audit_events USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX auth_attempts_failed ON public.auth_attempts USING btree (failed_at)
CREATE INDEX auth_email_links_mailbox ON public.auth_email_links USING btree (mailbox, created_at)
CREATE INDEX auth_email_links_subject ON public.auth_email_links USING btree (subject)
CREATE INDEX auth_records_account ON public.auth_records USING btree (account_id) WHERE (account_id IS NOT NULL)
CREATE INDEX auth_records_expiry ON public.auth_records USING btree (expires_at)
CREATE INDEX auth_records_grant ON public.auth_records USING btree (grant_id) WHERE (grant_id IS NOT NULL)
CREATE INDEX auth_records_uid ON public.auth_records USING btree (uid) WHERE (uid IS NOT NULL)
CREATE INDEX autodiagnosticos_creado_por ON public.autodiagnosticos USING btree (creado_por)
CREATE INDEX autodiagnosticos_guardado_por ON public.autodiagnosticos USING btree (guardado_por)
CREATE INDEX autodiagnosticos_modelo ON public.autodiagnosticos USING btree (modelo)
CREATE INDEX autodiagnosticos_presentado_por ON public.autodiagnosticos USING btree (presentado_por)
CREATE INDEX autodiagnosticos_presentados ON public.autodiagnosticos USING btree (entidad_id, presentado_en)
CREATE INDEX autodiagnosticos_respuestas_criterio ON public.autodiagnosticos_respuestas USING btree (modelo, criterio)
CREATE INDEX autodiagnosticos_respuestas_modelo ON public.autodiagnosticos_respuestas USING btree (autodiagnostico_id, modelo)
CREATE INDEX autorizaciones_tratamiento_usuario ON public.autorizaciones_tratamiento USING btree (usuario_id, id)
CREATE INDEX busqueda_vistas_recientes ON public.busqueda_vistas USING btree (usuario_id, vista_en DESC)
CREATE INDEX capas_de_uso_archivos_archivo ON public.capas_de_uso_archivos USING btree (archivo_id)
CREATE INDEX capas_de_uso_entidad ON public.capas_de_uso USING btree (entidad_id)
CREATE INDEX capas_de_uso_padre ON public.capas_de_uso USING btree (capa_padre_id)
CREATE INDEX capas_de_uso_sector ON public.capas_de_uso USING btree (sector_id)
CREATE INDEX capas_de_uso_versiones_nombre ON public.capas_de_uso_versiones USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX certificados_busqueda ON public.certificados USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX certificados_entidad ON public.certificados USING btree (entidad_id, expedido_en DESC)
CREATE INDEX certificados_estado ON public.certificados USING btree (estado, expedido_en DESC, id DESC)
CREATE INDEX certificados_marcados ON public.certificados USING btree (id) WHERE (estado = ANY (ARRAY['suspendido'::text, 'revocado'::text]))
CREATE INDEX certificados_orden ON public.certificados USING btree (clave_de_orden, id)
CREATE INDEX certificados_pasos_certificado ON public.certificados_pasos USING btree (certificado_id, id)
CREATE INDEX certificados_pasos_usuario ON public.certificados_pasos USING btree (usuario_id, id) WHERE (usuario_id IS NOT NULL)
CREATE INDEX certificados_por_vencer ON public.certificados USING btree (valido_hasta) WHERE ((estado = 'vigente'::text) AND (valido_hasta IS NOT NULL))
CREATE INDEX certificados_propuesta_de ON public.certificados USING btree (propuesta_de) WHERE (propuesta_de IS NOT NULL)
CREATE INDEX certificados_recientes ON public.certificados USING btree (expedido_en DESC, id)
CREATE INDEX certificados_revocacion_pedida ON public.certificados USING btree (revocacion_pedida_por) WHERE (revocacion_pedida_por IS NOT NULL)
CREATE INDEX certificados_servicio ON public.certificados USING btree (servicio_id, nivel)
CREATE INDEX certificados_version ON public.certificados USING btree (servicio_version_id, nivel, id DESC)
CREATE INDEX codigos_recuperacion_usuario ON public.codigos_recuperacion USING btree (usuario_id)
CREATE INDEX compromisos_abiertos ON public.compromisos USING btree (fecha_vencimiento, id) WHERE (estado = 'abierto'::text)
CREATE INDEX compromisos_descripcion_busqueda ON public.compromisos USING gin (texto_busqueda(descripcion) gin_trgm_ops)
CREATE INDEX compromisos_elemento ON public.compromisos USING btree (elemento_id) WHERE ((estado = 'abierto'::text) AND (elemento_id IS NOT NULL))
CREATE INDEX compromisos_entidad ON public.compromisos USING btree (entidad_id, estado, fecha_vencimiento, id)
CREATE INDEX compromisos_mesa ON public.compromisos USING btree (mesa_id, estado, fecha_vencimiento, id)
CREATE INDEX compromisos_prorrogas_compromiso ON public.compromisos_prorrogas USING btree (compromiso_id, id)
CREATE INDEX compromisos_responsable ON public.compromisos USING btree (responsable_usuario_id, estado, fecha_vencimiento, id)
CREATE INDEX compromisos_reunion ON public.compromisos USING btree (reunion_id, id)
CREATE INDEX compromisos_servicio ON public.compromisos USING btree (servicio_id) WHERE ((estado = 'abierto'::text) AND (servicio_id IS NOT NULL))
CREATE INDEX compromisos_solicitud ON public.compromisos USING btree (solicitud_id) WHERE ((estado = 'abierto'::text) AND (solicitud_id IS NOT NULL))
CREATE INDEX compromisos_tablero ON public.compromisos USING btree (((estado <> 'abierto'::text)), cerrado_en DESC, fecha_vencimiento, id)
CREATE INDEX compromisos_texto_de_busqueda ON public.compromisos USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX cortes_ultimos ON public.cortes USING btree (clase, fecha DESC, emision DESC)
CREATE INDEX datos_abiertos_archivos_archivo ON public.datos_abiertos_archivos USING btree (archivo_id)
CREATE INDEX datos_abiertos_volcados_archivo ON public.datos_abiertos_volcados USING btree (archivo_id)
CREATE INDEX datos_abiertos_volcados_delta_archivo ON public.datos_abiertos_volcados USING btree (delta_archivo_id)
CREATE INDEX desacuerdos_acuerdo ON public.desacuerdos USING btree (acuerdo_id, id DESC)
CREATE INDEX desacuerdos_pasos_desacuerdo ON public.desacuerdos_pasos USING btree (desacuerdo_id, id)
CREATE INDEX desacuerdos_pasos_usuario ON public.desacuerdos_pasos USING btree (usuario_id, id)
CREATE INDEX desacuerdos_por_mediar ON public.desacuerdos USING btree (estado_desde) WHERE (estado = 'en-mediacion'::text)
CREATE INDEX desacuerdos_reunion ON public.desacuerdos USING btree (reunion_id) WHERE (reunion_id IS NOT NULL)
CREATE INDEX diccionario_combinaciones_capa ON public.diccionario_combinaciones USING btree (capa_id)
CREATE INDEX diccionario_combinaciones_dominio ON public.diccionario_combinaciones USING btree (dominio_id)
CREATE INDEX diccionario_combinaciones_entidad ON public.diccionario_combinaciones USING btree (entidad_id)
CREATE INDEX diccionario_entradas_cambio ON public.diccionario_entradas USING btree (updated_at)
CREATE INDEX diccionario_entradas_claves ON public.diccionario_entradas USING btree (claves text_pattern_ops, version_id) WHERE (estado = 'incorporado'::text)
CREATE INDEX diccionario_entradas_combinacion ON public.diccionario_entradas USING btree (combinacion_id, orden, version_id)
CREATE INDEX diccionario_entradas_combinacion_reciente ON public.diccionario_entradas USING btree (combinacion_id, rige_desde)
CREATE INDEX diccionario_entradas_elemento ON public.diccionario_entradas USING btree (elemento_id)
CREATE INDEX diccionario_entradas_nombre ON public.diccionario_entradas USING btree (nombre text_pattern_ops, version_id) WHERE (estado = 'incorporado'::text)
CREATE INDEX diccionario_entradas_nombre_palabras ON public.diccionario_entradas USING gin (nombre gin_trgm_ops) WHERE (estado = 'incorporado'::text)
CREATE INDEX diccionario_entradas_oid ON public.diccionario_entradas USING btree (oid text_pattern_ops)
CREATE INDEX diccionario_entradas_orden ON public.diccionario_entradas USING btree (orden, version_id)
CREATE INDEX diccionario_entradas_orden_incorporadas ON public.diccionario_entradas USING btree (orden, version_id) WHERE (estado = 'incorporado'::text)
CREATE INDEX diccionario_entradas_rige_desde ON public.diccionario_entradas USING btree (rige_desde)
CREATE INDEX diccionario_entradas_texto ON public.diccionario_entradas USING gin (texto gin_trgm_ops)
CREATE INDEX diccionario_palabras_parecidas ON public.diccionario_palabras USING gin (palabra gin_trgm_ops)
CREATE INDEX directorio_cambios_momento ON public.directorio_cambios USING btree (registrado_en DESC, id DESC)
CREATE INDEX directorio_cambios_servicio ON public.directorio_cambios USING btree (servicio_id, registrado_en DESC)
CREATE INDEX directorio_cambios_sucesora ON public.directorio_cambios USING btree (sucesora_id) WHERE (sucesora_id IS NOT NULL)
CREATE INDEX directorio_cambios_version ON public.directorio_cambios USING btree (version_id) WHERE (version_id IS NOT NULL)
CREATE INDEX directorio_demandas_elemento ON public.directorio_demandas USING btree (elemento_id) WHERE (elemento_id IS NOT NULL)
CREATE INDEX directorio_demandas_entidad ON public.directorio_demandas USING btree (entidad_id) WHERE (entidad_id IS NOT NULL)
CREATE INDEX directorio_demandas_usuario ON public.directorio_demandas USING btree (usuario_id) WHERE (usuario_id IS NOT NULL)
CREATE INDEX directorio_direcciones_servicio ON public.directorio_direcciones USING btree (servicio_id)
CREATE INDEX directorio_llamadas_servicio ON public.directorio_llamadas USING btree (servicio_id)
CREATE INDEX directorio_palabras_parecidas ON public.directorio_palabras USING gin (palabra gin_trgm_ops)
CREATE INDEX directorio_servicios_certificado ON public.directorio_servicios USING btree (certificado_id) WHERE (certificado_id IS NOT NULL)
CREATE INDEX directorio_servicios_entidad ON public.directorio_servicios USING btree (entidad_id)
CREATE INDEX directorio_servicios_entrega ON public.directorio_servicios USING gin (entrega)
CREATE INDEX directorio_servicios_habitual ON public.directorio_servicios USING btree (factor DESC, consumidores DESC, orden, servicio_id) WHERE (NOT en_suspension)
CREATE INDEX directorio_servicios_nombre ON public.directorio_servicios USING btree (orden, servicio_id) WHERE (NOT en_suspension)
CREATE INDEX directorio_servicios_pide ON public.directorio_servicios USING gin (pide)
CREATE INDEX directorio_servicios_recientes ON public.directorio_servicios USING btree (actualizado_en DESC, servicio_id) WHERE (NOT en_suspension)
CREATE INDEX directorio_servicios_texto ON public.directorio_servicios USING gin (texto gin_trgm_ops)
CREATE INDEX directorio_servicios_usados ON public.directorio_servicios USING btree (consumidores DESC, orden, servicio_id) WHERE (NOT en_suspension)
CREATE INDEX directorio_servicios_version ON public.directorio_servicios USING btree (version_id) WHERE (version_id IS NOT NULL)
CREATE INDEX directorio_suscripciones_elemento ON public.directorio_suscripciones USING btree (elemento_id) WHERE (elemento_id IS NOT NULL)
CREATE INDEX directorio_suscripciones_por_confirmar ON public.directorio_suscripciones USING btree (created_at) WHERE (confirmada_en IS NULL)
CREATE INDEX directorio_suscripciones_revision ON public.directorio_suscripciones USING btree (frecuencia, revisada_en) WHERE (confirmada_en IS NOT NULL)
CREATE INDEX directorio_suscripciones_servicio ON public.directorio_suscripciones USING btree (servicio_id) WHERE (servicio_id IS NOT NULL)
CREATE INDEX directorio_suscripciones_usuario ON public.directorio_suscripciones USING btree (usuario_id, id DESC) WHERE (usuario_id IS NOT NULL)
CREATE INDEX elementos_archivos_archivo ON public.elementos_archivos USING btree (archivo_id)
CREATE INDEX elementos_caducidades_fecha ON public.elementos_caducidades USING btree (fecha) WHERE (impedimento IS NULL)
CREATE INDEX elementos_caducidades_reemplazo ON public.elementos_caducidades USING btree (reemplazado_por_id) WHERE (reemplazado_por_id IS NOT NULL)
CREATE INDEX elementos_comentarios_respuesta ON public.elementos_comentarios USING btree (responde_a_id)
CREATE INDEX elementos_comentarios_usuario ON public.elementos_comentarios USING btree (usuario_id, id)
CREATE INDEX elementos_comentarios_version ON public.elementos_comentarios USING btree (version_id, created_at, id)
CREATE INDEX elementos_componentes_parte ON public.elementos_componentes USING btree (componente_version_id)
CREATE INDEX elementos_componentes_version ON public.elementos_componentes USING btree (version_id, orden, id)
CREATE INDEX elementos_de_dato_dominio ON public.elementos_de_dato USING btree (dominio_id)
CREATE INDEX elementos_de_dato_nombre_tecnico ON public.elementos_de_dato USING btree (lower(identificador))
CREATE INDEX elementos_de_dato_reemplazo ON public.elementos_de_dato USING btree (reemplazado_por_id) WHERE (reemplazado_por_id IS NOT NULL)
CREATE INDEX elementos_estandares_estandar ON public.elementos_estandares USING btree (estandar_id)
CREATE INDEX elementos_fuentes_version ON public.elementos_fuentes USING btree (version_id, orden, id)
CREATE INDEX elementos_identificadores_elemento ON public.elementos_identificadores USING btree (elemento_id)
CREATE INDEX elementos_nombres_entidad ON public.elementos_nombres USING btree (entidad_id)
CREATE INDEX elementos_normas_archivo ON public.elementos_normas USING btree (archivo_id)
CREATE INDEX elementos_normas_version ON public.elementos_normas USING btree (version_id, orden, id)
CREATE INDEX elementos_parejas_otra ON public.elementos_parejas USING btree (otra_id)
CREATE INDEX elementos_relaciones_destino ON public.elementos_relaciones USING btree (destino_elemento_id)
CREATE INDEX elementos_seguidores_usuario ON public.elementos_seguidores USING btree (usuario_id)
CREATE INDEX elementos_textos_texto_de_busqueda ON public.elementos_textos USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX elementos_transiciones_version ON public.elementos_transiciones USING btree (version_id, created_at, id)
CREATE INDEX elementos_valores_orden ON public.elementos_valores USING btree (version_id, orden, codigo)
CREATE INDEX elementos_versiones_base ON public.elementos_versiones USING btree (base_version_id) WHERE (base_version_id IS NOT NULL)
CREATE INDEX elementos_versiones_caducidad ON public.elementos_versiones USING btree (rige_hasta DESC, id) WHERE (estado = 'caducado'::text)
CREATE INDEX elementos_versiones_estado ON public.elementos_versiones USING btree (estado, id)
CREATE INDEX elementos_versiones_estado_responsable ON public.elementos_versiones USING btree (estado, entidad_responsable_id)
CREATE INDEX elementos_versiones_firmas ON public.elementos_versiones USING btree (elemento_id) INCLUDE (id, trigramas_de_nombre, firma_de_nombre, trigramas_de_definicion, firma_de_definicion) WHERE (estado = ANY (ARRAY['incorporado'::text, 'borrador'::text, 'en-revision'::text, 'pendiente-entidad'::text, 'aprobado'::text]))
CREATE INDEX elementos_versiones_incorporacion ON public.elementos_versiones USING btree (rige_desde DESC, id) WHERE (rige_desde IS NOT NULL)
CREATE INDEX elementos_versiones_largo_de_definicion ON public.elementos_versiones USING btree (trigramas_de_definicion) INCLUDE (id, elemento_id, firma_de_definicion) WHERE (rige_desde IS NOT NULL)
CREATE INDEX elementos_versiones_largo_de_nombre ON public.elementos_versiones USING btree (trigramas_de_nombre) INCLUDE (id, elemento_id, firma_de_nombre) WHERE (rige_desde IS NOT NULL)
CREATE INDEX elementos_versiones_orden ON public.elementos_versiones USING btree (clave_de_orden, id)
CREATE INDEX elementos_versiones_responsable ON public.elementos_versiones USING btree (entidad_responsable_id, estado)
CREATE INDEX elementos_versiones_texto_de_busqueda ON public.elementos_versiones USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX elementos_versiones_vigencia ON public.elementos_versiones USING btree (rige_desde, rige_hasta) WHERE (rige_desde IS NOT NULL)
CREATE INDEX entidades_de_un_orden ON public.entidades USING btree (orden_id)
CREATE INDEX entidades_departamento ON public.entidades USING btree (departamento_codigo)
CREATE INDEX entidades_municipio ON public.entidades USING btree (municipio_codigo)
CREATE INDEX entidades_nombre_busqueda ON public.entidades USING gin (nombre_de_busqueda gin_trgm_ops)
CREATE INDEX entidades_orden ON public.entidades USING btree (clave_de_orden, id)
CREATE INDEX entidades_sector ON public.entidades USING btree (sector_id)
CREATE INDEX entidades_sigla_trigramas ON public.entidades USING gin (sigla_de_busqueda gin_trgm_ops)
CREATE INDEX esquemas_descargas_fecha ON public.esquemas_descargas USING btree (created_at, tipo)
CREATE INDEX esquemas_descargas_version ON public.esquemas_descargas USING btree (version_id, created_at)
CREATE INDEX estandares_cambios_estandar ON public.estandares_cambios USING btree (estandar_id, fecha, id)
CREATE INDEX estandares_concepto_archivo ON public.estandares USING btree (concepto_archivo_id)
CREATE INDEX estandares_evaluaciones_criterio ON public.estandares_evaluaciones USING btree (criterio_id)
CREATE INDEX estandares_nombre_busqueda ON public.estandares USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX estandares_orden ON public.estandares USING btree (clave_orden(nombre) COLLATE "C", id)
CREATE INDEX estandares_sectores_sector ON public.estandares_sectores USING btree (sector_id)
CREATE INDEX exportaciones_contenido ON public.exportaciones USING btree (sha256) WHERE (sha256 IS NOT NULL)
CREATE INDEX exportaciones_membresia ON public.exportaciones USING btree (membresia_id)
CREATE INDEX exportaciones_usuario ON public.exportaciones USING btree (usuario_id, created_at DESC)
CREATE INDEX exportaciones_vencimiento ON public.exportaciones USING btree (vence_en) WHERE (estado = 'lista'::text)
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
CREATE INDEX indicadores_valores_serie ON public.indicadores_valores USING btree (codigo, ambito, corte_id)
CREATE INDEX informes_conformidad_solicitud ON public.informes_conformidad USING btree (solicitud_id, created_at DESC)
CREATE INDEX informes_conformidad_version ON public.informes_conformidad USING btree (version_id)
CREATE INDEX items_funcionalidad_sub ON public.items_funcionalidad USING btree (subfuncionalidad_id)
CREATE INDEX jobs_due ON public.jobs USING btree (next_attempt_at) WHERE ((finished_at IS NULL) AND (abandoned_at IS NULL))
CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL)
CREATE INDEX login_nonces_expiry ON public.login_nonces USING btree (expires_at)
CREATE INDEX membresias_entidad ON public.membresias USING btree (entidad_id, clave_de_orden, id)
CREATE INDEX membresias_estado ON public.membresias USING btree (estado)
CREATE INDEX membresias_fecha ON public.membresias USING btree (created_at)
CREATE INDEX membresias_orden ON public.membresias USING btree (clave_de_orden, id)
CREATE INDEX membresias_pendientes ON public.membresias USING btree (clave_de_orden, id) WHERE (estado = 'pendiente'::text)
CREATE INDEX membresias_por_aprobar ON public.membresias USING btree (entidad_id) WHERE (estado = 'pendiente'::text)
CREATE INDEX membresias_rol ON public.membresias USING btree (rol_id, clave_de_orden, id)
CREATE INDEX membresias_rol_o_ninguno ON public.membresias USING btree (COALESCE(rol_id, 0), clave_de_orden, id)
CREATE INDEX membresias_texto_de_busqueda ON public.membresias USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX mesas_comentarios_mesa ON public.mesas_comentarios USING btree (mesa_id, id)
CREATE INDEX mesas_comentarios_usuario ON public.mesas_comentarios USING btree (usuario_id)
CREATE INDEX mesas_consultor ON public.mesas USING btree (consultor_principal_id)
CREATE INDEX mesas_descripcion_busqueda ON public.mesas USING gin (descripcion_de_busqueda gin_trgm_ops)
CREATE INDEX mesas_entidad_lider ON public.mesas USING btree (entidad_lider_id)
CREATE INDEX mesas_entidades_entidad ON public.mesas_entidades USING btree (entidad_id)
CREATE INDEX mesas_nombre_busqueda ON public.mesas USING gin (nombre_de_busqueda gin_trgm_ops)
CREATE INDEX mesas_objetivo_busqueda ON public.mesas USING gin (objetivo_de_busqueda gin_trgm_ops)
CREATE INDEX mesas_orden ON public.mesas USING btree (clave_de_orden, id)
CREATE INDEX mesas_seguidores_usuario ON public.mesas_seguidores USING btree (usuario_id)
CREATE INDEX mesas_servicios_servicio ON public.mesas_servicios USING btree (servicio_id)
CREATE INDEX municipios_departamento ON public.municipios USING btree (departamento_codigo)
CREATE INDEX notificaciones_bandeja ON public.notificaciones USING btree (usuario_id, id DESC) WHERE visible
CREATE INDEX notificaciones_caso ON public.notificaciones USING btree (evento, id DESC) WHERE (valores IS NOT NULL)
CREATE INDEX notificaciones_leidas ON public.notificaciones USING btree (leida_en) WHERE (leida_en IS NOT NULL)
CREATE INDEX notificaciones_por_resumir ON public.notificaciones USING btree (usuario_id, id) WHERE resumen_pendiente
CREATE INDEX notificaciones_resumidas ON public.notificaciones USING btree (created_at) WHERE ((NOT visible) AND (NOT resumen_pendiente))
CREATE INDEX notificaciones_sin_leer ON public.notificaciones USING btree (usuario_id) WHERE (visible AND (leida_en IS NULL))
CREATE INDEX oid_nodos_comienzo ON public.oid_nodos USING btree (oid text_pattern_ops)
CREATE INDEX oid_nodos_nombre_busqueda ON public.oid_nodos USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX oid_nodos_objeto ON public.oid_nodos USING btree (tipo, objeto_id) WHERE (objeto_id IS NOT NULL)
CREATE INDEX ontologia_definiciones_busqueda ON public.ontologia_definiciones USING gin (texto_busqueda(termino) gin_trgm_ops)
CREATE INDEX ontologia_definiciones_dominio ON public.ontologia_definiciones USING btree (dominio_clase_id)
CREATE INDEX ontologia_definiciones_elemento ON public.ontologia_definiciones USING btree (elemento_id)
CREATE INDEX ontologia_definiciones_rango ON public.ontologia_definiciones USING btree (rango_clase_id)
CREATE INDEX ontologia_definiciones_superior ON public.ontologia_definiciones USING btree (clase_superior_id)
CREATE INDEX ontologia_definiciones_texto ON public.ontologia_definiciones USING gin (texto_busqueda(definicion) gin_trgm_ops)
CREATE INDEX ontologia_eventos_busqueda ON public.ontologia_eventos USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX ontologia_eventos_elementos_elemento ON public.ontologia_eventos_elementos USING btree (elemento_id)
CREATE INDEX ontologia_eventos_participantes_clase ON public.ontologia_eventos_participantes USING btree (clase_id)
CREATE INDEX ontologia_eventos_participantes_evento ON public.ontologia_eventos_participantes USING btree (evento_id, id)
CREATE INDEX ontologia_individuos_busqueda ON public.ontologia_individuos USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX ontologia_individuos_clase ON public.ontologia_individuos USING btree (clase_id)
CREATE INDEX ontologia_individuos_valores_destino ON public.ontologia_individuos_valores USING btree (valor_individuo_id)
CREATE INDEX ontologia_individuos_valores_individuo ON public.ontologia_individuos_valores USING btree (individuo_id, id)
CREATE INDEX ontologia_individuos_valores_propiedad ON public.ontologia_individuos_valores USING btree (propiedad_id)
CREATE INDEX ontologia_reglas_busqueda ON public.ontologia_reglas USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX ontologia_reglas_clase ON public.ontologia_reglas USING btree (clase_id)
CREATE INDEX ontologia_reglas_elementos_elemento ON public.ontologia_reglas_elementos USING btree (elemento_id)
CREATE INDEX outbox_messages_due ON public.outbox_messages USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (abandoned_at IS NULL))
CREATE INDEX outbox_messages_recipient ON public.outbox_messages USING btree (recipient, event, created_at)
CREATE INDEX outbox_messages_sent ON public.outbox_messages USING btree (sent_at) WHERE (sent_at IS NOT NULL)
CREATE INDEX parametros_cambios_clave ON public.parametros_cambios USING btree (clave, id DESC)
CREATE INDEX parametros_cambios_decidido_por ON public.parametros_cambios USING btree (decidido_por_id)
CREATE INDEX parametros_cambios_usuario ON public.parametros_cambios USING btree (usuario_id)
CREATE INDEX plantillas_cambios_evento ON public.plantillas_cambios USING btree (evento, id DESC)
CREATE INDEX plantillas_cambios_usuario ON public.plantillas_cambios USING btree (usuario_id)
CREATE INDEX plataforma_anomalias_fecha ON public.plataforma_anomalias USING btree (hora DESC, id DESC)
CREATE INDEX plataforma_certificados_vencimiento ON public.plataforma_certificados USING btree (fecha_vencimiento) WHERE (no_visto_desde IS NULL)
CREATE INDEX plataforma_contratos_servicio ON public.plataforma_contratos USING btree (servicio_id, id DESC)
CREATE INDEX plataforma_contratos_subido_por ON public.plataforma_contratos USING btree (subido_por)
CREATE INDEX plataforma_horas_hora ON public.plataforma_horas USING btree (ambiente, hora)
CREATE INDEX plataforma_horas_relacion ON public.plataforma_horas USING btree (relacion_id, hora)
CREATE INDEX plataforma_horas_vigentes_importacion ON public.plataforma_horas_vigentes USING btree (importacion_id)
CREATE INDEX plataforma_horas_vigentes_por_cerrar ON public.plataforma_horas_vigentes USING btree (abierta_hasta) WHERE (NOT cerrada)
CREATE INDEX plataforma_importaciones_creada_por ON public.plataforma_importaciones USING btree (creada_por)
CREATE INDEX plataforma_importaciones_fecha ON public.plataforma_importaciones USING btree (created_at DESC, id DESC)
CREATE INDEX plataforma_meses_rotos ON public.plataforma_meses USING btree (fecha_mes) WHERE (incumplidas <> '{}'::text[])
CREATE INDEX plataforma_permisos_cliente ON public.plataforma_permisos USING btree (cliente_id)
CREATE INDEX plataforma_pulsos_hora ON public.plataforma_pulsos USING btree (ambiente, hora)
CREATE INDEX plataforma_pulsos_servicio ON public.plataforma_pulsos USING btree (servicio_id, hora)
CREATE INDEX plataforma_relaciones_cliente ON public.plataforma_relaciones USING btree (cliente_id)
CREATE INDEX plataforma_servicios_servicio ON public.plataforma_servicios USING btree (servicio_id)
CREATE INDEX plataforma_tareas_abiertas ON public.plataforma_tareas USING btree (fecha_limite, id) WHERE (cerrada_en IS NULL)
CREATE INDEX plataforma_tareas_cerrada_por ON public.plataforma_tareas USING btree (cerrada_por) WHERE (cerrada_por IS NOT NULL)
CREATE INDEX plataforma_tareas_cerradas ON public.plataforma_tareas USING btree (cerrada_en DESC, id DESC) WHERE (cerrada_en IS NOT NULL)
CREATE INDEX plataforma_ventanas_anunciada_por ON public.plataforma_ventanas USING btree (anunciada_por)
CREATE INDEX plataforma_ventanas_servicio ON public.plataforma_ventanas USING btree (servicio_id, inicia_en DESC)
CREATE INDEX precedentes_busqueda ON public.precedentes USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX precedentes_recientes ON public.precedentes USING btree (publicado_en DESC, id DESC)
CREATE INDEX producto_incidentes_empezo ON public.producto_incidentes USING btree (empezo_en DESC)
CREATE INDEX request_counts_ends ON public.request_counts USING btree (ends_at)
CREATE INDEX restablecimientos_claves_expiry ON public.restablecimientos_claves USING btree (vence_en)
CREATE INDEX restablecimientos_claves_usuario ON public.restablecimientos_claves USING btree (usuario_id, created_at)
CREATE INDEX reuniones_archivos_archivo ON public.reuniones_archivos USING btree (archivo_id)
CREATE INDEX reuniones_avance_busqueda ON public.reuniones USING gin (avance_de_busqueda gin_trgm_ops) WHERE (estado = 'realizada'::text)
CREATE INDEX reuniones_consultor ON public.reuniones USING btree (consultor_principal_id)
CREATE INDEX reuniones_consultores_usuario ON public.reuniones_consultores USING btree (usuario_id)
CREATE INDEX reuniones_decisiones_reunion ON public.reuniones_decisiones USING btree (reunion_id, orden, id)
CREATE INDEX reuniones_mesa ON public.reuniones USING btree (mesa_id, inicia_en DESC, id DESC)
CREATE INDEX reuniones_participantes_entidad ON public.reuniones_participantes USING btree (entidad_id)
CREATE INDEX reuniones_puntos_compromiso ON public.reuniones_puntos USING btree (compromiso_id)
CREATE INDEX reuniones_puntos_reunion ON public.reuniones_puntos USING btree (reunion_id, orden, id)
CREATE INDEX reuniones_realizadas ON public.reuniones USING btree (mesa_id, inicia_en) WHERE (estado = 'realizada'::text)
CREATE INDEX reuniones_recientes ON public.reuniones USING btree (inicia_en DESC, id DESC) WHERE (estado = 'realizada'::text)
CREATE INDEX reuniones_tematica_busqueda ON public.reuniones USING gin (tematica_de_busqueda gin_trgm_ops) WHERE (estado = 'realizada'::text)
CREATE INDEX roles_permisos_accion ON public.roles_permisos USING btree (subfuncionalidad_id, accion)
CREATE INDEX servicios_activos ON public.servicios USING btree (estado_servicio_id) WHERE activo
CREATE INDEX servicios_elementos_version ON public.servicios_elementos USING btree (version_id) INCLUDE (servicio_id)
CREATE INDEX servicios_entidad ON public.servicios USING btree (entidad_id)
CREATE INDEX servicios_estado ON public.servicios USING btree (estado_servicio_id)
CREATE INDEX servicios_mensajes_campos_padre ON public.servicios_mensajes_campos USING btree (padre_id) WHERE (padre_id IS NOT NULL)
CREATE INDEX servicios_mensajes_campos_solicitud ON public.servicios_mensajes_campos USING btree (campo_solicitud_id) WHERE (campo_solicitud_id IS NOT NULL)
CREATE INDEX servicios_mensajes_campos_version ON public.servicios_mensajes_campos USING btree (elemento_version_id)
CREATE INDEX servicios_nombre_busqueda ON public.servicios USING gin (nombre_de_busqueda gin_trgm_ops)
CREATE INDEX servicios_orden ON public.servicios USING btree (clave_de_orden, id)
CREATE INDEX servicios_versiones_base ON public.servicios_versiones USING btree (base_version_id) WHERE (base_version_id IS NOT NULL)
CREATE INDEX servicios_versiones_por_retirar ON public.servicios_versiones USING btree (fecha_retiro) WHERE (estado = 'obsoleta'::text)
CREATE INDEX servicios_versiones_solicitud ON public.servicios_versiones USING btree (solicitud_id) WHERE (solicitud_id IS NOT NULL)
CREATE INDEX servicios_versiones_sucesora ON public.servicios_versiones USING btree (sucesora_id) WHERE (sucesora_id IS NOT NULL)
CREATE INDEX sessions_membership ON public.sessions USING btree (membership_id) WHERE (revoked_at IS NULL)
CREATE INDEX sessions_user ON public.sessions USING btree (user_id)
CREATE INDEX simulador_conteos_version ON public.simulador_conteos USING btree (version_id, fecha)
CREATE INDEX simulador_ensayos_usuario ON public.simulador_ensayos USING btree (usuario_id)
CREATE INDEX simulador_ensayos_version ON public.simulador_ensayos USING btree (version_id, id DESC)
CREATE INDEX sistemas_base_de_datos ON public.sistemas USING btree (base_de_datos_id)
CREATE INDEX sistemas_entidad ON public.sistemas USING btree (entidad_id)
CREATE INDEX sistemas_lenguaje ON public.sistemas USING btree (lenguaje_id)
CREATE INDEX sistemas_nombre_busqueda ON public.sistemas USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX solicitudes_bases_de_datos_base ON public.solicitudes_bases_de_datos USING btree (base_de_datos_id)
CREATE INDEX solicitudes_busqueda ON public.solicitudes USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX solicitudes_campos_elemento ON public.solicitudes_campos USING btree (elemento_id) WHERE (elemento_id IS NOT NULL)
CREATE INDEX solicitudes_consultor ON public.solicitudes USING btree (consultor_id) WHERE (consultor_id IS NOT NULL)
CREATE INDEX solicitudes_consumidores_entidad ON public.solicitudes_consumidores USING btree (entidad_id)
CREATE INDEX solicitudes_conversaciones_solicitud ON public.solicitudes_conversaciones USING btree (solicitud_id, id)
CREATE INDEX solicitudes_conversaciones_usuario ON public.solicitudes_conversaciones USING btree (usuario_id)
CREATE INDEX solicitudes_diferencias_campo ON public.solicitudes_diferencias USING btree (campo_id)
CREATE INDEX solicitudes_en_curso_de_consultor ON public.solicitudes USING btree (consultor_id) WHERE ((consultor_id IS NOT NULL) AND (cerrada_en IS NULL))
CREATE INDEX solicitudes_entidad ON public.solicitudes USING btree (entidad_id, created_at DESC) INCLUDE (id, estado_id, fecha_vencimiento)
CREATE INDEX solicitudes_estado ON public.solicitudes USING btree (estado_id, fecha_vencimiento)
CREATE INDEX solicitudes_lenguajes_lenguaje ON public.solicitudes_lenguajes USING btree (lenguaje_id)
CREATE INDEX solicitudes_marcas_respondida_por ON public.solicitudes_marcas USING btree (respondida_por)
CREATE INDEX solicitudes_marcas_solicitud ON public.solicitudes_marcas USING btree (solicitud_id, id)
CREATE INDEX solicitudes_nivel_dos_aprobado ON public.solicitudes_nivel_dos USING btree (informe_aprobado_id) WHERE (informe_aprobado_id IS NOT NULL)
CREATE INDEX solicitudes_nivel_dos_aprobador ON public.solicitudes_nivel_dos USING btree (constancia_aprobador_id) WHERE (constancia_aprobador_id IS NOT NULL)
CREATE INDEX solicitudes_nivel_dos_informe ON public.solicitudes_nivel_dos USING btree (informe_id) WHERE (informe_id IS NOT NULL)
CREATE INDEX solicitudes_nivel_dos_version ON public.solicitudes_nivel_dos USING btree (servicio_version_id)
CREATE INDEX solicitudes_nivel_tres_archivos_solicitud ON public.solicitudes_nivel_tres_archivos USING btree (solicitud_id)
CREATE INDEX solicitudes_nivel_tres_concepto_de ON public.solicitudes_nivel_tres USING btree (concepto_usuario_id) WHERE (concepto_usuario_id IS NOT NULL)
CREATE INDEX solicitudes_nivel_tres_lista ON public.solicitudes_nivel_tres USING btree (lista_id)
CREATE INDEX solicitudes_nivel_tres_version ON public.solicitudes_nivel_tres USING btree (servicio_version_id)
CREATE INDEX solicitudes_normas_archivo ON public.solicitudes_normas USING btree (archivo_id) WHERE (archivo_id IS NOT NULL)
CREATE INDEX solicitudes_orden ON public.solicitudes USING btree (clave_de_orden, created_at DESC, id)
CREATE INDEX solicitudes_pasos_solicitud ON public.solicitudes_pasos USING btree (solicitud_id, id)
CREATE INDEX solicitudes_pasos_usuario ON public.solicitudes_pasos USING btree (usuario_id, id) WHERE (usuario_id IS NOT NULL)
CREATE INDEX solicitudes_por_avisar ON public.solicitudes USING btree (fecha_vencimiento) WHERE ((fecha_vencimiento IS NOT NULL) AND (fecha_vencimiento_avisado IS DISTINCT FROM fecha_vencimiento))
CREATE INDEX solicitudes_radicacion ON public.solicitudes USING btree (radicada_en) INCLUDE (id, created_at, estado_id, fecha_vencimiento) WHERE (radicada_en IS NOT NULL)
CREATE INDEX solicitudes_reafirmaciones_base ON public.solicitudes_reafirmaciones USING btree (base_version_id)
CREATE INDEX solicitudes_reafirmaciones_certificado ON public.solicitudes_reafirmaciones USING btree (certificado_id)
CREATE INDEX solicitudes_recientes ON public.solicitudes USING btree (created_at DESC, id)
CREATE INDEX solicitudes_retiros_sucesora_de ON public.solicitudes_retiros USING btree (sucesora_id) WHERE (sucesora_id IS NOT NULL)
CREATE INDEX solicitudes_retiros_version ON public.solicitudes_retiros USING btree (servicio_version_id)
CREATE INDEX solicitudes_seguidores_usuario ON public.solicitudes_seguidores USING btree (usuario_id)
CREATE INDEX solicitudes_servicio ON public.solicitudes USING btree (servicio_id) WHERE (servicio_id IS NOT NULL)
CREATE INDEX solicitudes_sin_constancia ON public.solicitudes USING btree (id) WHERE ((radicado IS NOT NULL) AND (constancia_id IS NULL))
CREATE INDEX solicitudes_sistemas_sistema ON public.solicitudes_sistemas USING btree (sistema_id)
CREATE INDEX solicitudes_solicitante ON public.solicitudes USING btree (solicitante_id)
CREATE INDEX solicitudes_suspensiones_por_reanudar ON public.solicitudes_suspensiones USING btree (fecha_reanudacion) WHERE (fecha_hasta IS NULL)
CREATE INDEX solicitudes_suspensiones_solicitud ON public.solicitudes_suspensiones USING btree (solicitud_id, id)
CREATE INDEX solicitudes_suspensiones_usuario ON public.solicitudes_suspensiones USING btree (usuario_id)
CREATE INDEX solicitudes_verificaciones_usuario ON public.solicitudes_verificaciones USING btree (usuario_id)
CREATE INDEX solicitudes_vinculos_campo ON public.solicitudes_vinculos USING btree (campo_id)
CREATE INDEX suscripciones_reportes_indicador ON public.suscripciones_reportes USING btree (codigo)
CREATE INDEX suscripciones_reportes_membresia ON public.suscripciones_reportes USING btree (membresia_id)
CREATE INDEX suscripciones_reportes_proximas ON public.suscripciones_reportes USING btree (proxima_en) WHERE (NOT pausada)
CREATE INDEX tableros_piezas_indicador ON public.tableros_piezas USING btree (codigo)
CREATE INDEX tableros_piezas_vista ON public.tableros_piezas USING btree (vista_id) WHERE (vista_id IS NOT NULL)
CREATE INDEX tableros_usuario ON public.tableros USING btree (usuario_id) WHERE (usuario_id IS NOT NULL)
CREATE INDEX tramites_entidad ON public.tramites USING btree (entidad_id)
CREATE INDEX tramites_nombre_busqueda ON public.tramites USING gin (nombre_de_busqueda gin_trgm_ops)
CREATE INDEX tramites_observaciones_decidida_por ON public.tramites_observaciones USING btree (decidida_por) WHERE (decidida_por IS NOT NULL)
CREATE INDEX tramites_observaciones_municipio ON public.tramites_observaciones USING btree (municipio_codigo) WHERE (municipio_codigo IS NOT NULL)
CREATE INDEX tramites_observaciones_pendientes ON public.tramites_observaciones USING btree (id) WHERE (estado = 'pendiente'::text)
CREATE INDEX tramites_observaciones_requisito ON public.tramites_observaciones USING btree (requisito_id) WHERE (requisito_id IS NOT NULL)
CREATE INDEX tramites_observaciones_tramite ON public.tramites_observaciones USING btree (tramite_id)
CREATE INDEX tramites_orden ON public.tramites USING btree (clave_orden(nombre) COLLATE "C", id) WHERE activo
CREATE INDEX tramites_requisitos_elementos_decidida_por ON public.tramites_requisitos_elementos USING btree (decidida_por) WHERE (decidida_por IS NOT NULL)
CREATE INDEX tramites_requisitos_elementos_elemento ON public.tramites_requisitos_elementos USING btree (elemento_id)
CREATE INDEX tramites_requisitos_emisora ON public.tramites_requisitos USING btree (entidad_emisora_id) WHERE (entidad_emisora_id IS NOT NULL)
CREATE INDEX tramites_servicios_servicio ON public.tramites_servicios USING btree (servicio_id)
CREATE INDEX used_external_tokens_expiry ON public.used_external_tokens USING btree (expires_at)
CREATE INDEX usuarios_clave_de_numero ON public.usuarios USING btree (clave_de_numero, id)
CREATE INDEX usuarios_identificacion ON public.usuarios USING btree (tipo_identificacion_id, numero_identificacion)
CREATE INDEX usuarios_orden ON public.usuarios USING btree (clave_de_orden, id)
CREATE INDEX usuarios_texto_de_busqueda ON public.usuarios USING gin (texto_de_busqueda gin_trgm_ops)
CREATE INDEX validaciones_entidad ON public.validaciones USING btree (entidad_id, created_at) WHERE (entidad_id IS NOT NULL)
CREATE INDEX validaciones_fecha ON public.validaciones USING btree (created_at, resultado)
CREATE INDEX validaciones_version ON public.validaciones USING btree (version_id, created_at) INCLUDE (mensajes)
CREATE INDEX vistas_reportes_entidad ON public.vistas_reportes USING btree (entidad_id) WHERE (compartida = ANY (ARRAY['entidad'::text, 'rol'::text]))
CREATE INDEX vistas_reportes_rol_de ON public.vistas_reportes USING btree (rol_id) WHERE (rol_id IS NOT NULL)
CREATE INDEX vistas_reportes_usuario ON public.vistas_reportes USING btree (usuario_id)
CREATE INDEX work_places_ends ON public.work_places USING btree (ends_at)
CREATE UNIQUE INDEX actas_archivos_pkey ON public.actas_archivos USING btree (acta_id, orden)
CREATE UNIQUE INDEX actas_enmiendas_pkey ON public.actas_enmiendas USING btree (id)
CREATE UNIQUE INDEX actas_numero_unico ON public.actas USING btree (mesa_id, numero)
CREATE UNIQUE INDEX actas_pkey ON public.actas USING btree (id)
CREATE UNIQUE INDEX actas_una_por_reunion ON public.actas USING btree (reunion_id)
CREATE UNIQUE INDEX acuerdos_campos_justificados_pkey ON public.acuerdos_campos_justificados USING btree (version_id, campo_id)
CREATE UNIQUE INDEX acuerdos_campos_pkey ON public.acuerdos_campos USING btree (finalidad_id, campo_id)
CREATE UNIQUE INDEX acuerdos_clave_simulador_key ON public.acuerdos USING btree (clave_simulador)
CREATE UNIQUE INDEX acuerdos_convenio_archivo_id_key ON public.acuerdos USING btree (convenio_archivo_id)
CREATE UNIQUE INDEX acuerdos_finalidades_pkey ON public.acuerdos_finalidades USING btree (id)
CREATE UNIQUE INDEX acuerdos_marcas_pkey ON public.acuerdos_marcas USING btree (id)
CREATE UNIQUE INDEX acuerdos_numero_key ON public.acuerdos USING btree (numero)
CREATE UNIQUE INDEX acuerdos_pasos_pkey ON public.acuerdos_pasos USING btree (id)
CREATE UNIQUE INDEX acuerdos_pdf_archivo_id_key ON public.acuerdos USING btree (pdf_archivo_id)
CREATE UNIQUE INDEX acuerdos_pkey ON public.acuerdos USING btree (id)
CREATE UNIQUE INDEX acuerdos_politicas_pkey ON public.acuerdos_politicas USING btree (version_id)
CREATE UNIQUE INDEX acuerdos_series_pkey ON public.acuerdos_series USING btree (anio)
CREATE UNIQUE INDEX acuerdos_siguiente ON public.acuerdos USING btree (base_id) WHERE (estado = ANY (ARRAY['borrador'::text, 'enviado'::text, 'en-aclaracion'::text]))
CREATE UNIQUE INDEX ahorro_supuestos_pkey ON public.ahorro_supuestos USING btree (id)
CREATE UNIQUE INDEX archivos_pkey ON public.archivos USING btree (id)
CREATE UNIQUE INDEX asistente_palabras_pkey ON public.asistente_palabras USING btree (palabra, largo, version_id)
CREATE UNIQUE INDEX audit_event_digests_pkey ON public.audit_event_digests USING btree (event_id)
CREATE UNIQUE INDEX audit_events_pkey ON public.audit_events USING btree (id)
CREATE UNIQUE INDEX audit_seals_pkey ON public.audit_seals USING btree (batch)
CREATE UNIQUE INDEX auth_accounts_identification_key ON public.auth_accounts USING btree (identification_type, identification_number)
CREATE UNIQUE INDEX auth_accounts_pkey ON public.auth_accounts USING btree (subject)
CREATE UNIQUE INDEX auth_attempts_pkey ON public.auth_attempts USING btree (identity_hash, address)
CREATE UNIQUE INDEX auth_email_links_pkey ON public.auth_email_links USING btree (secret_hash)
CREATE UNIQUE INDEX auth_keys_pkey ON public.auth_keys USING btree (id)
CREATE UNIQUE INDEX auth_records_pkey ON public.auth_records USING btree (kind, id)
CREATE UNIQUE INDEX autodiagnosticos_id_modelo_key ON public.autodiagnosticos USING btree (id, modelo)
CREATE UNIQUE INDEX autodiagnosticos_pkey ON public.autodiagnosticos USING btree (id)
CREATE UNIQUE INDEX autodiagnosticos_respuestas_pkey ON public.autodiagnosticos_respuestas USING btree (autodiagnostico_id, criterio)
CREATE UNIQUE INDEX autodiagnosticos_un_borrador ON public.autodiagnosticos USING btree (entidad_id) WHERE (presentado_en IS NULL)
CREATE UNIQUE INDEX autorizaciones_tratamiento_pkey ON public.autorizaciones_tratamiento USING btree (id)
CREATE UNIQUE INDEX avisos_tratamiento_pkey ON public.avisos_tratamiento USING btree (huella)
CREATE UNIQUE INDEX bases_de_datos_codigo_key ON public.bases_de_datos USING btree (codigo)
CREATE UNIQUE INDEX bases_de_datos_nombre ON public.bases_de_datos USING btree (texto_busqueda(nombre), edicion)
CREATE UNIQUE INDEX bases_de_datos_pkey ON public.bases_de_datos USING btree (id)
CREATE UNIQUE INDEX busqueda_vistas_pkey ON public.busqueda_vistas USING btree (usuario_id, tipo, registro)
CREATE UNIQUE INDEX busquedas_guardadas_nombre ON public.busquedas_guardadas USING btree (usuario_id, texto_busqueda(nombre))
CREATE UNIQUE INDEX busquedas_guardadas_pkey ON public.busquedas_guardadas USING btree (id)
CREATE UNIQUE INDEX calendarios_propios_huella_key ON public.calendarios_propios USING btree (huella)
CREATE UNIQUE INDEX calendarios_propios_pkey ON public.calendarios_propios USING btree (membresia_id)
CREATE UNIQUE INDEX capas_de_uso_archivos_pkey ON public.capas_de_uso_archivos USING btree (version_id, archivo_id)
CREATE UNIQUE INDEX capas_de_uso_carpeta_unica ON public.capas_de_uso USING btree (lower(carpeta))
CREATE UNIQUE INDEX capas_de_uso_codigo_unico ON public.capas_de_uso USING btree (lower(codigo))
CREATE UNIQUE INDEX capas_de_uso_oid_key ON public.capas_de_uso USING btree (oid)
CREATE UNIQUE INDEX capas_de_uso_pkey ON public.capas_de_uso USING btree (id)
CREATE UNIQUE INDEX capas_de_uso_versiones_borrador ON public.capas_de_uso_versiones USING btree (capa_id) WHERE (estado = 'borrador'::text)
CREATE UNIQUE INDEX capas_de_uso_versiones_espacio ON public.capas_de_uso_versiones USING btree (espacio_nombres) WHERE (estado = 'vigente'::text)
CREATE UNIQUE INDEX capas_de_uso_versiones_numero ON public.capas_de_uso_versiones USING btree (capa_id, mayor, menor)
CREATE UNIQUE INDEX capas_de_uso_versiones_pkey ON public.capas_de_uso_versiones USING btree (id)
CREATE UNIQUE INDEX capas_de_uso_versiones_vigente ON public.capas_de_uso_versiones USING btree (capa_id) WHERE (estado = 'vigente'::text)
CREATE UNIQUE INDEX certificados_claves_pkey ON public.certificados_claves USING btree (id)
CREATE UNIQUE INDEX certificados_claves_publica_key ON public.certificados_claves USING btree (publica)
CREATE UNIQUE INDEX certificados_codigo_key ON public.certificados USING btree (codigo)
CREATE UNIQUE INDEX certificados_numero_key ON public.certificados USING btree (numero)
CREATE UNIQUE INDEX certificados_pasos_pkey ON public.certificados_pasos USING btree (id)
CREATE UNIQUE INDEX certificados_pdf_archivo_id_key ON public.certificados USING btree (pdf_archivo_id)
CREATE UNIQUE INDEX certificados_pkey ON public.certificados USING btree (id)
CREATE UNIQUE INDEX certificados_series_pkey ON public.certificados_series USING btree (nivel, anio)
CREATE UNIQUE INDEX certificados_solicitud_id_key ON public.certificados USING btree (solicitud_id)
CREATE UNIQUE INDEX codigos_recuperacion_pkey ON public.codigos_recuperacion USING btree (id)
CREATE UNIQUE INDEX compromisos_pkey ON public.compromisos USING btree (id)
CREATE UNIQUE INDEX compromisos_prorrogas_pkey ON public.compromisos_prorrogas USING btree (id)
CREATE UNIQUE INDEX cortes_clase_fecha_emision_key ON public.cortes USING btree (clase, fecha, emision)
CREATE UNIQUE INDEX cortes_filas_pkey ON public.cortes_filas USING btree (corte_id, codigo, version, objeto_tipo, objeto_id, clase)
CREATE UNIQUE INDEX cortes_pkey ON public.cortes USING btree (id)
CREATE UNIQUE INDEX criterios_evaluacion_codigo_key ON public.criterios_evaluacion USING btree (codigo)
CREATE UNIQUE INDEX criterios_evaluacion_nombre_unico ON public.criterios_evaluacion USING btree (texto_busqueda(nombre))
CREATE UNIQUE INDEX criterios_evaluacion_pkey ON public.criterios_evaluacion USING btree (id)
CREATE UNIQUE INDEX criterios_madurez_modelo_orden_key ON public.criterios_madurez USING btree (modelo, orden)
CREATE UNIQUE INDEX criterios_madurez_pkey ON public.criterios_madurez USING btree (modelo, codigo)
CREATE UNIQUE INDEX datos_abiertos_archivos_pkey ON public.datos_abiertos_archivos USING btree (fecha, conjunto, formato)
CREATE UNIQUE INDEX datos_abiertos_conjuntos_pkey ON public.datos_abiertos_conjuntos USING btree (fecha, conjunto)
CREATE UNIQUE INDEX datos_abiertos_ediciones_pkey ON public.datos_abiertos_ediciones USING btree (fecha)
CREATE UNIQUE INDEX datos_abiertos_volcados_pkey ON public.datos_abiertos_volcados USING btree (fecha)
CREATE UNIQUE INDEX departamentos_nombre_key ON public.departamentos USING btree (nombre)
CREATE UNIQUE INDEX departamentos_pkey ON public.departamentos USING btree (codigo)
CREATE UNIQUE INDEX desacuerdos_abierto ON public.desacuerdos USING btree (acuerdo_id) WHERE (estado = ANY (ARRAY['reclamado'::text, 'respondido'::text, 'en-mediacion'::text]))
CREATE UNIQUE INDEX desacuerdos_pasos_pkey ON public.desacuerdos_pasos USING btree (id)
CREATE UNIQUE INDEX desacuerdos_pkey ON public.desacuerdos USING btree (id)
CREATE UNIQUE INDEX diccionario_combinaciones_clave_key ON public.diccionario_combinaciones USING btree (clave)
CREATE UNIQUE INDEX diccionario_combinaciones_pkey ON public.diccionario_combinaciones USING btree (id)
CREATE UNIQUE INDEX diccionario_entradas_pkey ON public.diccionario_entradas USING btree (version_id)
CREATE UNIQUE INDEX diccionario_palabras_pkey ON public.diccionario_palabras USING btree (palabra)
CREATE UNIQUE INDEX directorio_cambios_pkey ON public.directorio_cambios USING btree (id)
CREATE UNIQUE INDEX directorio_demandas_pkey ON public.directorio_demandas USING btree (id)
CREATE UNIQUE INDEX directorio_demandas_una ON public.directorio_demandas USING btree (clave, entidad_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX directorio_direcciones_pkey ON public.directorio_direcciones USING btree (id)
CREATE UNIQUE INDEX directorio_direcciones_unica ON public.directorio_direcciones USING btree (entidad, servicio)
CREATE UNIQUE INDEX directorio_direcciones_vigente ON public.directorio_direcciones USING btree (servicio_id) WHERE vigente
CREATE UNIQUE INDEX directorio_eventos_cambio_id_key ON public.directorio_eventos USING btree (cambio_id)
CREATE UNIQUE INDEX directorio_eventos_pkey ON public.directorio_eventos USING btree (id)
CREATE UNIQUE INDEX directorio_llamadas_pkey ON public.directorio_llamadas USING btree (operacion_id)
CREATE UNIQUE INDEX directorio_palabras_pkey ON public.directorio_palabras USING btree (palabra)
CREATE UNIQUE INDEX directorio_servicios_pkey ON public.directorio_servicios USING btree (servicio_id)
CREATE UNIQUE INDEX directorio_suscripciones_codigo_retiro_key ON public.directorio_suscripciones USING btree (codigo_retiro)
CREATE UNIQUE INDEX directorio_suscripciones_confirmacion_hash_key ON public.directorio_suscripciones USING btree (confirmacion_hash)
CREATE UNIQUE INDEX directorio_suscripciones_pkey ON public.directorio_suscripciones USING btree (id)
CREATE UNIQUE INDEX dominios_arco_key ON public.dominios USING btree (arco)
CREATE UNIQUE INDEX dominios_codigo_key ON public.dominios USING btree (codigo)
CREATE UNIQUE INDEX dominios_nombre_unico ON public.dominios USING btree (texto_busqueda(nombre))
CREATE UNIQUE INDEX dominios_pkey ON public.dominios USING btree (id)
CREATE UNIQUE INDEX elementos_archivos_pkey ON public.elementos_archivos USING btree (version_id, archivo_id)
CREATE UNIQUE INDEX elementos_caducidades_elemento_id_key ON public.elementos_caducidades USING btree (elemento_id)
CREATE UNIQUE INDEX elementos_caducidades_pkey ON public.elementos_caducidades USING btree (id)
CREATE UNIQUE INDEX elementos_comentarios_pkey ON public.elementos_comentarios USING btree (id)
CREATE UNIQUE INDEX elementos_componentes_pkey ON public.elementos_componentes USING btree (id)
CREATE UNIQUE INDEX elementos_de_dato_identificador ON public.elementos_de_dato USING btree (capa_id, dominio_id, lower(identificador)) WHERE (descartado_en IS NULL)
CREATE UNIQUE INDEX elementos_de_dato_oid_key ON public.elementos_de_dato USING btree (oid)
CREATE UNIQUE INDEX elementos_de_dato_pkey ON public.elementos_de_dato USING btree (id)
CREATE UNIQUE INDEX elementos_estandares_pkey ON public.elementos_estandares USING btree (version_id, estandar_id)
CREATE UNIQUE INDEX elementos_fuentes_pkey ON public.elementos_fuentes USING btree (id)
CREATE UNIQUE INDEX elementos_identificadores_pkey ON public.elementos_identificadores USING btree (id)
CREATE UNIQUE INDEX elementos_identificadores_valor ON public.elementos_identificadores USING btree (sistema, valor)
CREATE UNIQUE INDEX elementos_nombres_pkey ON public.elementos_nombres USING btree (id)
CREATE UNIQUE INDEX elementos_nombres_version ON public.elementos_nombres USING btree (version_id, tipo, texto_busqueda(nombre))
CREATE UNIQUE INDEX elementos_normas_pkey ON public.elementos_normas USING btree (id)
CREATE UNIQUE INDEX elementos_parejas_pkey ON public.elementos_parejas USING btree (id)
CREATE UNIQUE INDEX elementos_parejas_una_id_otra_id_key ON public.elementos_parejas USING btree (una_id, otra_id)
CREATE UNIQUE INDEX elementos_por_comparar_pkey ON public.elementos_por_comparar USING btree (version_id)
CREATE UNIQUE INDEX elementos_relaciones_pkey ON public.elementos_relaciones USING btree (id)
CREATE UNIQUE INDEX elementos_relaciones_unicas ON public.elementos_relaciones USING btree (version_id, tipo, COALESCE(destino_elemento_id, 0), COALESCE(termino_externo, ''::text))
CREATE UNIQUE INDEX elementos_seguidores_pkey ON public.elementos_seguidores USING btree (elemento_id, usuario_id)
CREATE UNIQUE INDEX elementos_textos_pkey ON public.elementos_textos USING btree (version_id)
CREATE UNIQUE INDEX elementos_transiciones_pkey ON public.elementos_transiciones USING btree (id)
CREATE UNIQUE INDEX elementos_valores_pkey ON public.elementos_valores USING btree (version_id, codigo)
CREATE UNIQUE INDEX elementos_versiones_en_trabajo ON public.elementos_versiones USING btree (elemento_id) WHERE (estado = ANY (ARRAY['borrador'::text, 'en-revision'::text, 'pendiente-entidad'::text, 'aprobado'::text]))
CREATE UNIQUE INDEX elementos_versiones_incorporada ON public.elementos_versiones USING btree (elemento_id) WHERE (estado = 'incorporado'::text)
CREATE UNIQUE INDEX elementos_versiones_numero ON public.elementos_versiones USING btree (elemento_id, mayor, menor)
CREATE UNIQUE INDEX elementos_versiones_oid_key ON public.elementos_versiones USING btree (oid)
CREATE UNIQUE INDEX elementos_versiones_pkey ON public.elementos_versiones USING btree (id)
CREATE UNIQUE INDEX entidades_ambito_propio ON public.entidades USING btree (ambito) WHERE (ambito <> 'entidad'::text)
CREATE UNIQUE INDEX entidades_codigo_xroad ON public.entidades USING btree (lower(codigo_xroad))
CREATE UNIQUE INDEX entidades_nit_tipo ON public.entidades USING btree (nit, tipo)
CREATE UNIQUE INDEX entidades_pkey ON public.entidades USING btree (id)
CREATE UNIQUE INDEX entidades_sigla_unica ON public.entidades USING btree (texto_busqueda(sigla))
CREATE UNIQUE INDEX esquemas_descargas_pkey ON public.esquemas_descargas USING btree (id)
CREATE UNIQUE INDEX estados_servicio_codigo_key ON public.estados_servicio USING btree (codigo)
CREATE UNIQUE INDEX estados_servicio_nombre_key ON public.estados_servicio USING btree (nombre)
CREATE UNIQUE INDEX estados_servicio_pkey ON public.estados_servicio USING btree (id)
CREATE UNIQUE INDEX estados_solicitud_codigo_key ON public.estados_solicitud USING btree (codigo)
CREATE UNIQUE INDEX estados_solicitud_nombre_key ON public.estados_solicitud USING btree (nombre)
CREATE UNIQUE INDEX estados_solicitud_orden_key ON public.estados_solicitud USING btree (orden)
CREATE UNIQUE INDEX estados_solicitud_pkey ON public.estados_solicitud USING btree (id)
CREATE UNIQUE INDEX estandares_cambios_pkey ON public.estandares_cambios USING btree (id)
CREATE UNIQUE INDEX estandares_codigo_unico ON public.estandares USING btree (lower(codigo))
CREATE UNIQUE INDEX estandares_evaluaciones_pkey ON public.estandares_evaluaciones USING btree (estandar_id, criterio_id)
CREATE UNIQUE INDEX estandares_oid_key ON public.estandares USING btree (oid)
CREATE UNIQUE INDEX estandares_pkey ON public.estandares USING btree (id)
CREATE UNIQUE INDEX estandares_sectores_pkey ON public.estandares_sectores USING btree (estandar_id, sector_id)
CREATE UNIQUE INDEX exportaciones_pkey ON public.exportaciones USING btree (id)
CREATE UNIQUE INDEX funcionalidades_codigo_key ON public.funcionalidades USING btree (codigo)
CREATE UNIQUE INDEX funcionalidades_pkey ON public.funcionalidades USING btree (id)
CREATE UNIQUE INDEX idempotency_keys_pkey ON public.idempotency_keys USING btree (id)
CREATE UNIQUE INDEX indicadores_metas_codigo_ambito_fecha_desde_key ON public.indicadores_metas USING btree (codigo, ambito, fecha_desde)
CREATE UNIQUE INDEX indicadores_metas_pkey ON public.indicadores_metas USING btree (id)
CREATE UNIQUE INDEX indicadores_pkey ON public.indicadores USING btree (codigo)
CREATE UNIQUE INDEX indicadores_valores_pkey ON public.indicadores_valores USING btree (corte_id, codigo, version, ambito)
CREATE UNIQUE INDEX indicadores_versiones_codigo_fecha_rige_key ON public.indicadores_versiones USING btree (codigo, fecha_rige)
CREATE UNIQUE INDEX indicadores_versiones_pkey ON public.indicadores_versiones USING btree (codigo, version)
CREATE UNIQUE INDEX informes_conformidad_pkey ON public.informes_conformidad USING btree (id)
CREATE UNIQUE INDEX invitaciones_administrador_clave_hash_key ON public.invitaciones_administrador USING btree (clave_hash)
CREATE UNIQUE INDEX invitaciones_administrador_pkey ON public.invitaciones_administrador USING btree (id)
CREATE UNIQUE INDEX items_funcionalidad_pkey ON public.items_funcionalidad USING btree (id)
CREATE UNIQUE INDEX jobs_kind_key ON public.jobs USING btree (kind, job_key)
CREATE UNIQUE INDEX jobs_pkey ON public.jobs USING btree (id)
CREATE UNIQUE INDEX lenguajes_codigo_key ON public.lenguajes USING btree (codigo)
CREATE UNIQUE INDEX lenguajes_nombre ON public.lenguajes USING btree (texto_busqueda(nombre), edicion)
CREATE UNIQUE INDEX lenguajes_pkey ON public.lenguajes USING btree (id)
CREATE UNIQUE INDEX listas_items_pkey ON public.listas_items USING btree (lista_id, codigo)
CREATE UNIQUE INDEX listas_verificacion_numero_key ON public.listas_verificacion USING btree (numero)
CREATE UNIQUE INDEX listas_verificacion_pkey ON public.listas_verificacion USING btree (id)
CREATE UNIQUE INDEX login_nonces_pkey ON public.login_nonces USING btree (nonce_hash)
CREATE UNIQUE INDEX membresias_pkey ON public.membresias USING btree (id)
CREATE UNIQUE INDEX membresias_usuario_entidad_key ON public.membresias USING btree (usuario_id, entidad_id)
CREATE UNIQUE INDEX mesas_comentarios_pkey ON public.mesas_comentarios USING btree (id)
CREATE UNIQUE INDEX mesas_entidades_pkey ON public.mesas_entidades USING btree (mesa_id, entidad_id)
CREATE UNIQUE INDEX mesas_entidades_un_lider ON public.mesas_entidades USING btree (mesa_id) WHERE (rol = 'lider'::text)
CREATE UNIQUE INDEX mesas_nombre_unico ON public.mesas USING btree (texto_busqueda(nombre))
CREATE UNIQUE INDEX mesas_pkey ON public.mesas USING btree (id)
CREATE UNIQUE INDEX mesas_seguidores_pkey ON public.mesas_seguidores USING btree (mesa_id, usuario_id)
CREATE UNIQUE INDEX mesas_servicios_pkey ON public.mesas_servicios USING btree (mesa_id, servicio_id)
CREATE UNIQUE INDEX modelos_madurez_pkey ON public.modelos_madurez USING btree (version)
CREATE UNIQUE INDEX municipios_pkey ON public.municipios USING btree (codigo)
CREATE UNIQUE INDEX notificaciones_pkey ON public.notificaciones USING btree (id)
CREATE UNIQUE INDEX oid_nodos_hermanos ON public.oid_nodos USING btree (padre_oid, arco)
CREATE UNIQUE INDEX oid_nodos_pkey ON public.oid_nodos USING btree (oid)
CREATE UNIQUE INDEX ontologia_definiciones_codigo_key ON public.ontologia_definiciones USING btree (codigo)
CREATE UNIQUE INDEX ontologia_definiciones_oid_key ON public.ontologia_definiciones USING btree (oid)
CREATE UNIQUE INDEX ontologia_definiciones_pkey ON public.ontologia_definiciones USING btree (id)
CREATE UNIQUE INDEX ontologia_eventos_codigo_key ON public.ontologia_eventos USING btree (codigo)
CREATE UNIQUE INDEX ontologia_eventos_elementos_pkey ON public.ontologia_eventos_elementos USING btree (evento_id, elemento_id)
CREATE UNIQUE INDEX ontologia_eventos_oid_key ON public.ontologia_eventos USING btree (oid)
CREATE UNIQUE INDEX ontologia_eventos_participantes_pkey ON public.ontologia_eventos_participantes USING btree (id)
CREATE UNIQUE INDEX ontologia_eventos_pkey ON public.ontologia_eventos USING btree (id)
CREATE UNIQUE INDEX ontologia_individuos_codigo_iri_key ON public.ontologia_individuos USING btree (codigo_iri)
CREATE UNIQUE INDEX ontologia_individuos_oid_key ON public.ontologia_individuos USING btree (oid)
CREATE UNIQUE INDEX ontologia_individuos_pkey ON public.ontologia_individuos USING btree (id)
CREATE UNIQUE INDEX ontologia_individuos_valores_pkey ON public.ontologia_individuos_valores USING btree (id)
CREATE UNIQUE INDEX ontologia_reglas_codigo_key ON public.ontologia_reglas USING btree (codigo)
CREATE UNIQUE INDEX ontologia_reglas_elementos_pkey ON public.ontologia_reglas_elementos USING btree (regla_id, elemento_id)
CREATE UNIQUE INDEX ontologia_reglas_oid_key ON public.ontologia_reglas USING btree (oid)
CREATE UNIQUE INDEX ontologia_reglas_pkey ON public.ontologia_reglas USING btree (id)
CREATE UNIQUE INDEX ordenes_nombre_key ON public.ordenes USING btree (nombre)
CREATE UNIQUE INDEX ordenes_pkey ON public.ordenes USING btree (id)
CREATE UNIQUE INDEX outbox_messages_pkey ON public.outbox_messages USING btree (id)
CREATE UNIQUE INDEX parametros_cambios_pkey ON public.parametros_cambios USING btree (id)
CREATE UNIQUE INDEX parametros_cambios_uno_pendiente ON public.parametros_cambios USING btree (clave) WHERE (estado = 'propuesto'::text)
CREATE UNIQUE INDEX parametros_pkey ON public.parametros USING btree (clave)
CREATE UNIQUE INDEX pasaportes_oid_key ON public.pasaportes USING btree (oid)
CREATE UNIQUE INDEX pasaportes_pkey ON public.pasaportes USING btree (version_id)
CREATE UNIQUE INDEX plantillas_cambios_pkey ON public.plantillas_cambios USING btree (id)
CREATE UNIQUE INDEX plantillas_correo_pkey ON public.plantillas_correo USING btree (evento)
CREATE UNIQUE INDEX plataforma_anomalias_clave ON public.plataforma_anomalias USING btree (servicio_id, hora, medida)
CREATE UNIQUE INDEX plataforma_anomalias_pkey ON public.plataforma_anomalias USING btree (id)
CREATE UNIQUE INDEX plataforma_certificados_clave ON public.plataforma_certificados USING btree (miembro_id, servidor, uso, serie)
CREATE UNIQUE INDEX plataforma_certificados_pkey ON public.plataforma_certificados USING btree (id)
CREATE UNIQUE INDEX plataforma_contratos_pkey ON public.plataforma_contratos USING btree (id)
CREATE UNIQUE INDEX plataforma_horas_pkey ON public.plataforma_horas USING btree (importacion_id, hora, relacion_id)
CREATE UNIQUE INDEX plataforma_horas_vigentes_pkey ON public.plataforma_horas_vigentes USING btree (ambiente, hora)
CREATE UNIQUE INDEX plataforma_importaciones_abierta ON public.plataforma_importaciones USING btree (ambiente) WHERE (estado = ANY (ARRAY['recibiendo'::text, 'calculando'::text, 'revisada'::text, 'descartando'::text]))
CREATE UNIQUE INDEX plataforma_importaciones_pkey ON public.plataforma_importaciones USING btree (id)
CREATE UNIQUE INDEX plataforma_meses_pkey ON public.plataforma_meses USING btree (servicio_id, fecha_mes)
CREATE UNIQUE INDEX plataforma_permisos_pkey ON public.plataforma_permisos USING btree (servicio_id, cliente_id)
CREATE UNIQUE INDEX plataforma_pulsos_pkey ON public.plataforma_pulsos USING btree (importacion_id, hora, servicio_id)
CREATE UNIQUE INDEX plataforma_registros_pkey ON public.plataforma_registros USING btree (ambiente, hora, mensaje, productor, entrada)
CREATE UNIQUE INDEX plataforma_relaciones_clave ON public.plataforma_relaciones USING btree (servicio_id, cliente_id)
CREATE UNIQUE INDEX plataforma_relaciones_pkey ON public.plataforma_relaciones USING btree (id)
CREATE UNIQUE INDEX plataforma_servicios_clave ON public.plataforma_servicios USING btree (subsistema_id, codigo, numero)
CREATE UNIQUE INDEX plataforma_servicios_pkey ON public.plataforma_servicios USING btree (id)
CREATE UNIQUE INDEX plataforma_subsistemas_clave ON public.plataforma_subsistemas USING btree (ambiente, instancia, clase, miembro, codigo)
CREATE UNIQUE INDEX plataforma_subsistemas_pkey ON public.plataforma_subsistemas USING btree (id)
CREATE UNIQUE INDEX plataforma_tareas_hecho ON public.plataforma_tareas USING btree (tipo, referencia)
CREATE UNIQUE INDEX plataforma_tareas_pkey ON public.plataforma_tareas USING btree (id)
CREATE UNIQUE INDEX plataforma_ventanas_pkey ON public.plataforma_ventanas USING btree (id)
CREATE UNIQUE INDEX precedentes_desacuerdo_id_key ON public.precedentes USING btree (desacuerdo_id)
CREATE UNIQUE INDEX precedentes_pkey ON public.precedentes USING btree (id)
CREATE UNIQUE INDEX preferencias_notificacion_pkey ON public.preferencias_notificacion USING btree (usuario_id, evento)
CREATE UNIQUE INDEX producto_incidentes_abierto ON public.producto_incidentes USING btree (pieza) WHERE (termino_en IS NULL)
CREATE UNIQUE INDEX producto_incidentes_pkey ON public.producto_incidentes USING btree (id)
CREATE UNIQUE INDEX producto_mediciones_pkey ON public.producto_mediciones USING btree (pieza)
CREATE UNIQUE INDEX request_counts_pkey ON public.request_counts USING btree (key)
CREATE UNIQUE INDEX restablecimientos_claves_pkey ON public.restablecimientos_claves USING btree (clave_hash)
CREATE UNIQUE INDEX restablecimientos_pkey ON public.restablecimientos USING btree (id)
CREATE UNIQUE INDEX reuniones_archivos_pkey ON public.reuniones_archivos USING btree (reunion_id, archivo_id)
CREATE UNIQUE INDEX reuniones_borradores_pkey ON public.reuniones_borradores USING btree (reunion_id, campo)
CREATE UNIQUE INDEX reuniones_consultores_pkey ON public.reuniones_consultores USING btree (reunion_id, usuario_id)
CREATE UNIQUE INDEX reuniones_decisiones_pkey ON public.reuniones_decisiones USING btree (id)
CREATE UNIQUE INDEX reuniones_participantes_correo ON public.reuniones_participantes USING btree (reunion_id, lower(correo))
CREATE UNIQUE INDEX reuniones_participantes_pkey ON public.reuniones_participantes USING btree (id)
CREATE UNIQUE INDEX reuniones_pkey ON public.reuniones USING btree (id)
CREATE UNIQUE INDEX reuniones_puntos_pkey ON public.reuniones_puntos USING btree (id)
CREATE UNIQUE INDEX roles_codigo_key ON public.roles USING btree (codigo)
CREATE UNIQUE INDEX roles_nombre_key ON public.roles USING btree (nombre)
CREATE UNIQUE INDEX roles_permisos_pkey ON public.roles_permisos USING btree (rol_id, subfuncionalidad_id, accion)
CREATE UNIQUE INDEX roles_pkey ON public.roles USING btree (id)
CREATE UNIQUE INDEX schema_migrations_pkey ON public.schema_migrations USING btree (name)
CREATE UNIQUE INDEX secrets_keys_pkey ON public.secrets_keys USING btree (key_id)
CREATE UNIQUE INDEX sectores_codigo_key ON public.sectores USING btree (codigo)
CREATE UNIQUE INDEX sectores_nombre_key ON public.sectores USING btree (nombre)
CREATE UNIQUE INDEX sectores_pkey ON public.sectores USING btree (id)
CREATE UNIQUE INDEX segundos_factores_pkey ON public.segundos_factores USING btree (usuario_id)
CREATE UNIQUE INDEX servicios_elementos_pkey ON public.servicios_elementos USING btree (servicio_id, version_id)
CREATE UNIQUE INDEX servicios_mensajes_campos_pkey ON public.servicios_mensajes_campos USING btree (id)
CREATE UNIQUE INDEX servicios_mensajes_campos_propio ON public.servicios_mensajes_campos USING btree (mensaje_id, id)
CREATE UNIQUE INDEX servicios_mensajes_papel ON public.servicios_mensajes USING btree (operacion_id, papel)
CREATE UNIQUE INDEX servicios_mensajes_pkey ON public.servicios_mensajes USING btree (id)
CREATE UNIQUE INDEX servicios_nombre_key ON public.servicios USING btree (nombre)
CREATE UNIQUE INDEX servicios_operaciones_codigo ON public.servicios_operaciones USING btree (version_id, codigo)
CREATE UNIQUE INDEX servicios_operaciones_pkey ON public.servicios_operaciones USING btree (id)
CREATE UNIQUE INDEX servicios_pkey ON public.servicios USING btree (id)
CREATE UNIQUE INDEX servicios_versiones_en_elaboracion ON public.servicios_versiones USING btree (servicio_id) WHERE (estado = 'en-elaboracion'::text)
CREATE UNIQUE INDEX servicios_versiones_numero ON public.servicios_versiones USING btree (servicio_id, mayor, menor)
CREATE UNIQUE INDEX servicios_versiones_pkey ON public.servicios_versiones USING btree (id)
CREATE UNIQUE INDEX servicios_versiones_publicada ON public.servicios_versiones USING btree (servicio_id) WHERE (estado = 'publicada'::text)
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
CREATE UNIQUE INDEX sessions_token_hash_key ON public.sessions USING btree (token_hash)
CREATE UNIQUE INDEX simulador_conteos_pkey ON public.simulador_conteos USING btree (fecha, version_id, operacion, situacion)
CREATE UNIQUE INDEX simulador_ensayos_pkey ON public.simulador_ensayos USING btree (id)
CREATE UNIQUE INDEX sistemas_codigo_key ON public.sistemas USING btree (codigo)
CREATE UNIQUE INDEX sistemas_pkey ON public.sistemas USING btree (id)
CREATE UNIQUE INDEX solicitudes_archivos_archivo_id_key ON public.solicitudes_archivos USING btree (archivo_id)
CREATE UNIQUE INDEX solicitudes_archivos_pkey ON public.solicitudes_archivos USING btree (solicitud_id, archivo_id)
CREATE UNIQUE INDEX solicitudes_bases_de_datos_pkey ON public.solicitudes_bases_de_datos USING btree (solicitud_id, base_de_datos_id)
CREATE UNIQUE INDEX solicitudes_campos_orden ON public.solicitudes_campos USING btree (solicitud_id, orden)
CREATE UNIQUE INDEX solicitudes_campos_pkey ON public.solicitudes_campos USING btree (id)
CREATE UNIQUE INDEX solicitudes_constancia_id_key ON public.solicitudes USING btree (constancia_id)
CREATE UNIQUE INDEX solicitudes_consumidores_pkey ON public.solicitudes_consumidores USING btree (solicitud_id, entidad_id)
CREATE UNIQUE INDEX solicitudes_conversaciones_pkey ON public.solicitudes_conversaciones USING btree (id)
CREATE UNIQUE INDEX solicitudes_diferencias_pkey ON public.solicitudes_diferencias USING btree (solicitud_id, campo_id)
CREATE UNIQUE INDEX solicitudes_en_curso_solicitud_id_key ON public.solicitudes_en_curso USING btree (solicitud_id)
CREATE UNIQUE INDEX solicitudes_en_curso_unica ON public.solicitudes_en_curso USING btree (servicio_id, nivel)
CREATE UNIQUE INDEX solicitudes_historias_pkey ON public.solicitudes_historias USING btree (nivel)
CREATE UNIQUE INDEX solicitudes_lenguajes_pkey ON public.solicitudes_lenguajes USING btree (solicitud_id, lenguaje_id)
CREATE UNIQUE INDEX solicitudes_marcas_orden ON public.solicitudes_marcas USING btree (paso_id, orden)
CREATE UNIQUE INDEX solicitudes_marcas_pkey ON public.solicitudes_marcas USING btree (id)
CREATE UNIQUE INDEX solicitudes_mensajes_comprobados_pkey ON public.solicitudes_mensajes_comprobados USING btree (id)
CREATE UNIQUE INDEX solicitudes_mensajes_comprobados_una ON public.solicitudes_mensajes_comprobados USING btree (solicitud_id, operacion, papel, sha256)
CREATE UNIQUE INDEX solicitudes_nivel_dos_constancia_archivo_id_key ON public.solicitudes_nivel_dos USING btree (constancia_archivo_id)
CREATE UNIQUE INDEX solicitudes_nivel_dos_contrato_archivo_id_key ON public.solicitudes_nivel_dos USING btree (contrato_archivo_id)
CREATE UNIQUE INDEX solicitudes_nivel_dos_pkey ON public.solicitudes_nivel_dos USING btree (solicitud_id)
CREATE UNIQUE INDEX solicitudes_nivel_tres_archivos_pkey ON public.solicitudes_nivel_tres_archivos USING btree (archivo_id)
CREATE UNIQUE INDEX solicitudes_nivel_tres_pkey ON public.solicitudes_nivel_tres USING btree (solicitud_id)
CREATE UNIQUE INDEX solicitudes_normas_orden ON public.solicitudes_normas USING btree (solicitud_id, orden)
CREATE UNIQUE INDEX solicitudes_normas_pkey ON public.solicitudes_normas USING btree (id)
CREATE UNIQUE INDEX solicitudes_operaciones_orden ON public.solicitudes_operaciones USING btree (solicitud_id, orden)
CREATE UNIQUE INDEX solicitudes_operaciones_pkey ON public.solicitudes_operaciones USING btree (id)
CREATE UNIQUE INDEX solicitudes_pasos_pkey ON public.solicitudes_pasos USING btree (id)
CREATE UNIQUE INDEX solicitudes_pkey ON public.solicitudes USING btree (id)
CREATE UNIQUE INDEX solicitudes_pronosticos_pkey ON public.solicitudes_pronosticos USING btree (solicitud_id)
CREATE UNIQUE INDEX solicitudes_radicado_key ON public.solicitudes USING btree (radicado)
CREATE UNIQUE INDEX solicitudes_radicados_pkey ON public.solicitudes_radicados USING btree (nivel, anio)
CREATE UNIQUE INDEX solicitudes_reafirmaciones_pkey ON public.solicitudes_reafirmaciones USING btree (solicitud_id)
CREATE UNIQUE INDEX solicitudes_retiros_pkey ON public.solicitudes_retiros USING btree (solicitud_id)
CREATE UNIQUE INDEX solicitudes_seguidores_pkey ON public.solicitudes_seguidores USING btree (solicitud_id, usuario_id)
CREATE UNIQUE INDEX solicitudes_sistemas_pkey ON public.solicitudes_sistemas USING btree (solicitud_id, sistema_id)
CREATE UNIQUE INDEX solicitudes_suspensiones_abierta ON public.solicitudes_suspensiones USING btree (solicitud_id) WHERE (fecha_hasta IS NULL)
CREATE UNIQUE INDEX solicitudes_suspensiones_pkey ON public.solicitudes_suspensiones USING btree (id)
CREATE UNIQUE INDEX solicitudes_verificaciones_pkey ON public.solicitudes_verificaciones USING btree (solicitud_id, codigo)
CREATE UNIQUE INDEX solicitudes_vinculos_pkey ON public.solicitudes_vinculos USING btree (solicitud_id, campo_id)
CREATE UNIQUE INDEX subfuncionalidades_acciones_pkey ON public.subfuncionalidades_acciones USING btree (subfuncionalidad_id, accion)
CREATE UNIQUE INDEX subfuncionalidades_codigo_key ON public.subfuncionalidades USING btree (codigo)
CREATE UNIQUE INDEX subfuncionalidades_pkey ON public.subfuncionalidades USING btree (id)
CREATE UNIQUE INDEX suscripciones_reportes_codigo_retiro_key ON public.suscripciones_reportes USING btree (codigo_retiro)
CREATE UNIQUE INDEX suscripciones_reportes_pkey ON public.suscripciones_reportes USING btree (id)
CREATE UNIQUE INDEX suscripciones_reportes_una ON public.suscripciones_reportes USING btree (usuario_id, codigo, ambito)
CREATE UNIQUE INDEX tableros_del_rol ON public.tableros USING btree (rol_id)
CREATE UNIQUE INDEX tableros_piezas_pkey ON public.tableros_piezas USING btree (tablero_id, orden)
CREATE UNIQUE INDEX tableros_pkey ON public.tableros USING btree (id)
CREATE UNIQUE INDEX tipos_identificacion_pkey ON public.tipos_identificacion USING btree (id)
CREATE UNIQUE INDEX tipos_identificacion_sigla_key ON public.tipos_identificacion USING btree (sigla)
CREATE UNIQUE INDEX tramites_codigo_key ON public.tramites USING btree (codigo)
CREATE UNIQUE INDEX tramites_observaciones_pkey ON public.tramites_observaciones USING btree (id)
CREATE UNIQUE INDEX tramites_pkey ON public.tramites USING btree (id)
CREATE UNIQUE INDEX tramites_requisitos_clave ON public.tramites_requisitos USING btree (tramite_id, clave)
CREATE UNIQUE INDEX tramites_requisitos_elementos_pkey ON public.tramites_requisitos_elementos USING btree (id)
CREATE UNIQUE INDEX tramites_requisitos_elementos_uno ON public.tramites_requisitos_elementos USING btree (requisito_id, dato, elemento_id)
CREATE UNIQUE INDEX tramites_requisitos_pkey ON public.tramites_requisitos USING btree (id)
CREATE UNIQUE INDEX tramites_servicios_pkey ON public.tramites_servicios USING btree (tramite_id, servicio_id, uso)
CREATE UNIQUE INDEX used_external_tokens_pkey ON public.used_external_tokens USING btree (token_hash)
CREATE UNIQUE INDEX usuarios_actividades_pkey ON public.usuarios_actividades USING btree (usuario_id, entidad_id, codigo)
CREATE UNIQUE INDEX usuarios_identidad_key ON public.usuarios USING btree (emisor, sujeto)
CREATE UNIQUE INDEX usuarios_pkey ON public.usuarios USING btree (id)
CREATE UNIQUE INDEX validaciones_pkey ON public.validaciones USING btree (id)
CREATE UNIQUE INDEX validaciones_reglas_pkey ON public.validaciones_reglas USING btree (validacion_id, regla)
CREATE UNIQUE INDEX vistas_reportes_pkey ON public.vistas_reportes USING btree (id)
CREATE UNIQUE INDEX work_places_lease_key ON public.work_places USING btree (lease)
CREATE UNIQUE INDEX work_places_pkey ON public.work_places USING btree (kind, caller, place)
CREATE OR REPLACE FUNCTION public.add_cambio_de_pagina()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into directorio_cambios (servicio_id, tipo)
  select n.id, 'pagina-cambiada' from filas n join viejas v on v.id = n.id
  where (n.nombre, n.descripcion) is distinct from (v.nombre, v.descripcion) order by n.id;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.add_cambio_de_servicio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into directorio_cambios (servicio_id, tipo, registrado_en)
  select n.id, 'servicio-nuevo', n.created_at from filas n order by n.id;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.add_cambio_de_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  antes smallint := null;
  ahora smallint := nivel_de_version(new.estado);
  que text;
begin
  if tg_op = 'UPDATE' then
    if old.estado = new.estado then
      -- An obsolete version gets the day it ends, or another one.
      if new.estado = 'obsoleta' and new.fecha_retiro is not null and new.fecha_retiro is distinct from old.fecha_retiro then
        insert into directorio_cambios (servicio_id, version_id, tipo, fecha_retiro, sucesora_id)
        values (new.servicio_id, new.id, 'retiro-fijado', new.fecha_retiro, new.sucesora_id);
      end if;
      return null;
    end if;
    antes := nivel_de_version(coalesce(old.suspendida_desde, old.estado));
  end if;
  que := case
    when new.estado = 'suspendida' then 'version-suspendida'
    when tg_op = 'UPDATE' and old.estado = 'suspendida' and new.estado = old.suspendida_desde then 'suspension-levantada'
    when new.estado = 'obsoleta' then 'version-obsoleta'
    when new.estado = 'retirada' then 'version-retirada'
    when ahora > coalesce(antes, 0) then 'nivel-alcanzado'
    when antes > coalesce(ahora, 0) then 'nivel-perdido'
  end;
  if que is not null then
    insert into directorio_cambios (servicio_id, version_id, tipo, nivel, registrado_en, fecha_retiro, sucesora_id)
    values (new.servicio_id, new.id, que, coalesce(ahora, nivel_de_version(new.suspendida_desde)),
      case when tg_op = 'INSERT' then coalesce(new.estandarizada_en, new.created_at) else now() end,
      new.fecha_retiro, new.sucesora_id);
  end if;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.add_evento_del_directorio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Held until what it numbers can be read. It is taken when everything else of the transaction is done, so that nobody who holds
  -- it waits for somebody who wants it.
  perform pg_advisory_xact_lock(137);
  -- A servicio that came and went in one transaction left nothing.
  insert into directorio_eventos (cambio_id) select id from directorio_cambios where id = new.id;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.add_palabras_del_asistente(versiones integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into asistente_palabras (palabra, largo, version_id)
  select distinct palabra, cardinality(string_to_array(trim(both '|' from d.nombre), ' ')), d.version_id
  from unnest(versiones) as pedida(id)
  join diccionario_entradas d on d.version_id = pedida.id and d.estado = 'incorporado',
    unnest(string_to_array(translate(d.nombre || d.claves || d.sinonimos, '|', ' '), ' ')) as palabra
  where length(palabra) between 1 and 40
  on conflict do nothing
$function$
CREATE OR REPLACE FUNCTION public.clase_personal(value text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select (array_position(array['no', 'publico', 'semiprivado', 'privado', 'sensible'], value) - 1)::smallint $function$
CREATE OR REPLACE FUNCTION public.clave_orden(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    select regexp_replace(
      regexp_replace(
        translate(
          public.texto_busqueda(replace(replace(normalize(value), 'Ñ', 'n' || chr(127)), 'ñ', 'n' || chr(127))),
          ' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$',
          E'\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%'
        ),
        '(\d+)', repeat('0', 18) || '\1', 'g'
      ),
      '\d*(\d{18})(?!\d)', '\1', 'g'
    )
  $function$
CREATE OR REPLACE FUNCTION public.count_diccionario()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- One change of the counts after the other, in the order they are stored: no two wait for each other.
  perform pg_advisory_xact_lock(46);
  if tg_op = 'INSERT' then
    update diccionario_combinaciones c set entradas = entradas + d.n
    from (select combinacion_id, count(*) as n from nuevas group by 1) d where c.id = d.combinacion_id;
  elsif tg_op = 'DELETE' then
    update diccionario_combinaciones c set entradas = entradas - d.n
    from (select combinacion_id, count(*) as n from viejas group by 1) d where c.id = d.combinacion_id;
  else
    update diccionario_combinaciones c set entradas = entradas + d.n
    from (select combinacion_id, sum(uno) as n from (
      select combinacion_id, 1 as uno from nuevas union all select combinacion_id, -1 from viejas) u
      group by 1 having sum(uno) <> 0) d
    where c.id = d.combinacion_id;
  end if;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.firma_de_trigramas(texto text)
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(bit_or(set_bit(0::bit(256), hashtext(t) & 255, 1)), 0::bit(256)) from unnest(show_trgm(texto)) as t
$function$
CREATE OR REPLACE FUNCTION public.keep_autodiagnostico()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.presentado_en is not null then
    raise exception 'A presented self-assessment does not change.' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_cierre()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.clase = 'mes' and (tg_op = 'DELETE' or old.huella is not null) then
    raise exception 'The closure of a month does not change.' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_contenido_de_cierre()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  cual integer := case tg_op when 'INSERT' then new.corte_id else old.corte_id end;
begin
  if exists (select from cortes c where c.id = cual and c.clase = 'mes' and c.huella is not null) then
    raise exception 'What the closure of a month says does not change.' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_diccionario_of_elementos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_diccionario(array(select v.id from elementos_versiones v where v.elemento_id in (select id from filas)));
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_diccionario_of_identificadores()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_diccionario(
    array(select v.id from elementos_versiones v where v.elemento_id in (select elemento_id from filas)));
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_diccionario_of_partes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_diccionario(array(select distinct version_id from filas));
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_diccionario_of_versiones()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_diccionario(array(select id from filas));
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_directorio_of_acuerdo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_directorio(array[coalesce(new.servicio_id, old.servicio_id)]);
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_directorio_of_entidades()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_directorio(array(select s.id from servicios s
    join filas n on n.id = s.entidad_id join viejas v on v.id = n.id
    where (n.nombre, n.sigla, n.sector_id, n.orden_id, n.departamento_codigo)
      is distinct from (v.nombre, v.sigla, v.sector_id, v.orden_id, v.departamento_codigo)
    order by s.id));
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_directorio_of_partes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_directorio(array(select distinct servicio_id from filas order by servicio_id));
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_directorio_of_servicios()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_directorio(array(select id from filas order by id));
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_directorio_of_solicitud()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform update_directorio(array[new.servicio_id]);
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_elementos_textos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into elementos_textos values (new.id, new.estado, new.entidad_responsable_id, new.texto_de_busqueda)
  on conflict (version_id) do update set
    estado = excluded.estado,
    entidad_responsable_id = excluded.entidad_responsable_id,
    texto_de_busqueda = excluded.texto_de_busqueda;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_membresias_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update membresias set clave_de_orden = new.clave_de_orden where usuario_id = new.id;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_palabras_del_asistente()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    delete from asistente_palabras p using viejas v where p.version_id = v.version_id;
  end if;
  if tg_op <> 'DELETE' then
    perform add_palabras_del_asistente(array(select version_id from nuevas));
  end if;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_person_of_membresia()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select u.clave_de_orden, u.texto_de_busqueda || coalesce(' ' || texto_busqueda(new.correo_electronico), '')
    into new.clave_de_orden, new.texto_de_busqueda
    from usuarios u where u.id = new.usuario_id for share;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_por_comparar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into elementos_por_comparar (version_id) values (new.id) on conflict do nothing;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_respuestas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  cual integer := case tg_op when 'INSERT' then new.autodiagnostico_id else old.autodiagnostico_id end;
begin
  if exists (select from autodiagnosticos a where a.id = cual and a.presentado_en is not null) then
    raise exception 'What a presented self-assessment answers does not change.' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$
CREATE OR REPLACE FUNCTION public.keep_texto_of_elementos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update elementos_versiones set texto_de_busqueda = '' where elemento_id = new.id;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_texto_of_nombres()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update elementos_versiones set texto_de_busqueda = '' where id in (select version_id from filas);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_texto_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.texto_de_busqueda := texto_de_version(new.id, new.elemento_id, new.nombre, new.definicion);
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.next_audit_event_number()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_current_xact_id();
  return nextval('audit_events_numbers');
end $function$
CREATE OR REPLACE FUNCTION public.nivel_de_version(estado text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select (case estado when 'estandarizada' then 1 when 'evaluada' then 2 when 'certificada' then 2 when 'publicada' then 3
    end)::smallint $function$
CREATE OR REPLACE FUNCTION public.parte_de_direccion(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select coalesce(nullif(trim(both '-' from left(trim(both '-' from
    regexp_replace(public.texto_busqueda(value), '[^a-z0-9]+', '-', 'g')), 80)), ''), 'sin-nombre') $function$
CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% only accepts new rows', tg_table_name using errcode = 'restrict_violation';
end $function$
CREATE OR REPLACE FUNCTION public.refuse_oid_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'the node % was assigned and stays', old.oid using errcode = 'restrict_violation';
  end if;
  if new.oid <> old.oid or new.tipo <> old.tipo or new.ultimo_arco < old.ultimo_arco then
    raise exception 'the node % keeps its place, kind and last arc', old.oid using errcode = 'restrict_violation';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.set_con_simulador()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.con_simulador := new.nivel >= 1 and not new.en_suspension and exists (
    select from servicios_operaciones o join servicios_mensajes m on m.operacion_id = o.id where o.version_id = new.version_id);
  return new;
end
$function$
CREATE OR REPLACE FUNCTION public.set_uso_de_servicio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  acordadas integer;
begin
  select count(distinct a.consumidora_id) into acordadas from acuerdos a
  where a.servicio_id = new.servicio_id and a.estado = 'activo'
    and (now() at time zone 'America/Bogota')::date between a.vigente_desde and a.vigente_hasta;
  if acordadas > 0 then new.consumidores := acordadas; end if;
  -- A published version is asked for, also where nobody was named and nobody has asked yet.
  if new.acceso = 'sin-declarar' and (acordadas > 0
    or exists (select from servicios_versiones v where v.id = new.version_id and v.estado = 'publicada'))
  then new.acceso := 'por-solicitud';
  end if;
  return new;
end
$function$
CREATE OR REPLACE FUNCTION public.sin_acentos(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select public.unaccent('public.unaccent'::regdictionary, value) $function$
CREATE OR REPLACE FUNCTION public.texto_busqueda(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(public.sin_acentos(value)) $function$
CREATE OR REPLACE FUNCTION public.texto_de_version(version integer, elemento integer, nombre text, definicion text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select texto_busqueda(nombre || E'\n' || definicion
    || coalesce((select E'\n' || e.identificador from elementos_de_dato e where e.id = elemento), '')
    || coalesce((select string_agg(E'\n' || n.nombre, '' order by n.id) from elementos_nombres n where n.version_id = version), ''))
$function$
CREATE OR REPLACE FUNCTION public.texto_diccionario(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select '|' || trim(regexp_replace(public.texto_busqueda(value), '[^a-z0-9]+', ' ', 'g')) || '|' $function$
CREATE OR REPLACE FUNCTION public.update_diccionario(versiones integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from diccionario_entradas d using unnest(versiones) as cambiada(id), elementos_versiones v
    where d.version_id = cambiada.id and v.id = cambiada.id and v.estado not in ('incorporado', 'historico', 'caducado');

  with leidas as materialized (
    select v.id, v.elemento_id, v.estado, v.oid, v.rige_desde, v.tipo_dato, v.entidad_responsable_id,
      e.capa_id, e.dominio_id, case when e.clase = 'dato' then e.tipo else e.clase end as clase,
      clave_orden(v.nombre) as orden, texto_diccionario(v.nombre) as nombre,
      texto_diccionario(e.identificador)
        || texto_diccionario(regexp_replace(e.identificador, '([a-z0-9])([A-Z])', '\1 \2', 'g'))
        || coalesce((select string_agg(texto_diccionario(palabra), '') from unnest(v.palabras_clave) as palabra), '') as claves,
      texto_diccionario(v.definicion) as definicion,
      coalesce((select string_agg(texto_diccionario(n.nombre), '' order by n.id)
        from elementos_nombres n where n.version_id = v.id), '')
        || coalesce((select string_agg(texto_diccionario(i.valor), '' order by i.id)
          from elementos_identificadores i where i.elemento_id = e.id), '') as sinonimos,
      array(select s.estandar_id from elementos_estandares s where s.version_id = v.id order by 1) as estandares
    from unnest(versiones) as cambiada(id)
    join elementos_versiones v on v.id = cambiada.id and v.estado in ('incorporado', 'historico', 'caducado')
    join elementos_de_dato e on e.id = v.elemento_id
  ), nombradas as materialized (
    select *, concat_ws('|', estado, capa_id, dominio_id, clase, coalesce(tipo_dato, ''),
      coalesce(entidad_responsable_id, 0), array_to_string(estandares, ',')) as clave from leidas
  ), combinadas as materialized (
    select *, ('x' || left(md5(clave), 16))::bit(64)::bigint as combinacion_id from nombradas
  ), combinaciones as (
    insert into diccionario_combinaciones (id, clave, estado, capa_id, dominio_id, clase, tipo_dato, entidad_id, estandares)
    select distinct on (combinacion_id)
      combinacion_id, clave, estado, capa_id, dominio_id, clase, tipo_dato, entidad_responsable_id, estandares
    from combinadas order by combinacion_id
    on conflict do nothing
  ), palabras as (
    insert into diccionario_palabras
    select distinct palabra from combinadas,
      unnest(string_to_array(translate(nombre || claves || sinonimos, '|', ' '), ' ')) as palabra
    where length(palabra) between 3 and 40 order by palabra
    on conflict do nothing
  )
  insert into diccionario_entradas as d
    (version_id, elemento_id, combinacion_id, estado, oid, rige_desde, orden, nombre, claves, definicion, sinonimos)
  select id, elemento_id, combinacion_id, estado, oid, rige_desde, orden, nombre, claves, definicion, sinonimos
  from combinadas
  on conflict (version_id) do update set combinacion_id = excluded.combinacion_id, estado = excluded.estado,
    oid = excluded.oid, rige_desde = excluded.rige_desde, orden = excluded.orden, nombre = excluded.nombre,
    claves = excluded.claves, definicion = excluded.definicion, sinonimos = excluded.sinonimos, updated_at = now();
end
$function$
CREATE OR REPLACE FUNCTION public.update_direcciones(servicios_dados integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  una record;
  libre text;
  vez integer;
begin
  perform from directorio_servicios where servicio_id = any (servicios_dados) order by servicio_id for update;
  for una in
    select s.id, p.entidad, coalesce(d.servicio, p.servicio) as servicio
    from unnest(servicios_dados) as dado(id)
    join servicios s on s.id = dado.id
    join entidades e on e.id = s.entidad_id
    -- Words that are addresses of their own name nothing else.
    cross join lateral (select
      regexp_replace(parte_de_direccion(coalesce(nullif(e.sigla, ''), e.nombre)), '^(cambios|suscripciones|oid)$', 'entidad-\1') as entidad,
      regexp_replace(parte_de_direccion(s.nombre), '^conectarse$', 'servicio-conectarse') as servicio) p
    left join directorio_direcciones d on d.servicio_id = s.id and d.vigente
    where d.id is null or d.entidad <> p.entidad
    order by s.id
  loop
    update directorio_direcciones set vigente = false where servicio_id = una.id and vigente;
    libre := una.servicio;
    vez := 1;
    loop
      if not exists (select from directorio_direcciones x
        where x.entidad = una.entidad and x.servicio = libre and x.servicio_id <> una.id)
      then
        -- It waits for whoever is storing the same address, and changes no address of another servicio.
        insert into directorio_direcciones (servicio_id, entidad, servicio) values (una.id, una.entidad, libre)
          on conflict on constraint directorio_direcciones_unica do update set vigente = true
          where directorio_direcciones.servicio_id = excluded.servicio_id;
        exit when found;
      end if;
      vez := vez + 1;
      libre := una.servicio || '-' || vez;
    end loop;
  end loop;
end
$function$
CREATE OR REPLACE FUNCTION public.update_directorio(servicios_dados integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform update_direcciones(servicios_dados);
  delete from directorio_servicios d using unnest(servicios_dados) as dado(id), servicios s
    where d.servicio_id = dado.id and s.id = dado.id and not s.activo;

  with leidos as materialized (
    select s.id, s.entidad_id, s.nombre, s.descripcion, es.codigo as estado,
      case es.codigo when 'estandarizado-nivel-1' then 1 when 'evaluado-nivel-2' then 2 when 'publicado-nivel-3' then 3 else 0 end
        as nivel,
      coalesce(v.estado = 'suspendida', false) as en_suspension, v.id as version_id,
      e.sector_id, e.orden_id, e.departamento_codigo, e.nombre as entidad, e.sigla,
      q.id as solicitud_id, q.consumo_abierto, q.sincronia, q.tipo_intercambio, q.dominio_id, s.created_at
    from unnest(servicios_dados) as dado(id)
    join servicios s on s.id = dado.id and s.activo
    join estados_servicio es on es.id = s.estado_servicio_id
    join entidades e on e.id = s.entidad_id
    left join lateral (
      select v.id, v.estado from servicios_versiones v
      where v.servicio_id = s.id and v.estado not in ('en-elaboracion', 'retirada')
      order by v.estado = 'suspendida',
        array_position(array['publicada', 'certificada', 'evaluada', 'estandarizada', 'obsoleta'],
          coalesce(v.suspendida_desde, v.estado)),
        v.mayor desc, v.menor desc
      limit 1) v on true
    left join lateral (
      select q.id, q.consumo_abierto, q.sincronia, q.tipo_intercambio, q.dominio_id
      from solicitudes q join estados_solicitud c on c.id = q.estado_id
      where q.servicio_id = s.id and q.nivel = 1 and q.tipo <> 'retiro' and c.codigo = 'certificada'
      order by q.cerrada_en desc nulls last, q.id desc limit 1) q on true
  ), datos as materialized (
    select l.id,
      array_agg(distinct e.id order by e.id) filter (where x.sentido <> 'salida') as pide,
      array_agg(distinct e.id order by e.id) filter (where x.sentido <> 'entrada') as entrega,
      array_agg(distinct e.dominio_id order by e.dominio_id) as dominios,
      array_agg(distinct e.capa_id order by e.capa_id) as capas,
      max(clase_personal(v.dato_personal)) as clase,
      string_agg(texto_diccionario(v.nombre) || texto_diccionario(e.identificador)
        || texto_diccionario(regexp_replace(e.identificador, '([a-z0-9])([A-Z])', '\1 \2', 'g')), '' order by e.id, v.id) as elementos,
      string_agg(texto_diccionario(v.definicion), '' order by e.id, v.id) as campos
    from leidos l
    join servicios_elementos x on x.servicio_id = l.id
    -- What is not in the common language yet is nobody's to read.
    join elementos_versiones v on v.id = x.version_id and v.estado in ('incorporado', 'historico', 'caducado')
    join elementos_de_dato e on e.id = v.elemento_id
    group by l.id
  ), completos as materialized (
    select l.*,
      case when l.consumo_abierto then 'abierto' when k.consumidores > 0 then 'por-solicitud' else 'sin-declarar' end as acceso,
      case d.clase when 0 then 'no' when 1 then 'publico' when 2 then 'semiprivado' when 3 then 'privado' when 4 then 'sensible' end
        as dato_personal,
      (select nd.tecnologia from solicitudes_nivel_dos nd
        join solicitudes q on q.id = nd.solicitud_id join estados_solicitud c on c.id = q.estado_id
        where nd.servicio_version_id = l.version_id and c.codigo = 'certificada' order by q.id desc limit 1) as tecnologia,
      array(select o.tipo_intercambio from servicios_operaciones o
        where o.version_id = l.version_id and o.tipo_intercambio is not null
        union select l.tipo_intercambio where l.tipo_intercambio is not null order by 1) as tipos_intercambio,
      coalesce(d.pide, '{}') as pide, coalesce(d.entrega, '{}') as entrega,
      array(select distinct una from unnest(coalesce(d.dominios, '{}') || l.dominio_id) as una where una is not null order by 1)
        as dominios,
      coalesce(d.capas, '{}') as capas,
      k.consumidores,
      (select c.id from certificados c where c.servicio_id = l.id and c.estado = 'vigente'
        order by c.nivel desc, c.id desc limit 1) as certificado_id,
      coalesce((select max(c.registrado_en) from directorio_cambios c where c.servicio_id = l.id), l.created_at) as actualizado_en,
      (case l.nivel when 3 then 1.15 when 2 then 1.05 when 1 then 1 else 0.85 end)
        * (case when l.en_suspension then 0.5 else 1 end) as factor,
      clave_orden(l.nombre) as orden, texto_diccionario(l.nombre) as nombre_plegado,
      coalesce(d.elementos, '') as elementos, texto_diccionario(l.descripcion) as descripcion_plegada,
      texto_diccionario(l.entidad) || coalesce(texto_diccionario(nullif(l.sigla, '')), '') as entidad_plegada,
      coalesce(d.campos, '') as campos
    from leidos l
    left join datos d on d.id = l.id
    cross join lateral (select count(*)::integer as consumidores from solicitudes_consumidores c
      where c.solicitud_id = l.solicitud_id) k
  ), palabras as (
    insert into directorio_palabras
    select distinct palabra from completos,
      unnest(string_to_array(translate(nombre_plegado || elementos || entidad_plegada || descripcion_plegada, '|', ' '), ' '))
        as palabra
    where length(palabra) between 3 and 40 order by palabra
    on conflict do nothing
  )
  insert into directorio_servicios (servicio_id, entidad_id, estado, nivel, en_suspension, version_id, sector_id, orden_id,
    departamento_codigo, acceso, dato_personal, tecnologia, sincronia, tipos_intercambio, pide, entrega, dominios, capas,
    consumidores, certificado_id, actualizado_en, factor, orden, nombre, elementos, descripcion, entidad, campos)
  select id, entidad_id, estado, nivel, en_suspension, version_id, sector_id, orden_id, departamento_codigo, acceso,
    dato_personal, tecnologia, sincronia, tipos_intercambio, pide, entrega, dominios, capas, consumidores, certificado_id,
    actualizado_en, factor, orden, nombre_plegado, elementos, descripcion_plegada, entidad_plegada, campos
  from completos order by id
  on conflict (servicio_id) do update set entidad_id = excluded.entidad_id, estado = excluded.estado, nivel = excluded.nivel,
    en_suspension = excluded.en_suspension, version_id = excluded.version_id, sector_id = excluded.sector_id,
    orden_id = excluded.orden_id, departamento_codigo = excluded.departamento_codigo, acceso = excluded.acceso,
    dato_personal = excluded.dato_personal, tecnologia = excluded.tecnologia, sincronia = excluded.sincronia,
    tipos_intercambio = excluded.tipos_intercambio, pide = excluded.pide, entrega = excluded.entrega,
    dominios = excluded.dominios, capas = excluded.capas, consumidores = excluded.consumidores,
    certificado_id = excluded.certificado_id, actualizado_en = excluded.actualizado_en, factor = excluded.factor,
    orden = excluded.orden, nombre = excluded.nombre, elementos = excluded.elementos, descripcion = excluded.descripcion,
    entidad = excluded.entidad, campos = excluded.campos;

  perform update_llamadas(servicios_dados);
end
$function$
CREATE OR REPLACE FUNCTION public.update_llamadas(servicios_dados integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from directorio_llamadas where servicio_id = any (servicios_dados);
  with recursive operaciones as materialized (
    select o.id, d.servicio_id, d.nivel from directorio_servicios d
    join servicios_operaciones o on o.version_id = d.version_id
    where d.servicio_id = any (servicios_dados) and d.nivel >= 1 and not d.en_suspension
  ), arbol as (
    select c.id, m.operacion_id, m.papel, c.elemento_version_id, c.minimo >= 1 as obligado
    from operaciones o join servicios_mensajes m on m.operacion_id = o.id
    join servicios_mensajes_campos c on c.mensaje_id = m.id and c.padre_id is null
    union all
    select h.id, a.operacion_id, a.papel, h.elemento_version_id, a.obligado and h.minimo >= 1
    from arbol a join servicios_mensajes_campos h on h.padre_id = a.id
  ), campos as materialized (
    select a.operacion_id, a.papel, v.elemento_id, a.obligado, clase_personal(v.dato_personal) as clase,
      not exists (select from servicios_mensajes_campos h where h.padre_id = a.id) as es_hoja
    from arbol a join elementos_versiones v on v.id = a.elemento_version_id
    where a.papel in ('peticion', 'respuesta') and v.estado in ('incorporado', 'historico', 'caducado')
  ), llamadas as (
    select o.id, o.servicio_id,
      coalesce(
        array_agg(distinct c.elemento_id order by c.elemento_id) filter (where c.papel = 'peticion' and c.es_hoja and c.obligado),
        array_agg(distinct c.elemento_id order by c.elemento_id) filter (where c.papel = 'peticion' and c.es_hoja),
        '{}') as pide,
      array_agg(distinct c.elemento_id order by c.elemento_id) filter (where c.papel = 'respuesta') as entrega,
      max(c.clase) filter (where c.papel = 'respuesta') as clase, o.nivel
    from operaciones o join campos c on c.operacion_id = o.id
    group by o.id, o.servicio_id, o.nivel
  )
  insert into directorio_llamadas (operacion_id, servicio_id, pide, entrega, clase, huella)
  select id, servicio_id, pide, entrega, clase,
    hashtextextended(concat_ws('|', id, servicio_id, pide::text, entrega::text, clase, nivel), 0)
  from llamadas where entrega is not null order by id;
end
$function$
CREATE CONSTRAINT TRIGGER directorio_cambios_evento AFTER INSERT ON public.directorio_cambios DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION add_evento_del_directorio()
CREATE TRIGGER acuerdos_directorio_delete AFTER DELETE ON public.acuerdos FOR EACH ROW WHEN ((old.estado = 'activo'::text)) EXECUTE FUNCTION keep_directorio_of_acuerdo()
CREATE TRIGGER acuerdos_directorio_insert AFTER INSERT ON public.acuerdos FOR EACH ROW WHEN ((new.estado = 'activo'::text)) EXECUTE FUNCTION keep_directorio_of_acuerdo()
CREATE TRIGGER acuerdos_directorio_update AFTER UPDATE ON public.acuerdos FOR EACH ROW WHEN ((((old.estado = 'activo'::text) OR (new.estado = 'activo'::text)) AND ((((old.estado IS DISTINCT FROM new.estado) OR (old.vigente_desde IS DISTINCT FROM new.vigente_desde)) OR (old.vigente_hasta IS DISTINCT FROM new.vigente_hasta)) OR (old.consumidora_id IS DISTINCT FROM new.consumidora_id)))) EXECUTE FUNCTION keep_directorio_of_acuerdo()
CREATE TRIGGER audit_event_digests_append_only BEFORE DELETE OR UPDATE ON public.audit_event_digests FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_event_digests_never_emptied BEFORE TRUNCATE ON public.audit_event_digests FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_events_never_emptied BEFORE TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE ON public.audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_seals_never_emptied BEFORE TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER autodiagnosticos_presentados BEFORE DELETE OR UPDATE ON public.autodiagnosticos FOR EACH ROW EXECUTE FUNCTION keep_autodiagnostico()
CREATE TRIGGER autodiagnosticos_respuestas_presentadas BEFORE INSERT OR DELETE OR UPDATE ON public.autodiagnosticos_respuestas FOR EACH ROW EXECUTE FUNCTION keep_respuestas()
CREATE TRIGGER certificados_directorio_insert AFTER INSERT ON public.certificados REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_partes()
CREATE TRIGGER certificados_directorio_update AFTER UPDATE ON public.certificados REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_partes()
CREATE TRIGGER cortes_cerrados BEFORE DELETE OR UPDATE ON public.cortes FOR EACH ROW EXECUTE FUNCTION keep_cierre()
CREATE TRIGGER cortes_filas_cerradas BEFORE INSERT OR DELETE OR UPDATE ON public.cortes_filas FOR EACH ROW EXECUTE FUNCTION keep_contenido_de_cierre()
CREATE TRIGGER diccionario_entradas_delete AFTER DELETE ON public.diccionario_entradas REFERENCING OLD TABLE AS viejas FOR EACH STATEMENT EXECUTE FUNCTION count_diccionario()
CREATE TRIGGER diccionario_entradas_insert AFTER INSERT ON public.diccionario_entradas REFERENCING NEW TABLE AS nuevas FOR EACH STATEMENT EXECUTE FUNCTION count_diccionario()
CREATE TRIGGER diccionario_entradas_palabras_delete AFTER DELETE ON public.diccionario_entradas REFERENCING OLD TABLE AS viejas FOR EACH STATEMENT EXECUTE FUNCTION keep_palabras_del_asistente()
CREATE TRIGGER diccionario_entradas_palabras_insert AFTER INSERT ON public.diccionario_entradas REFERENCING NEW TABLE AS nuevas FOR EACH STATEMENT EXECUTE FUNCTION keep_palabras_del_asistente()
CREATE TRIGGER diccionario_entradas_palabras_update AFTER UPDATE ON public.diccionario_entradas REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas FOR EACH STATEMENT EXECUTE FUNCTION keep_palabras_del_asistente()
CREATE TRIGGER diccionario_entradas_update AFTER UPDATE ON public.diccionario_entradas REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas FOR EACH STATEMENT EXECUTE FUNCTION count_diccionario()
CREATE TRIGGER directorio_servicios_con_simulador BEFORE INSERT OR UPDATE ON public.directorio_servicios FOR EACH ROW EXECUTE FUNCTION set_con_simulador()
CREATE TRIGGER directorio_servicios_uso BEFORE INSERT OR UPDATE ON public.directorio_servicios FOR EACH ROW EXECUTE FUNCTION set_uso_de_servicio()
CREATE TRIGGER elementos_de_dato_diccionario_update AFTER UPDATE ON public.elementos_de_dato REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_elementos()
CREATE TRIGGER elementos_de_dato_keep_texto AFTER UPDATE OF identificador ON public.elementos_de_dato FOR EACH ROW WHEN ((old.identificador <> new.identificador)) EXECUTE FUNCTION keep_texto_of_elementos()
CREATE TRIGGER elementos_estandares_diccionario_delete AFTER DELETE ON public.elementos_estandares REFERENCING OLD TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_partes()
CREATE TRIGGER elementos_estandares_diccionario_insert AFTER INSERT ON public.elementos_estandares REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_partes()
CREATE TRIGGER elementos_identificadores_diccionario_delete AFTER DELETE ON public.elementos_identificadores REFERENCING OLD TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_identificadores()
CREATE TRIGGER elementos_identificadores_diccionario_insert AFTER INSERT ON public.elementos_identificadores REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_identificadores()
CREATE TRIGGER elementos_identificadores_diccionario_update AFTER UPDATE ON public.elementos_identificadores REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_identificadores()
CREATE TRIGGER elementos_nombres_diccionario_delete AFTER DELETE ON public.elementos_nombres REFERENCING OLD TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_partes()
CREATE TRIGGER elementos_nombres_diccionario_insert AFTER INSERT ON public.elementos_nombres REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_partes()
CREATE TRIGGER elementos_nombres_diccionario_update AFTER UPDATE ON public.elementos_nombres REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_partes()
CREATE TRIGGER elementos_nombres_texto_delete AFTER DELETE ON public.elementos_nombres REFERENCING OLD TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_texto_of_nombres()
CREATE TRIGGER elementos_nombres_texto_insert AFTER INSERT ON public.elementos_nombres REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_texto_of_nombres()
CREATE TRIGGER elementos_nombres_texto_update AFTER UPDATE ON public.elementos_nombres REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_texto_of_nombres()
CREATE TRIGGER elementos_textos_insert AFTER INSERT ON public.elementos_versiones FOR EACH ROW EXECUTE FUNCTION keep_elementos_textos()
CREATE TRIGGER elementos_textos_update AFTER UPDATE ON public.elementos_versiones FOR EACH ROW WHEN ((((old.estado IS DISTINCT FROM new.estado) OR (old.entidad_responsable_id IS DISTINCT FROM new.entidad_responsable_id)) OR (old.texto_de_busqueda IS DISTINCT FROM new.texto_de_busqueda))) EXECUTE FUNCTION keep_elementos_textos()
CREATE TRIGGER elementos_versiones_diccionario_insert AFTER INSERT ON public.elementos_versiones REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_versiones()
CREATE TRIGGER elementos_versiones_diccionario_update AFTER UPDATE ON public.elementos_versiones REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_diccionario_of_versiones()
CREATE TRIGGER elementos_versiones_keep_texto BEFORE INSERT OR UPDATE OF elemento_id, nombre, definicion, texto_de_busqueda ON public.elementos_versiones FOR EACH ROW EXECUTE FUNCTION keep_texto_of_version()
CREATE TRIGGER elementos_versiones_por_comparar_insert AFTER INSERT ON public.elementos_versiones FOR EACH ROW WHEN ((new.rige_desde IS NOT NULL)) EXECUTE FUNCTION keep_por_comparar()
CREATE TRIGGER elementos_versiones_por_comparar_update AFTER UPDATE OF rige_desde ON public.elementos_versiones FOR EACH ROW WHEN (((old.rige_desde IS NULL) AND (new.rige_desde IS NOT NULL))) EXECUTE FUNCTION keep_por_comparar()
CREATE TRIGGER entidades_directorio_update AFTER UPDATE ON public.entidades REFERENCING OLD TABLE AS viejas NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_entidades()
CREATE TRIGGER indicadores_valores_cerrados BEFORE INSERT OR DELETE OR UPDATE ON public.indicadores_valores FOR EACH ROW EXECUTE FUNCTION keep_contenido_de_cierre()
CREATE TRIGGER membresias_keep_person BEFORE INSERT OR UPDATE OF usuario_id, correo_electronico, clave_de_orden, texto_de_busqueda ON public.membresias FOR EACH ROW EXECUTE FUNCTION keep_person_of_membresia()
CREATE TRIGGER oid_nodos_permanecen BEFORE DELETE OR UPDATE ON public.oid_nodos FOR EACH ROW EXECUTE FUNCTION refuse_oid_change()
CREATE TRIGGER servicios_cambio_insert AFTER INSERT ON public.servicios REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION add_cambio_de_servicio()
CREATE TRIGGER servicios_cambio_update AFTER UPDATE ON public.servicios REFERENCING OLD TABLE AS viejas NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION add_cambio_de_pagina()
CREATE TRIGGER servicios_directorio_insert AFTER INSERT ON public.servicios REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_servicios()
CREATE TRIGGER servicios_directorio_update AFTER UPDATE ON public.servicios REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_servicios()
CREATE TRIGGER servicios_elementos_directorio_delete AFTER DELETE ON public.servicios_elementos REFERENCING OLD TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_partes()
CREATE TRIGGER servicios_elementos_directorio_insert AFTER INSERT ON public.servicios_elementos REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_partes()
CREATE TRIGGER servicios_elementos_directorio_update AFTER UPDATE ON public.servicios_elementos REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_partes()
CREATE TRIGGER servicios_versiones_cambio AFTER INSERT OR UPDATE ON public.servicios_versiones FOR EACH ROW EXECUTE FUNCTION add_cambio_de_version()
CREATE TRIGGER servicios_versiones_directorio_insert AFTER INSERT ON public.servicios_versiones REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_partes()
CREATE TRIGGER servicios_versiones_directorio_update AFTER UPDATE ON public.servicios_versiones REFERENCING NEW TABLE AS filas FOR EACH STATEMENT EXECUTE FUNCTION keep_directorio_of_partes()
CREATE TRIGGER solicitudes_directorio_update AFTER UPDATE OF cerrada_en ON public.solicitudes FOR EACH ROW WHEN (((new.cerrada_en IS NOT NULL) AND (old.cerrada_en IS NULL) AND (new.servicio_id IS NOT NULL))) EXECUTE FUNCTION keep_directorio_of_solicitud()
CREATE TRIGGER usuarios_keep_membresias AFTER UPDATE ON public.usuarios FOR EACH ROW WHEN (((old.clave_de_orden <> new.clave_de_orden) OR (old.texto_de_busqueda <> new.texto_de_busqueda))) EXECUTE FUNCTION keep_membresias_of_person()
