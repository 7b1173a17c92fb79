import { ZONE } from '@marco/country/zone';
import { DIA_DE_POBLACION } from '../../contract/poblacion.terms.ts';
import type { PredioInventado, VehiculoInventado } from './bienes.ts';
import { addAnnios, computeAnnios } from './dias.ts';
import type { EmpresaInventada } from './empresa.ts';
import type { PersonaInventada } from './persona.ts';
import type { Elenco, Poblacion } from './poblacion.ts';

/** Of whom an element says something. */
export type Sujeto = keyof Elenco;

/** What an element says of somebody; null where it has nothing to say of them, such as the day of a death. */
type Lectura<Suyo> = (suyo: Suyo) => string | null;

const deMoneda = (pesos: number) => `${pesos}.00`;
const computeEdad = ({ fechaNacimiento, fechaDefuncion }: PersonaInventada) =>
  computeAnnios(fechaNacimiento, fechaDefuncion ?? DIA_DE_POBLACION);
const isContributiva = ({ empleador }: PersonaInventada) => empleador !== null;
const presentNombre = (persona: PersonaInventada) =>
  [persona.primerNombre, persona.segundoNombre, persona.primerApellido, persona.segundoApellido]
    .filter((parte) => parte !== null)
    .join(' ');
/** Code of an institution of an invented kind in their municipality. */
const presentCodigoLocal = ({ municipio }: PersonaInventada, empieza: string, termina: string) =>
  `${empieza}${municipio.codigo}${termina}`;

const DE_PERSONA: Readonly<Record<string, Lectura<PersonaInventada>>> = {
  primerNombre: ({ primerNombre }) => primerNombre,
  segundoNombre: ({ segundoNombre }) => segundoNombre,
  primerApellido: ({ primerApellido }) => primerApellido,
  segundoApellido: ({ segundoApellido }) => segundoApellido,
  nombreCompleto: presentNombre,
  codTipoIdentificacion: ({ tipoDocumento }) => tipoDocumento,
  tipoDocumentoIdentidad: ({ tipoDocumento }) => tipoDocumento,
  numIdentificacion: ({ numero }) => numero,
  numeroIdentificacion: ({ numero }) => numero,
  fechaExpedicionIdentificacion: ({ fechaExpedicion }) => fechaExpedicion,
  fechaExpedicionDocumento: ({ fechaExpedicion }) => fechaExpedicion,
  fechaNacimiento: ({ fechaNacimiento }) => fechaNacimiento,
  fechaDefuncion: ({ fechaDefuncion }) => fechaDefuncion,
  esFallecido: ({ fechaDefuncion }) => String(fechaDefuncion !== null),
  codSexo: ({ sexo }) => sexo,
  numEdad: (persona) => String(computeEdad(persona)),
  codTipoEstadoConyugal: ({ estadoConyugal }) => estadoConyugal,
  codNivelEducativo: ({ nivelEducativo }) => nivelEducativo,
  codTipoNacionalidad: ({ tipoDocumento }) => (tipoDocumento === 'CE' ? '4' : '1'),
  codPais: () => '170',
  codProfesion: ({ titulo }) => titulo?.[2] ?? null,
  descripcionTitulo: ({ titulo }) => titulo?.[0] ?? null,
  codProgramaAcademico: ({ titulo }) => titulo?.[1] ?? null,
  fechaGrado: ({ fechaGrado }) => fechaGrado,
  correoPersona: ({ correo }) => correo,
  numTelefonoContacto: ({ telefono }) => telefono,
  codTipoTelefono: () => 'M',
  numIndicativoPais: () => '57',
  codDepartamento: ({ municipio }) => municipio.departamento,
  nomDepartamento: ({ municipio }) => municipio.nombreDepartamento,
  codMunicipio: ({ municipio }) => municipio.codigo,
  nomMunicipio: ({ municipio }) => municipio.nombre,
  codTipoZonaUbicacion: () => 'U',
  codPostal: ({ municipio }) => `${municipio.departamento}0001`,
  descripcionDireccion: ({ direccion }) => direccion,
  codCentroPoblado: ({ municipio }) => `${municipio.codigo}000`,
  codEps: (persona) => (isContributiva(persona) ? 'EPS991' : 'EPS992'),
  codRegimenSalud: (persona) => (isContributiva(persona) ? 'C' : 'S'),
  codTipoAfiliado: (persona) => (isContributiva(persona) ? 'C' : persona.tipoDocumento === 'CC' ? 'F' : 'B'),
  codEstadoAfiliacion: ({ fechaDefuncion }) => (fechaDefuncion === null ? 'AC' : 'AF'),
  fechaAfiliacion: ({ fechaExpedicion }) => fechaExpedicion,
  codPrestadorSalud: (persona) => presentCodigoLocal(persona, '', '9999901'),
  codInstitucionEducativa: (persona) => presentCodigoLocal(persona, '1', '999901'),
  codSede: (persona) => presentCodigoLocal(persona, '1', '999902'),
  valorIngresoBase: ({ ingreso }) => deMoneda(ingreso),
  numSemanasCotizadas: (persona) => deMoneda(isContributiva(persona) ? computeEdad(persona) * 20 : 0),
  codTipoCotizante: (persona) => (isContributiva(persona) ? '01' : '03'),
  fechaInicioVigencia: ({ fechaExpedicion }) => fechaExpedicion,
  fechaFinVigencia: ({ fechaExpedicion }) => addAnnios(fechaExpedicion, 100),
  annio: () => '2025',
  codMes: () => '11',
  fechaPago: () => '2025-11-28',
  fechaHoraConsulta: () => `2026-01-15T10:15:00${ZONE.offset}`,
  fechaHoraRespuesta: () => `2026-01-15T10:15:01${ZONE.offset}`,
  codResultadoConsulta: () => '0',
  descripcionMensaje: () => 'Consulta exitosa. Datos inventados.',
  codMoneda: () => 'COP',
};

