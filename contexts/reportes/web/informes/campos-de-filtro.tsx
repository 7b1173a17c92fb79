import { FiltroEntidad } from '@marco/entidades/widgets';
import { FORMATOS_MENSAJE, RESULTADOS_VALIDACION } from '@marco/esquemas/terms';
import {
  ESTADO_SOLICITUD,
  ESTADOS_SOLICITUD,
  NIVELES,
  TIPO_SOLICITUD,
  TIPOS_SOLICITUD,
} from '@marco/solicitudes/terms';
import { FilterSelect, FilterText, toRowOptions, type useFilterDraft } from '@marco/web-kit/list-search';
import type { ReactNode } from 'react';
import type { OpcionesDeInformes } from '../../contract/index.ts';
import {
  CAMPOS_INFORME,
  type CampoInforme,
  LARGO_TEXTO,
  type PalabraInforme,
  RESULTADOS_INTERCAMBIO,
  TIPOS_DESCARGA,
} from '../../contract/informes.terms.ts';
import { GRUPOS_INDICADOR, type GrupoIndicador } from '../../contract/terms.ts';
import { presentMomentoLargo } from '../../rules/indicadores/momentos.ts';
import type { FiltroDeInforme } from '../../rules/informes/consulta-informe.ts';

/** What a field of the filters needs: its value, the report it filters and what it chooses from. */
interface CampoDeFiltro {
  readonly bind: ReturnType<typeof useFilterDraft<FiltroDeInforme>>[2];
  readonly palabra: PalabraInforme;
  /** Undefined until they arrive. */
  readonly opciones: OpcionesDeInformes | undefined;
}

const toOptions = <Value extends string | number>(
  values: readonly Value[],
  label: (value: Value) => string,
) => values.map((value) => ({ value, label: label(value) }));
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const GRUPOS = Object.keys(GRUPOS_INDICADOR) as GrupoIndicador[];
const DE_GRUPO = toOptions(GRUPOS, (grupo) => GRUPOS_INDICADOR[grupo].nombre);
const DE_NIVEL = toOptions(NIVELES, (nivel) => `Nivel ${nivel}`);
const DE_ESTADO = toOptions(ESTADOS_SOLICITUD, (estado) => ESTADO_SOLICITUD[estado]);
const DE_TIPO_SOLICITUD = toOptions(TIPOS_SOLICITUD, (tipo) => TIPO_SOLICITUD[tipo]);
const DE_TIPO_DESCARGA = toOptions(TIPOS_DESCARGA, capital);
const DE_FORMATO = toOptions(FORMATOS_MENSAJE, (formato) => formato.toUpperCase());
const DE_INTERCAMBIO = toOptions(RESULTADOS_INTERCAMBIO, (resultado) => `Con ${resultado}s`);
const DE_VALIDACION = toOptions(RESULTADOS_VALIDACION, (resultado) => capital(resultado.replace('-', ' ')));
const DE_NIVEL_DIGITAL = toOptions([1, 2, 3, 4, 5, 6], (nivel) => `Nivel ${nivel}`);
const DE_USO = [
  { value: true, label: 'Los usa un servicio' },
  { value: false, label: 'No los usa nadie' },
];
const DE_SERVICIO = [
  { value: true, label: 'Usan un servicio' },
  { value: false, label: 'No usan ninguno' },
];

