import { Textarea } from '@marco/web-kit/textarea';
import type { KeyboardEventHandler, ReactEventHandler, Ref } from 'react';
import { findErrorValor } from '../../rules/reuniones/campos-desarrollo.ts';
import { DiferenciaCampo } from './diferencia-campo.tsx';
import type { DesarrolloEscrito } from './use-desarrollo.ts';

interface CampoDesarrolloProps {
  readonly desarrollo: DesarrolloEscrito;
  readonly campo: string;
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly hint?: string;
  readonly required?: boolean;
  readonly rows: number;
  readonly readOnly: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  readonly onSelect?: ReactEventHandler<HTMLTextAreaElement>;
}

/** A text of the minutes: saved while it is written; two versions of it are shown beside each other. */
export function CampoDesarrollo({ desarrollo, campo, label, readOnly, ...rest }: CampoDesarrolloProps) {
  const { read, write, borrador, choose } = desarrollo;
  const valor = read(campo);
  const guardada = borrador.diferencias[campo];
  const error = findErrorValor(campo, valor);
  return (
    <>
      <Textarea
        label={label}
        {...rest}
        readOnly={readOnly}
        value={valor}
        onChange={(next) => write(campo, next)}
        errors={error === undefined ? [] : [error]}
      />
      {guardada === undefined || guardada === null ? null : (
        <DiferenciaCampo
          label={label}
          propia={valor}
          guardada={guardada}
          isTexto
          onChoose={(eleccion) => choose(campo, eleccion)}
        />
      )}
    </>
  );
}