const DE_EMPRESA: Readonly<Record<string, Lectura<EmpresaInventada>>> = {
  numNit: ({ nit }) => nit,
  numDigitoVerificacion: ({ digitoVerificacion }) => digitoVerificacion,
  descripcionRazonSocial: ({ razonSocial }) => razonSocial,
  descripcionSigla: ({ sigla }) => sigla,
  codTipoEntidad: () => '2',
  codActividadEconomica: ({ actividad }) => actividad,
  numMatriculaMercantil: ({ matriculaMercantil }) => matriculaMercantil,
  urlSitioWeb: ({ sitio }) => sitio,
  codEstadoRut: () => 'A',
};

const DE_VEHICULO: Readonly<Record<string, Lectura<VehiculoInventado>>> = {
  numPlaca: ({ placa }) => placa,
  numVin: ({ vin }) => vin,
  codClaseVehiculo: ({ clase }) => clase,
  codServicioVehiculo: ({ servicio }) => servicio,
  annioModelo: ({ modelo }) => modelo,
};

const DE_PREDIO: Readonly<Record<string, Lectura<PredioInventado>>> = {
  numPredial: ({ predial }) => predial,
  numMatriculaInmobiliaria: ({ matricula }) => matricula,
  codCirculoRegistral: ({ circulo }) => circulo,
  nomCirculoRegistral: () => 'Círculo inventado',
  valorAreaPredio: ({ area }) => area,
  valorAvaluoCatastral: ({ avaluo }) => avaluo,
  codDestinoEconomico: ({ destino }) => destino,
  valorLatitud: ({ latitud }) => latitud,
  valorLongitud: ({ longitud }) => longitud,
  fechaAnotacion: ({ fechaAnotacion }) => fechaAnotacion,
  descripcionActoRegistral: () => 'Compraventa',
};

interface LecturasDe {
  readonly persona: typeof DE_PERSONA;
  readonly empresa: typeof DE_EMPRESA;
  readonly vehiculo: typeof DE_VEHICULO;
  readonly predio: typeof DE_PREDIO;
}
const LECTURAS: LecturasDe = {
  persona: DE_PERSONA,
  empresa: DE_EMPRESA,
  vehiculo: DE_VEHICULO,
  predio: DE_PREDIO,
};

const SUJETOS = Object.keys(LECTURAS) as readonly Sujeto[];

/** Of whom an element speaks, by its identificador; undefined for one of which the population says nothing. */
export function findSujeto(identificador: string): Sujeto | undefined {
  return SUJETOS.find((sujeto) => Object.hasOwn(LECTURAS[sujeto], identificador));
}

/** What an element says of a cast; null where it says nothing of them. */
export function readAtributo(elenco: Elenco, sujeto: Sujeto, identificador: string): string | null {
  switch (sujeto) {
    case 'persona':
      return DE_PERSONA[identificador]?.(elenco.persona) ?? null;
    case 'empresa':
      return DE_EMPRESA[identificador]?.(elenco.empresa) ?? null;
    case 'vehiculo':
      return DE_VEHICULO[identificador]?.(elenco.vehiculo) ?? null;
    case 'predio':
      return DE_PREDIO[identificador]?.(elenco.predio) ?? null;
  }
}

/** What an element says of each one of the population, by position. */
export function listAtributos(
  poblacion: Poblacion,
  sujeto: Sujeto,
  identificador: string,
): (string | null)[] {
  const read = <Suyo>(suyos: readonly Suyo[], lecturas: Readonly<Record<string, Lectura<Suyo>>>) =>
    suyos.map((uno) => lecturas[identificador]?.(uno) ?? null);
  switch (sujeto) {
    case 'persona':
      return read(poblacion.personas, DE_PERSONA);
    case 'empresa':
      return read(poblacion.empresas, DE_EMPRESA);
    case 'vehiculo':
      return read(poblacion.vehiculos, DE_VEHICULO);
    case 'predio':
      return read(poblacion.predios, DE_PREDIO);
  }
}

/** Identifiers a petition names somebody or something by. */
const LLAVES: Readonly<Record<string, Sujeto>> = {
  numIdentificacion: 'persona',
  numeroIdentificacion: 'persona',
  numNit: 'empresa',
  numPlaca: 'vehiculo',
  numVin: 'vehiculo',
  numPredial: 'predio',
  numMatriculaInmobiliaria: 'predio',
};

/** Whom an element names, where it is one that names. */
export function findLlave(identificador: string): Sujeto | undefined {
  return Object.hasOwn(LLAVES, identificador) ? LLAVES[identificador] : undefined;
}
