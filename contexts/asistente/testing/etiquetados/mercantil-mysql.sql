/*!40101 SET NAMES utf8mb4 */;

DROP TABLE IF EXISTS `rm_empresas`;
CREATE TABLE `rm_empresas` (
  `nit` varchar(10) NOT NULL COMMENT 'NIT sin dígito de verificación',
  `dv` int NOT NULL COMMENT 'Dígito de verificación',
  `razon_social` varchar(250) DEFAULT NULL,
  `sigla` varchar(30) DEFAULT NULL,
  `nro_matricula` varchar(15) DEFAULT NULL COMMENT 'Número de la matrícula mercantil',
  `camara` varchar(2) DEFAULT NULL COMMENT 'Cámara de comercio',
  `fecha_matricula` date DEFAULT NULL COMMENT 'Fecha de matrícula mercantil',
  `fecha_renovacion` date DEFAULT NULL COMMENT 'Fecha de la última renovación',
  `ultimo_ano_renovado` int DEFAULT NULL COMMENT 'Último año renovado',
  `estado_matricula` enum('A','C','I') DEFAULT NULL COMMENT 'Estado de la matrícula',
  `tipo_sociedad` varchar(2) DEFAULT NULL COMMENT 'Tipo de sociedad',
  `cod_ciiu_principal` varchar(4) DEFAULT NULL COMMENT 'Actividad económica principal (CIIU)',
  `ciiu_secundario` varchar(4) DEFAULT NULL COMMENT 'Actividad económica secundaria',
  `capital_suscrito` decimal(18,2) DEFAULT NULL COMMENT 'Capital suscrito',
  `activos` decimal(18,2) DEFAULT NULL COMMENT 'Total de activos',
  `ingresos_ordinarios` decimal(18,2) DEFAULT NULL COMMENT 'Ingresos de actividades ordinarias',
  `num_empleados` int DEFAULT NULL COMMENT 'Número de empleados',
  `dir_comercial` varchar(200) DEFAULT NULL COMMENT 'Dirección comercial',
  `mpio_comercial` varchar(5) DEFAULT NULL COMMENT 'Municipio de la dirección comercial',
  `dpto_comercial` varchar(2) DEFAULT NULL COMMENT 'Departamento comercial',
  `cod_postal` varchar(6) DEFAULT NULL COMMENT 'Código postal',
  `tel_1` varchar(10) DEFAULT NULL COMMENT 'Teléfono comercial 1',
  `celular` varchar(10) DEFAULT NULL,
  `sitio_web` varchar(200) DEFAULT NULL COMMENT 'Página web',
  `correo_notif` varchar(100) DEFAULT NULL COMMENT 'Correo para notificaciones judiciales',
  `naturaleza_jur` varchar(2) DEFAULT NULL COMMENT 'Naturaleza jurídica',
  PRIMARY KEY (`nit`),
  KEY `idx_rm_empresas` (`dv`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `rm_empresas` VALUES ('x'),('y');

DROP TABLE IF EXISTS `rm_representantes`;
CREATE TABLE `rm_representantes` (
  `clase_id` enum('CC','CE','PA') NOT NULL COMMENT 'Clase de identificación del representante',
  `num_id` varchar(20) NOT NULL COMMENT 'Número de identificación',
  `nombre1` varchar(60) DEFAULT NULL COMMENT 'Primer nombre',
  `nombre2` varchar(60) DEFAULT NULL COMMENT 'Segundo nombre',
  `apellido1` varchar(60) DEFAULT NULL COMMENT 'Primer apellido',
  `apellido2` varchar(60) DEFAULT NULL COMMENT 'Segundo apellido',
  `cargo` varchar(100) DEFAULT NULL COMMENT 'Cargo que desempeña',
  `fec_nombramiento` date DEFAULT NULL COMMENT 'Fecha de nombramiento',
  `fec_desde` date DEFAULT NULL COMMENT 'Vigente desde',
  `fec_hasta` date DEFAULT NULL COMMENT 'Vigente hasta',
  `nacionalidad` varchar(1) DEFAULT NULL COMMENT 'Tipo de nacionalidad',
  `pais_nac` varchar(3) DEFAULT NULL COMMENT 'Código del país (numérico)',
  PRIMARY KEY (`clase_id`),
  KEY `idx_rm_representantes` (`num_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `rm_representantes` VALUES ('x'),('y');

DROP TABLE IF EXISTS `rm_actos`;
CREATE TABLE `rm_actos` (
  `libro` varchar(4) NOT NULL COMMENT 'Libro del registro',
  `num_inscripcion` varchar(12) NOT NULL COMMENT 'Número de la inscripción',
  `fec_inscripcion` date DEFAULT NULL COMMENT 'Fecha de inscripción',
  `clase_doc` varchar(3) DEFAULT NULL COMMENT 'Tipo del documento inscrito',
  `num_doc_acto` varchar(40) DEFAULT NULL COMMENT 'Número del documento inscrito',
  `fec_doc_acto` date DEFAULT NULL COMMENT 'Fecha del documento',
  `asunto` varchar(250) DEFAULT NULL COMMENT 'Asunto del acto',
  `notaria` varchar(60) DEFAULT NULL COMMENT 'Notaría que otorga',
  `valor_acto` decimal(18,2) DEFAULT NULL COMMENT 'Valor del acto',
  `moneda` varchar(3) DEFAULT NULL COMMENT 'Código de la moneda',
  `hash_doc` varchar(64) DEFAULT NULL COMMENT 'Hash SHA-256 del archivo',
  `formato` enum('PDF','XML','TIF') DEFAULT NULL COMMENT 'Formato del archivo',
  `archivo` longblob DEFAULT NULL COMMENT 'Contenido del documento',
  `id_usuario_modifica` int DEFAULT NULL,
  `fec_modifica` datetime DEFAULT NULL,
  PRIMARY KEY (`libro`),
  KEY `idx_rm_actos` (`num_inscripcion`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `rm_actos` VALUES ('x'),('y');
