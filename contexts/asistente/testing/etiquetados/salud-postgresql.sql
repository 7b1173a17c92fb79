-- Volcado de muestra.
SET client_encoding = 'UTF8';

CREATE SCHEMA salud;

CREATE TABLE salud.afiliados (
    tipo_documento character varying(4) NOT NULL,
    CONSTRAINT afiliados_tipo_documento_check CHECK (((tipo_documento)::text = ANY ((ARRAY['CC'::character varying, 'CE'::character varying, 'TI'::character varying, 'PA'::character varying, 'RC'::character varying, 'PEP'::character varying, 'PPT'::character varying])::text[]))),
    numero_documento character varying(20) NOT NULL,
    primer_nombre character varying(60),
    segundo_nombre character varying(60),
    primer_apellido character varying(60),
    segundo_apellido character varying(60),
    fecha_nacimiento date,
    sexo character varying(1),
    CONSTRAINT afiliados_sexo_check CHECK (((sexo)::text = ANY ((ARRAY['F'::character varying, 'M'::character varying])::text[]))),
    estado_civil character varying(1),
    grupo_etnico character varying(1),
    CONSTRAINT afiliados_grupo_etnico_check CHECK (((grupo_etnico)::text = ANY ((ARRAY['1'::character varying, '2'::character varying, '3'::character varying, '4'::character varying, '5'::character varying, '6'::character varying])::text[]))),
    discapacidad character varying(1),
    nivel_sisben character varying(3),
    cod_eps character varying(6),
    regimen character varying(1),
    CONSTRAINT afiliados_regimen_check CHECK (((regimen)::text = ANY ((ARRAY['C'::character varying, 'S'::character varying, 'E'::character varying])::text[]))),
    tipo_afiliado character varying(1),
    CONSTRAINT afiliados_tipo_afiliado_check CHECK (((tipo_afiliado)::text = ANY ((ARRAY['C'::character varying, 'B'::character varying, 'A'::character varying, 'F'::character varying])::text[]))),
    fecha_afiliacion date,
    estado_afiliacion character varying(2),
    CONSTRAINT afiliados_estado_afiliacion_check CHECK (((estado_afiliacion)::text = ANY ((ARRAY['AC'::character varying, 'RE'::character varying, 'SU'::character varying, 'AF'::character varying])::text[]))),
    zona character varying(1),
    CONSTRAINT afiliados_zona_check CHECK (((zona)::text = ANY ((ARRAY['U'::character varying, 'R'::character varying])::text[]))),
    codigo_departamento character varying(2),
    codigo_municipio character varying(5),
    telefono character varying(10),
    email character varying(100),
    parentesco character varying(2),
    fecha_retiro date,
    ips_primaria character varying(12),
    carga_familiar boolean,
    fallecido boolean,
    fecha_fallecimiento date,
    created_at timestamp with time zone,
    updated_by character varying(40)
);
ALTER TABLE salud.afiliados OWNER TO app;
COMMENT ON COLUMN salud.afiliados.tipo_documento IS 'Tipo de documento de identidad del afiliado';
COMMENT ON COLUMN salud.afiliados.numero_documento IS 'Número del documento de identidad';
COMMENT ON COLUMN salud.afiliados.sexo IS 'Sexo según el documento';
COMMENT ON COLUMN salud.afiliados.estado_civil IS 'Estado civil';
COMMENT ON COLUMN salud.afiliados.grupo_etnico IS 'Pertenencia étnica';
COMMENT ON COLUMN salud.afiliados.discapacidad IS 'Categoría de discapacidad';
COMMENT ON COLUMN salud.afiliados.nivel_sisben IS 'Nivel del SISBEN';
COMMENT ON COLUMN salud.afiliados.cod_eps IS 'Código de la EPS';
COMMENT ON COLUMN salud.afiliados.regimen IS 'Régimen de afiliación en salud';
COMMENT ON COLUMN salud.afiliados.tipo_afiliado IS 'Tipo de afiliado: cotizante o beneficiario';
COMMENT ON COLUMN salud.afiliados.zona IS 'Zona urbana o rural';
COMMENT ON COLUMN salud.afiliados.parentesco IS 'Parentesco con el cotizante';
COMMENT ON COLUMN salud.afiliados.fecha_retiro IS 'Fecha de retiro de la entidad';
COMMENT ON COLUMN salud.afiliados.ips_primaria IS 'IPS primaria asignada (código de habilitación)';
COMMENT ON COLUMN salud.afiliados.carga_familiar IS 'Si tiene personas a cargo';
COMMENT ON COLUMN salud.afiliados.fallecido IS 'Si la persona ha fallecido';
COMMENT ON COLUMN salud.afiliados.fecha_fallecimiento IS 'Fecha de defunción';
ALTER TABLE ONLY salud.afiliados
    ADD CONSTRAINT afiliados_pkey PRIMARY KEY (tipo_documento, numero_documento);

