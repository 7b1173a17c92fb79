import { formatLongDay } from '@marco/country/day-text';
import { presentEntidad } from '@marco/entidades/terms';
import {
  CLASIFICACION,
  DATO_PERSONAL,
  MODELO,
  RESTRICCION,
  TIPO_DATO,
  TIPO_FUENTE,
  TIPO_NOMBRE,
  TIPO_NORMA,
  TIPO_RELACION,
} from '../../contract/terms.ts';
import type { Componente, Valor, VersionComparable } from '../elementos/formas.ts';

export type { VersionComparable } from '../elementos/formas.ts';

export interface CampoElemento {
  readonly campo: string;
  readonly etiqueta: string;
  /** Its value as people read it; empty without a value. */
  readonly leer: (version: VersionComparable) => string;
}

/** Name a part has inside its composite. */
export function toNombreLocal({ nombreLocal, identificador }: Componente): string {
  return nombreLocal ?? identificador;
}

/** '0..1', '1..*'. */
function presentOcurrencias(parte: Pick<Componente, 'ocurrenciaMinima' | 'ocurrenciaMaxima'>): string {
  return `${parte.ocurrenciaMinima}..${parte.ocurrenciaMaxima ?? '*'}`;
}

function presentComponente(parte: Componente): string {
  const local = parte.nombreLocal === null ? '' : ` como ${parte.nombreLocal}`;
  return `${parte.identificador} ${parte.numero}${local} (${presentOcurrencias(parte)})`;
}

const dia = (fecha: string | null) => (fecha === null ? '' : formatLongDay(fecha));

function presentValor({ codigo, nombre, descripcion, vigenteDesde, vigenteHasta }: Valor): string {
  const vigencia =
    vigenteDesde === null && vigenteHasta === null
      ? ''
      : ` (${dia(vigenteDesde) || '…'} a ${dia(vigenteHasta) || '…'})`;
  return `${codigo} ${nombre}${descripcion === '' ? '' : `: ${descripcion}`}${vigencia}`;
}

const lines = <Row>(rows: readonly Row[], present: (row: Row) => string) => rows.map(present).join('\n');
const words = (...parts: (string | number | null)[]) =>
  parts.filter((part) => part !== '' && part !== null).join(' · ');
const text = (value: string | number | null) => (value === null ? '' : String(value));

function field(campo: string, etiqueta: string, leer: CampoElemento['leer']): CampoElemento {
  return { campo, etiqueta, leer };
}

/** The content of a version, field by field, in the order of its page. */
export const CAMPOS_ELEMENTO: readonly CampoElemento[] = [
  field('nombre', 'Nombre', ({ nombre }) => nombre),
  field('definicion', 'Definición', ({ definicion }) => definicion),
  field('notas', 'Notas explicativas', ({ notas }) => notas),
  field('usos', 'Usos', ({ usos }) => usos),
  field('palabrasClave', 'Palabras clave', ({ palabrasClave }) => palabrasClave.join(', ')),
  field('ejemplos', 'Ejemplos', ({ ejemplos }) => ejemplos.join('\n')),
  field('entidadResponsable', 'Entidad responsable', ({ entidadResponsable }) =>
    presentEntidad(entidadResponsable?.nombre ?? ''),
  ),
  field(
    'clasificacionInformacion',
    'Clasificación de la información',
    ({ clasificacionInformacion }) => CLASIFICACION[clasificacionInformacion],
  ),
  field('datoPersonal', 'Dato personal', ({ datoPersonal }) => DATO_PERSONAL[datoPersonal]),
  field('tipoDato', 'Tipo de dato', ({ tipoDato }) => (tipoDato === null ? '' : TIPO_DATO[tipoDato])),
  field('longitudMinima', RESTRICCION.longitudMinima, ({ longitudMinima }) => text(longitudMinima)),
  field('longitudMaxima', RESTRICCION.longitudMaxima, ({ longitudMaxima }) => text(longitudMaxima)),
  field('totalDigitos', RESTRICCION.totalDigitos, ({ totalDigitos }) => text(totalDigitos)),
  field('decimales', RESTRICCION.decimales, ({ decimales }) => text(decimales)),
  field('valorMinimo', RESTRICCION.valorMinimo, ({ valorMinimo }) => text(valorMinimo)),
  field('valorMaximo', RESTRICCION.valorMaximo, ({ valorMaximo }) => text(valorMaximo)),
  field('patron', RESTRICCION.patron, ({ patron }) => text(patron)),
  field('unidadMedida', 'Unidad de medida', ({ unidadMedida }) => text(unidadMedida)),
  field('fuenteLista', 'Lista de la que toma sus valores', ({ fuenteLista }) => text(fuenteLista)),
  field('fuenteListaEdicion', 'Edición de esa lista', ({ fuenteListaEdicion }) => dia(fuenteListaEdicion)),
  field('valores', 'Valores', ({ valores }) => lines(valores, presentValor)),
  field('modelo', 'Modelo', ({ modelo }) => (modelo === null ? '' : MODELO[modelo])),
  field('esAbstracto', 'Abstracto', ({ esAbstracto }) => (esAbstracto ? 'Sí' : 'No')),
  field('base', 'Elemento base', ({ base }) => (base === null ? '' : `${base.identificador} ${base.numero}`)),
  field('componentes', 'Componentes', ({ componentes }) => lines(componentes, presentComponente)),
  field('nombres', 'Otros nombres', ({ nombres }) =>
    lines(nombres, ({ tipo, nombre, entidad }) => words(TIPO_NOMBRE[tipo], nombre, entidad?.nombre ?? null)),
  ),
  field('fuentes', 'Fuentes', ({ fuentes }) =>
    lines(fuentes, (fuente) =>
      words(TIPO_FUENTE[fuente.tipo], fuente.nombre, fuente.edicion, dia(fuente.fecha), fuente.url),
    ),
  ),
  field('normas', 'Normatividad', ({ normas }) =>
    lines(normas, (norma) =>
      words(
        `${TIPO_NORMA[norma.tipo]} ${norma.numero} de ${norma.anio}`,
        norma.articulo,
        norma.entidadEmisora,
        norma.url,
        norma.archivo?.nombre ?? null,
      ),
    ),
  ),
  field('estandares', 'Estándares asociados', ({ estandares }) =>
    lines(estandares, ({ nombre, edicion }) => words(nombre, edicion)),
  ),
  field('relaciones', 'Relaciones', ({ relaciones }) =>
    lines(relaciones, ({ tipo, destino, terminoExterno, nota }) =>
      words(`${TIPO_RELACION[tipo]} ${destino?.identificador ?? terminoExterno ?? ''}`, nota),
    ),
  ),
  field('archivos', 'Documentos', ({ archivos }) => lines(archivos, ({ nombre }) => nombre)),
];

/** How people read the name of a field, including `identificador` and names that are not fields of a version. */
export const ETIQUETAS_CAMPO: Readonly<Record<string, string>> = {
  identificador: 'Identificador',
  identificadores: 'Identificadores en otros sistemas',
  resumenCambio: 'Resumen del cambio',
  estado: 'Estado',
  numero: 'Número de la versión',
  caducidad: 'Caducidad programada',
  ...Object.fromEntries(CAMPOS_ELEMENTO.map(({ campo, etiqueta }) => [campo, etiqueta])),
};

/** Everything a version says, by field. */
export function presentCampos(version: VersionComparable): Record<string, string> {
  return Object.fromEntries(CAMPOS_ELEMENTO.map(({ campo, leer }) => [campo, leer(version)]));
}
