/** What a person sets on the table that shows all its inputs; the names are those of the specification. */
export interface TableInputs {
  readonly server: boolean;
  readonly rows: boolean;
  readonly pagination: boolean;
  readonly numPages: boolean;
  readonly showCreateButton: boolean;
  readonly showHeadCheckbox: boolean;
  readonly reporte: boolean;
  readonly filter: boolean;
  readonly actividadAction: boolean;
  readonly optionsSelect: boolean;
  readonly title: string;
  readonly titleCreateButton: string;
  readonly reporteLabel: string;
  readonly messageEmpty: string;
  readonly pageSizeTable: string;
  readonly page: string;
  readonly optionsNumber: string;
  readonly choice: Choice;
}

export type Choice = 'casillas' | 'opcion' | 'ninguna';

type Flag = { [Key in keyof TableInputs]: TableInputs[Key] extends boolean ? Key : never }[keyof TableInputs];
type Text = { [Key in keyof TableInputs]: TableInputs[Key] extends string ? Key : never }[keyof TableInputs];

export const INITIAL_INPUTS: TableInputs = {
  server: false,
  rows: true,
  pagination: true,
  numPages: true,
  showCreateButton: true,
  showHeadCheckbox: true,
  reporte: true,
  filter: true,
  actividadAction: true,
  optionsSelect: true,
  title: 'Servicios de intercambio',
  titleCreateButton: 'CREAR',
  reporteLabel: 'DESCARGAR TABLA',
  messageEmpty: 'No hay información',
  pageSizeTable: '5',
  page: '1',
  optionsNumber: '2, 5, 10',
  choice: 'casillas',
};

export const FLAGS: readonly (readonly [Flag, string])[] = [
  ['server', 'Páginas del servidor'],
  ['rows', 'rows: con filas'],
  ['pagination', 'pagination'],
  ['numPages', 'numPages'],
  ['showCreateButton', 'showCreateButton'],
  ['showHeadCheckbox', 'showHeadCheckbox'],
  ['reporte', 'reporte'],
  ['filter', 'columnsState: filter'],
  ['actividadAction', 'columnsActions: actividad'],
  ['optionsSelect', 'optionsSelect'],
];

export const TEXTS: readonly (readonly [Exclude<Text, 'choice'>, string])[] = [
  ['title', 'title'],
  ['titleCreateButton', 'titleCreateButton'],
  ['reporteLabel', 'reporteLabel'],
  ['messageEmpty', 'messageEmpty'],
  ['pageSizeTable', 'pageSizeTable'],
  ['page', 'page'],
  ['optionsNumber', 'optionsNumber'],
];

export const CHOICES: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'casillas', label: 'Casillas' },
  { value: 'opcion', label: 'valueRadio' },
  { value: 'ninguna', label: 'Ninguna' },
];

/** '2, 5, 10' as numbers; what is none is left out. */
export function parseNumbers(text: string): number[] {
  return text
    .split(',')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0);
}