CREATE TABLE salud.vacunacion (
    cod_vacuna character varying(3) NOT NULL,
    nro_dosis integer NOT NULL,
    fecha_aplicacion date,
    lote character varying(20),
    fecha_vence_lote date,
    cod_prestador character varying(12),
    jeringa character varying(20),
    vacunador character varying(100),
    esquema_completo boolean
);
ALTER TABLE salud.vacunacion OWNER TO app;
COMMENT ON COLUMN salud.vacunacion.cod_vacuna IS 'Biológico aplicado';
COMMENT ON COLUMN salud.vacunacion.nro_dosis IS 'Número de la dosis';
COMMENT ON COLUMN salud.vacunacion.fecha_aplicacion IS 'Fecha de aplicación de la vacuna';
COMMENT ON COLUMN salud.vacunacion.lote IS 'Lote del biológico';
COMMENT ON COLUMN salud.vacunacion.fecha_vence_lote IS 'Fecha de vencimiento del lote';
COMMENT ON COLUMN salud.vacunacion.cod_prestador IS 'Prestador que aplica la vacuna';
COMMENT ON COLUMN salud.vacunacion.jeringa IS 'Tipo de jeringa';
COMMENT ON COLUMN salud.vacunacion.vacunador IS 'Nombre de quien aplica';
COMMENT ON COLUMN salud.vacunacion.esquema_completo IS 'Si el esquema quedó completo';
ALTER TABLE ONLY salud.vacunacion
    ADD CONSTRAINT vacunacion_pkey PRIMARY KEY (cod_vacuna, nro_dosis);

CREATE TABLE salud.atenciones (
    cod_diagnostico character varying(4) NOT NULL,
    dx_relacionado character varying(4) NOT NULL,
    fecha_atencion timestamp with time zone,
    causa_externa character varying(2),
    cups character varying(6),
    valor_consulta numeric(12,2),
    copago numeric(10,2),
    num_autorizacion character varying(20),
    medico_reg character varying(20),
    peso_kg numeric(5,2),
    talla_cm integer,
    presion_sistolica integer,
    grupo_sanguineo character varying(2),
    CONSTRAINT atenciones_grupo_sanguineo_check CHECK (((grupo_sanguineo)::text = ANY ((ARRAY['O'::character varying, 'A'::character varying, 'B'::character varying, 'AB'::character varying])::text[]))),
    factor_rh character varying(1),
    semanas_cotizadas numeric(7,2)
);
ALTER TABLE salud.atenciones OWNER TO app;
COMMENT ON COLUMN salud.atenciones.cod_diagnostico IS 'Diagnóstico principal (CIE-10)';
COMMENT ON COLUMN salud.atenciones.dx_relacionado IS 'Diagnóstico relacionado';
COMMENT ON COLUMN salud.atenciones.fecha_atencion IS 'Fecha y hora de la atención';
COMMENT ON COLUMN salud.atenciones.causa_externa IS 'Causa externa de la atención';
COMMENT ON COLUMN salud.atenciones.cups IS 'Código del procedimiento (CUPS)';
COMMENT ON COLUMN salud.atenciones.valor_consulta IS 'Valor de la consulta';
COMMENT ON COLUMN salud.atenciones.copago IS 'Valor del copago';
COMMENT ON COLUMN salud.atenciones.num_autorizacion IS 'Número de autorización';
COMMENT ON COLUMN salud.atenciones.medico_reg IS 'Registro profesional del médico';
COMMENT ON COLUMN salud.atenciones.peso_kg IS 'Peso en kilogramos';
COMMENT ON COLUMN salud.atenciones.talla_cm IS 'Talla en centímetros';
COMMENT ON COLUMN salud.atenciones.semanas_cotizadas IS 'Semanas cotizadas';
ALTER TABLE ONLY salud.atenciones
    ADD CONSTRAINT atenciones_pkey PRIMARY KEY (cod_diagnostico, dx_relacionado);

CREATE FUNCTION salud.actualizar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_by := current_user;
  RETURN NEW;
END
$$;
CREATE INDEX afiliados_municipio ON salud.afiliados USING btree (codigo_municipio);
