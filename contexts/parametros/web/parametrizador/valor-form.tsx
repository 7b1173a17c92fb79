import { BlockedReasons, Button, reachedLimit } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { FormRow, TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Textarea } from '@marco/web-kit/textarea';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { Parametro, RestriccionParametro } from '../../contract/index.ts';
import styles from './parametrizador.module.css';

export interface ValorFormProps {
  readonly parametro: Pick<Parametro, 'tipo' | 'nombre' | 'restriccion' | 'unidad'>;
  readonly valor: unknown;
  readonly onChange: (valor: unknown) => void;
  /** What is wrong with a part of it; the empty name is the whole. */
  readonly findError: (campo: string) => string | undefined;
  readonly submitted: boolean;
}

type Fila = Readonly<Record<string, string>>;
type Campos = NonNullable<RestriccionParametro['campos']>;

const LARGO_DE_UNA_LINEA = 200;
const SOLO_DIGITOS = /^-?\d+$/;

/** The field or fields of a value, by the type of its parameter; the place says its name already. */
export function ValorForm({ parametro, valor, onChange, findError, submitted }: ValorFormProps) {
  const { tipo, nombre, restriccion, unidad } = parametro;
  const listErrores = (campo: string) => [findError(campo)].filter((error) => error !== undefined);
  const field = {
    label: nombre,
    hideLabel: true,
    required: !restriccion.opcional,
    errors: listErrores(''),
    submitted,
  };
  const { campos, largo = 0 } = restriccion;
  if (tipo === 'booleano') {
    return (
      <RadioGroup
        {...field}
        equal
        options={[
          { value: 'si', label: 'Sí' },
          { value: 'no', label: 'No' },
        ]}
        value={valor === true ? 'si' : 'no'}
        onChange={(choice) => onChange(choice === 'si')}
      />
    );
  }
  if (tipo === 'entero') {
    return (
      <div className={styles['number']}>
        <TextInput
          {...field}
          inputMode="numeric"
          value={String(valor)}
          onChange={(text) => onChange(SOLO_DIGITOS.test(text) ? Number(text) : text)}
        />
        {unidad === '' ? null : (
          <span className={styles['unit']} aria-hidden="true">
            {unidad}
          </span>
        )}
      </div>
    );
  }
  if (tipo === 'lista') {
    return (
      <ListaForm
        campos={campos}
        nombre={nombre}
        valor={valor}
        onChange={onChange}
        listErrores={listErrores}
        submitted={submitted}
      />
    );
  }
  if (tipo === 'json' && campos) {
    return (
      <FilaForm
        campos={campos}
        fila={valor as Fila}
        onChange={onChange}
        listErrores={listErrores}
        submitted={submitted}
      />
    );
  }
  const Field = largo > LARGO_DE_UNA_LINEA ? Textarea : TextInput;
  return <Field {...field} value={String(valor)} onChange={onChange} />;
}

interface PartsProps {
  readonly onChange: (valor: unknown) => void;
  readonly listErrores: (campo: string) => string[];
  readonly submitted: boolean;
}

const SI_NO = [
  { value: 'sí', label: 'Sí' },
  { value: 'no', label: 'No' },
];

function FilaForm(
  props: PartsProps & { readonly campos: Campos; readonly fila: Fila; readonly prefijo?: string },
) {
  const { campos, fila, onChange, listErrores, submitted, prefijo = '' } = props;
  return campos.map(({ clave, titulo, formato, largo = 0, opcional = false }) => {
    const field = {
      label: titulo,
      required: !opcional,
      errors: listErrores(`${prefijo}${clave}`),
      submitted,
      value: fila[clave] ?? '',
      onChange: (text: string) => onChange({ ...fila, [clave]: text }),
    };
    if (formato === 'si-no') return <RadioGroup key={clave} {...field} equal options={SI_NO} />;
    return largo > LARGO_DE_UNA_LINEA ? (
      <Textarea key={clave} {...field} />
    ) : (
      <TextInput key={clave} {...field} />
    );
  });
}

const IS_FIRST = reachedLimit('Ya está en el primer lugar.');
const IS_LAST = reachedLimit('Ya está en el último lugar.');

function createFila(campos: Campos): Fila {
  return Object.fromEntries(campos.map(({ clave, formato }) => [clave, formato === 'si-no' ? 'sí' : '']));
}

/** The order of the rows is that in which they are shown. */
function MoveButtons({
  place,
  filas,
  onChange,
}: {
  readonly place: number;
  readonly filas: readonly unknown[];
  readonly onChange: (filas: unknown) => void;
}) {
  const move = (to: number) => {
    const others = filas.filter((_, other) => other !== place);
    onChange([...others.slice(0, to), filas[place], ...others.slice(to)]);
  };
  const steps = [
    { to: place - 1, verb: 'Subir', icon: <ArrowUp size={18} />, limit: place === 0 ? IS_FIRST : undefined },
    {
      to: place + 1,
      verb: 'Bajar',
      icon: <ArrowDown size={18} />,
      limit: place === filas.length - 1 ? IS_LAST : undefined,
    },
  ];
  return steps.map(({ to, verb, icon, limit }) => (
    <BlockedReasons key={verb} decision={limit}>
      {(reasons) => (
        <IconButton
          label={`${verb} la fila ${place + 1}`}
          icon={icon}
          {...reasons}
          onClick={() => move(to)}
        />
      )}
    </BlockedReasons>
  ));
}

/** Rows of texts; one may be added at the end and any taken away. */
function ListaForm(
  props: PartsProps & {
    readonly campos: Campos | undefined;
    readonly nombre: string;
    readonly valor: unknown;
  },
) {
  const { campos, nombre, valor, onChange, listErrores, submitted } = props;
  const filas = valor as readonly (Fila | string)[];
  const replace = (index: number, fila: unknown) =>
    onChange(filas.map((each, i) => (i === index ? fila : each)));
  return (
    <fieldset className={classNames(styles['rows'], campos && styles['parts'])}>
      <legend className="sr">{nombre}</legend>
      {filas.map((fila, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own and keep their place
        <div key={index} className={classNames(styles['row'], campos && styles['parts'])}>
          <div className={styles['rowFields']}>
            <FormRow>
              {typeof fila === 'string' ? (
                <TextInput
                  label={`${nombre}, fila ${index + 1}`}
                  hideLabel
                  errors={listErrores(String(index))}
                  submitted={submitted}
                  value={fila}
                  onChange={(text) => replace(index, text)}
                />
              ) : (
                <FilaForm
                  campos={campos ?? []}
                  fila={fila}
                  prefijo={`${index}.`}
                  onChange={(next) => replace(index, next)}
                  listErrores={listErrores}
                  submitted={submitted}
                />
              )}
            </FormRow>
          </div>
          {campos ? <MoveButtons place={index} filas={filas} onChange={onChange} /> : null}
          <IconButton
            label={`Quitar la fila ${index + 1}`}
            icon={<Trash2 size={18} />}
            onClick={() => onChange(filas.filter((_, i) => i !== index))}
          />
        </div>
      ))}
      <Button
        variant="neutral"
        size="small"
        icon={<Plus size={16} />}
        onClick={() => onChange([...filas, campos ? createFila(campos) : ''])}
      >
        Agregar fila
      </Button>
    </fieldset>
  );
}
