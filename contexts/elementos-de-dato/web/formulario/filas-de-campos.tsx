import { Card } from '@marco/web-kit/card';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell, type FormCellProps, FormGrid } from '@marco/web-kit/form-grid';
import { CampoOpcion, CampoTexto } from './campos.tsx';
import { FilasEditables, type FilasEditablesProps } from './filas-editables.tsx';

/** Names of what a row holds as text. */
type NombreDeTexto<Fila> = {
  [Nombre in keyof Fila & string]: Fila[Nombre] extends string ? Nombre : never;
}[keyof Fila & string];

/** One field of a row: a line of text unless it says options or a day. */
export interface CampoDeFila<Fila> {
  readonly campo: NombreDeTexto<Fila>;
  readonly span: FormCellProps['span'];
  readonly label: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'url' | 'numeric';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly esDia?: boolean;
}

interface FilasDeCamposProps<Fila>
  extends Pick<FilasEditablesProps<Fila>, 'cosa' | 'filas' | 'onChange' | 'createFila' | 'maximo' | 'vacio'> {
  readonly titulo: string;
  /** Start of the paths of its errors: `fuentes` for `fuentes.0.nombre`. */
  readonly ruta: string;
  readonly errores: Readonly<Record<string, string>>;
  readonly campos: readonly CampoDeFila<Fila>[];
}

/** A card of rows that all have the same plain fields. */
export function FilasDeCampos<Fila extends object>(props: FilasDeCamposProps<Fila>) {
  const { titulo, ruta, errores, campos, ...filas } = props;
  return (
    <Card title={titulo}>
      <FilasEditables {...filas}>
        {(fila, edit, lugar) => (
          <FormGrid>
            {campos.map((campo) => (
              <FormCell key={campo.campo} span={campo.span}>
                <Campo
                  campo={campo}
                  value={String(fila[campo.campo])}
                  onChange={(value) => edit({ [campo.campo]: value } as Partial<Fila>)}
                  error={errores[`${ruta}.${lugar}.${campo.campo}`]}
                />
              </FormCell>
            ))}
          </FormGrid>
        )}
      </FilasEditables>
    </Card>
  );
}

interface CampoProps<Fila> {
  readonly campo: CampoDeFila<Fila>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

function Campo<Fila>({ campo, ...field }: CampoProps<Fila>) {
  const { campo: _, span: __, options, esDia, ...rest } = campo;
  if (options) return <CampoOpcion {...field} label={rest.label} options={options} />;
  if (esDia) return <DatePicker label={rest.label} value={field.value} onChange={field.onChange} />;
  return <CampoTexto {...field} {...rest} />;
}
