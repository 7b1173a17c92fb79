import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, type FormCellProps } from '@marco/web-kit/form-grid';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import {
  AMBIENTE_SERVIDOR,
  LIMITES_NIVEL_TRES,
  RESULTADO_PRUEBA_QA,
  TIPO_ACUERDO,
  USO_CERTIFICADO_TLS,
} from '../../contract/terms.ts';
import { explainNumero, isNumero } from './respuesta-escrita.ts';

/** A field of a part as a step shows it. */
export interface CampoPedido {
  readonly campo: string;
  readonly span: FormCellProps['span'];
  readonly required?: boolean;
  readonly hint?: string;
}

interface CampoDeRespuestaProps extends CampoPedido {
  readonly etiqueta: string;
  readonly valor: unknown;
  /** What the server refused it with. */
  readonly error: string | undefined;
  readonly onChange: (valor: unknown) => void;
}

const DIAS: ReadonlySet<string> = new Set(['fecha', 'vigenciaHasta', 'vence']);
const OPCIONES: Readonly<Record<string, ReturnType<typeof toOptions>>> = {
  tipo: toOptions(TIPO_ACUERDO),
  ambiente: toOptions(AMBIENTE_SERVIDOR),
  uso: toOptions(USO_CERTIFICADO_TLS),
  resultado: toOptions(RESULTADO_PRUEBA_QA),
};
/** Texts of several lines. */
const LARGOS: ReadonlySet<string> = new Set(['excepcion', 'resumen', 'monitoreo', 'respaldo', 'condiciones']);
const { texto, largo, correo, url, direccion, identificador, partes } = LIMITES_NIVEL_TRES;
const MAXIMOS: Readonly<Record<string, number>> = {
  correo,
  url,
  direccion,
  instancia: identificador,
  claseMiembro: identificador,
  codigoMiembro: identificador,
  subsistema: identificador,
  codigoServicio: identificador,
  versionServicio: identificador,
};
const TIPOS: Readonly<Record<string, 'email' | 'url'>> = { correo: 'email', url: 'url' };

/** A field of an answer in its cell, with the control its value needs. */
export function CampoDeRespuesta(props: CampoDeRespuestaProps) {
  return (
    <FormCell span={props.span}>
      <Control {...props} />
    </FormCell>
  );
}

function Control({ campo, etiqueta, valor, error, required = false, hint, onChange }: CampoDeRespuestaProps) {
  const field = { label: etiqueta, required, optional: !required, hint };
  const falta = explainNumero(campo, valor) ?? error;
  const errors = falta === undefined ? [] : [falta];
  const escrito = typeof valor === 'string' ? valor : '';
  const opciones = OPCIONES[campo];
  if (Array.isArray(valor))
    return (
      <Textarea
        {...field}
        rows={3}
        maxLength={texto * partes}
        value={valor.join('\n')}
        onChange={(next) => onChange(next.split('\n'))}
        errors={errors}
      />
    );
  if (DIAS.has(campo)) return <DatePicker {...field} value={escrito} onChange={onChange} errors={errors} />;
  if (opciones)
    return (
      <Select {...field} placeholder="Seleccione" options={opciones} value={escrito} onChange={onChange} />
    );
  if (LARGOS.has(campo))
    return (
      <Textarea {...field} rows={3} maxLength={largo} value={escrito} onChange={onChange} errors={errors} />
    );
  return (
    <TextInput
      {...field}
      type={TIPOS[campo] ?? 'text'}
      autoComplete="off"
      inputMode={isNumero(campo) ? 'decimal' : undefined}
      maxLength={MAXIMOS[campo] ?? texto}
      value={escrito}
      onChange={onChange}
      errors={errors}
      submitted={error !== undefined}
    />
  );
}
