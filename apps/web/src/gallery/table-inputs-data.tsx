import type {
  TableAttachment,
  TableColumn,
  TableColumnState,
  TableRowInputs,
  TableSubRows,
} from '@marco/web-kit/data-table';
import styles from './gallery.module.css';

export interface Version {
  readonly version: string;
  readonly fecha: string;
}

/** A service as the table takes it in: with every input a row may have. */
export interface Servicio extends TableRowInputs {
  readonly oid: string;
  readonly nombre: string;
  readonly entidad: string;
  readonly estado: { readonly nombre: string };
  readonly clase: { readonly tono: string };
  readonly accion: string;
  readonly actividad: string;
  readonly versiones: readonly Version[];
}

const RAIZ = '2.16.170.1.5';
const ESTADOS = [
  ['identificado', 'Identificado', 'gray'],
  ['estandarizado', 'Estandarizado Nivel 1', 'yellow'],
  ['publicado', 'Publicado Nivel 3', 'green'],
] as const;
const NOMBRES = [
  'Atención en urgencias',
  'Certificado de matrícula',
  'Consulta de datos básicos',
  'Ñandú y fauna silvestre',
  'Registro de proveedores 10',
  'Registro de proveedores 2',
  'Validación de pasaporte vigente',
] as const;
const ENTIDADES = ['Ministerio de salud', 'Universidad del valle', 'Registraduría nacional'] as const;
const SOPORTES: readonly TableAttachment[] = [
  { nombre: 'acta-mesa-07.pdf' },
  { nombre: 'anexo-tecnico.pdf' },
];
const VERSIONES: readonly Version[] = [
  { version: 'v2.0.0', fecha: '14/07/2026' },
  { version: 'v1.1.0', fecha: '03/03/2025' },
];

/** Which of the rows is special, counted from 0: it has no box, is historical, looks apart, knows no levels. */
const SIN_CASILLA = 2;
const HISTORICO = 1;
const DESTACADO = 3;
const SIN_NIVELES = 4;

export const SERVICIOS: readonly Servicio[] = NOMBRES.map((nombre, position) => {
  const [estado, , tono] = ESTADOS[position % ESTADOS.length] ?? ESTADOS[0];
  const oid = `${RAIZ}.${position + 1}`;
  return {
    oid,
    nombre,
    entidad: ENTIDADES[position % ENTIDADES.length] ?? ENTIDADES[0],
    estado: { nombre: estado },
    clase: { tono },
    accion: 'VER',
    actividad: position === 0 ? 'EVALUAR' : '',
    versiones: position === SIN_NIVELES ? [] : VERSIONES,
    checkbox: position !== SIN_CASILLA,
    flagHistorico: position === HISTORICO,
    fuenteInformacion: `Resolución ${1_200 + position} de 2026`,
    attachments: SOPORTES,
    ...(position === DESTACADO ? { rowClass: styles['highlighted'] ?? '' } : {}),
    oidDetails:
      position === SIN_NIVELES
        ? []
        : [
            { oid: '2.16.170', nombre: 'Colombia' },
            { oid: '2.16.170.1', nombre: 'Marco de Interoperabilidad' },
            { oid: RAIZ, nombre: 'Servicios de intercambio' },
            { oid, nombre },
          ],
  };
});

export const COLUMNAS: readonly TableColumn<Servicio>[] = [
  { key: 'nombre', label: 'Servicio', kind: 'main' },
  { key: 'oid', label: 'OID', kind: 'oid' },
  { key: 'entidad', label: 'Entidad' },
  { key: 'estado', label: 'Estado' },
  { key: 'documento', label: 'Fuente o soportes', kind: 'version' },
  { key: 'accion', label: 'Acción' },
  { key: 'actividad', label: 'Actividad' },
];

/** The state is inside an object of the row, and so is the tone of its chip. */
export const ESTADO: TableColumnState = {
  key: 'estado',
  keySubkey: 'nombre',
  classKey: 'clase',
  classSubkey: 'tono',
  label: 'Filtrar por estado del servicio',
  selections: ESTADOS.map(([value, label]) => ({ value, label })),
};

/** The sub-rows are a property of the row, by its name. */
export const VERSIONES_DE_FILA: TableSubRows<Servicio, Version> = {
  title: 'Versiones del servicio',
  array: 'versiones',
  key: 'version',
  columns: [
    { key: 'version', label: 'Versión', kind: 'main' },
    { key: 'fecha', label: 'Fecha' },
  ],
};

/** A row of one flat list: a meeting, or an agreement of the meeting it names as its parent. */
export interface Anidada extends TableRowInputs {
  readonly key: string;
  readonly nombre: string;
}

export const ANIDADAS: readonly Anidada[] = [
  { key: 'r1', nombre: 'Reunión de marzo' },
  { key: 'c1', parentKey: 'r1', nombre: 'Enviar la matriz de variables' },
  { key: 'r2', nombre: 'Reunión de abril' },
  { key: 'c2', parentKey: 'r1', nombre: 'Revisar el anexo técnico' },
];
export const COLUMNAS_ANIDADAS: readonly TableColumn<Anidada>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
];
