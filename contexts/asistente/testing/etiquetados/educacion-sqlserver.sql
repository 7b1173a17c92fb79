SET ANSI_NULLS ON
GO

CREATE TABLE [dbo].[Estudiante](
	[TipoDocumento] [nvarchar](4) NOT NULL,
	[NumeroDocumento] [nvarchar](20) NOT NULL,
	[PrimerNombre] [nvarchar](60) NULL,
	[SegundoNombre] [nvarchar](60) NULL,
	[PrimerApellido] [nvarchar](60) NULL,
	[SegundoApellido] [nvarchar](60) NULL,
	[FechaNacimiento] [date] NULL,
	[Genero] [nvarchar](1) NULL,
	[Estrato] [int] NULL,
	[Sisben] [decimal](5, 2) NULL,
	[Etnia] [nvarchar](1) NULL,
	[Discapacidad] [nvarchar](2) NULL,
	[MunicipioNacimiento] [nvarchar](5) NULL,
	[DireccionResidencia] [nvarchar](200) NULL,
	[ZonaResidencia] [nvarchar](1) NULL,
	[Telefono] [nvarchar](10) NULL,
	[CorreoElectronico] [nvarchar](100) NULL,
	[PoblacionVictima] [nvarchar](2) NULL,
	[EsVictima] [bit] NULL,
 CONSTRAINT [PK_Estudiante] PRIMARY KEY CLUSTERED ([TipoDocumento] ASC)
) ON [PRIMARY]
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Tipo de documento', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'TipoDocumento'
GO
ALTER TABLE [dbo].[Estudiante] WITH CHECK ADD CONSTRAINT [CK_Genero] CHECK (([Genero] IN (N'F', N'M')))
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Género que figura en el documento', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'Genero'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Estrato socioeconómico', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'Estrato'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Puntaje del Sisbén', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'Sisben'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Grupo étnico', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'Etnia'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Código de la discapacidad', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'Discapacidad'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Municipio de nacimiento', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'MunicipioNacimiento'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Dirección', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'DireccionResidencia'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Zona de residencia', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'ZonaResidencia'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Población víctima del conflicto', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Estudiante', @level2type=N'COLUMN', @level2name=N'PoblacionVictima'
GO
CREATE TABLE [dbo].[Matricula](
	[AnioLectivo] [int] NOT NULL,
	[CodigoDaneInstitucion] [nvarchar](12) NOT NULL,
	[CodigoSede] [nvarchar](12) NULL,
	[Sector] [nvarchar](1) NULL,
	[Grado] [nvarchar](2) NULL,
	[Jornada] [nvarchar](1) NULL,
	[Grupo] [nvarchar](5) NULL,
	[Repitente] [bit] NULL,
	[FechaMatricula] [date] NULL,
	[EstadoMatricula] [nvarchar](2) NULL,
	[Metodologia] [nvarchar](2) NULL,
	[Subsidiado] [bit] NULL,
	[FuenteRecursos] [nvarchar](2) NULL,
	[Internado] [nvarchar](1) NULL,
	[AlimentacionPAE] [bit] NULL,
	[DistanciaKm] [decimal](6, 2) NULL,
	[NumConvenio] [nvarchar](20) NULL,
 CONSTRAINT [PK_Matricula] PRIMARY KEY CLUSTERED ([AnioLectivo] ASC)
) ON [PRIMARY]
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Año lectivo', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'AnioLectivo'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Código DANE del establecimiento', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'CodigoDaneInstitucion'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Código de la sede', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'CodigoSede'
GO
ALTER TABLE [dbo].[Matricula] WITH CHECK ADD CONSTRAINT [CK_Sector] CHECK (([Sector] IN (N'O', N'N')))
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Sector oficial o privado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'Sector'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Grado en el que se matricula', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'Grado'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Jornada', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'Jornada'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Grupo del grado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'Grupo'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Si el estudiante repite el grado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'Repitente'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Fecha de la matrícula', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'FechaMatricula'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Estado de la matrícula', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'EstadoMatricula'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Modelo educativo', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'Metodologia'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Si es subsidiado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'Subsidiado'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Fuente de recursos', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'FuenteRecursos'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Si recibe alimentación escolar', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'AlimentacionPAE'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Distancia a la sede en kilómetros', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'DistanciaKm'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Número del convenio', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Matricula', @level2type=N'COLUMN', @level2name=N'NumConvenio'
GO
CREATE TABLE [dbo].[Egresado](
	[CodigoProgramaSNIES] [nvarchar](6) NOT NULL,
	[TituloOtorgado] [nvarchar](200) NOT NULL,
	[FechaGrado] [date] NULL,
	[PuntajeGlobalSaber] [int] NULL,
	[NumeroActaGrado] [nvarchar](20) NULL,
	[FolioActa] [int] NULL,
	[NivelEducativo] [nvarchar](2) NULL,
	[Promedio] [decimal](4, 2) NULL,
	[CodigoIES] [nvarchar](6) NULL,
	[Profesion] [nvarchar](4) NULL,
	[TarjetaProfesional] [nvarchar](20) NULL,
	[FechaRegistro] [datetime2](7) NULL,
	[EdadAnios] [int] NULL,
	[CodPais] [nvarchar](3) NULL,
 CONSTRAINT [PK_Egresado] PRIMARY KEY CLUSTERED ([CodigoProgramaSNIES] ASC)
) ON [PRIMARY]
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Código SNIES del programa', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'CodigoProgramaSNIES'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Título que se otorga', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'TituloOtorgado'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Fecha de grado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'FechaGrado'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Puntaje global de la prueba Saber', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'PuntajeGlobalSaber'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Número del acta de grado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'NumeroActaGrado'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Folio del acta', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'FolioActa'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Nivel educativo alcanzado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'NivelEducativo'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Promedio acumulado', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'Promedio'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Código de la institución de educación superior', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'CodigoIES'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Profesión', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'Profesion'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Número de tarjeta profesional', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'TarjetaProfesional'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'Edad', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'EdadAnios'
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'País de procedencia', @level0type=N'SCHEMA', @level0name=N'dbo', @level1type=N'TABLE', @level1name=N'Egresado', @level2type=N'COLUMN', @level2name=N'CodPais'
GO
CREATE PROCEDURE [dbo].[Limpiar] AS
BEGIN
  CREATE TABLE #temporal (Id int, Texto nvarchar(10));
  DELETE FROM [dbo].[Egresado];
END
GO
