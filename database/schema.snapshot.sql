actas.contenido jsonb not null
actas.docx_archivo_id uuid
actas.emision integer not null default 1
actas.emitida_en timestamp(3) with time zone not null
actas.emitida_por integer not null
actas.enmienda_hasta date
actas.estado text not null default 'emitida'::text
actas.huella_contenido text not null
actas.id integer not null identity
actas.mesa_id integer not null
actas.numero integer not null
actas.pdf_archivo_id uuid
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
actas_enmiendas.id integer not null identity
actas_enmiendas.propuesta_en timestamp(3) with time zone not null default now()
actas_enmiendas.propuesta_por integer not null
actas_enmiendas.respuesta text
actas_enmiendas.texto text not null
archivos.carpeta text not null
archivos.created_at timestamp(3) with time zone not null default now()
archivos.entidad_id integer
archivos.id uuid not null default gen_random_uuid()
archivos.nombre text not null
archivos.pendiente_desde timestamp(3) with time zone
archivos.publico boolean not null default false
archivos.sha256 text not null
archivos.subido_por integer
archivos.tamano_bytes bigint not null
archivos.tipo_mime text not null
archivos.ubicacion text
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
audit_seals.batch integer not null
audit_seals.digest text not null
audit_seals.event_count integer not null
audit_seals.first_id bigint not null
audit_seals.form smallint not null
audit_seals.last_id bigint not null
audit_seals.previous_digest text not null
audit_seals.sealed_at timestamp(3) with time zone not null
auth_accounts.access_type text not null
auth_accounts.address text
auth_accounts.created_at timestamp(3) with time zone not null default now()
auth_accounts.email text not null
auth_accounts.email_verified boolean not null default false
auth_accounts.first_name text not null
auth_accounts.first_surname text not null
auth_accounts.identification_number text not null
auth_accounts.identification_type text not null
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
busquedas_guardadas.consulta text not null
busquedas_guardadas.created_at timestamp(3) with time zone not null default now()
busquedas_guardadas.id integer not null identity
busquedas_guardadas.nombre text not null
busquedas_guardadas.usuario_id integer not null
compromisos.acordado_en date not null
compromisos.created_at timestamp(3) with time zone not null default now()
compromisos.descripcion text not null
compromisos.entidad_id integer not null
compromisos.estado text not null default 'abierto'::text
compromisos.estado_servicio_id integer
compromisos.fecha_cierre timestamp(3) with time zone
compromisos.id integer not null identity
compromisos.mesa_id integer not null
compromisos.motivo_cierre text
compromisos.plazo_dias_habiles smallint
compromisos.responsable text not null
compromisos.responsable_usuario_id integer
compromisos.reunion_id integer
compromisos.servicio_id integer
compromisos.vence_en date not null
compromisos.version integer not null default 1
departamentos.activo boolean not null default true
departamentos.codigo text not null
departamentos.nombre text not null
departamentos.version integer not null default 1
entidades.activa boolean not null default true
entidades.caracter text
entidades.cargo_contacto text
entidades.codigo_sigep text
entidades.codigo_snies text
entidades.codigo_xroad text
entidades.correo_electronico text
entidades.created_at timestamp(3) with time zone not null default now()
entidades.departamento_codigo text
entidades.digito_verificacion smallint not null
entidades.direccion text
entidades.id integer not null identity
entidades.municipio_codigo text
entidades.naturaleza text
entidades.nit text not null
entidades.nombre text not null
entidades.nombre_contacto text
entidades.orden_id integer
entidades.sector_id integer
entidades.sigla text
entidades.sitio_web text
entidades.telefono text
entidades.tipo text not null
entidades.version integer not null default 1
estados_servicio.codigo text not null
estados_servicio.color text not null
estados_servicio.id integer not null identity
estados_servicio.nombre text not null
estados_servicio.orden smallint not null
exportaciones.catalogo text not null
exportaciones.creada_en timestamp(3) with time zone not null default now()
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
funcionalidades.id integer not null identity
funcionalidades.nombre text not null
funcionalidades.orden smallint not null
funcionalidades.version integer not null default 1
idempotency_keys.answer jsonb
idempotency_keys.created_at timestamp(3) with time zone not null default now()
idempotency_keys.digest text not null
idempotency_keys.expires_at timestamp(3) with time zone not null
idempotency_keys.id text not null
invitaciones_administrador.clave_hash text not null
invitaciones_administrador.correo_electronico text not null
invitaciones_administrador.created_at timestamp(3) with time zone not null default now()
invitaciones_administrador.expires_at timestamp(3) with time zone not null
invitaciones_administrador.id integer not null identity
invitaciones_administrador.used_at timestamp(3) with time zone
invitaciones_administrador.usuario_id integer
items_funcionalidad.accion text not null
items_funcionalidad.descripcion text not null
items_funcionalidad.id integer not null identity
items_funcionalidad.nombre text not null
items_funcionalidad.orden smallint not null
items_funcionalidad.subfuncionalidad_id integer not null
items_funcionalidad.url text not null
items_funcionalidad.version integer not null default 1
jobs.abandoned_at timestamp(3) with time zone
jobs.attempts smallint not null default 0
jobs.created_at timestamp(3) with time zone not null default now()
jobs.finished_at timestamp(3) with time zone
jobs.id bigint not null identity
jobs.job_key text not null
jobs.kind text not null
jobs.last_error text
jobs.next_attempt_at timestamp(3) with time zone not null default now()
jobs.payload jsonb not null default '{}'::jsonb
login_nonces.created_at timestamp(3) with time zone not null default now()
login_nonces.expires_at timestamp(3) with time zone not null
login_nonces.nonce_hash text not null
login_nonces.used_at timestamp(3) with time zone
membresias.activa boolean not null default false
membresias.cargo text
membresias.correo_electronico text
membresias.created_at timestamp(3) with time zone not null default now()
membresias.entidad_id integer not null
membresias.id integer not null identity
membresias.motivo_rechazo text
membresias.otro_numero_telefonico text
membresias.por_aprobar boolean not null default true
membresias.rechazada boolean not null default false
membresias.rol_id integer
membresias.usuario_id integer not null
membresias.version integer not null default 1
mesas.activa boolean not null default true
mesas.consultor_principal_id integer not null
mesas.descripcion text not null
mesas.email_consultor text not null
mesas.email_responsable_entidad text not null
mesas.entidad_lider_id integer not null
mesas.fecha_cierre timestamp(3) with time zone
mesas.fecha_creacion timestamp(3) with time zone not null default now()
mesas.id integer not null identity
mesas.motivo_cierre text
mesas.nombre text not null
mesas.objetivo text not null
mesas.version integer not null default 1
mesas_entidades.entidad_id integer not null
mesas_entidades.mesa_id integer not null
mesas_entidades.rol text not null
mesas_servicios.mesa_id integer not null
mesas_servicios.servicio_id integer not null
municipios.activo boolean not null default true
municipios.codigo text not null
municipios.departamento_codigo text not null
municipios.nombre text not null
municipios.version integer not null default 1
notificaciones.creada_en timestamp(3) with time zone not null default now()
notificaciones.enlace text
notificaciones.evento text not null
notificaciones.id bigint not null identity
notificaciones.leida_en timestamp(3) with time zone
notificaciones.resumen_pendiente boolean not null default false
notificaciones.texto text not null
notificaciones.titulo text not null
notificaciones.usuario_id integer not null
notificaciones.visible boolean not null default true
ordenes.id integer not null identity
ordenes.nombre text not null
outbox_messages.abandoned_at timestamp(3) with time zone
outbox_messages.attempts smallint not null default 0
outbox_messages.calendar_body text
outbox_messages.calendar_method text
outbox_messages.created_at timestamp(3) with time zone not null default now()
outbox_messages.event text not null
outbox_messages.html_body text not null
outbox_messages.id bigint not null identity
outbox_messages.last_error text
outbox_messages.message_key uuid not null default gen_random_uuid()
outbox_messages.next_attempt_at timestamp(3) with time zone not null default now()
outbox_messages.recipient text not null
outbox_messages.secret boolean not null default false
outbox_messages.sent_at timestamp(3) with time zone
outbox_messages.subject text not null
outbox_messages.text_body text not null
parametros.clave text not null
parametros.descripcion text not null
parametros.grupo text not null
parametros.nombre text not null default ''::text
parametros.publico boolean not null default false
parametros.restriccion jsonb not null default '{}'::jsonb
parametros.solo_lectura boolean not null default false
parametros.tipo text not null
parametros.valor jsonb not null
parametros.version integer not null default 1
plantillas_correo.actualizada_en timestamp(3) with time zone not null default now()
plantillas_correo.asunto text not null
plantillas_correo.aviso text not null
plantillas_correo.cuerpo text not null
plantillas_correo.evento text not null
plantillas_correo.por_correo boolean not null default true
plantillas_correo.por_producto boolean not null default true
plantillas_correo.version integer not null default 1
preferencias_notificacion.correo text not null
preferencias_notificacion.evento text not null
preferencias_notificacion.producto boolean not null
preferencias_notificacion.usuario_id integer not null
restablecimientos.correlation_id text not null
restablecimientos.correo_electronico text not null
restablecimientos.created_at timestamp(3) with time zone not null default now()
restablecimientos.direccion text not null
restablecimientos.entidad_id integer not null
restablecimientos.id bigint not null identity
restablecimientos_claves.clave_hash text not null
restablecimientos_claves.created_at timestamp(3) with time zone not null default now()
restablecimientos_claves.expires_at timestamp(3) with time zone not null
restablecimientos_claves.used_at timestamp(3) with time zone
restablecimientos_claves.usuario_id integer not null
reuniones.avance text not null default ''::text
reuniones.consultor_principal_id integer not null
reuniones.created_at timestamp(3) with time zone not null default now()
reuniones.duracion_minutos smallint not null default 60
reuniones.enlace text not null default ''::text
reuniones.estado text not null
reuniones.finalizada_en timestamp(3) with time zone
reuniones.id integer not null identity
reuniones.inicia_en timestamp(3) with time zone not null
reuniones.lugar text not null default ''::text
reuniones.mesa_id integer not null
reuniones.motivo_cancelacion text
reuniones.participante text not null default ''::text
reuniones.secuencia integer not null default 0
reuniones.tematica text not null
reuniones.version integer not null default 1
reuniones_archivos.archivo_id uuid not null
reuniones_archivos.orden smallint not null
reuniones_archivos.reunion_id integer not null
reuniones_consultores.reunion_id integer not null
reuniones_consultores.usuario_id integer not null
reuniones_decisiones.id integer not null identity
reuniones_decisiones.orden smallint not null
reuniones_decisiones.reunion_id integer not null
reuniones_decisiones.texto text not null
reuniones_participantes.asistio boolean
reuniones_participantes.correo text not null
reuniones_participantes.entidad_id integer not null
reuniones_participantes.id integer not null identity
reuniones_participantes.nombre text not null
reuniones_participantes.reunion_id integer not null
reuniones_puntos.compromiso_id integer
reuniones_puntos.id integer not null identity
reuniones_puntos.notas text not null default ''::text
reuniones_puntos.orden smallint not null
reuniones_puntos.reunion_id integer not null
reuniones_puntos.titulo text not null
roles.activo boolean not null default true
roles.ambito text not null
roles.codigo text not null
roles.descripcion text not null
roles.id integer not null identity
roles.nombre text not null
roles.version integer not null default 1
roles_permisos.accion text not null
roles_permisos.rol_id integer not null
roles_permisos.subfuncionalidad_id integer not null
schema_migrations.applied_at timestamp(3) with time zone not null default now()
schema_migrations.checksum text not null
schema_migrations.name text not null
sectores.activo boolean not null default true
sectores.codigo smallint not null
sectores.id integer not null identity
sectores.nombre text not null
sectores.version integer not null default 1
servicios.activo boolean not null default true
servicios.created_at timestamp(3) with time zone not null default now()
servicios.descripcion text not null
servicios.entidad_id integer not null
servicios.estado_servicio_id integer not null
servicios.id integer not null identity
servicios.nombre text not null
sessions.address text
sessions.created_at timestamp(3) with time zone not null default now()
sessions.expires_at timestamp(3) with time zone not null
sessions.id uuid not null default gen_random_uuid()
sessions.last_seen_at timestamp(3) with time zone not null default now()
sessions.membership_id integer
sessions.revoked_at timestamp(3) with time zone
sessions.token_hash text not null
sessions.user_agent text
sessions.user_id integer not null
subfuncionalidades.codigo text not null
subfuncionalidades.consulta boolean not null default true
subfuncionalidades.descripcion text not null
subfuncionalidades.funcionalidad_id integer not null
subfuncionalidades.icono text not null
subfuncionalidades.id integer not null identity
subfuncionalidades.nombre text not null
subfuncionalidades.orden smallint not null
subfuncionalidades.url text not null
subfuncionalidades.version integer not null default 1
subfuncionalidades_acciones.accion text not null
subfuncionalidades_acciones.subfuncionalidad_id integer not null
tipos_identificacion.activo boolean not null default true
tipos_identificacion.codigo_dian smallint
tipos_identificacion.id integer not null identity
tipos_identificacion.nombre text not null
tipos_identificacion.permite_ingreso boolean not null default false
tipos_identificacion.sigla text not null
used_external_tokens.expires_at timestamp(3) with time zone not null
used_external_tokens.token_hash text not null
used_external_tokens.used_at timestamp(3) with time zone not null default now()
usuarios.activo boolean not null default true
usuarios.correo_electronico text not null
usuarios.created_at timestamp(3) with time zone not null default now()
usuarios.emisor text not null
usuarios.id integer not null identity
usuarios.numero_celular text
usuarios.numero_identificacion text not null
usuarios.primer_apellido text not null
usuarios.primer_nombre text not null
usuarios.segundo_apellido text
usuarios.segundo_nombre text
usuarios.sujeto text not null
usuarios.texto_de_busqueda text default texto_busqueda(((((((((primer_nombre || ' '::text) || COALESCE((segundo_nombre || ' '::text), ''::text)) || primer_apellido) || ' '::text) || COALESCE((segundo_apellido || ' '::text), ''::text)) || numero_identificacion) || ' '::text) || correo_electronico))
usuarios.tipo_identificacion_id integer not null
usuarios_actividades.codigo text not null
usuarios_actividades.entidad_id integer not null
usuarios_actividades.pospuesta_hasta timestamp(3) with time zone
usuarios_actividades.usuario_id integer not null
usuarios_actividades.vista_hasta timestamp(3) with time zone
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
archivos: archivos_carpeta_check CHECK ((carpeta = ANY (ARRAY['mesas'::text, 'normativo-uno'::text, 'normativo-tres'::text, 'capas'::text, 'politico-tres'::text, 'organizacional-tres'::text, 'tecnico-tres'::text])))
archivos: archivos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
archivos: archivos_pkey PRIMARY KEY (id)
archivos: archivos_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
archivos: archivos_subido_por_fkey FOREIGN KEY (subido_por) REFERENCES usuarios(id)
archivos: archivos_tamano_bytes_check CHECK ((tamano_bytes >= 0))
audit_event_digests: audit_event_digests_pkey PRIMARY KEY (event_id)
audit_events: audit_events_pkey PRIMARY KEY (id)
audit_events: audit_events_result_check CHECK ((result = ANY (ARRAY['exito'::text, 'rechazo'::text])))
audit_seals: audit_seals_batch_check CHECK ((batch > 0))
audit_seals: audit_seals_check CHECK ((last_id >= first_id))
audit_seals: audit_seals_event_count_check CHECK ((event_count > 0))
audit_seals: audit_seals_pkey PRIMARY KEY (batch)
auth_accounts: auth_accounts_access_type_check CHECK ((access_type = ANY (ARRAY['documento'::text, 'correo'::text])))
auth_accounts: auth_accounts_identification_key UNIQUE (identification_type, identification_number)
auth_accounts: auth_accounts_pkey PRIMARY KEY (subject)
auth_attempts: auth_attempts_pkey PRIMARY KEY (identity_hash, address)
auth_keys: auth_keys_pkey PRIMARY KEY (id)
auth_keys: auth_keys_purpose_check CHECK ((purpose = ANY (ARRAY['signing'::text, 'cookie'::text])))
auth_records: auth_records_pkey PRIMARY KEY (kind, id)
busquedas_guardadas: busquedas_guardadas_pkey PRIMARY KEY (id)
busquedas_guardadas: busquedas_guardadas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
compromisos: compromisos_cierre_completo CHECK (((estado = 'abierto'::text) OR (fecha_cierre IS NOT NULL)))
compromisos: compromisos_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
compromisos: compromisos_estado_check CHECK ((estado = ANY (ARRAY['abierto'::text, 'cumplido'::text, 'cancelado'::text])))
compromisos: compromisos_estado_servicio_id_fkey FOREIGN KEY (estado_servicio_id) REFERENCES estados_servicio(id)
compromisos: compromisos_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
compromisos: compromisos_meta_completa CHECK (((servicio_id IS NULL) = (estado_servicio_id IS NULL)))
compromisos: compromisos_pkey PRIMARY KEY (id)
compromisos: compromisos_plazo_dias_habiles_check CHECK ((plazo_dias_habiles > 0))
compromisos: compromisos_responsable_usuario_id_fkey FOREIGN KEY (responsable_usuario_id) REFERENCES usuarios(id)
compromisos: compromisos_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
compromisos: compromisos_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
departamentos: departamentos_codigo_check CHECK ((codigo ~ '^\d{2}$'::text))
departamentos: departamentos_nombre_key UNIQUE (nombre) DEFERRABLE
departamentos: departamentos_pkey PRIMARY KEY (codigo)
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
estados_servicio: estados_servicio_codigo_key UNIQUE (codigo)
estados_servicio: estados_servicio_color_check CHECK ((color = ANY (ARRAY['gris'::text, 'gris-anillo'::text, 'amarillo'::text, 'morado'::text, 'verde'::text])))
estados_servicio: estados_servicio_nombre_key UNIQUE (nombre)
estados_servicio: estados_servicio_pkey PRIMARY KEY (id)
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
invitaciones_administrador: invitaciones_administrador_clave_hash_key UNIQUE (clave_hash)
invitaciones_administrador: invitaciones_administrador_correo_electronico_check CHECK ((char_length(correo_electronico) < 255))
invitaciones_administrador: invitaciones_administrador_pkey PRIMARY KEY (id)
invitaciones_administrador: invitaciones_administrador_usada CHECK (((used_at IS NULL) = (usuario_id IS NULL)))
invitaciones_administrador: invitaciones_administrador_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
items_funcionalidad: items_funcionalidad_accion_check CHECK ((accion = ANY (ARRAY['consultar'::text, 'crear'::text, 'editar'::text, 'aprobar'::text, 'eliminar'::text, 'descargar'::text])))
items_funcionalidad: items_funcionalidad_descripcion_limite CHECK ((char_length(descripcion) <= 400))
items_funcionalidad: items_funcionalidad_nombre_limite CHECK ((char_length(nombre) <= 100))
items_funcionalidad: items_funcionalidad_pkey PRIMARY KEY (id)
items_funcionalidad: items_funcionalidad_subfuncionalidad_id_fkey FOREIGN KEY (subfuncionalidad_id) REFERENCES subfuncionalidades(id)
jobs: jobs_kind_key UNIQUE (kind, job_key)
jobs: jobs_one_end CHECK (((finished_at IS NULL) OR (abandoned_at IS NULL)))
jobs: jobs_pkey PRIMARY KEY (id)
login_nonces: login_nonces_pkey PRIMARY KEY (nonce_hash)
membresias: membresias_activa_con_rol CHECK (((NOT activa) OR (rol_id IS NOT NULL)))
membresias: membresias_cargo_limite CHECK ((char_length(cargo) < 101))
membresias: membresias_correo_electronico_limite CHECK ((char_length(correo_electronico) < 255))
membresias: membresias_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
membresias: membresias_motivo_rechazo_limite CHECK ((char_length(motivo_rechazo) <= 200))
membresias: membresias_otro_numero_telefonico_limite CHECK ((otro_numero_telefonico ~ '^\d{7,10}$'::text))
membresias: membresias_pendiente_inactiva CHECK ((NOT (por_aprobar AND activa)))
membresias: membresias_pkey PRIMARY KEY (id)
membresias: membresias_rechazada_inactiva CHECK ((NOT (rechazada AND (activa OR por_aprobar))))
membresias: membresias_rol_id_fkey FOREIGN KEY (rol_id) REFERENCES roles(id)
membresias: membresias_usuario_entidad_key UNIQUE (usuario_id, entidad_id)
membresias: membresias_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
mesas: mesas_cierre_completo CHECK ((activa OR ((fecha_cierre IS NOT NULL) AND (motivo_cierre IS NOT NULL))))
mesas: mesas_consultor_principal_id_fkey FOREIGN KEY (consultor_principal_id) REFERENCES usuarios(id)
mesas: mesas_entidad_lider_id_fkey FOREIGN KEY (entidad_lider_id) REFERENCES entidades(id)
mesas: mesas_pkey PRIMARY KEY (id)
mesas_entidades: mesas_entidades_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
mesas_entidades: mesas_entidades_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
mesas_entidades: mesas_entidades_pkey PRIMARY KEY (mesa_id, entidad_id)
mesas_entidades: mesas_entidades_rol_check CHECK ((rol = ANY (ARRAY['lider'::text, 'proveedora'::text, 'consumidora'::text, 'invitada'::text])))
mesas_servicios: mesas_servicios_mesa_id_fkey FOREIGN KEY (mesa_id) REFERENCES mesas(id)
mesas_servicios: mesas_servicios_pkey PRIMARY KEY (mesa_id, servicio_id)
mesas_servicios: mesas_servicios_servicio_id_fkey FOREIGN KEY (servicio_id) REFERENCES servicios(id)
municipios: municipios_check CHECK (("left"(codigo, 2) = departamento_codigo))
municipios: municipios_codigo_check CHECK ((codigo ~ '^\d{5}$'::text))
municipios: municipios_departamento_codigo_fkey FOREIGN KEY (departamento_codigo) REFERENCES departamentos(codigo)
municipios: municipios_pkey PRIMARY KEY (codigo)
notificaciones: notificaciones_enlace_del_sitio CHECK ((enlace ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$'::text))
notificaciones: notificaciones_pkey PRIMARY KEY (id)
notificaciones: notificaciones_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
ordenes: ordenes_nombre_key UNIQUE (nombre)
ordenes: ordenes_pkey PRIMARY KEY (id)
outbox_messages: outbox_messages_calendar_complete CHECK (((calendar_method IS NULL) = (calendar_body IS NULL)))
outbox_messages: outbox_messages_calendar_method_check CHECK ((calendar_method = ANY (ARRAY['REQUEST'::text, 'CANCEL'::text])))
outbox_messages: outbox_messages_one_end CHECK (((sent_at IS NULL) OR (abandoned_at IS NULL)))
outbox_messages: outbox_messages_pkey PRIMARY KEY (id)
parametros: parametros_pkey PRIMARY KEY (clave)
parametros: parametros_tipo_check CHECK ((tipo = ANY (ARRAY['texto'::text, 'entero'::text, 'booleano'::text, 'lista'::text, 'json'::text])))
plantillas_correo: plantillas_correo_pkey PRIMARY KEY (evento)
preferencias_notificacion: preferencias_notificacion_correo_check CHECK ((correo = ANY (ARRAY['inmediato'::text, 'resumen'::text, 'nunca'::text])))
preferencias_notificacion: preferencias_notificacion_pkey PRIMARY KEY (usuario_id, evento)
preferencias_notificacion: preferencias_notificacion_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
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
reuniones_archivos: reuniones_archivos_archivo_id_fkey FOREIGN KEY (archivo_id) REFERENCES archivos(id)
reuniones_archivos: reuniones_archivos_pkey PRIMARY KEY (reunion_id, archivo_id)
reuniones_archivos: reuniones_archivos_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
reuniones_consultores: reuniones_consultores_pkey PRIMARY KEY (reunion_id, usuario_id)
reuniones_consultores: reuniones_consultores_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
reuniones_consultores: reuniones_consultores_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id)
reuniones_decisiones: reuniones_decisiones_pkey PRIMARY KEY (id)
reuniones_decisiones: reuniones_decisiones_reunion_id_fkey FOREIGN KEY (reunion_id) REFERENCES reuniones(id)
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
sectores: sectores_codigo_key UNIQUE (codigo)
sectores: sectores_nombre_key UNIQUE (nombre) DEFERRABLE
sectores: sectores_pkey PRIMARY KEY (id)
servicios: servicios_entidad_id_fkey FOREIGN KEY (entidad_id) REFERENCES entidades(id)
servicios: servicios_estado_servicio_id_fkey FOREIGN KEY (estado_servicio_id) REFERENCES estados_servicio(id)
servicios: servicios_nombre_key UNIQUE (nombre)
servicios: servicios_pkey PRIMARY KEY (id)
sessions: sessions_membership_fk FOREIGN KEY (membership_id) REFERENCES membresias(id)
sessions: sessions_pkey PRIMARY KEY (id)
sessions: sessions_token_hash_key UNIQUE (token_hash)
sessions: sessions_user_fk FOREIGN KEY (user_id) REFERENCES usuarios(id)
subfuncionalidades: subfuncionalidades_codigo_key UNIQUE (codigo)
subfuncionalidades: subfuncionalidades_descripcion_limite CHECK ((char_length(descripcion) <= 400))
subfuncionalidades: subfuncionalidades_funcionalidad_id_fkey FOREIGN KEY (funcionalidad_id) REFERENCES funcionalidades(id)
subfuncionalidades: subfuncionalidades_nombre_limite CHECK ((char_length(nombre) <= 100))
subfuncionalidades: subfuncionalidades_pkey PRIMARY KEY (id)
subfuncionalidades_acciones: subfuncionalidades_acciones_accion_check CHECK ((accion = ANY (ARRAY['consultar'::text, 'crear'::text, 'editar'::text, 'aprobar'::text, 'eliminar'::text, 'descargar'::text])))
subfuncionalidades_acciones: subfuncionalidades_acciones_pkey PRIMARY KEY (subfuncionalidad_id, accion)
subfuncionalidades_acciones: subfuncionalidades_acciones_subfuncionalidad_id_fkey FOREIGN KEY (subfuncionalidad_id) REFERENCES subfuncionalidades(id)
tipos_identificacion: tipos_identificacion_pkey PRIMARY KEY (id)
tipos_identificacion: tipos_identificacion_sigla_key UNIQUE (sigla)
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
CREATE INDEX actas_docx ON public.actas USING btree (docx_archivo_id)
CREATE INDEX actas_enmiendas_acta ON public.actas_enmiendas USING btree (acta_id, id)
CREATE INDEX actas_pdf ON public.actas USING btree (pdf_archivo_id)
CREATE INDEX actas_selladas ON public.actas USING btree (mesa_id, sellada_en) WHERE (sello IS NOT NULL)
CREATE INDEX archivos_contenido ON public.archivos USING btree (sha256)
CREATE INDEX archivos_entidad ON public.archivos USING btree (entidad_id)
CREATE INDEX archivos_nombre_busqueda ON public.archivos USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX archivos_pendientes ON public.archivos USING btree (pendiente_desde) WHERE (pendiente_desde IS NOT NULL)
CREATE INDEX archivos_subido_por ON public.archivos USING btree (subido_por) WHERE (subido_por IS NOT NULL)
CREATE INDEX audit_events_action ON public.audit_events USING btree (action, id DESC)
CREATE INDEX audit_events_actor ON public.audit_events USING btree (actor_user_id, id DESC)
CREATE INDEX audit_events_actor_entity ON public.audit_events USING btree (actor_entity_id, id DESC)
CREATE INDEX audit_events_correlation ON public.audit_events USING btree (correlation_id)
CREATE INDEX audit_events_membresia ON public.audit_events USING btree (object_id, id) WHERE (object_type = 'membresia'::text)
CREATE INDEX audit_events_mesa ON public.audit_events USING btree (((detail ->> 'mesaId'::text)), id DESC) WHERE ((detail ->> 'mesaId'::text) IS NOT NULL)
CREATE INDEX audit_events_object ON public.audit_events USING btree (object_type, object_id, id DESC)
CREATE INDEX audit_events_occurred ON public.audit_events USING btree (occurred_at DESC, id DESC)
CREATE INDEX auth_attempts_failed ON public.auth_attempts USING btree (failed_at)
CREATE INDEX auth_records_account ON public.auth_records USING btree (account_id) WHERE (account_id IS NOT NULL)
CREATE INDEX auth_records_expiry ON public.auth_records USING btree (expires_at)
CREATE INDEX auth_records_grant ON public.auth_records USING btree (grant_id) WHERE (grant_id IS NOT NULL)
CREATE INDEX auth_records_uid ON public.auth_records USING btree (uid) WHERE (uid IS NOT NULL)
CREATE INDEX compromisos_abiertos ON public.compromisos USING btree (vence_en, id) WHERE (estado = 'abierto'::text)
CREATE INDEX compromisos_descripcion_busqueda ON public.compromisos USING gin (texto_busqueda(descripcion) gin_trgm_ops)
CREATE INDEX compromisos_entidad ON public.compromisos USING btree (entidad_id, estado, vence_en, id)
CREATE INDEX compromisos_mesa ON public.compromisos USING btree (mesa_id, estado, vence_en, id)
CREATE INDEX compromisos_responsable ON public.compromisos USING btree (responsable_usuario_id, estado, vence_en, id)
CREATE INDEX compromisos_reunion ON public.compromisos USING btree (reunion_id, id)
CREATE INDEX compromisos_servicio ON public.compromisos USING btree (servicio_id) WHERE ((estado = 'abierto'::text) AND (servicio_id IS NOT NULL))
CREATE INDEX entidades_municipio ON public.entidades USING btree (departamento_codigo, municipio_codigo)
CREATE INDEX entidades_nombre_busqueda ON public.entidades USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX entidades_orden ON public.entidades USING btree (clave_orden(nombre) COLLATE "C", id)
CREATE INDEX entidades_sector ON public.entidades USING btree (sector_id)
CREATE INDEX entidades_sigla ON public.entidades USING btree (texto_busqueda(sigla))
CREATE INDEX entidades_sigla_trigramas ON public.entidades USING gin (texto_busqueda(sigla) gin_trgm_ops)
CREATE INDEX exportaciones_contenido ON public.exportaciones USING btree (sha256) WHERE (sha256 IS NOT NULL)
CREATE INDEX exportaciones_membresia ON public.exportaciones USING btree (membresia_id)
CREATE INDEX exportaciones_usuario ON public.exportaciones USING btree (usuario_id, creada_en DESC)
CREATE INDEX exportaciones_vencimiento ON public.exportaciones USING btree (vence_en) WHERE (estado = 'lista'::text)
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
CREATE INDEX items_funcionalidad_sub ON public.items_funcionalidad USING btree (subfuncionalidad_id)
CREATE INDEX jobs_due ON public.jobs USING btree (next_attempt_at) WHERE ((finished_at IS NULL) AND (abandoned_at IS NULL))
CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL)
CREATE INDEX login_nonces_expiry ON public.login_nonces USING btree (expires_at)
CREATE INDEX membresias_entidad ON public.membresias USING btree (entidad_id)
CREATE INDEX membresias_por_aprobar ON public.membresias USING btree (entidad_id) WHERE por_aprobar
CREATE INDEX membresias_rol ON public.membresias USING btree (rol_id)
CREATE INDEX mesas_consultor ON public.mesas USING btree (consultor_principal_id)
CREATE INDEX mesas_descripcion_busqueda ON public.mesas USING gin (texto_busqueda(descripcion) gin_trgm_ops)
CREATE INDEX mesas_entidad_lider ON public.mesas USING btree (entidad_lider_id)
CREATE INDEX mesas_entidades_entidad ON public.mesas_entidades USING btree (entidad_id)
CREATE INDEX mesas_nombre_busqueda ON public.mesas USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX mesas_objetivo_busqueda ON public.mesas USING gin (texto_busqueda(objetivo) gin_trgm_ops)
CREATE INDEX mesas_orden ON public.mesas USING btree (clave_orden(nombre) COLLATE "C", id)
CREATE INDEX mesas_servicios_servicio ON public.mesas_servicios USING btree (servicio_id)
CREATE INDEX municipios_departamento ON public.municipios USING btree (departamento_codigo)
CREATE INDEX notificaciones_bandeja ON public.notificaciones USING btree (usuario_id, id DESC) WHERE visible
CREATE INDEX notificaciones_leidas ON public.notificaciones USING btree (leida_en) WHERE (leida_en IS NOT NULL)
CREATE INDEX notificaciones_por_resumir ON public.notificaciones USING btree (usuario_id, id) WHERE resumen_pendiente
CREATE INDEX notificaciones_resumidas ON public.notificaciones USING btree (creada_en) WHERE ((NOT visible) AND (NOT resumen_pendiente))
CREATE INDEX notificaciones_sin_leer ON public.notificaciones USING btree (usuario_id) WHERE (visible AND (leida_en IS NULL))
CREATE INDEX outbox_messages_due ON public.outbox_messages USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (abandoned_at IS NULL))
CREATE INDEX outbox_messages_sent ON public.outbox_messages USING btree (sent_at) WHERE (sent_at IS NOT NULL)
CREATE INDEX restablecimientos_claves_expiry ON public.restablecimientos_claves USING btree (expires_at)
CREATE INDEX restablecimientos_claves_usuario ON public.restablecimientos_claves USING btree (usuario_id, created_at)
CREATE INDEX reuniones_archivos_archivo ON public.reuniones_archivos USING btree (archivo_id)
CREATE INDEX reuniones_avance_busqueda ON public.reuniones USING gin (texto_busqueda(avance) gin_trgm_ops) WHERE (estado = 'realizada'::text)
CREATE INDEX reuniones_decisiones_reunion ON public.reuniones_decisiones USING btree (reunion_id, orden, id)
CREATE INDEX reuniones_mesa ON public.reuniones USING btree (mesa_id, inicia_en DESC, id DESC)
CREATE INDEX reuniones_participantes_entidad ON public.reuniones_participantes USING btree (entidad_id)
CREATE INDEX reuniones_puntos_compromiso ON public.reuniones_puntos USING btree (compromiso_id)
CREATE INDEX reuniones_puntos_reunion ON public.reuniones_puntos USING btree (reunion_id, orden, id)
CREATE INDEX reuniones_recientes ON public.reuniones USING btree (inicia_en DESC, id DESC) WHERE (estado = 'realizada'::text)
CREATE INDEX reuniones_tematica_busqueda ON public.reuniones USING gin (texto_busqueda(tematica) gin_trgm_ops) WHERE (estado = 'realizada'::text)
CREATE INDEX servicios_entidad ON public.servicios USING btree (entidad_id)
CREATE INDEX servicios_estado ON public.servicios USING btree (estado_servicio_id)
CREATE INDEX servicios_nombre_busqueda ON public.servicios USING gin (texto_busqueda(nombre) gin_trgm_ops)
CREATE INDEX servicios_orden ON public.servicios USING btree (clave_orden(nombre) COLLATE "C", id)
CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL)
CREATE INDEX used_external_tokens_expiry ON public.used_external_tokens USING btree (expires_at)
CREATE INDEX usuarios_identificacion ON public.usuarios USING btree (tipo_identificacion_id, numero_identificacion)
CREATE INDEX usuarios_texto_de_busqueda ON public.usuarios USING gin (texto_de_busqueda gin_trgm_ops)
CREATE UNIQUE INDEX actas_archivos_pkey ON public.actas_archivos USING btree (acta_id, orden)
CREATE UNIQUE INDEX actas_enmiendas_pkey ON public.actas_enmiendas USING btree (id)
CREATE UNIQUE INDEX actas_numero_unico ON public.actas USING btree (mesa_id, numero)
CREATE UNIQUE INDEX actas_pkey ON public.actas USING btree (id)
CREATE UNIQUE INDEX actas_una_por_reunion ON public.actas USING btree (reunion_id)
CREATE UNIQUE INDEX archivos_pkey ON public.archivos USING btree (id)
CREATE UNIQUE INDEX audit_event_digests_pkey ON public.audit_event_digests USING btree (event_id)
CREATE UNIQUE INDEX audit_events_pkey ON public.audit_events USING btree (id)
CREATE UNIQUE INDEX audit_seals_pkey ON public.audit_seals USING btree (batch)
CREATE UNIQUE INDEX auth_accounts_identification_key ON public.auth_accounts USING btree (identification_type, identification_number)
CREATE UNIQUE INDEX auth_accounts_pkey ON public.auth_accounts USING btree (subject)
CREATE UNIQUE INDEX auth_attempts_pkey ON public.auth_attempts USING btree (identity_hash, address)
CREATE UNIQUE INDEX auth_keys_pkey ON public.auth_keys USING btree (id)
CREATE UNIQUE INDEX auth_records_pkey ON public.auth_records USING btree (kind, id)
CREATE UNIQUE INDEX busquedas_guardadas_nombre ON public.busquedas_guardadas USING btree (usuario_id, texto_busqueda(nombre))
CREATE UNIQUE INDEX busquedas_guardadas_pkey ON public.busquedas_guardadas USING btree (id)
CREATE UNIQUE INDEX compromisos_pkey ON public.compromisos USING btree (id)
CREATE UNIQUE INDEX departamentos_nombre_key ON public.departamentos USING btree (nombre)
CREATE UNIQUE INDEX departamentos_pkey ON public.departamentos USING btree (codigo)
CREATE UNIQUE INDEX entidades_codigo_xroad ON public.entidades USING btree (lower(codigo_xroad))
CREATE UNIQUE INDEX entidades_nit_tipo ON public.entidades USING btree (nit, tipo)
CREATE UNIQUE INDEX entidades_pkey ON public.entidades USING btree (id)
CREATE UNIQUE INDEX estados_servicio_codigo_key ON public.estados_servicio USING btree (codigo)
CREATE UNIQUE INDEX estados_servicio_nombre_key ON public.estados_servicio USING btree (nombre)
CREATE UNIQUE INDEX estados_servicio_pkey ON public.estados_servicio USING btree (id)
CREATE UNIQUE INDEX exportaciones_pkey ON public.exportaciones USING btree (id)
CREATE UNIQUE INDEX funcionalidades_codigo_key ON public.funcionalidades USING btree (codigo)
CREATE UNIQUE INDEX funcionalidades_pkey ON public.funcionalidades USING btree (id)
CREATE UNIQUE INDEX idempotency_keys_pkey ON public.idempotency_keys USING btree (id)
CREATE UNIQUE INDEX invitaciones_administrador_clave_hash_key ON public.invitaciones_administrador USING btree (clave_hash)
CREATE UNIQUE INDEX invitaciones_administrador_pkey ON public.invitaciones_administrador USING btree (id)
CREATE UNIQUE INDEX items_funcionalidad_pkey ON public.items_funcionalidad USING btree (id)
CREATE UNIQUE INDEX jobs_kind_key ON public.jobs USING btree (kind, job_key)
CREATE UNIQUE INDEX jobs_pkey ON public.jobs USING btree (id)
CREATE UNIQUE INDEX login_nonces_pkey ON public.login_nonces USING btree (nonce_hash)
CREATE UNIQUE INDEX membresias_pkey ON public.membresias USING btree (id)
CREATE UNIQUE INDEX membresias_usuario_entidad_key ON public.membresias USING btree (usuario_id, entidad_id)
CREATE UNIQUE INDEX mesas_entidades_pkey ON public.mesas_entidades USING btree (mesa_id, entidad_id)
CREATE UNIQUE INDEX mesas_entidades_un_lider ON public.mesas_entidades USING btree (mesa_id) WHERE (rol = 'lider'::text)
CREATE UNIQUE INDEX mesas_nombre_unico ON public.mesas USING btree (texto_busqueda(nombre))
CREATE UNIQUE INDEX mesas_pkey ON public.mesas USING btree (id)
CREATE UNIQUE INDEX mesas_servicios_pkey ON public.mesas_servicios USING btree (mesa_id, servicio_id)
CREATE UNIQUE INDEX municipios_pkey ON public.municipios USING btree (codigo)
CREATE UNIQUE INDEX notificaciones_pkey ON public.notificaciones USING btree (id)
CREATE UNIQUE INDEX ordenes_nombre_key ON public.ordenes USING btree (nombre)
CREATE UNIQUE INDEX ordenes_pkey ON public.ordenes USING btree (id)
CREATE UNIQUE INDEX outbox_messages_pkey ON public.outbox_messages USING btree (id)
CREATE UNIQUE INDEX parametros_pkey ON public.parametros USING btree (clave)
CREATE UNIQUE INDEX plantillas_correo_pkey ON public.plantillas_correo USING btree (evento)
CREATE UNIQUE INDEX preferencias_notificacion_pkey ON public.preferencias_notificacion USING btree (usuario_id, evento)
CREATE UNIQUE INDEX restablecimientos_claves_pkey ON public.restablecimientos_claves USING btree (clave_hash)
CREATE UNIQUE INDEX restablecimientos_pkey ON public.restablecimientos USING btree (id)
CREATE UNIQUE INDEX reuniones_archivos_pkey ON public.reuniones_archivos USING btree (reunion_id, archivo_id)
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
CREATE UNIQUE INDEX sectores_codigo_key ON public.sectores USING btree (codigo)
CREATE UNIQUE INDEX sectores_nombre_key ON public.sectores USING btree (nombre)
CREATE UNIQUE INDEX sectores_pkey ON public.sectores USING btree (id)
CREATE UNIQUE INDEX servicios_nombre_key ON public.servicios USING btree (nombre)
CREATE UNIQUE INDEX servicios_pkey ON public.servicios USING btree (id)
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
CREATE UNIQUE INDEX sessions_token_hash_key ON public.sessions USING btree (token_hash)
CREATE UNIQUE INDEX subfuncionalidades_acciones_pkey ON public.subfuncionalidades_acciones USING btree (subfuncionalidad_id, accion)
CREATE UNIQUE INDEX subfuncionalidades_codigo_key ON public.subfuncionalidades USING btree (codigo)
CREATE UNIQUE INDEX subfuncionalidades_pkey ON public.subfuncionalidades USING btree (id)
CREATE UNIQUE INDEX tipos_identificacion_pkey ON public.tipos_identificacion USING btree (id)
CREATE UNIQUE INDEX tipos_identificacion_sigla_key ON public.tipos_identificacion USING btree (sigla)
CREATE UNIQUE INDEX used_external_tokens_pkey ON public.used_external_tokens USING btree (token_hash)
CREATE UNIQUE INDEX usuarios_actividades_pkey ON public.usuarios_actividades USING btree (usuario_id, entidad_id, codigo)
CREATE UNIQUE INDEX usuarios_identidad_key ON public.usuarios USING btree (emisor, sujeto)
CREATE UNIQUE INDEX usuarios_pkey ON public.usuarios USING btree (id)
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
CREATE OR REPLACE FUNCTION public.next_audit_event_number()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_current_xact_id();
  return nextval('audit_events_numbers');
end $function$
CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% only accepts new rows', tg_table_name using errcode = 'restrict_violation';
end $function$
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
CREATE TRIGGER audit_event_digests_append_only BEFORE DELETE OR UPDATE ON public.audit_event_digests FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_event_digests_never_emptied BEFORE TRUNCATE ON public.audit_event_digests FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_events_never_emptied BEFORE TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE ON public.audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()
CREATE TRIGGER audit_seals_never_emptied BEFORE TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
