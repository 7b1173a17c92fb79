/** What a template is filled in with: terms by their codes. */
export interface DatosPlantilla {
  readonly clase: string;
  readonly propiedad: string;
  /** Another property, or what the template asks for. */
  readonly otra: string;
  readonly mensaje: string;
}

export interface PlantillaRegla {
  readonly nombre: string;
  /** What `otra` means here; null where it is not asked for. */
  readonly pideOtra: string | null;
  readonly write: (datos: DatosPlantilla) => string;
}

function toTexto(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')}"`;
}

function toShape({ clase, mensaje }: DatosPlantilla, restriccion: string): string {
  return `[] a sh:NodeShape ;
  sh:targetClass lci:${clase} ;
  sh:property [
    ${restriccion} ;
    sh:message ${toTexto(mensaje)}@es
  ] .`;
}

/** Ways to begin a rule without knowing SHACL (W3C SHACL, §4). */
export const PLANTILLAS_REGLA = {
  obligatoria: {
    nombre: 'La propiedad es obligatoria',
    pideOtra: null,
    write: (datos) => toShape(datos, `sh:path lci:${datos.propiedad} ; sh:minCount 1`),
  },
  unica: {
    nombre: 'La propiedad tiene un solo valor',
    pideOtra: null,
    write: (datos) => toShape(datos, `sh:path lci:${datos.propiedad} ; sh:maxCount 1`),
  },
  patron: {
    nombre: 'El valor sigue una expresión regular',
    pideOtra: 'Expresión regular',
    write: (datos) => toShape(datos, `sh:path lci:${datos.propiedad} ; sh:pattern ${toTexto(datos.otra)}`),
  },
  lista: {
    nombre: 'El valor es uno de una lista',
    pideOtra: 'Valores, separados por comas',
    write: (datos) => {
      const valores = datos.otra.split(',').flatMap((valor) => (valor.trim() ? [toTexto(valor.trim())] : []));
      return toShape(datos, `sh:path lci:${datos.propiedad} ; sh:in ( ${valores.join(' ')} )`);
    },
  },
  orden: {
    nombre: 'La propiedad no es mayor que otra',
    pideOtra: 'Código de la otra propiedad',
    write: (datos) =>
      toShape(datos, `sh:path lci:${datos.propiedad} ; sh:lessThanOrEquals lci:${datos.otra}`),
  },
  igual: {
    nombre: 'La propiedad es igual a otra',
    pideOtra: 'Código de la otra propiedad, o de un valor calculado',
    write: (datos) => toShape(datos, `sh:path lci:${datos.propiedad} ; sh:equals lci:${datos.otra}`),
  },
} as const satisfies Readonly<Record<string, PlantillaRegla>>;
export type ClavePlantilla = keyof typeof PLANTILLAS_REGLA;

/**
 * Values the server derives of a sample before a rule runs, to be compared with by `sh:equals` and the like
 * (docs/rules/ontology.md). `como` is the property one is compared with, whose kind of data it takes.
 */
export const VALORES_CALCULADOS = [
  {
    codigo: 'departamentoDelMunicipio',
    de: 'codMunicipio',
    como: 'codDepartamento',
    nombre: 'Los dos primeros dígitos del municipio',
  },
  {
    codigo: 'digitoVerificacionCalculado',
    de: 'numNit',
    como: 'numDigitoVerificacion',
    nombre: 'El dígito de verificación del NIT',
  },
  { codigo: 'edad', de: 'fechaNacimiento', como: null, nombre: 'Los años cumplidos hoy' },
] as const;
export type CodigoCalculado = (typeof VALORES_CALCULADOS)[number]['codigo'];