/** The fields that are no days, each as it is drawn, in the order of the form. */
const CAMPOS: readonly (readonly [CampoInforme, (campo: CampoDeFiltro) => ReactNode])[] = [
  [
    'texto',
    ({ bind }) => <FilterText {...bind('texto')} label={CAMPOS_INFORME.texto} maxLength={LARGO_TEXTO} />,
  ],
  [
    'corte',
    ({ bind, opciones }) => (
      <FilterSelect
        {...bind('corte')}
        label={CAMPOS_INFORME.corte}
        placeholder="El último de cada uno"
        options={toOptions(['hoy', ...(opciones?.meses ?? [])], (mes) => capital(presentMomentoLargo(mes)))}
      />
    ),
  ],
  [
    'grupo',
    ({ bind }) => (
      <FilterSelect
        {...bind('grupo')}
        label={CAMPOS_INFORME.grupo}
        placeholder="Todos los grupos"
        options={DE_GRUPO}
      />
    ),
  ],
  ['entidadId', ({ bind }) => <FiltroEntidad {...bind('entidadId')} label={CAMPOS_INFORME.entidadId} />],
  [
    'sectorId',
    ({ bind, opciones }) => (
      <FilterSelect
        {...bind('sectorId')}
        label={CAMPOS_INFORME.sectorId}
        placeholder="Todos los sectores"
        options={toRowOptions(opciones?.sectores)}
      />
    ),
  ],
  [
    'ordenId',
    ({ bind, opciones }) => (
      <FilterSelect
        {...bind('ordenId')}
        label={CAMPOS_INFORME.ordenId}
        placeholder="Todos los órdenes"
        options={toRowOptions(opciones?.ordenes)}
      />
    ),
  ],
  [
    'departamentoCodigo',
    ({ bind, opciones }) => (
      <FilterSelect
        {...bind('departamentoCodigo')}
        label={CAMPOS_INFORME.departamentoCodigo}
        placeholder="Todos los departamentos"
        options={(opciones?.departamentos ?? []).map(({ codigo, nombre }) => ({
          value: codigo,
          label: nombre,
        }))}
      />
    ),
  ],
  [
    'capaId',
    ({ bind, opciones }) => (
      <FilterSelect
        {...bind('capaId')}
        label={CAMPOS_INFORME.capaId}
        placeholder="Todas las capas"
        options={toRowOptions(opciones?.capas)}
      />
    ),
  ],
  [
    'dominioId',
    ({ bind, opciones }) => (
      <FilterSelect
        {...bind('dominioId')}
        label={CAMPOS_INFORME.dominioId}
        placeholder="Todos los dominios"
        options={toRowOptions(opciones?.dominios)}
      />
    ),
  ],
  [
    'nivel',
    ({ bind }) => (
      <FilterSelect
        {...bind('nivel')}
        label={CAMPOS_INFORME.nivel}
        placeholder="Todos los niveles"
        options={DE_NIVEL}
      />
    ),
  ],
  [
    'tipo',
    ({ bind, palabra }) => (
      <FilterSelect
        {...bind('tipo')}
        label={CAMPOS_INFORME.tipo}
        placeholder="Todos los tipos"
        options={palabra === 'schema' ? DE_TIPO_DESCARGA : DE_TIPO_SOLICITUD}
      />
    ),
  ],
  [
    'estado',
    ({ bind }) => (
      <FilterSelect
        {...bind('estado')}
        label={CAMPOS_INFORME.estado}
        placeholder="Todos los estados"
        options={DE_ESTADO}
      />
    ),
  ],
  [
    'conUso',
    ({ bind, palabra }) => (
      <FilterSelect
        {...bind('conUso')}
        label={palabra === 'tramites-govco' ? 'Servicios' : CAMPOS_INFORME.conUso}
        placeholder="Todos"
        options={palabra === 'tramites-govco' ? DE_SERVICIO : DE_USO}
      />
    ),
  ],
  [
    'formatoMensaje',
    ({ bind }) => (
      <FilterSelect
        {...bind('formatoMensaje')}
        label={CAMPOS_INFORME.formatoMensaje}
        placeholder="Todos los formatos"
        options={DE_FORMATO}
      />
    ),
  ],
  [
    'resultado',
    ({ bind, palabra }) => (
      <FilterSelect
        {...bind('resultado')}
        label={CAMPOS_INFORME.resultado}
        placeholder="Todos los resultados"
        options={palabra === 'xroad' ? DE_INTERCAMBIO : DE_VALIDACION}
      />
    ),
  ],
  [
    'nivelDigital',
    ({ bind }) => (
      <FilterSelect
        {...bind('nivelDigital')}
        label={CAMPOS_INFORME.nivelDigital}
        placeholder="Todos los niveles"
        options={DE_NIVEL_DIGITAL}
      />
    ),
  ],
];

/** Filters that choose from what the service lists. */
const DE_OPCIONES: readonly CampoInforme[] = [
  'corte',
  'sectorId',
  'ordenId',
  'departamentoCodigo',
  'capaId',
  'dominioId',
];

/** The fields of a report, in the order of the form. */
export const listCampos = (hasFiltro: (campo: CampoInforme) => boolean) =>
  CAMPOS.filter(([campo]) => hasFiltro(campo));

/** Whether some of them choose from what the service lists. */
export const hasOpciones = (hasFiltro: (campo: CampoInforme) => boolean): boolean =>
  DE_OPCIONES.some(hasFiltro);
